"""Back to the defaults, and back again."""

from tests.browser.widget import DEFAULTS, answer
from tests.browser.words import says

STANDARD = {name: str(value) for name, value in DEFAULTS.items()}


def test_reset_restores_defaults_and_result(browser, site, widget):
    """Values, result and errors return to how the page was built."""
    browser.open(site.page())
    widget.type("micro_batch_size", "16")
    widget.shows(answer(micro_batch_size=16))
    widget.paste("sequence_length", "x")
    widget.has_error("sequence_length")
    widget.press("reset")

    widget.shows(answer())
    assert widget.values() == STANDARD
    assert widget.error("sequence_length") == ""
    assert says(browser.text("body"), "reset-done")


def test_reset_can_be_undone(browser, site, widget):
    """Nobody loses work to a slip of the finger."""
    browser.open(site.page())
    widget.type("micro_batch_size", "16")
    widget.shows(answer(micro_batch_size=16))
    widget.press("reset")
    widget.shows(answer())
    widget.press("reset")
    widget.press("undo")

    widget.shows(answer(micro_batch_size=16))
    assert widget.value("micro_batch_size") == "16"


def test_frame_resets_to_the_values_of_its_snippet(browser, site, widget):
    """For a frame, the defaults are those its author wrote."""
    browser.open(site.frame("en", "#micro_batch_size=32"))
    widget.shows(answer(micro_batch_size=32))
    widget.type("micro_batch_size", "5")
    widget.shows(answer(micro_batch_size=5))
    widget.press("reset")

    widget.shows(answer(micro_batch_size=32))


def test_reset_without_python_shows_the_result_that_was_built(browser, site, widget):
    """An emptied form has no result; its reset has the one that came with the page."""
    browser.expect_console(r"")
    browser.clear_cache()
    site.breaks(r"\.asm\.wasm$", status=404)
    browser.open(site.page())
    for name in STANDARD:
        widget.type(name, "")
    browser.wait(lambda: widget.results() != answer(), "an empty result")
    browser.wait(lambda: widget.state == "failed", "the failed state", 15)
    widget.press("reset")

    widget.shows(answer(), seconds=2)
