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


@pytest.mark.parametrize("lang", told())
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_page_does_not_jump(browser, site, width, lang):
    """What is reserved is enough, and what is left of it is not taken back."""
    browser.viewport(width, 2000)  # so that what follows the widget is seen
    script = f"<script src='{site.url}calclet.js'></script>"
    body = element(site, f'lang="{lang}"').replace(
        f"<script async src='{site.url}calclet.js'></script>", script
    )
    browser.open(site.host(SHIFTS + body))
    wait_heard(browser, "ready")
    fits(browser, width)

    shift = browser.js("return shift")
    assert shift < 0.001
    if lang == "en":
        assert shift == 0


def test_room_that_is_not_needed_goes(browser, site):
    """With help and formula hidden, what follows comes up to the widget."""
    browser.viewport(360, 2000)
    browser.open(site.host(element(site, 'hide="help,formula,share"')))
    wait_heard(browser, "ready")
    fits(browser, "without help")

    room = browser.find("calclet-widget").size["height"]
    assert room - inner_frame(browser).size["height"] <= 2


def test_a_plain_frame_sizes_itself_where_it_can(browser, site):
    """One line of style is enough in browsers with frame-sizing."""
    if not browser.js("return CSS.supports('frame-sizing', 'content-height')"):
        pytest.skip("this browser cannot size frames by itself")
    style = "<style>iframe { frame-sizing: content-height }</style>"
    frame = f"<iframe src='{site.frame()}' width='320' frameborder='0'></iframe>"
    browser.open(site.host(style + frame))
    browser.wait(lambda: browser.find("iframe").size["height"] > 600, "its own height")
