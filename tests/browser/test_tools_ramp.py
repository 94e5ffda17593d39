"""The stages of a run over time: drawn, as a table, as data, on paper."""

import base64
import csv
import io
import re

import pytest

from tests.browser.test_tools import asked
from tests.browser.words import says

# PaLM (arXiv:2204.02311, section 5.3), whose sizes hold from these steps on.
LENGTH = 2048
PALM = {0: 512, 50_000: 1024, 115_000: 2048}
STEPS = 255_000
RUN = (
    "#ramp_given_as=thresholds&threshold_unit=steps"
    "&schedule=0%7C512%3B50000%7C1024%3B115000%7C2048"
    "&training_sequences=378880000"
)


def table():
    """Each stage with its first step and token, by Python's own integers."""
    rows, tokens = [], 0
    for (first, size), end in zip(PALM.items(), [*PALM, STEPS][1:], strict=True):
        taken = (end - first) * size * LENGTH
        rows.append([first, size, end - first, taken, tokens, size * LENGTH])
        tokens += taken
    return rows


def page(site, lang="en", values=""):
    return f"{site.url}{lang}/batch-ramp/{values}"


def corners(browser):
    """Of the line that is drawn, in pixels from the left and from the bottom."""
    return browser.js(
        "return Array.from(document.querySelector('.plot-line').points,"
        " p => [p.x, -p.y])"
    )


def ratios(values):
    """Where each lies between the first and the last."""
    low, high = values[0], values[-1]
    return [(value - low) / (high - low) for value in values]


@pytest.mark.engines
def test_stages_are_drawn_as_steps(browser, site, widget):
    """Widths as long as the stages, in tokens or in steps; heights as large."""
    browser.open(page(site, values=RUN))
    browser.wait(lambda: widget.results().get("total_steps") == str(STEPS), "PaLM")
    widget.open_tool("ramp")
    assert {path for path in asked(site) if "part-" in path} == set()
    tokens = [row[4] for row in table()] + [sum(row[3] for row in table())]
    for across, ends in (("tokens", tokens), ("steps", [*PALM, STEPS])):
        widget.choose("tool-ramp-across", across)
        found = corners(browser)
        assert len(found) == 2 * len(PALM)
        places = [found[0][0], *(x for x, _ in found[1::2])]
        assert ratios(places) == pytest.approx(ratios(ends), abs=0.005)
        heights = [y for _, y in found[::2]]
        assert ratios(heights) == pytest.approx(ratios([*PALM.values()]), abs=0.005)
    title = browser.find(".plot").get_attribute("aria-label")
    assert says(title, "chart-title")
    assert "115,000" in browser.js("return document.querySelector('desc').textContent")


def test_table_and_data_say_what_is_drawn(browser, site, widget):
    """The result's own columns, then where a stage begins in tokens, and its steps'."""
    browser.grant("clipboardReadWrite", "clipboardSanitizedWrite")
    browser.open(page(site, values=RUN))
    browser.wait(lambda: widget.results().get("total_steps") == str(STEPS), "PaLM")
    widget.open_tool("ramp")
    rows = browser.js(
        "return [...document.querySelectorAll('.tool-data tbody tr')]"
        ".map(r => [...r.cells].map(c => c.textContent))"
    )
    assert rows == [[f"{value:,}" for value in row] for row in table()]

    browser.find(".tool-data summary").click()
    browser.find(".tool-data button").click()
    browser.wait(lambda: browser.find(".tool-data [data-done]"), "a copy")
    title, *values = csv.reader(io.StringIO(browser.pasted()))
    assert title[-2:] == ["first_token (token)", "tokens_per_step (token)"]
    assert values == [[str(value) for value in row] for row in table()]


def test_short_ramp_of_a_long_run_fills_the_plot(browser, site, widget):
    """BLOOM's 117 sizes: up to the last change first, the whole run when asked."""
    browser.open(page(site))
    widget.open_tool("ramp")
    near = browser.find("#tool-ramp-near")
    assert near.is_selected()
    ramp = corners(browser)
    sizes = range(192, 2048 + 1, 16)
    assert len(ramp) == 2 * len(sizes)
    heights = ratios([y for _, y in ramp[::2]])
    assert heights == pytest.approx(ratios([*sizes]), abs=0.005)
    near.click()
    whole = corners(browser)
    # 20,000,374,784 tokens of the ramp, then 102,653 steps of 2,048 * 2,048.
    share = 20_000_374_784 / (20_000_374_784 + 102_653 * 2048 * 2048)
    assert ratios([x for x, _ in whole])[-2] == pytest.approx(share, abs=0.005)
    assert says(
        browser.find(".calclet [role=status]").get_attribute("textContent"),
        "ramp-about",
        count="117",
    )


def test_drawing_follows_the_result_and_waits_with_it(browser, site, widget):
    """A run of one size is one step; a wrong value leaves the last one, dimmed."""
    browser.open(page(site))
    widget.open_tool("ramp")
    widget.type("ramp_sequences", "0\t")
    browser.wait(lambda: len(corners(browser)) == 2, "a flat line")
    assert not browser.find("#tool-ramp-near").is_displayed()
    widget.type("ramp_sequences", "x\t")
    browser.wait(
        lambda: float(browser.find(".ramp").value_of_css_property("opacity")) < 1,
        "a dimmed line",
    )


def test_ramp_reads_from_left_to_right_in_arabic(browser, site, widget):
    """As its digits do; and nothing of it is wider than a phone."""
    browser.viewport(320)
    browser.open(page(site, "ar"))
    widget.open_tool("ramp")
    browser.find(".tool-data summary").click()
    places = [x for x, _ in corners(browser)]
    assert places == sorted(places)
    assert browser.js("return document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_ramp_has_no_violations(browser, site, widget, scheme):
    """Of accessibility, as axe-core finds them."""
    browser.media(prefers_color_scheme=scheme)
    browser.open(page(site))
    widget.open_tool("ramp")
    browser.find(".tool-data summary").click()
    assert browser.violations() == []


def test_ramp_is_printed_with_the_report(browser, site, widget):
    """Where it is open: the line, and in words from where to where."""
    browser.open(page(site))
    widget.open_tool("ramp")
    browser.js("dispatchEvent(new Event('beforeprint'))")
    browser.media("print")
    copy = browser.find(".report .report-chart")
    assert copy.find_element("css selector", ".plot-line").is_displayed()
    assert says(copy.text, "ramp-about", count="117")
    assert "20,000,374,784" in copy.text


def test_long_table_prints_without_gaps(browser, site, widget):
    """117 rows of one line each: three A4 pages of them, and the rest on a fourth."""
    browser.open(page(site))
    widget.ready()
    pdf = base64.b64decode(
        browser.cdp("Page.printToPDF", paperWidth=8.27, paperHeight=11.69)["data"]
    )
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) <= 4
