"""The frame is as high as its content, at every width, whatever opens and closes."""

import pytest

from tests.browser.test_embed import EVENTS, element, inner_frame, wait_heard
from tests.browser.widget import Widget
from tests.browser.words import told

WIDTHS = (280, 320, 400, 560, 719, 760, 1000, 1280)
SHIFTS = """<script>window.shift = 0; new PerformanceObserver(list =>
 list.getEntries().forEach(e => shift += e.value))
 .observe({type: 'layout-shift', buffered: true})</script>"""
OVERFLOW = """const d = document.documentElement;
return [d.scrollHeight - d.clientHeight, innerWidth - d.clientWidth,
 d.clientHeight - document.querySelector('.calclet').offsetHeight]"""


def fits(browser, what):
    """Nothing to scroll, no scroll bar, no gap below."""

    def measured():
        with browser.frame(inner_frame(browser)):
            over, bar, gap = browser.js(OVERFLOW)
        return over <= 0 and bar == 0 and gap <= 2

    browser.wait(measured, f"a frame that fits {what}", 10)


def in_frame(browser, script):
    with browser.frame(inner_frame(browser)):
        browser.js(script)


@pytest.mark.engines
@pytest.mark.parametrize("way", ["native", "message"])
@pytest.mark.parametrize("lang", told())
def test_no_scroll_bar_at_any_width(browser, site, lang, way):
    """While a panel, an error and hidden help come and go."""
    browser.viewport(1280)
    browser.open(site.host(EVENTS + element(site, f'lang="{lang}"')))
    wait_heard(browser, "ready")
    if way == "message":  # as in a browser that cannot do it natively
        sheet = "document.querySelector('calclet-widget').shadowRoot.adoptedStyleSheets"
        browser.js(f"{sheet}[0].insertRule('iframe {{ frame-sizing: auto !important; "
                   "block-size: attr(height px) !important }')")  # fmt: skip
    toggle = "document.querySelector('[data-action=embed]').click()"

    for width in WIDTHS:
        browser.js(f"document.querySelector('calclet-widget').style.width='{width}px'")
        fits(browser, width)
        in_frame(browser, toggle)
        fits(browser, f"{width} with a panel")
        in_frame(browser, toggle)
        fits(browser, f"{width} without it")


@pytest.mark.engines
def test_it_shrinks_again(browser, site):
    """After an error of many lines, and when help is hidden."""
    browser.viewport(320)
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")
    fits(browser, "at first")
    before = inner_frame(browser).size["height"]
    with browser.frame(inner_frame(browser)):
        Widget(browser).paste("micro_batch_size", "9^9^9^9")
        Widget(browser).has_error("micro_batch_size")
    fits(browser, "with an error")
    with browser.frame(inner_frame(browser)):
        Widget(browser).paste("micro_batch_size", "8")
        browser.wait(lambda: not Widget(browser).error("micro_batch_size"), "no error")
    fits(browser, "without it")

    assert abs(inner_frame(browser).size["height"] - before) <= 2


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_the_page_does_not_jump(browser, site, width):
    """What is reserved is close to what is needed, and taken in one step."""
    browser.viewport(width)
    script = f"<script src='{site.url}calclet.js'></script>"
    body = element(site).replace(
        f"<script async src='{site.url}calclet.js'></script>", script
    )
    browser.open(site.host(SHIFTS + body))
    wait_heard(browser, "ready")
    fits(browser, width)

    assert browser.js("return shift") < 0.01


def test_a_plain_frame_sizes_itself_where_it_can(browser, site):
    """One line of style is enough in browsers with frame-sizing."""
    if not browser.js("return CSS.supports('frame-sizing', 'content-height')"):
        pytest.skip("this browser cannot size frames by itself")
    style = "<style>iframe { frame-sizing: content-height }</style>"
    frame = f"<iframe src='{site.frame()}' width='320' frameborder='0'></iframe>"
    browser.open(site.host(style + frame))
    browser.wait(lambda: browser.find("iframe").size["height"] > 600, "its own height")
