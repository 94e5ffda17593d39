"""One file, saved for offline use: it calculates from a disk and asks nobody."""

import re
import shutil
from urllib.parse import unquote, urlsplit

import pytest

from calclet_build.offline import MOST, write_copy
from tests.browser.conftest import SLUG
from tests.browser.widget import answer
from tests.browser.words import says
from tests.conftest import ROOT

LANGUAGES = ("en", "ja", "zh-TW")
ANOTHER_SCHEME = re.compile(r"^(file|data|about|blob|chrome-error):")


@pytest.fixture(scope="module")
def copies(dist, tmp_path_factory):
    """A copy in each language as the build makes it, away from the site's files."""
    folder = tmp_path_factory.mktemp("USB stick")
    for lang in LANGUAGES:
        write_copy(ROOT, dist, SLUG, lang, folder / f"{lang}.html", site="")
    return folder


@pytest.fixture
def downloads(browser, tmp_path):
    """Where the browser saves."""
    browser.cdp(
        "Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path)
    )
    return tmp_path


def saved(browser, folder):
    """The one file that was saved, whole."""

    def found():
        [file] = [f for f in folder.iterdir() if f.suffix == ".html"]
        return file if "</html>" in file.read_text("utf-8")[-20:] else None

    def none_yet():
        try:
            return found()
        except ValueError:
            return None

    return browser.wait(none_yet, "a download")


def asked(browser):
    """Addresses that a browser would have to leave the file for."""
    return [url for url in browser.requests() if not ANOTHER_SCHEME.match(url)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_file_calculates_without_a_request(browser, widget, copies, lang):
    """Opened by double click, offline, with Python's answer to what is typed."""
    file = copies / f"{lang}.html"
    assert file.stat().st_size <= MOST
    browser.cdp("Network.enable")
    browser.cdp(
        "Network.emulateNetworkConditions",
        offline=True, latency=0, downloadThroughput=0, uploadThroughput=0,
    )  # fmt: skip
    browser.requests()

    browser.open(file.as_uri())
    widget.type("micro_batch_size", "16")
    widget.type("data_parallel_size", "3*2")

    widget.shows(answer(micro_batch_size=16, data_parallel_size=6))
    assert browser.js("return document.documentElement.lang") == lang
    assert says(browser.text(".copied"), "copy-without-site", lang)
    assert asked(browser) == []


@pytest.mark.engines
def test_file_keeps_values_in_its_address(browser, widget, copies):
    """A reload shows what was last calculated."""
    browser.open((copies / "en.html").as_uri())
    widget.type("sequence_length", "8Ki")
    widget.shows(answer(sequence_length=8192))
    browser.wait(lambda: "8192" in browser.driver.current_url, "values in the address")

    browser.driver.refresh()

    widget.shows(answer(sequence_length=8192))
    assert "8192" in unquote(urlsplit(browser.driver.current_url).fragment)
    loaded = "return performance.getEntriesByType('resource').map(e => e.name)"
    assert [url for url in browser.js(loaded) if not ANOTHER_SCHEME.match(url)] == []


def test_nothing_can_leave_the_file(browser, copies):
    """The browser refuses whatever a script in it might try."""
    browser.expect_console("Content Security Policy|Fetch API cannot load|Trusted")
    browser.open((copies / "en.html").as_uri())
    browser.js(
        "window.refused = []; window.done = [];"
        "addEventListener('securitypolicyviolation',"
        " e => refused.push(e.effectiveDirective))"
    )
    tries = (
        "fetch('http://127.0.0.1:9/').then(() => done.push('fetch'), () => 0)",
        "fetch('data:,x').then(() => done.push('data'), () => 0)",
        "const i = new Image(); i.onload = () => done.push('image');"
        "i.src = 'http://127.0.0.1:9/x.png'",
        "new WebSocket('ws://127.0.0.1:9').onopen = () => done.push('socket')",
        "const s = document.createElement('script');"
        "s.textContent = 'done.push(1)'; document.head.append(s)",
    )

    for script in tries:
        browser.js(f"try {{ {script} }} catch {{}}")

    browser.wait(lambda: len(browser.js("return refused")) >= len(tries), "refusals")
    assert browser.js("return done") == []


def test_what_needs_a_site_is_not_offered_without_one(browser, copies):
    """No dead link, no code that would lead to somebody's disk."""
    browser.open((copies / "en.html").as_uri())
    seen = [
        e.get_attribute("data-action")
        for e in browser.all(".toolbar [data-action]")
        if e.is_displayed()
    ]
    assert seen == ["report", "reset"]
    links = browser.js(
        "return [...document.links].filter(a => a.checkVisibility())"
        ".map(a => a.getAttribute('href'))"
    )
    assert [link for link in links if not re.match("#|https:", link)] == []
    assert browser.violations() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_saved_from_the_page(browser, widget, site, downloads, lang):
    """With current values, language and theme; it then needs the site no more."""
    browser.open(site.page(lang, "#theme=dark"))
    widget.type("micro_batch_size", "32")
    widget.shows(answer(micro_batch_size=32))
    widget.press("offline")
    file = saved(browser, downloads)
    size = file.stat().st_size
    assert file.name == f"{SLUG}-{lang}.html"
    assert size <= MOST
    browser.wait(
        lambda: says(
            widget.panel("offline").text, "offline-saved", lang, name=file.name
        ),
        "a word that it is saved",
    )
    apart = shutil.move(file, file.with_name("elsewhere.html"))
    browser.requests()

    browser.open(apart.as_uri())

    widget.shows(answer(micro_batch_size=32))
    assert widget.value("micro_batch_size") == "32"
    assert browser.js("return document.documentElement.dataset.theme") == "dark"
    assert browser.js("return getComputedStyle(document.body).colorScheme") == "dark"
    widget.type("data_parallel_size", "5")
    widget.shows(answer(micro_batch_size=32, data_parallel_size=5))
    assert asked(browser) == []
    # Sharing leads to the site, with the values.
    link = widget.open_panel("share").find_element("css selector", ".address")
    assert link.get_property("value").startswith(f"{site.page(lang)}#")


def test_saved_from_a_frame(browser, widget, site, downloads):
    """The same file, with the values of the frame."""
    frame = f'<iframe src="{site.frame("en")}" width="600" height="900"></iframe>'
    browser.open(site.host(frame))
    with browser.frame("iframe"):
        widget.type("micro_batch_size", "7")
        widget.shows(answer(micro_batch_size=7))
        widget.press("offline")
        file = saved(browser, downloads)
        assert site.page("en") in widget.panel("offline").text

    browser.open(file.as_uri())

    widget.shows(answer(micro_batch_size=7))


def test_sandbox_names_the_page_that_can_save(browser, widget, site):
    """Where a frame may save nothing, it says where that is possible."""
    frame = (
        f'<iframe sandbox="allow-scripts" src="{site.frame("en")}"'
        ' width="600" height="900"></iframe>'
    )
    browser.open(site.host(frame))
    with browser.frame("iframe"):
        panel = widget.open_panel("offline")
        assert says(panel.text, "offline-in-frame", "en")
        assert site.page("en") in panel.text


def test_part_that_is_missing_is_told(browser, widget, site):
    """Nothing is saved, and the page says why."""
    browser.expect_console("404")
    browser.clear_cache()
    site.breaks(r"worker-packed", status=404)
    browser.open(site.page("en"))
    widget.press("offline")
    browser.wait(
        lambda: says(widget.panel("offline").text, "offline-failed", "en"), "a reason"
    )
