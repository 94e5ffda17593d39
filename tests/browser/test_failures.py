"""Python cannot come: the page says why, keeps what it has, and tries again."""

import pytest
from selenium.common.exceptions import NoSuchElementException

from tests.browser.widget import answer
from tests.browser.words import languages, says

FAULTS = {
    "wasm missing": (r"\.asm\.wasm$", {"status": 404}, "runtime-missing"),
    "glue missing": (r"\.asm\.mjs$", {"status": 404}, "runtime-missing"),
    "stdlib missing": (r"/stdlib-\w+\.zip$", {"status": 404}, "runtime-missing"),
    "core missing": (r"/core-\w+\.zip$", {"status": 404}, "runtime-missing"),
    "worker missing": (r"/worker-\w+\.js$", {"status": 404}, "runtime-missing"),
    "wasm type": (r"\.asm\.wasm$", {"type": "text/plain"}, "runtime-type"),
    "wasm corrupt": (
        r"\.asm\.wasm$",
        {"body": b"\0asm\1\0\0\0junk"},
        "runtime-corrupt",
    ),
    "stdlib corrupt": (r"/stdlib-\w+\.zip$", {"body": b"PK junk"}, "runtime-corrupt"),
    "core corrupt": (r"/core-\w+\.zip$", {"body": b"not a zip"}, "runtime-corrupt"),
    "an error page": (
        r"/stdlib-\w+\.zip$",
        {"body": b"<!doctype html>sorry", "type": "text/html"},
        "runtime-",
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_failure_is_named_and_retry_heals_it(browser, site, widget, case):
    """The cause in words within ten seconds, input and result kept, retry works."""
    path, fault, code = FAULTS[case]
    browser.expect_console(r"")  # a broken site is loud
    browser.clear_cache()
    site.breaks(path, **fault)
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")

    browser.wait(lambda: widget.state == "failed", "the failed state", 15)
    text = browser.text(".calclet")
    assert says(text, "failure-title")
    if code != "runtime-":
        assert says(text, f"failure-{code}")
    assert widget.value("micro_batch_size") == "16"
    assert widget.results() == answer()

    site.heals()
    widget.press("retry")
    widget.shows(answer(micro_batch_size=16))


@pytest.mark.parametrize("lang", languages())
def test_failure_speaks_the_pages_language(browser, site, widget, lang):
    """Title and cause, in the language of the page."""
    browser.expect_console(r"")
    browser.clear_cache()
    site.breaks(r"\.asm\.wasm$", status=404)
    browser.open(site.page(lang))

    browser.wait(lambda: widget.state == "failed", "the failed state", 15)
    text = browser.text(".calclet")
    assert says(text, "failure-title", lang)
    assert says(text, "failure-runtime-missing", lang)


def test_failure_is_told_to_the_host(browser, site, widget):
    """A host page gets the code, not prose."""
    browser.expect_console(r"")
    browser.clear_cache()
    site.breaks(r"\.asm\.wasm$", status=404)
    browser.open(
        site.host(
            "<script>addEventListener('calclet-error', e => code = e.detail.code)"
            f"</script><script src='{site.url}calclet.js'></script>"
            '<calclet-widget calculator="effective-batch-size" load="eager">'
        )
    )

    browser.wait(
        lambda: browser.js("return self.code") == "runtime-missing", "the code", 15
    )


def test_slow_runtime_is_waited_for(browser, site, widget):
    """A slow line is no failure: the page says that it waits, then answers."""
    browser.clear_cache()
    site.breaks(r"\.asm\.wasm$", delay=4)
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")

    assert widget.state == "starting"
    browser.wait(lambda: says(browser.text(".calclet"), "state-slow"), "the note", 4)
    widget.shows(answer(micro_batch_size=16))


@pytest.mark.parametrize("fault", [{"status": 404}, {"body": b"const half = {"}])
def test_page_without_its_script_keeps_the_result(browser, site, widget, fault):
    """A missing script costs the live answer, never the page; and that is said."""
    browser.expect_console(r"")
    browser.clear_cache()
    site.breaks(r"/shell-\w+\.js$", **fault)
    browser.open(site.page())

    assert widget.results() == answer()
    assert widget.state == "static"
    browser.wait(lambda: says(browser.text(".calclet"), "failure-script"), "the cause")
    assert not widget.action("share").is_displayed()
    with pytest.raises(NoSuchElementException):
        browser.driver.find_element("css selector", ".calclet[data-stale]")


def test_page_without_its_earliest_script_has_its_actions(browser, site, widget):
    """What only saves a flash costs no more than that."""
    browser.expect_console(r"")
    browser.clear_cache()
    site.breaks(r"/early-\w+\.js$", status=404)
    browser.open(site.page("en", "#micro_batch_size=16"))

    widget.shows(answer(micro_batch_size=16))
    assert widget.action("share").is_displayed()


def test_page_with_half_a_runtime_says_so(browser, site, widget):
    """A calculator's file that is none: nobody waits for an answer without a word."""
    browser.expect_console(r"")
    browser.clear_cache()
    site.breaks(r"/calculator-[\w-]+\.zip$", body=b"<!doctype html>sorry")
    browser.open(site.page())
    widget.type("micro_batch_size", "16")

    causes = ("failure-runtime-corrupt", "error-unknown-calculator")
    browser.wait(
        lambda: any(says(browser.text(".calclet"), cause) for cause in causes),
        "the cause",
        15,
    )
    assert widget.value("micro_batch_size") == "16"
