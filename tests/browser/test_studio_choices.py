"""Every choice of the studio reaches the code, the address and the preview."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.test_studio import choose, code, set_value, wait_code
from tests.browser.words import says

HASH = (
    "#accent=%230b7285&code-kind=iframe&hide=help,share&lang=ja&load=eager"
    "&micro_batch_size=16&readonly=sequence_length&theme=dark&width=480"
)


def open_studio(browser, site, choices=""):
    browser.open(site.studio() + choices)
    return wait_code(browser, "effective-batch-size")


def test_a_configuration_is_an_address(browser, site):
    """Opened from a link it is as it was left, and makes the same link again."""
    text = open_studio(browser, site, HASH)

    assert (
        "/ja/effective-batch-size/embed/#accent=0b7285&amp;hide=help,share"
        "&amp;load=eager&amp;micro_batch_size=16&amp;readonly=sequence_length"
        "&amp;theme=dark"
    ) in text
    assert 'width="480"' in text
    expected = HASH.replace("&code-kind", "&calculator=effective-batch-size&code-kind")
    assert browser.js("return location.hash") == expected


def test_choices_are_kept_in_the_address(browser, site):
    """A bookmark or a reload loses nothing."""
    open_studio(browser, site)
    set_value(browser, "micro_batch_size", "16")
    choose(browser, "theme", "dark")
    browser.find("[name=readonly][value=sequence_length]").click()
    text = wait_code(browser, 'theme="dark"', 'readonly="sequence_length"')
    browser.driver.refresh()

    assert wait_code(browser, "micro_batch_size") == text


def test_reset_is_the_shortest_code(browser, site):
    """Back to a plain snippet of the same calculator."""
    plain = open_studio(browser, site)
    set_value(browser, "micro_batch_size", "16")
    choose(browser, "load", "eager")
    wait_code(browser, "eager")
    browser.find("button[type=reset]").click()

    wait_code(browser, plain)
    assert browser.js("return location.hash") == "#calculator=effective-batch-size"


def test_the_title_is_in_the_language_chosen(browser, site):
    """Whatever language the studio itself speaks."""
    open_studio(browser, site)
    set_value(browser, "lang", "ja")

    wait_code(browser, 'lang="ja"', "実効バッチサイズ</a>")


def test_a_value_the_widget_refuses_is_marked(browser, site):
    """The widget reads it, the studio only passes its verdict on."""
    open_studio(browser, site)
    set_value(browser, "sequence_length", "many")

    field = browser.find("#value-sequence_length")
    browser.wait(lambda: field.get_attribute("aria-invalid") == "true", "the mark")
    note = browser.find(f"#{field.get_attribute('aria-describedby')}")
    assert says(note.text, "studio-value-error")
    set_value(browser, "sequence_length", "8192")
    browser.wait(lambda: field.get_attribute("aria-invalid") == "false", "no mark")


def test_refused_clipboard_leaves_the_code_selected(browser, site):
    """One key press still copies, and the page says so."""
    browser.before_load(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('no'))"
    )
    text = open_studio(browser, site)
    browser.find("[data-action=copy]").click()

    browser.wait(lambda: says(browser.text("#copy-status"), "copy-failed"), "words")
    selected = (
        "const field = document.activeElement;"
        "return field.value?.slice(field.selectionStart, field.selectionEnd)"
    )
    assert browser.js(selected) == text


def test_preview_changes_without_a_gap(browser, site):
    """The old one is seen until the new one is ready; then one is left."""
    open_studio(browser, site)
    seen = "return document.querySelectorAll('.stage > iframe:not(.coming)').length"
    browser.wait(lambda: browser.js(seen) == 1, "the first preview")
    browser.js(
        "window.fewest = 1; new MutationObserver(() => fewest = Math.min(fewest,"
        "document.querySelectorAll('.stage > iframe:not(.coming)').length))"
        ".observe(document.querySelector('.stage'),"
        " {childList: true, subtree: true, attributes: true})"
    )
    first = browser.find(".stage > iframe")
    choose(browser, "theme", "dark")
    browser.wait(
        lambda: (
            browser.js(seen) == 1
            and first not in browser.all(".stage > iframe")
            and not browser.all(".stage > .coming")
        ),
        "the second preview",
    )
    assert browser.js("return fewest") == 1


def test_another_host_page_keeps_the_widget(browser, site):
    """Width and ground of the preview change around it."""
    open_studio(browser, site)
    browser.wait(lambda: browser.all(".stage > iframe:not(.coming)"), "the preview")
    frame = browser.find(".stage > iframe")
    choose(browser, "page-theme", "dark")
    choose(browser, "page-width", "phone")

    with browser.frame(frame):
        browser.wait(lambda: browser.js("return innerWidth") == 360, "a phone")
        assert browser.find("html").get_attribute("class") == "dark"


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_studio_fits_and_is_accessible(browser, site, width, scheme):
    """At any width, in light and dark, with an error and a locked input."""
    browser.media(prefers_color_scheme=scheme)
    browser.viewport(width)
    open_studio(browser, site, "#readonly=micro_batch_size&sequence_length=x&width=400")
    field = browser.find("#value-sequence_length")
    browser.js("arguments[0].scrollIntoView()", browser.find(".stage"))
    browser.wait(lambda: field.get_attribute("aria-invalid") == "true", "the mark")

    assert browser.js("return document.documentElement.scrollWidth") <= width
    assert browser.violations() == []


def test_keyboard_alone_makes_and_copies_a_snippet(browser, site):
    """Tab to a value, type, tab to the button, press."""
    browser.grant("clipboardReadWrite", "clipboardSanitizedWrite")
    open_studio(browser, site)
    browser.js("document.querySelector('#calculator').focus()")
    browser.keys(Keys.TAB, Keys.TAB, "32")
    text = wait_code(browser, 'micro_batch_size="32"')
    for _ in range(40):
        browser.keys(Keys.TAB)
        if browser.js("return document.activeElement.dataset.action") == "copy":
            break
    browser.keys(Keys.ENTER)

    browser.wait(lambda: says(browser.text("#copy-status"), "studio-copied"), "words")
    assert code(browser) == text
