"""Python cannot come: the page says why, keeps what it has, and tries again."""

import random
import re

import pytest
from selenium.common.exceptions import NoSuchElementException

from tests.browser.widget import answer
from tests.browser.words import says, told

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


WORKER = r"/worker-\w+\.js$"


def fails(browser, site, widget, code):
    """Said in words within ten seconds of use, the static result still there."""
    browser.expect_console(r"")
    browser.clear_cache()
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")
    browser.wait(lambda: widget.state == "failed", "the failed state", 12)
    assert says(browser.text(".calclet"), f"failure-{code}")
    assert widget.results() == answer()
    assert widget.value("micro_batch_size") == "16"


def test_policy_that_forbids_webassembly(browser, site, widget):
    """The worker's own response decides what it may do."""
    site.sends(WORKER, "Content-Security-Policy", "script-src 'self'")
    fails(browser, site, widget, "runtime-blocked")


def test_policy_that_forbids_workers(browser, site, widget):
    """A page's policy is told apart from what browsers refuse."""
    policy = "worker-src 'none'; require-trusted-types-for 'script'"
    site.sends(r"/embed/$", "Content-Security-Policy", policy)
    fails(browser, site, widget, "runtime-blocked")


def test_refused_workers(browser, site, widget):
    """Some browsers let frames have no worker."""
    browser.before_load(
        "SharedWorker = Worker = function () {"
        " throw new DOMException('refused', 'SecurityError') }"
    )
    fails(browser, site, widget, "runtime-refused")


def test_old_browser(browser, site, widget):
    """Without what Pyodide needs it says so at once."""
    browser.before_load("delete WebAssembly.Exception")
    fails(browser, site, widget, "browser-too-old")


@pytest.mark.parametrize(
    "error", ["RangeError('Out of memory: Cannot allocate Wasm memory')", "Error"]
)
def test_too_little_memory(browser, site, widget, error):
    """Pyodide would wait for ever."""
    [worker] = site.dist.glob("assets/worker-??????????.js")
    failing = f"WebAssembly.instantiateStreaming = async () => {{ throw new {error} }};"
    body = failing.encode() + worker.read_bytes()
    site.breaks(WORKER, body=body)
    # What has no name of its own is laid to the files, here to the worker.
    named = "memory" if "memory" in error else "corrupt"
    fails(browser, site, widget, f"runtime-{named}")


def test_offline_at_first_use(browser, site, widget):
    """The line is cut between the page and its first use."""
    browser.expect_console(r"")
    browser.clear_cache()
    browser.open(site.frame())
    site.breaks(r"", status=0)
    widget.type("micro_batch_size", "16")
    browser.wait(lambda: widget.state == "failed", "the failed state", 12)
    assert says(browser.text(".calclet"), "failure-runtime-offline")

    site.heals()
    widget.press("retry")
    widget.shows(answer(micro_batch_size=16))


PARTS = {
    "worker": WORKER,
    "glue": r"\.asm\.mjs$",
    "wasm": r"\.asm\.wasm$",
    "stdlib": r"/stdlib-\w+\.zip$",
    "core": r"/core-\w+\.zip$",
    "calculator": r"/calculator-[\w-]+\.zip$",
}


def damaged(site, path, how):
    """The file as it is after an accident."""
    found = next(f for f in site.dist.rglob("*") if re.search(path, f"/{f.name}"))
    data = found.read_bytes()
    at = dice.randrange(len(data))
    if how == "truncated":
        return data[:at]
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


dice = random.Random(2026)  # noqa: S311 - accidents, no secrets
LOADS = [
    (dice.choice(sorted(PARTS)), how)
    for how in ("missing", "truncated", "changed", "delayed", "cut") * 4
]


@pytest.mark.parametrize(("part", "how"), LOADS)
def test_random_accidents(browser, site, widget, part, how):
    """Whatever happens to whichever file: an answer or a name, never a wait."""
    path = PARTS[part]
    browser.expect_console(r"")
    browser.clear_cache()
    if how == "missing":
        site.breaks(path, status=404)
    elif how == "delayed":
        site.breaks(path, delay=dice.uniform(0.2, 4))
    elif how == "cut":
        site.breaks(path, status=0)
    else:
        site.breaks(path, body=damaged(site, path, how))
    browser.open(site.frame())
    widget.type("micro_batch_size", "16")

    if how == "delayed":
        widget.shows(answer(micro_batch_size=16))
        return
    browser.wait(lambda: widget.state == "failed", "the failed state", 12)
    names = {"missing": "missing", "cut": "blocked"}
    assert says(
        browser.text(".calclet"), f"failure-runtime-{names.get(how, 'corrupt')}"
    )
    assert widget.results() == answer()


@pytest.mark.parametrize("lang", told())
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
