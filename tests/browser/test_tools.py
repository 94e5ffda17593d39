"""Tools beside the calculator: loaded when opened, and no earlier."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.words import says

ON_DEMAND = re.compile(r"/assets/(tool|part-)")
FAILED = "40[34]|MIME|ERR_|Failed to (load|fetch)|NetworkError"


def asked(site):
    return [r.path for r in site.server.log if ON_DEMAND.search(r.path)]


@pytest.mark.engines
def test_nothing_of_a_tool_is_loaded_before_it_is_opened(browser, site, widget):
    """Not by the page, not by Python, not for visits without a connection."""
    browser.open(site.page())
    widget.ready()
    browser.driver.execute_async_script(
        "const [done] = arguments; navigator.serviceWorker.ready.then(() => done())"
    )
    assert asked(site) == []

    widget.open_tool("solve")
    assert {re.split(r"-[0-9a-f]{10}", path)[0] for path in asked(site)} == {
        f"/assets/{name}"
        for name in ("toolbox", "tools", "tools-en", "tools-solve", "part-tools")
    }


def test_panel_opens_and_closes_as_others_do(browser, site, widget):
    """One at a time, Escape closes, and the focus goes along."""
    browser.open(site.page())
    solve = browser.find("[data-tool=solve]")
    widget.open_tool("solve")
    panel = browser.find("#tool-panel")
    assert solve.get_attribute("aria-expanded") == "true"
    assert browser.js("return document.activeElement.id") == "tool-panel"
    assert panel.find_element("css selector", "h2").text == solve.text

    chart = browser.find("[data-tool=chart]")
    widget.open_tool("chart")
    assert solve.get_attribute("aria-expanded") == "false"
    assert panel.find_element("css selector", "h2").text == chart.text
    assert len([x for x in browser.all(".tool") if x.is_displayed()]) == 1

    browser.keys(Keys.ESCAPE)
    assert not panel.is_displayed()
    assert browser.driver.switch_to.active_element == chart
    widget.press("share")
    chart.click()
    assert not browser.find("[data-panel=share]").is_displayed()


@pytest.mark.parametrize(
    "file", ["tools-en", "toolbox", r"tools-[0-9a-f]+\.css", "tools-solve"]
)
def test_file_that_does_not_come_is_told_and_asked_for_again(
    browser, site, widget, file
):
    """In words, beside a button; what was entered is kept."""
    browser.expect_console(FAILED)
    browser.clear_cache()
    site.breaks(f"/assets/{file}", status=404)
    browser.open(site.page())
    widget.type("micro_batch_size", "16")
    browser.find("[data-tool=solve]").click()
    failure = browser.find(".tool-failure")
    browser.wait(failure.is_displayed, "the bad news")
    assert says(failure.text, "tool-failed")

    site.heals()
    failure.find_element("css selector", "button").click()
    widget.tool()
    assert not failure.is_displayed()
    assert widget.value("micro_batch_size") == "16"


@pytest.mark.parametrize("how", [{"status": 404}, {"body": b"damaged"}], ids=str)
def test_part_of_python_that_does_not_come_is_told_and_asked_for_again(
    browser, site, widget, how
):
    """The calculator goes on without it."""
    browser.expect_console(FAILED)
    browser.clear_cache()
    site.breaks(r"/assets/part-tools", **how)
    browser.open(site.page())
    tool = widget.open_tool("solve")
    note = tool.find_element("css selector", ".tool-note")
    assert says(note.text, "error-part-missing")
    assert widget.state == "ready"

    site.heals()
    note.find_element("css selector", "button").click()
    browser.wait(lambda: browser.all(".solution"), "a solution")
    assert not note.is_displayed()


@pytest.mark.parametrize("tool", ["solve", "choices", "chart"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violations(browser, site, widget, tool, scheme):
    """Of accessibility, as axe-core finds them."""
    browser.media(prefers_color_scheme=scheme)
    browser.open(site.page())
    widget.open_tool(tool)
    for data in browser.all(".tool-data summary"):
        data.click()
    assert browser.violations() == []


@pytest.mark.parametrize("lang", ["en", "ar", "de"])
@pytest.mark.parametrize("tool", ["solve", "choices", "chart"])
def test_fits_a_phone(browser, site, widget, tool, lang):
    """At 320 px nothing is wider than the page, and all can be touched."""
    browser.viewport(320)
    browser.open(site.page(lang))
    widget.open_tool(tool)
    for data in browser.all(".tool-data summary"):
        data.click()
    assert browser.js("return document.documentElement.scrollWidth") <= 320
    small = browser.js(
        "return [...document.querySelectorAll("
        "'#tool-panel :is(button, select, summary)')]"
        ".filter(e => e.checkVisibility()).filter(e => {"
        "const b = e.getBoundingClientRect(); return Math.min(b.width, b.height) < 24})"
        ".map(e => e.outerHTML.slice(0, 120))"
    )
    assert small == []
