"""What people type is what Python calculates."""

import re

import pytest

from tests.browser.widget import DEFAULTS, answer
from tests.browser.words import says

BIG = 10**59 + 7


@pytest.mark.engines
@pytest.mark.parametrize("name", DEFAULTS)
@pytest.mark.parametrize("kind", ["page", "frame"])
def test_typing_recalculates(browser, site, widget, kind, name):
    """Each input counts, on the page and in the frame."""
    browser.open(getattr(site, kind)())
    widget.type(name, "37")

    widget.shows(answer(**{name: 37}))


@pytest.mark.engines
def test_sixty_digits_come_out_digit_for_digit(browser, site, widget):
    """Nothing is rounded, neither in the value nor in what is read."""
    browser.open(site.page())
    widget.paste("micro_batch_size", str(BIG))
    widget.paste("sequence_length", str(BIG))

    expected = answer(micro_batch_size=BIG, sequence_length=BIG)
    widget.shows(expected)
    shown = browser.text("output[name=tokens_per_step]")
    assert re.sub(r"\D", "", shown) == expected["tokens_per_step"]


@pytest.mark.parametrize(
    ("lang", "text", "value"),
    [
        ("en", "2^12", 4096),
        ("en", "2**12", 4096),
        ("en", "64*8", 512),
        ("en", "512/8", 64),
        ("en", "1e3", 1000),
        ("en", "9_765_625", 9765625),
        ("en", "  4,096 ", 4096),
        ("en", "4Ki", 4096),
        ("ja", "４０９６", 4096),
        ("ja", "2万", 20000),
        ("zh-TW", "2萬", 20000),
    ],
)
def test_numbers_as_people_write_them(browser, site, widget, lang, text, value):
    """Powers, products, marks, digits and number words of the field's people."""
    browser.open(site.page(lang))
    widget.paste("sequence_length", text)

    widget.shows(answer(sequence_length=value))


def test_reading_is_echoed_where_it_could_differ(browser, site, widget):
    """A text that could be read two ways says how it was read."""
    browser.open(site.page())
    widget.paste("sequence_length", "8,192")
    widget.shows(answer(sequence_length=8192))

    browser.wait(
        lambda: says(browser.text(".calclet form"), "read-as", value="8,192"),
        "the echo",
    )


@pytest.mark.engines
def test_typing_before_python_is_ready_is_answered(browser, site, widget):
    """Input is kept while Python starts, marked as unanswered, then answered."""
    browser.clear_cache()
    site.breaks(r"\.asm\.wasm$", delay=1.5)
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")

    assert widget.state == "starting"
    browser.wait(widget.stale, "the stale mark")
    assert widget.results() == answer()
    widget.shows(answer(micro_batch_size=16))


def test_typing_before_the_script_runs_is_answered(browser, site, widget):
    """What was typed into the bare document counts once the shell is there."""
    browser.clear_cache()
    site.breaks(r"/shell-\w+\.js$", delay=1.5)
    browser.driver.execute_cdp_cmd("Page.enable", {})
    browser.js("setTimeout(url => location.href = url, 0, arguments[0])", site.frame())
    browser.wait(lambda: browser.driver.current_url == site.frame(), "the frame")
    widget.type("micro_batch_size", "24")

    widget.shows(answer(micro_batch_size=24))


def test_fast_typing_ends_at_the_last_value(browser, site, widget):
    """Answers that come late never replace newer ones."""
    browser.open(site.page())
    widget.ready()
    for value in range(10, 60):
        browser.js(
            "arguments[0].value = arguments[1];"
            "arguments[0].dispatchEvent(new InputEvent('input', {bubbles: true}))",
            widget.control("data_parallel_size"),
            str(value),
        )

    widget.shows(answer(data_parallel_size=59))


def test_sentences_carry_the_visitors_numbers(browser, site, widget):
    """The result is spelled out with the numbers that were entered."""
    browser.open(site.page())
    widget.type("data_parallel_size", "73")
    expected = answer(data_parallel_size=73)
    widget.shows(expected)

    sentence = browser.text("[data-output=global_batch_size] .sentence")
    assert "73" in sentence
    assert f"{int(expected['global_batch_size']):,}" in sentence


def test_result_is_announced_once(browser, site, widget):
    """One polite announcement for a settled change, however fast the typing."""
    browser.open(site.page())
    widget.ready()
    browser.js(
        "window.said = [];"
        "for (const region of document.querySelectorAll('.calclet [role=status]'))"
        " new MutationObserver(() => region.textContent.trim() &&"
        "  said.push(region.textContent)).observe(region,"
        "  {childList: true, subtree: true, characterData: true})"
    )
    widget.type("micro_batch_size", "123")
    expected = answer(micro_batch_size=123)
    widget.shows(expected)

    number = f"{int(expected['tokens_per_step']):,}"
    browser.wait(
        lambda: any(number in said for said in browser.js("return said")),
        "the announcement",
    )
    assert sum(number in said for said in browser.js("return said")) == 1
