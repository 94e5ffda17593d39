"""After one visit the site works without a connection, one build at a time."""

import re
import shutil

import pytest

from calclet_build.server import Rule
from tests.browser.conftest import SLUG
from tests.browser.widget import answer
from tests.browser.words import says
from tests.serving import Server

GO = r"ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION|EMPTY)|fetching the script"


class Visit:
    """A site that can be updated and can go away."""

    def __init__(self, browser, widget, folder):
        self.browser, self.widget = browser, widget
        self.server = Server(folder, base="/deep/down/")
        self.server.__enter__()

    def open(self, lang="en", rest=f"{SLUG}/"):
        self.browser.open(f"{self.server.url}{lang}/{rest}")

    def leave(self):
        """Close the tab and open one beside the site, on the same origin."""
        driver = self.browser.driver
        old = driver.current_window_handle
        driver.switch_to.new_window("tab")
        new = driver.current_window_handle
        driver.switch_to.window(old)
        driver.close()
        driver.switch_to.window(new)
        self.browser.expect_console("404|MIME")
        self.browser.open(self.server.url.removesuffix("deep/down/"))

    def kept(self):
        """Wait until the page says what is kept; its words."""
        line = self.browser.find(".keeping")
        self.browser.wait(line.is_displayed, "a kept site", 60)
        return line.text

    def caches(self):
        return self.browser.driver.execute_async_script(
            "const done = arguments[0]; caches.keys().then(done)"
        )

    def go_offline(self):
        """Not only this tab: the server is gone for workers too, and on open lines."""
        self.browser.expect_console(GO)
        self.server.rules.append(Rule(re.compile(""), 0, 0, b"", None))
        self.server.__exit__()


@pytest.fixture
def folder(dist, tmp_path):
    copied = tmp_path / "site"
    shutil.copytree(dist, copied, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    return copied


@pytest.fixture
def visit(browser, widget, folder):
    visit = Visit(browser, widget, folder)
    yield visit
    visit.server.__exit__()


def update(folder, old, new):
    """What a new build changes: its mark, in pages and service worker."""
    for path in folder.rglob("*"):
        if path.suffix in {".html", ".js"} and path.parent.name != "assets":
            text = path.read_text("utf-8")
            if old in text:
                path.write_text(text.replace(old, new), "utf-8")


def build_of(folder):
    page = (folder / "en" / SLUG / "index.html").read_text("utf-8")
    return re.search(r'data-build="(\w+)"', page)[1]


@pytest.mark.engines
def test_site_works_offline_after_one_visit(visit, browser, widget, folder):
    """Below any path: another page, each language visited, and Python's answers."""
    visit.open("ja")
    widget.ready()
    visit.kept()
    visit.open()
    widget.ready()
    words = visit.kept()
    megabytes = float(re.search(r"[\d.]+", words)[0])
    assert says(words, "stored-note", "en")
    assert 10 < megabytes < 20
    # The note may still be that of the first visit.
    kept = (
        "const [done] = arguments; caches.match(location.pathname).then(x => done(!!x))"
    )
    browser.wait(
        lambda: browser.driver.execute_async_script(kept), "a page that is kept"
    )
    visit.go_offline()

    for lang in ("en", "ja"):
        visit.open(lang)
        widget.type("micro_batch_size", "16")
        widget.shows(answer(micro_batch_size=16))
    visit.open("en", "")
    browser.find("[type=search]").send_keys("effective")
    browser.wait(browser.find(f"a[href$='{SLUG}/']").is_displayed, "what is looked for")
    browser.open(visit.server.url + "en")  # without its slash
    assert browser.driver.current_url.endswith("/en/")


def test_tool_opened_once_works_offline_and_another_says_that_it_cannot(
    visit, browser, widget
):
    """What was used is kept, and no more."""
    visit.open()
    widget.ready()
    visit.kept()
    widget.open_tool("solve")
    [part] = [r.path for r in visit.server.log if "part-tools" in r.path]
    kept = "const [path, done] = arguments; caches.match(path).then(r => done(!!r))"
    browser.wait(
        lambda: browser.driver.execute_async_script(kept, part), "a part that is kept"
    )
    visit.go_offline()
    browser.clear_cache()

    visit.open()
    widget.open_tool("solve")
    assert browser.find(".solution").is_displayed()
    browser.find("[data-tool=chart]").click()
    failure = browser.find(".tool-failure")
    browser.wait(failure.is_displayed, "the bad news")
    assert says(failure.text, "tool-failed")


def test_new_build_takes_over_when_the_old_has_gone(visit, browser, widget, folder):
    """Pages of one build are never served with another's, and its files go at last."""
    old, new = build_of(folder), "0123456789"
    mark = "return document.documentElement.dataset.build"
    visit.open()
    visit.kept()
    [before] = visit.caches()
    assert old in before

    update(folder, old, new)
    visit.open()  # from the network, which has the new one
    assert browser.js(mark) == new
    browser.wait(lambda: len(visit.caches()) == 2, "the new build beside the old")
    visit.leave()  # the last page that the old one served

    browser.wait(lambda: len(visit.caches()) == 1, "the old build gone")
    assert new in visit.caches()[0]
    visit.go_offline()
    visit.open()
    assert browser.js(mark) == new
    widget.type("micro_batch_size", "3")
    widget.shows(answer(micro_batch_size=3))


def test_half_deployed_build_is_not_kept(visit, browser, widget, folder):
    """Some pages are of another build: what was whole before stays in use."""
    old = build_of(folder)
    visit.open()
    visit.kept()
    worker = folder / "service-worker.js"
    worker.write_text(worker.read_text("utf-8").replace(old, "9876543210"), "utf-8")

    visit.open()
    widget.ready()
    visit.kept()
    browser.js("navigator.serviceWorker.getRegistration().then(r => r.update())")

    visit.go_offline()
    visit.open()
    widget.type("micro_batch_size", "5")
    widget.shows(answer(micro_batch_size=5))
    assert [old in name for name in visit.caches()] == [True]


def test_damaged_file_is_not_kept(visit, browser, folder):
    """It would stay damaged, with no network to ask again."""
    [script] = folder.glob("assets/catalogue-*.js")
    script.write_text(script.read_text("utf-8") + " ", "utf-8")

    visit.open()
    log = visit.server.log
    browser.wait(lambda: any("catalogue-" in r.path for r in log), "an attempt")

    browser.wait(lambda: visit.caches() == [], "nothing kept")
    assert not browser.find(".keeping").is_displayed()


def test_visitor_can_remove_what_is_kept(visit, browser):
    """It is gone, stays away at the next visit, and can be had again."""
    visit.open()
    visit.kept()
    browser.find("[data-action='forget']").click()
    browser.wait(lambda: visit.caches() == [], "nothing kept")

    visit.open()
    assert says(visit.kept(), "stored-forgotten", "en")
    count = "const done = arguments[0]; navigator.serviceWorker.getRegistrations()"
    script = f"{count}.then(r => done(r.length))"
    assert browser.driver.execute_async_script(script) == 0

    browser.find("[data-action='keep']").click()
    browser.wait(lambda: len(visit.caches()) == 1, "a kept site")
    browser.find("[data-action='forget']")


def test_visitor_who_saves_data_keeps_nothing(visit, browser, widget):
    """Not even after calculating."""
    browser.before_load(
        "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
    )
    visit.open()
    widget.type("micro_batch_size", "16")
    widget.shows(answer(micro_batch_size=16))

    assert visit.caches() == []
    assert not browser.find(".keeping").is_displayed()


def test_frames_register_nothing(browser, widget, site):
    """A guest on another page leaves nothing behind."""
    browser.open(site.host(f'<iframe src="{site.page("en")}"></iframe>'))
    with browser.frame("iframe"):
        widget.type("micro_batch_size", "16")
        widget.shows(answer(micro_batch_size=16))
        count = "const done = arguments[0]; navigator.serviceWorker.getRegistrations()"
        script = f"{count}.then(r => done(r.length))"
        assert browser.driver.execute_async_script(script) == 0
