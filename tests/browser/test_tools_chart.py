"""A result against an input: drawn, as a table, as data, on paper."""

import csv
import io
from itertools import pairwise

import pytest

from tests.browser.widget import DEFAULTS
from tests.browser.words import says

BATCHES = [2**power for power in range(8)]


def tokens(**inputs):
    """By Python's own integers."""
    b, d, a, length = ({**DEFAULTS, **inputs}).values()
    return b * d * a * length


def rows(browser):
    """The table as it is read: texts of its cells."""
    return browser.js(
        "return [...document.querySelectorAll('.tool-data tr')]"
        ".map(r => [...r.cells].map(c => c.textContent))"
    )


@pytest.mark.engines
def test_table_says_what_is_drawn(browser, site, widget):
    """Each value around the one in the form, as Python's integers have it."""
    browser.open(site.page())
    widget.open_tool("chart")
    widget.choose("tool-chart-output", "tokens_per_step")
    _, *values = rows(browser)
    expected = [[f"{b:,}", f"{tokens(micro_batch_size=b):,}"] for b in BATCHES]
    assert values == expected
    assert browser.js("return document.querySelectorAll('.plot-mark.dot').length") == 8
    [now] = browser.all(".tool-data [aria-current]")
    assert now.get_attribute("textContent").startswith("8" + expected[3][1])


def test_chart_is_read_out(browser, site, widget):
    """An image with a name and a description; its marks are of the values' places."""
    browser.open(site.page())
    widget.open_tool("chart")
    plot = browser.find(".plot")
    assert plot.get_attribute("role") == "img"
    assert says(plot.get_attribute("aria-label"), "chart-title")
    about = browser.js("return document.querySelector('.plot desc').textContent")
    assert says(about, "chart-about")
    assert "2,048" in about
    heights = browser.js(
        "return [...document.querySelectorAll('.plot-mark.dot')]"
        ".map(d => [d.cx.baseVal.value, d.cy.baseVal.value])"
    )
    steps = [(b[0] - a[0], a[1] - b[1]) for a, b in pairwise(heights)]
    # A straight line on two logarithmic axes.
    assert all(step == pytest.approx(steps[0], abs=0.1) for step in steps)
    assert steps[0][0] > 0
    assert steps[0][1] > 0


def test_range_is_the_visitors(browser, site, widget):
    """Whole steps between two numbers, however they are written."""
    browser.open(site.page())
    widget.open_tool("chart")
    widget.choose("tool-chart-output", "global_batch_size")
    widget.choose("tool-chart-input", "sequence_length")
    assert {row[1] for row in rows(browser)[1:]} == {"2,048"}
    widget.choose("tool-chart-input", "data_parallel_size")
    widget.enter("tool-chart-from", "10")
    widget.enter("tool-chart-to", "2^4")
    values = rows(browser)[1:]
    assert values[0] == ["10", f"{8 * 10 * 4:,}"]
    assert values[-1] == ["16", f"{8 * 16 * 4:,}"]
    widget.enter("tool-chart-to", "16")
    assert [row[0] for row in rows(browser)[1:]] == [
        "10",
        "11",
        "12",
        "13",
        "14",
        "15",
        "16",
    ]

    widget.enter("tool-chart-from", "ten")
    assert browser.find("#tool-chart-from").get_attribute("aria-invalid") == "true"


def test_data_is_exact_and_in_no_language(browser, site, widget):
    """As a spreadsheet reads it, from a page whose numbers have other marks."""
    browser.grant("clipboardReadWrite", "clipboardSanitizedWrite")
    browser.open(site.page("de"))
    widget.open_tool("chart")
    widget.choose("tool-chart-output", "tokens_per_step")
    browser.find(".tool-data summary").click()
    browser.find(".tool-data button").click()
    browser.wait(lambda: browser.find(".tool-data [data-done]"), "a copy")
    title, *values = csv.reader(io.StringIO(browser.pasted()))
    assert title == ["micro_batch_size (sequence)", "tokens_per_step (token)"]
    assert values == [[str(b), str(tokens(micro_batch_size=b))] for b in BATCHES]


def test_axes_run_from_left_to_right_in_arabic(browser, site, widget):
    """As the digits do; the words around them do not."""
    browser.open(site.page("ar"))
    widget.open_tool("chart")
    places = browser.js(
        "return [...document.querySelectorAll('.plot-mark.dot')]"
        ".map(d => d.getBoundingClientRect().left)"
    )
    assert places == sorted(places)
    title = browser.js(
        "return getComputedStyle(document.querySelector('.plot-readout')).direction"
    )
    assert title == "rtl"


def test_chart_is_printed_with_the_report(browser, site, widget):
    """Where it is open; its lines are of the paper's colours."""
    browser.open(site.page())
    widget.open_tool("chart")
    browser.js("dispatchEvent(new Event('beforeprint'))")
    browser.media("print")
    copy = browser.find(".report .report-chart")
    assert copy.is_displayed()
    assert copy.find_element("css selector", "svg").is_displayed()
    assert not browser.find("#tool-panel").is_displayed()

    browser.media("screen")
    browser.find("[data-tool=chart]").click()
    browser.js("dispatchEvent(new Event('beforeprint'))")
    assert browser.all(".report-chart") == []
