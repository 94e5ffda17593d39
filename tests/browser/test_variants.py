"""The demonstration pages work, on another origin than the site."""

from pathlib import Path

import pytest

from tests.browser.test_embed import inner_frame
from tests.browser.widget import Widget, answer

VARIANTS = Path(__file__).parents[2] / "embed" / "variants"
NAMES = sorted(page.stem for page in VARIANTS.glob("*.html"))


def show(browser, site, name):
    browser.expect_console("favicon")
    page = (VARIANTS / f"{name}.html").read_text("utf-8")
    browser.open(site.host(page.replace("{{ base }}", site.url)))


def frames(browser):
    """The frames of the page that can be seen, wherever they are."""
    return browser.wait(
        lambda: browser.js(
            "return [...document.querySelectorAll('calclet-widget, iframe')].map(e =>"
            " e.shadowRoot?.querySelector('iframe.ready')"
            " ?? (e.localName == 'iframe' ? e : null))"
        ),
        "frames",
    )


@pytest.mark.parametrize("name", NAMES)
def test_variant_calculates(browser, site, name):
    """A visitor types into each widget and gets Python's answer."""
    show(browser, site, name)

    browser.wait(lambda: frames(browser) and all(frames(browser)), "ready frames")
    for frame in frames(browser):
        browser.js("arguments[0].scrollIntoView({block: 'center'})", frame)
        with browser.frame(frame):
            widget = Widget(browser)
            widget.type("data_parallel_size", "3")
            values = {k: int(v.replace(",", "")) for k, v in widget.values().items()}
            assert values["data_parallel_size"] == 3
            widget.shows(answer(**values))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [320, 1280])
def test_variant_fits_its_page(browser, site, name, width):
    """No sideways scrolling from a widget."""
    browser.viewport(width)
    show(browser, site, name)
    browser.wait(lambda: all(frames(browser)), "ready frames")

    assert browser.js("return document.documentElement.scrollWidth") <= width


def test_strict_page_needs_one_script_and_one_place_for_frames(browser, site):
    """Not a single violation, inline styles included."""
    browser.before_load(
        "window.violations = []; addEventListener('securitypolicyviolation',"
        " e => violations.push(e.violatedDirective))"
    )
    show(browser, site, "strict-csp")
    inner_frame(browser)
    browser.wait(lambda: all(frames(browser)), "a ready frame")

    ours = [v for v in browser.js("return violations") if "img" not in v]
    assert ours == []


def test_dark_page_has_a_dark_widget(browser, site):
    """The author's theme counts, not the system's."""
    browser.media(prefers_color_scheme="light")
    show(browser, site, "dark-host")
    browser.wait(lambda: all(frames(browser)), "a ready frame")

    with browser.frame(frames(browser)[0]):
        scheme = "return getComputedStyle(document.documentElement).colorScheme"
        assert browser.js(scheme) == "dark"
