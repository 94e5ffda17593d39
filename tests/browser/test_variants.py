"""The demonstration pages work, on another origin than the site."""

import re

import pytest

from tests.browser import variants
from tests.browser.test_embed import inner_frame
from tests.browser.widget import Widget, answer

NAMES = sorted(variants.FILES)


def show(browser, site, name):
    browser.expect_console("favicon")
    browser.open(variants.show(site, name))


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
def test_variant_fits_its_page(browser, site, name):
    """No sideways scrolling from a widget, on a phone and on a desk."""
    browser.viewport(320)
    show(browser, site, name)
    browser.wait(lambda: all(frames(browser)), "ready frames")
    for width in (320, 1280):
        browser.viewport(width)
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


@pytest.mark.parametrize("name", NAMES)
def test_each_page_says_what_it_shows(name):
    """A heading and a sentence, but where the page is a program."""
    text = variants.FILES[name].read_text("utf-8")
    assert name == "react" or re.search(
        r"<h1>.+</h1>\s*<p>|^# .+\n\n\w|\n==+\n\n\w", text
    )


def test_the_loader_that_was_changed_does_not_run(browser, site):
    """The page holds it to a checksum; the link stays."""
    site.breaks(r"/assets/calclet-\w+\.js$", body=b"document.title = 'changed'")
    browser.expect_console("integrity|digest|favicon")
    show(browser, site, "integrity")

    assert browser.find("calclet-widget a").is_displayed()
    assert browser.js("return document.title") != "changed"
    assert not browser.js("return customElements.get('calclet-widget')")


def test_an_isolated_page_has_the_widget(browser, site):
    """Where nothing may be loaded that does not agree to it."""
    show(browser, site, "isolated")

    browser.wait(lambda: all(frames(browser)), "a ready frame")
    assert browser.js("return crossOriginIsolated")


def test_react_loads_the_script_once(browser, site):
    """However many components there are, and mounted twice as in development."""
    show(browser, site, "react")
    browser.wait(lambda: len(frames(browser)) == 2 and all(frames(browser)), "frames")

    count = "return document.querySelectorAll('script[src*=calclet]').length"
    assert browser.js(count) == 1


def ground(browser, frame):
    """How light the text of the widget is: 0 is black, 1 white."""
    with browser.frame(frame):
        red, green, blue = browser.js(
            "const c = document.createElement('canvas').getContext('2d');"
            "c.fillStyle = getComputedStyle(document.querySelector('.calclet')).color;"
            "c.fillRect(0, 0, 1, 1); return [...c.getImageData(0, 0, 1, 1).data]"
        )[:3]
    return (red + green + blue) / 3 / 255


def test_the_widget_follows_the_switch_of_a_documentation_site(browser, site):
    """Material changes an attribute, no media query: there and back."""
    browser.media(prefers_color_scheme="light")
    show(browser, site, "markdown")
    browser.wait(lambda: all(frames(browser)), "a ready frame")
    frame = frames(browser)[0]
    browser.wait(lambda: ground(browser, frame) < 0.4, "dark text on a light page")
    switch = "form.md-header__option label:not([hidden])"
    browser.find(switch).click()
    browser.wait(lambda: ground(browser, frame) > 0.6, "light text on a dark page")
    browser.find(switch).click()
    browser.wait(lambda: ground(browser, frame) < 0.4, "dark text again")
