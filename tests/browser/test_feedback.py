"""Was it useful? Only where the site's owner wants to know."""

import fcntl
import json
import re

import pytest

from calclet_build.server import Rule
from tests.browser.conftest import SLUG
from tests.browser.words import says, told
from tests.conftest import ROOT, build_site
from tests.serving import Server


@pytest.fixture(scope="session")
def asking(_site, tmp_path_factory):
    """A site whose feedback goes to the other origin."""
    out = tmp_path_factory.mktemp("asking") / "dist"
    with (ROOT / ".cache" / "test-dist.run").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_site(out, "--feedback", f"{_site.hosts.url}feedback")
    with Server(out) as server:
        yield server


def open_page(browser, site, server, lang="en"):
    site.hosts.posts.clear()
    browser.open(f"{server.url}{lang}/{SLUG}/")


def test_nothing_is_asked_without_an_endpoint(browser, site):
    """The section is not there unless a build setting names where it goes."""
    browser.open(site.page())

    assert browser.all(".feedback") == []


def test_useful_is_thanked(browser, site, asking):
    """One click, one message, no form."""
    open_page(browser, site, asking)
    browser.find("[data-action=feedback-yes]").click()

    browser.wait(
        lambda: says(browser.text(".feedback"), "feedback-thanks"), "the thanks"
    )
    browser.wait(lambda: site.hosts.posts, "the message")
    path, text = site.hosts.posts[0]
    assert path == "/feedback"
    assert json.loads(text) == {
        "v": 1, "calculator": SLUG, "lang": "en", "useful": True, "text": "",
    }  # fmt: skip


@pytest.mark.parametrize("lang", told())
def test_needs_work_opens_a_field_and_sends_it(browser, site, asking, lang):
    """What was written arrives as it was written."""
    open_page(browser, site, asking, lang)
    browser.find("[data-action=feedback-no]").click()
    field = browser.find("#feedback-text")
    assert field == browser.driver.switch_to.active_element
    field.send_keys("ZeRO <3 バッチ")
    browser.find("[data-action=feedback-send]").click()

    browser.wait(
        lambda: says(browser.text(".feedback"), "feedback-sent", lang), "the receipt"
    )
    sent = json.loads(site.hosts.posts[0][1])
    assert (sent["useful"], sent["text"], sent["lang"]) == (
        False, "ZeRO <3 バッチ", lang,
    )  # fmt: skip


def test_failed_send_is_told_and_keeps_the_text(browser, site, asking):
    """Nothing that was written is lost; a second try sends it."""
    browser.expect_console("feedback")
    open_page(browser, site, asking)
    site.hosts.rules.append(Rule(re.compile("/feedback"), 500, 0, b"", None))
    browser.find("[data-action=feedback-no]").click()
    browser.find("#feedback-text").send_keys("more examples")
    browser.find("[data-action=feedback-send]").click()
    browser.wait(
        lambda: says(browser.text(".feedback"), "feedback-failed"), "the bad news"
    )
    assert browser.find("#feedback-text").get_property("value") == "more examples"

    site.hosts.restore()
    browser.find("[data-action=feedback-send]").click()
    browser.wait(lambda: site.hosts.posts, "the message")
    assert json.loads(site.hosts.posts[0][1])["text"] == "more examples"
