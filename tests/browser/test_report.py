"""The printed report: one page with everything a reader must know."""

import base64
import re

import pytest

from tests.browser.driver import plain
from tests.browser.widget import DEFAULTS, answer
from tests.browser.words import says, told

STUB = "window.print = () => { window.printed = (window.printed ?? 0) + 1 }"


def printed_text(browser):
    """What is visible on paper."""
    browser.media("print")
    text = plain(browser.js("return document.body.innerText"))
    browser.media("")
    return text


@pytest.mark.parametrize("lang", told())
def test_report_holds_title_inputs_results_and_link(browser, site, widget, lang):
    """Title, date, inputs, results with sentences, formula and link are on paper."""
    browser.before_load(STUB)
    browser.open(site.page(lang))
    widget.type("data_parallel_size", "73")
    expected = answer(data_parallel_size=73)
    widget.shows(expected)
    widget.press("report")
    browser.wait(lambda: browser.js("return window.printed"), "the print dialog")

    text = printed_text(browser)
    assert says(text, "title", lang)
    assert says(text, "report-made", lang)
    for number in ("73", *expected.values()):
        assert f"{int(number):,}" in text
    assert "data_parallel_size=73" in text
    assert browser.js(
        "return [...document.querySelectorAll('math')].some(m => m.checkVisibility())"
    )


@pytest.mark.parametrize("lang", told())
def test_report_fits_one_page(browser, site, widget, lang):
    """A4 holds it in every language."""
    browser.before_load(STUB)
    browser.open(site.page(lang))
    widget.type("data_parallel_size", "73")
    widget.shows(answer(data_parallel_size=73))
    widget.press("report")
    browser.wait(lambda: browser.js("return window.printed"), "the print dialog")

    pdf = base64.b64decode(
        browser.cdp("Page.printToPDF", paperWidth=8.27, paperHeight=11.69)["data"]
    )
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1


def test_report_leaves_out_what_paper_cannot_use(browser, site, widget):
    """No buttons, panels or navigation on paper."""
    browser.open(site.page())
    widget.ready()
    browser.media("print")

    visible = browser.js(
        "return [...document.querySelectorAll('button, nav, iframe, [role=dialog]')]"
        ".filter(e => e.checkVisibility()).map(e => e.outerHTML.slice(0, 120))"
    )
    assert visible == []


def test_one_of_a_thing_is_singular_on_paper(browser, site, widget):
    """Units follow their numbers, in the table of inputs too."""
    browser.open(site.page("en", "#data_parallel_size=1"))
    widget.shows(answer(data_parallel_size=1))
    browser.js("dispatchEvent(new Event('beforeprint'))")

    row = printed_row(browser, "data_parallel_size")
    assert row.endswith("1 replica")


def test_the_longest_numbers_fit_one_page_and_leave_room(browser, site, widget):
    """Sixty digits in every input: no second page, no label squeezed to a column."""
    longest = dict.fromkeys(DEFAULTS, 10**60 - 1)
    values = "&".join(f"{name}={value}" for name, value in longest.items())
    browser.open(site.page("ja", f"#{values}"))
    widget.shows(answer(**longest))

    pdf = base64.b64decode(
        browser.cdp("Page.printToPDF", paperWidth=8.27, paperHeight=11.69)["data"]
    )
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    browser.viewport(640)
    browser.media("print")
    narrow = browser.js(
        "return [...document.querySelectorAll('.report th, .report-result > p')]"
        ".filter(e => e.clientWidth < 100).map(e => e.textContent)"
    )
    browser.media("")
    assert narrow == []


def printed_row(browser, name):
    browser.media("print")
    text = plain(browser.find(f"[data-report-input='{name}']").text)
    browser.media("")
    return text
