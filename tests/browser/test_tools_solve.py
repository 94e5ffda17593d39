"""From a result back to an input: exactly, or the nearest below and above."""

from fractions import Fraction

import pytest

from tests.browser.widget import answer
from tests.browser.words import pattern, says


def solve(widget, target, *, output="tokens_per_step", free="data_parallel_size"):
    widget.choose("tool-solve-output", output)
    widget.choose("tool-solve-free", free)
    widget.enter("tool-solve-target", target)


def cards(browser):
    return [card.text for card in browser.all(".solution")]


@pytest.mark.engines
def test_target_is_met_exactly_and_used(browser, site, widget):
    """4Mi tokens of 32 sequences of 4,096 tokens: 32 replicas."""
    browser.open(site.page())
    widget.open_tool("solve")
    solve(widget, "4Mi")
    assert 32 * 8 * 4 * 4096 == 4 * 2**20
    [card] = cards(browser)
    assert "32 replicas" in card
    assert "4,194,304" in card
    assert says(card, "solve-exact")
    assert says(browser.text(".tool .message"), "read-as", value="4,194,304")

    browser.find(".solution button").click()
    widget.shows(answer(data_parallel_size=32))
    assert widget.value("data_parallel_size") == "32"
    assert widget.value("micro_batch_size") == "8"
    browser.wait(lambda: says(cards(browser)[0], "tool-there"), "a card that says so")


def test_target_between_two_values_has_both_as_neighbours(browser, site, widget):
    """No whole number of replicas gives 1,000 sequences: 31 and 32 are nearest."""
    browser.open(site.page())
    widget.open_tool("solve")
    solve(widget, "1000", output="global_batch_size")
    below, above = cards(browser)
    assert ("31 replicas" in below, "992" in below) == (True, True)
    assert ("32 replicas" in above, "1,024" in above) == (True, True)
    assert Fraction(992 - 1000, 1000) == Fraction(-8, 1000)
    assert says(below, "tool-below", share="0.8%")
    assert says(above, "tool-above", share="2.4%")
    assert says(browser.text(".tool-lead"), "solve-none")


def test_solutions_are_announced_politely(browser, site, widget):
    """Once, after a change, with the value and what it is worth."""
    browser.open(site.page())
    widget.open_tool("solve")
    solve(widget, "2048", output="global_batch_size")
    solve(widget, "1024", output="global_batch_size")
    region = browser.find(".calclet [role=status]")
    heard = browser.wait(lambda: region.get_attribute("textContent"), "an announcement")
    assert "32 replicas" in heard
    assert says(heard, "solve-exact")


def test_other_fields_are_followed(browser, site, widget):
    """A change of the calculator's own fields changes the solution."""
    browser.open(site.page())
    widget.open_tool("solve")
    solve(widget, "2048", output="global_batch_size")
    widget.type("micro_batch_size", "16")
    browser.wait(lambda: "32 replicas" in "".join(cards(browser)), "32 replicas")


def test_what_is_no_number_is_told_beside_the_target(browser, site, widget):
    """As the calculator's own fields tell it; the last solution is not shown for it."""
    browser.open(site.page())
    widget.open_tool("solve")
    widget.enter("tool-solve-target", "4 apples")
    field = browser.find("#tool-solve-target")
    assert field.get_attribute("aria-invalid") == "true"
    message = browser.find(f"#{field.get_attribute('aria-errormessage')}")
    assert pattern("error-not-a-number", understood="4", rest="apples").search(
        message.text
    )
    assert not any(card.is_displayed() for card in browser.all(".solution"))

    widget.enter("tool-solve-target", "2048")
    assert field.get_attribute("aria-invalid") is None
    assert browser.find(".solution").is_displayed()
