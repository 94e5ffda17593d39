"""In Arabic all runs from right to left, but numbers, formulas and code."""

import pytest

from tests.browser.test_layout import TOO_WIDE
from tests.browser.test_studio import set_value
from tests.browser.widget import answer

LANG = "ar"
# Where the first and the last letter of a text stand, from the left edge.
ENDS = """
const [selector, text] = arguments;
for (const root of document.querySelectorAll(selector)) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const start = walker.currentNode.data.indexOf(text);
    if (start < 0) continue;
    const at = [start, start + text.length - 1].map(index => {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + 1);
      return range.getBoundingClientRect();
    });
    if (at[0].width && Math.abs(at[0].top - at[1].top) < 2) return at.map(r => r.left);
  }
}
return null;
"""
EDGES = "return document.querySelector(arguments[0]).getBoundingClientRect()"


def reads_left_to_right(browser, selector, text):
    first, last = browser.js(ENDS, selector, text)
    return first < last


def stands(browser, selector, text):
    return browser.js(ENDS, selector, text)[0]


def left(browser, selector):
    return browser.js(f"{EDGES}.left", selector)


def right(browser, selector):
    return browser.js(f"{EDGES}.right", selector)


def test_the_page_is_mirrored(browser, site):
    """What comes first stands on the right: inputs, labels, the first action."""
    browser.viewport(1280)
    browser.open(site.page(LANG))

    assert left(browser, ".form") > left(browser, ".results")
    field = "[data-input=micro_batch_size]"
    assert left(browser, f"{field} label") > left(browser, f"{field} input")
    assert left(browser, "[data-step='-1']") > left(browser, "[data-step='1']")
    assert left(browser, "[data-action=share]") > left(browser, "[data-action=embed]")
    assert left(browser, ".article") > left(browser, ".contents")
    assert left(browser, ".brand") > left(browser, ".languages")


def test_a_bound_is_told_apart_on_both_sides(browser, site):
    """It reads from left to right, the dot after it stands on its left."""
    browser.open(f"{site.url}{LANG}/learning-rate-warmup/")

    facts = "#tokens_per_step-facts .bound"
    assert left(browser, f"{facts} bdi") > left(browser, facts)


def test_numbers_and_formulas_are_not(browser, site, widget):
    """Bounds, steps, examples and all that is calculated read as everywhere."""
    browser.open(site.page(LANG))

    assert stands(browser, ".bound", "≥") < stands(browser, ".bound", "1")
    assert reads_left_to_right(browser, "[data-step='1']", "×2")
    assert reads_left_to_right(browser, "[data-step='-1']", "÷2")
    assert reads_left_to_right(browser, "output[name=tokens_per_step]", "8,388,608")
    directions = browser.js(
        "return [...new Set([...document.querySelectorAll('math, .article code')]"
        ".map(e => getComputedStyle(e).direction))]"
    )
    assert directions == ["ltr"]

    widget.paste("data_parallel_size", "64*8x")
    widget.has_error("data_parallel_size")

    assert reads_left_to_right(browser, "#data_parallel_size-message", "2^12")


def test_units_stand_where_their_letters_read(browser, site):
    """Arabic words after the number, on its left; Latin ones as in a formula."""
    browser.viewport(1280)
    browser.open(site.frame(LANG))
    number = "[data-output=tokens_per_step] output"
    unit = "[data-output=tokens_per_step] .unit"

    assert left(browser, unit) < left(browser, number)
    start = right(browser, number)
    browser.js("document.querySelector(arguments[0]).textContent = 'GiB'", unit)

    assert left(browser, number) < left(browser, unit)
    assert abs(right(browser, unit) - start) < 5


def test_a_sentence_runs_from_right_to_left(browser, site, widget):
    """Its numbers follow each other as its words do; each keeps its own order."""
    browser.viewport(1280)
    browser.open(site.page(LANG))
    sentence = "[data-output=tokens_per_step] .sentence"

    assert stands(browser, sentence, "4,") < stands(browser, sentence, "2,")
    assert reads_left_to_right(browser, sentence, "2,")


@pytest.mark.parametrize(
    ("text", "direction"), [("64*8", "ltr"), ("2 مليون", "rtl"), ("128Ki", "ltr")]
)
def test_a_field_follows_what_is_typed(browser, site, widget, text, direction):
    """Arithmetic from left to right, Arabic words from right to left."""
    browser.open(site.frame(LANG))
    widget.type("sequence_length", text)

    field = widget.control("sequence_length")
    assert field.value_of_css_property("direction") == direction
    assert field.value_of_css_property("text-align") == "right"


def test_long_and_compact_numbers_wrap_in_order(browser, site, widget):
    """Beyond number words a power of ten stands there, not its mirror image."""
    browser.viewport(320)
    browser.open(site.frame(LANG))
    big = 10**60 - 1
    for name in ("micro_batch_size", "data_parallel_size", "sequence_length"):
        widget.paste(name, str(big))
    widget.shows(
        answer(micro_batch_size=big, data_parallel_size=big, sequence_length=big)
    )

    assert browser.js(TOO_WIDE) == []
    assert reads_left_to_right(
        browser, "[data-output=tokens_per_step] .compact", "00 × 10"
    )


def test_the_studio_is_mirrored_but_its_code(browser, site):
    """Choices on the right; code, addresses and sizes from left to right."""
    browser.viewport(1280)
    browser.open(site.studio(LANG))
    browser.wait(lambda: browser.all(".stage iframe:not(.coming)"), "a preview")

    assert left(browser, ".settings") > left(browser, ".outcome")
    assert browser.find("#code").value_of_css_property("direction") == "ltr"
    assert browser.find(".policy").value_of_css_property("direction") == "ltr"
    number, unit = browser.text("#cost-use").split()
    assert unit == "MB"
    assert stands(browser, "#cost-use", number) < stands(browser, "#cost-use", unit)
    with browser.frame(".stage iframe"):
        assert browser.js("return document.documentElement.dir") == "rtl"
    set_value(browser, "lang", "en")
    browser.wait(
        lambda: browser.js(
            "return document.querySelector('.stage iframe:not(.coming)')"
            "?.contentDocument?.documentElement.dir === 'ltr'"
        ),
        "a host page that runs as its language does",
    )
