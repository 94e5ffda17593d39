"""What is said of the values' privacy is what the browser enforces here."""

import os
import shutil
from urllib.parse import urlsplit

import pytest

from tests.browser.words import says, told
from tests.serving import Server


@pytest.mark.engines
@pytest.mark.parametrize("lang", told())
def test_with_our_headers_the_browser_s_promise_is_told(browser, site, widget, lang):
    """Page and worker may connect to their own site only: it is named."""
    browser.open(site.page(lang))
    widget.ready()
    place = urlsplit(site.url).netloc

    browser.wait(
        lambda: says(browser.text(".note-text"), "privacy-home", lang, site=place),
        "the browser's promise",
    )


def test_without_them_only_ours(browser, site, widget, tmp_path):
    """A worker whose response had no policy could reach anybody."""
    bare = tmp_path / "bare"
    without = shutil.ignore_patterns("_headers")
    shutil.copytree(site.dist, bare, copy_function=os.link, ignore=without)
    with Server(bare) as server:
        browser.open(f"{server.url}en/effective-batch-size/")
        widget.ready()
        browser.wait(lambda: widget.state == "ready", "Python")
        assert says(browser.text(".note-text"), "privacy-note")


def test_the_theme_is_there_before_the_shell(browser, site):
    """The first script sets it; nothing flashes."""
    browser.expect_console("shell-")
    site.breaks(r"shell-\w+\.js", status=404)
    browser.media(prefers_color_scheme="light")
    browser.open(site.frame("en", "#theme=dark"))

    scheme = "return getComputedStyle(document.documentElement).colorScheme"
    assert browser.js(scheme) == "dark"
