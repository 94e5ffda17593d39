"""A link carries the values to whoever opens it, and to nobody else."""

from urllib.parse import parse_qs, urlsplit

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.widget import DEFAULTS, answer
from tests.browser.words import told

VALUES = {
    "micro_batch_size": "16",
    "data_parallel_size": "2^7",
    "gradient_accumulation_steps": "3",
    "sequence_length": "8192",
}
RESULT = answer(
    micro_batch_size=16,
    data_parallel_size=128,
    gradient_accumulation_steps=3,
    sequence_length=8192,
)


def fill(widget):
    for name, text in VALUES.items():
        widget.paste(name, text)
    widget.shows(RESULT)


def shared_link(browser):
    return browser.wait(
        lambda: browser.find("[data-panel=share] input").get_property("value"),
        "the link",
    )


@pytest.mark.engines
@pytest.mark.parametrize("lang", told())
def test_link_round_trip(browser, site, widget, lang):
    """What was understood arrives, whatever the language of its reader writes."""
    browser.open(site.page(lang))
    fill(widget)
    widget.press("share")
    link = shared_link(browser)

    browser.open(link)
    widget.shows(RESULT)
    assert widget.values() == {**VALUES, "data_parallel_size": "128"}
    assert f"/{lang}/" in link


def test_link_is_canonical(browser, site, widget):
    """Sorted, every input stated, all in the fragment: one state, one address."""
    browser.open(site.page("en", "?utm_source=x#sequence_length=8192"))
    widget.shows(answer(sequence_length=8192))
    widget.press("share")

    parts = urlsplit(shared_link(browser))
    assert parts.query == ""
    names = [pair.split("=")[0] for pair in parts.fragment.split("&")]
    assert names == sorted(DEFAULTS)


def test_values_reach_no_server(browser, site, widget):
    """The site's log shows the page, never what was calculated."""
    browser.open(site.page("en", "#micro_batch_size=31337"))
    widget.shows(answer(micro_batch_size=31337))

    assert "31337" not in str(site.requests())


@pytest.mark.engines
def test_link_is_copied_and_told(browser, site, widget):
    """The button copies the link, says so, and the text can be selected."""
    browser.open(site.page())
    fill(widget)
    widget.press("share")
    link = shared_link(browser)
    widget.press("copy-link")

    assert browser.wait(browser.pasted, "the clipboard") == link


def test_share_targets_are_plain_links(browser, site, widget):
    """X, Facebook, LINE and mail get the link by address, without their scripts."""
    browser.open(site.page())
    fill(widget)
    widget.press("share")
    link = shared_link(browser)

    targets = {}
    for anchor in browser.all("[data-share]"):
        parts = urlsplit(anchor.get_attribute("href") or "")
        assert parts.scheme in {"https", "mailto"}
        targets[anchor.get_attribute("data-share")] = parse_qs(parts.query)
    assert set(targets) == {"x", "facebook", "line", "email"}
    for query in targets.values():
        assert any(link in value for values in query.values() for value in values)


def test_unusable_values_in_a_link_leave_the_rest(browser, site, widget):
    """One bad value shows its error; the others are filled in."""
    browser.open(site.page("en", "#micro_batch_size=pear&sequence_length=8192"))

    widget.has_error("micro_batch_size")
    assert widget.value("sequence_length") == "8192"
    widget.type("micro_batch_size", "8")
    widget.shows(answer(sequence_length=8192))


@pytest.mark.engines
def test_numbers_are_copied_as_plain_digits(browser, site, widget):
    """By the button or by hand: what a program can read, whatever the page shows."""
    browser.open(site.page("ja"))
    fill(widget)
    batch, tokens = RESULT["global_batch_size"], RESULT["tokens_per_step"]
    browser.find("[data-output=global_batch_size] [data-action=copy-number]").click()
    browser.wait(lambda: browser.pasted() == batch, "the digits")

    output = browser.find("output[name=tokens_per_step]")
    assert output.text != tokens
    browser.js("getSelection().selectAllChildren(arguments[0])", output)
    browser.chord(Keys.CONTROL, "c")
    browser.wait(lambda: browser.pasted() == tokens, "the digits again")


def test_native_share_sheet_gets_the_link(browser, site, widget):
    """Its button is there where the browser has one, and hands over the same link."""
    browser.before_load(
        "navigator.share = (what) => { window.given = what; return Promise.resolve() }"
    )
    browser.open(site.page())
    fill(widget)
    widget.press("share")
    link = shared_link(browser)
    widget.press("share-native")

    given = browser.wait(lambda: browser.js("return window.given"), "the share sheet")
    assert given["url"] == link
    assert given["title"]
