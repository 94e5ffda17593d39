"""Changing the language keeps the work."""

import pytest

from tests.browser.widget import answer
from tests.browser.words import languages, says, told


def switch(browser, lang):
    link = browser.find(f"a[hreflang='{lang}'], nav a[lang='{lang}']")
    browser.js("arguments[0].closest('details')?.setAttribute('open', '')", link)
    link.click()
    browser.wait(lambda: f"/{lang}/" in browser.driver.current_url, f"page in {lang}")


@pytest.mark.parametrize("lang", [lang for lang in told() if lang != "en"])
def test_switching_language_keeps_the_values(browser, site, widget, lang):
    """Values travel with the switch, as plain numbers that every language reads."""
    browser.open(site.page())
    widget.type("micro_batch_size", "2^5")
    widget.shows(answer(micro_batch_size=32))
    switch(browser, lang)

    widget.shows(answer(micro_batch_size=32))
    assert widget.value("micro_batch_size") == "32"
    assert browser.js("return document.documentElement.lang") == lang


@pytest.mark.parametrize("lang", told())
def test_catalogue_leads_to_the_page(browser, site, lang):
    """From the catalogue one click opens the calculator, in the same language."""
    browser.open(f"{site.url}{lang}/")
    browser.find("a[href*='effective-batch-size/']").click()

    browser.wait(
        lambda: browser.driver.current_url.startswith(site.page(lang)), "the page"
    )


@pytest.mark.parametrize(
    ("accepts", "lang"),
    [(["ja-JP", "en"], "ja"), (["zh-Hant-HK"], "zh-TW"), (["tlh", "en-AU"], "en")],
)
def test_start_page_sends_to_the_visitors_language(browser, site, accepts, lang):
    """The chooser knows what the browser asks for."""
    browser.before_load(
        f"Object.defineProperty(navigator, 'languages', {{value: {accepts}}});"
        f"Object.defineProperty(navigator, 'language', {{value: '{accepts[0]}'}})"
    )
    browser.open(site.url)

    browser.wait(
        lambda: browser.driver.current_url == f"{site.url}{lang}/", f"the {lang} start"
    )


def test_start_page_offers_every_language_without_javascript(browser, site):
    """Whoever has no script chooses by hand."""
    browser.without_javascript()
    browser.open(site.url)
    text = browser.js("return document.body.innerText")

    for lang in languages():
        assert says(text, "language-name", lang)
        assert browser.all(f"a[href$='{lang}/']")


def test_search_finds_by_name_and_symbol_words(browser, site):
    """The catalogue narrows as one types, and says so when nothing is left."""
    browser.open(f"{site.url}en/")
    field = browser.find("input[type=search]")
    field.send_keys("batch")
    assert browser.find("a[href*='effective-batch-size/']").is_displayed()
    field.send_keys("zzzz")

    browser.wait(lambda: says(browser.text("body"), "search-none"), "the empty answer")
    assert not any(
        a.is_displayed() for a in browser.all("main a[href*='effective-batch-size/']")
    )
