"""Whatever is typed or linked, the page says what is wrong and keeps the rest."""

from urllib.parse import quote

import pytest

from tests.browser.widget import DEFAULTS, answer
from tests.browser.words import says, told

BAD = {
    "empty": ("", "error-empty"),
    "zero": ("0", "error-too-small"),
    "negative": ("-5", "error-too-small"),
    "fraction": ("1.5", "error-not-an-integer"),
    "letters": ("batch", "error-not-a-number-at-all"),
    "trailing": ("12 monkeys", "error-not-a-number"),
    "huge": ("1e61", "error-too-many-digits"),
    "bomb": ("9^9^9^9", None),
    "endless": ("7" * 10_000, "error-text-too-long"),
    "division": ("8/0", "error-division-by-zero"),
    "markup": ("<img src=x onerror=alert(1)>", "error-not-a-number-at-all"),
}


def test_a_megabyte_is_refused_like_any_long_text(browser, site, widget):
    """It does not bring Python down."""
    browser.open(site.page())
    browser.js(
        "const field = arguments[0]; field.value = '9'.repeat(1_200_000);"
        "field.dispatchEvent(new Event('input'))",
        widget.control("micro_batch_size"),
    )

    assert says(widget.has_error("micro_batch_size"), "error-text-too-long")
    widget.ready()


def check_error(browser, widget, name, message, lang="en"):
    text = widget.has_error(name)
    if message:
        browser.wait(lambda: says(widget.error(name), message, lang), f"{message}")
    return text


@pytest.mark.engines
@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_told_and_the_rest_stays(browser, site, widget, case):
    """A clear text at the field; other fields and the last good result stay."""
    text, message = BAD[case]
    browser.open(site.page())
    widget.type("data_parallel_size", "32")
    good = answer(data_parallel_size=32)
    widget.shows(good)
    widget.paste("micro_batch_size", text or "")
    if not text:
        widget.type("micro_batch_size", "")

    check_error(browser, widget, "micro_batch_size", message)
    assert widget.results() == good
    assert widget.stale()
    assert widget.value("data_parallel_size") == "32"
    assert widget.value("sequence_length") == "4096"

    widget.paste("micro_batch_size", "16")
    widget.shows(answer(data_parallel_size=32, micro_batch_size=16))
    assert widget.error("micro_batch_size") == ""


@pytest.mark.parametrize("lang", told())
def test_errors_speak_the_pages_language(browser, site, widget, lang):
    """Two wrong fields, two texts, both in the language of the page."""
    browser.open(site.page(lang))
    widget.paste("micro_batch_size", "0")
    widget.paste("sequence_length", "x")

    check_error(browser, widget, "micro_batch_size", "error-too-small", lang)
    check_error(browser, widget, "sequence_length", "error-not-a-number-at-all", lang)


@pytest.mark.engines
@pytest.mark.parametrize("value", [128_000, 131_072])
def test_ambiguous_length_offers_both_numbers(browser, site, widget, value):
    """128k tokens may be a power of ten or of two: the visitor says which."""
    browser.open(site.page())
    widget.paste("sequence_length", "128k")
    check_error(browser, widget, "sequence_length", "error-ambiguous")

    buttons = [
        button
        for button in browser.all(".calclet form button")
        if says(button.text, "choose-value", value=f"{value:,}")
    ]
    assert len(buttons) == 1
    buttons[0].click()
    widget.shows(answer(sequence_length=value))
    assert widget.error("sequence_length") == ""


@pytest.mark.engines
@pytest.mark.parametrize("mark", ["?", "#"])
def test_script_in_the_address_stays_text(browser, site, widget, mark):
    """Markup from an address is shown in its field, refused, and never run."""
    hostile = '"><script>window.hacked = 1</script><img src=x onerror=hacked=1>'
    browser.open(site.page("en", f"{mark}micro_batch_size={quote(hostile)}"))

    check_error(browser, widget, "micro_batch_size", None)
    assert widget.value("micro_batch_size") == hostile
    assert not browser.js("return 'hacked' in window")
    assert browser.all(".calclet script, .calclet img") == []
    assert widget.results() == answer()


def test_foreign_parameters_are_ignored(browser, site, widget):
    """Trackers and other people's names in the address change nothing."""
    address = "?utm_source=news&constructor=1&toString=2#secret=abc&micro_batch_size=16"
    browser.open(site.page("en", address))

    widget.shows(answer(micro_batch_size=16))
    assert widget.value("data_parallel_size") == str(DEFAULTS["data_parallel_size"])


@pytest.mark.parametrize(
    "address", ["#%E0%A4%A", "#&&==&", "?micro_batch_size", "#" + "a" * 20_000]
)
def test_broken_addresses_do_not_break_the_page(browser, site, widget, address):
    """An address cut off by a mail program still opens a page that calculates."""
    browser.open(site.page("en", address))
    widget.type("micro_batch_size", "16")

    widget.shows(answer(micro_batch_size=16))
