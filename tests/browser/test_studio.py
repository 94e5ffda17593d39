"""From the studio to somebody else's page."""

import pytest

from tests.browser.test_embed import EVENTS, heard, inner_frame
from tests.browser.widget import Widget, answer
from tests.browser.words import says, told


def code(browser):
    """The snippet as the studio shows it."""
    return browser.js("return document.querySelector('textarea.code').value")


def wait_code(browser, *parts):
    return browser.wait(
        lambda: all(part in code(browser) for part in parts) and code(browser),
        f"code with {parts}",
    )


def set_value(browser, name, text):
    field = browser.find(f"form [name='{name}']")
    browser.js(
        "arguments[0].value = arguments[1];"
        "arguments[0].dispatchEvent(new InputEvent('input', {bubbles: true}));"
        "arguments[0].dispatchEvent(new Event('change', {bubbles: true}))",
        field,
        text,
    )


@pytest.mark.engines
@pytest.mark.parametrize("lang", told())
def test_snippet_works_on_another_origin(browser, site, lang):
    """What the studio shows, pasted as it is into a foreign page, calculates."""
    browser.open(site.studio(lang))
    set_value(browser, "micro_batch_size", "16")
    snippet = wait_code(browser, 'micro_batch_size="16"')

    browser.open(site.host(EVENTS + snippet))
    browser.wait(lambda: heard(browser, "ready"), "calclet-ready")
    frame = inner_frame(browser)
    assert frame.get_attribute("src").startswith(site.frame(lang))
    with browser.frame(frame):
        Widget(browser).type("data_parallel_size", "3")
        Widget(browser).shows(answer(micro_batch_size=16, data_parallel_size=3))


def test_iframe_snippet_works_on_another_origin(browser, site, widget):
    """The plain frame needs no script of ours on the host."""
    browser.open(site.studio())
    set_value(browser, "micro_batch_size", "16")
    browser.wait(lambda: code(browser), "code")
    choose(browser, "code-kind", "iframe")
    snippet = wait_code(browser, "<iframe", "micro_batch_size=16")

    browser.open(site.host(snippet))
    with browser.frame("iframe"):
        widget.shows(answer(micro_batch_size=16))


def choose(browser, name, value):
    radio = browser.find(f"input[name='{name}'][value='{value}']")
    browser.js("arguments[0].click()", radio)


@pytest.mark.engines
def test_preview_is_the_snippet(browser, site):
    """The preview holds a live frame that follows the options."""
    browser.open(site.studio())
    set_value(browser, "micro_batch_size", "24")
    wait_code(browser, 'micro_batch_size="24"')
    browser.js("document.querySelector('.stage').scrollIntoView()")  # it is lazy

    def preview():
        # The frame that is there may be on its way out: look once, and look again.
        with browser.frame(".stage > iframe:not(.coming)"):
            widget = "document.querySelector('calclet-widget')?.shadowRoot"
            if not (frame := browser.js(f"return {widget}?.querySelector('iframe')")):
                return ""
            with browser.frame(frame):
                return browser.js("return location.href + document.title")

    browser.wait(lambda: "micro_batch_size=24" in preview(), "the value in the preview")


@pytest.mark.engines
def test_copy_is_confirmed(browser, site):
    """The code lands in the clipboard; the confirmation is seen and announced."""
    browser.open(site.studio())
    snippet = wait_code(browser, "calclet-widget")
    browser.find("[data-action=copy]").click()

    browser.wait(
        lambda: any(
            says(e.text, "studio-copied")
            for e in browser.all("[role=status], [aria-live=polite]")
        ),
        "the confirmation",
    )
    assert browser.pasted() == snippet


def test_hostile_value_stays_inside_the_attribute(browser, site):
    """No option breaks out of the snippet."""
    hostile = '"><script>parent.hacked = top.hacked = 1</script>'
    browser.open(site.studio())
    wait_code(browser, "calclet-widget")
    set_value(browser, "micro_batch_size", hostile)

    browser.wait(
        lambda: (
            "micro_batch_size" in code(browser)
            or says(browser.text("body"), "studio-value-error")
        ),
        "the value taken or refused",
    )
    assert "<script>parent" not in code(browser)
    assert not browser.js("return 'hacked' in window")


def test_panel_of_the_page_gives_working_code(browser, site, widget):
    """The embed panel's code carries the visitor's values to another page."""
    browser.open(site.page())
    widget.type("micro_batch_size", "16")
    widget.shows(answer(micro_batch_size=16))
    widget.press("embed")
    snippet = wait_code(browser, "calclet-widget", "16")

    browser.open(site.host(EVENTS + snippet))
    browser.wait(lambda: heard(browser, "ready"), "calclet-ready")
    with browser.frame(inner_frame(browser)):
        Widget(browser).shows(answer(micro_batch_size=16))
