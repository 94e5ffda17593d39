"""The answer is on the page before any script is, and Python comes when needed."""

import pytest

from tests.browser.widget import DEFAULTS, answer
from tests.browser.words import says, told
from tests.serving import Server

PAINTED = "return document.querySelector('.calclet').innerText"
IDLE = """
const done = arguments[0];
const soon = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 300));
const idle = () => soon(() => soon(() => done(true)));
document.readyState === "complete" ? idle() : addEventListener("load", idle);
"""


@pytest.mark.engines
@pytest.mark.parametrize("lang", told())
@pytest.mark.parametrize("kind", ["page", "frame"])
def test_result_stands_there_without_javascript(browser, site, widget, kind, lang):
    """The default result is in the document, in words, in the page's language."""
    site.without_scripts()
    browser.expect_console("frame is sandboxed")
    browser.open(getattr(site, kind)(lang))

    assert widget.results() == answer()
    assert widget.state == "static"
    assert widget.values() == {name: str(value) for name, value in DEFAULTS.items()}
    text = browser.js(PAINTED)
    assert "8,388,608" in text
    assert says(browser.js("return document.body.innerText"), "noscript-note", lang)


def test_article_reads_without_javascript(browser, site):
    """Every section of the article and every question is plain document."""
    browser.without_javascript()
    browser.open(site.page())

    for section in [
        "what",
        "why",
        "formula",
        "example",
        "limits",
        "questions",
        "disclaimer",
    ]:
        assert browser.js(
            "return document.getElementById(arguments[0]).parentElement.innerText",
            section,
        ).strip()
    assert browser.all("math[display=block]")


@pytest.mark.engines
def test_frame_that_is_only_seen_loads_no_python(browser, site):
    """The shell of an embedded frame listens, and nothing of Pyodide was asked for."""
    browser.clear_cache()
    tag = '<calclet-widget calculator="effective-batch-size"></calclet-widget>'
    browser.open(
        site.host(
            "<script>addEventListener('calclet-ready', () => window.heard = true)"
            f"</script><script src='{site.url}calclet.js'></script>{tag}"
        )
    )
    browser.wait(lambda: browser.js("return window.heard"), "calclet-ready")
    browser.driver.execute_async_script(IDLE)

    assert site.pyodide() == []
    assert site.requests("/embed/")


def test_frame_starts_python_at_the_first_intent(browser, site, widget):
    """Focus is enough; the visitor need not type for Python to come."""
    browser.clear_cache()
    browser.open(site.frame())
    widget.control("micro_batch_size").click()

    widget.ready()
    assert site.pyodide()


def test_page_starts_python_by_itself(browser, site, widget):
    """A full page is there to be used: it gets ready when it is idle."""
    browser.open(site.page())

    widget.ready()


def test_page_spares_visitors_who_save_data(browser, site, widget):
    """With Save-Data a full page waits for an intent as a frame does."""
    browser.clear_cache()
    browser.before_load(
        "Object.defineProperty(navigator, 'connection',"
        " {value: {saveData: true, addEventListener() {}}})"
    )
    browser.open(site.page())
    browser.driver.execute_async_script(IDLE)
    assert site.pyodide() == []

    widget.type("micro_batch_size", "16")
    widget.shows(answer(micro_batch_size=16))


@pytest.mark.parametrize("lang", told())
def test_static_text_is_not_rewritten(browser, site, widget, lang):
    """Numbers and sentences stay as built until the first edit: nothing jumps."""
    shown = (
        "return [...document.querySelectorAll('.calclet output')]"
        ".map(o => o.parentElement.innerText)"
    )
    browser.without_javascript()
    browser.open(site.page(lang))
    built = browser.js(shown)

    browser.cdp("Emulation.setScriptExecutionDisabled", value=False)
    browser.open(site.page(lang))
    widget.ready()
    assert browser.js(shown) == built


def test_page_asks_nobody_else(browser, site, widget):
    """Page, frame and Python come from the site's own origin, all of it."""
    browser.open(site.page())
    widget.ready()

    foreign = [
        url
        for url in browser.requests()
        if not url.startswith((site.url, "data:", "blob:", "about:", "chrome:"))
    ]
    assert foreign == []


def test_site_works_below_a_base_path(browser, site, widget):
    """All links are relative: the same files work in a subfolder."""
    with Server(site.dist, base="/deep/down/") as deep:
        browser.open(f"{deep.url}ja/effective-batch-size/")
        widget.type("sequence_length", "8192")

        widget.shows(answer(sequence_length=8192))
        assert [r for r in deep.log if not r.path.startswith("/deep/down/")] == []
