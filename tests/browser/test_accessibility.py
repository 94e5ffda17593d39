"""axe-core finds nothing, on every kind of page, in each script, light and dark."""

import pytest

from tests.browser.words import told

KINDS = {
    "chooser": "{url}",
    "catalogue": "{url}{lang}/",
    "page": "{url}{lang}/effective-batch-size/",
    "frame": "{url}{lang}/effective-batch-size/embed/",
    "studio": "{url}{lang}/studio/?calculator=effective-batch-size",
    "missing": "{url}404.html",
}
ONCE = {"chooser", "missing"}


def pages(languages):
    """Each kind of page in each of the languages; what has all of them once."""
    return [
        (kind, lang)
        for kind in KINDS
        for lang in languages
        if kind not in ONCE or lang == "en"
    ]


@pytest.mark.parametrize(("kind", "lang"), pages(told()))
def test_no_violations(browser, site, kind, lang):
    """Both colour schemes of a page as it opens."""
    if kind == "chooser":
        browser.without_javascript()  # with it, a visitor is sent on
    browser.open(KINDS[kind].format(url=site.url, lang=lang))
    if kind == "chooser":
        browser.cdp("Emulation.setScriptExecutionDisabled", value=False)

    for scheme in ("light", "dark"):
        browser.media(prefers_color_scheme=scheme)
        assert browser.violations() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violations_in_use(browser, site, widget, scheme):
    """Panels open, errors shown, a result that is stale: still none."""
    browser.media(prefers_color_scheme=scheme)
    browser.open(site.page())
    widget.ready()
    for action in ("share", "embed"):
        panel = widget.open_panel(action)
        assert browser.violations() == []
        panel.find_element("css selector", "[data-action=close]").click()

    widget.paste("sequence_length", "128k")
    widget.has_error("sequence_length")
    widget.paste("micro_batch_size", "0")
    widget.has_error("micro_batch_size")
    assert browser.violations() == []


@pytest.mark.parametrize("kind", KINDS)
def test_touch_targets_are_large_enough(browser, site, kind):
    """Buttons and fields are at least 24 px in both directions (WCAG 2.5.8)."""
    if kind == "chooser":
        browser.without_javascript()
    browser.viewport(320)
    browser.open(KINDS[kind].format(url=site.url, lang="en"))

    small = browser.js(
        "return [...document.querySelectorAll('button, input, select, summary')]"
        ".filter(e => e.checkVisibility() && !['hidden', 'radio', 'checkbox']"
        ".includes(e.type)).filter(e => {const b = e.getBoundingClientRect();"
        "return Math.min(b.width, b.height) < 24})"
        ".map(e => e.outerHTML.slice(0, 120))"
    )
    assert small == []
