"""Every page fits its width, in every language."""

import pytest

from tests.browser.test_accessibility import KINDS, pages
from tests.browser.widget import answer
from tests.browser.words import languages, told

WIDTHS = (320, 768, 1280)
TOO_WIDE = """
const limit = document.documentElement.clientWidth;
return document.documentElement.scrollWidth <= limit ? [] :
  [...document.querySelectorAll("body *")]
    .filter(e => e.checkVisibility())
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([, box]) => box.right > limit + 1 || box.left < -1)
    .map(([e]) => e.outerHTML.slice(0, 100));
"""


@pytest.mark.parametrize(("kind", "lang"), pages(languages()))
def test_no_sideways_scrolling(browser, site, kind, lang):
    """At the width of a phone, a tablet and a desk."""
    if kind == "chooser":
        browser.without_javascript()
    for width in WIDTHS:
        browser.viewport(width)
        browser.open(KINDS[kind].format(url=site.url, lang=lang))
        assert browser.js(TOO_WIDE) == [], width


@pytest.mark.parametrize("lang", told())
def test_longest_numbers_wrap(browser, site, widget, lang):
    """Results of hundreds of digits fit a phone as well."""
    browser.viewport(320)
    browser.open(site.frame(lang))
    big = 10**60 - 1
    for name in ("micro_batch_size", "data_parallel_size", "sequence_length"):
        widget.paste(name, str(big))
    widget.shows(
        answer(micro_batch_size=big, data_parallel_size=big, sequence_length=big)
    )

    assert browser.js(TOO_WIDE) == []


@pytest.mark.parametrize("lang", languages())
def test_frame_is_compact(browser, site, lang):
    """The bare widget fits 1,000 px of height at 320 px of width."""
    browser.viewport(320, 400)
    browser.open(site.frame(lang))

    assert browser.js("return document.documentElement.scrollHeight") <= 1000
