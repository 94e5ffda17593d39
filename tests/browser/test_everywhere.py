"""Every calculator in every language, at three widths, light and dark.

Some hundreds of pages: `python3 build.py test -m everywhere` looks at all of them,
a usual run at a sample, in which each calculator and each language comes up.
"""

from pathlib import Path

import pytest

from tests.browser.words import ROOT, languages

WIDTHS = (320, 768, 1280)
FIT = (Path(__file__).parent / "fit.js").read_text("utf-8")


def slugs():
    """Every calculator of the site."""
    folders = (ROOT / "core/calclet/calculators").glob("*/cases.toml")
    return sorted(file.parent.name.replace("_", "-") for file in folders)


def pages():
    """All pages; those of no sample are marked."""
    tags = languages()
    for number, slug in enumerate(slugs()):
        for index, tag in enumerate(tags):
            sampled = index == number % len(tags)
            marks = () if sampled else pytest.mark.everywhere
            yield pytest.param(slug, tag, marks=marks, id=f"{slug}-{tag}")


@pytest.mark.parametrize(("slug", "lang"), list(pages()))
def test_nothing_is_cut_off_or_inaccessible(browser, site, slug, lang):
    """No text cut off, out of the page or over other text; axe-core finds nothing."""
    browser.open(f"{site.url}{lang}/{slug}/")
    found = []
    for width in WIDTHS:
        browser.viewport(width)
        found += [f"{width} px: {what}" for what in browser.js(FIT)]
        for scheme in ("light", "dark"):
            browser.media(prefers_color_scheme=scheme)
            found += [f"{width} px, {scheme}: {x}" for x in browser.violations()]

    assert found == []


FAULTS = {
    "": '<p style="font: 16px sans-serif">A word and another</p>',
    "cut off by": '<p style="inline-size: 3em; overflow: hidden">Effectivebatch</p>',
    "cut off below": '<p style="block-size: 1em; overflow: hidden">One<br>Two</p>',
    "out of the page": '<p style="position: absolute; left: -2em">Word</p>',
    "too wide": '<p style="inline-size: 2000px">Wide</p>',
    "over one another": '<p>One</p><p style="margin-block-start: -36px">Two</p>',
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault or "none")
def test_what_does_not_fit_is_found(browser, site, fault):
    """A look that finds nothing would be worth nothing."""
    browser.viewport(1280)
    browser.open(site.host(FAULTS[fault]))

    found = browser.js(FIT)
    assert len(found) == bool(fault)
    assert all(fault in one for one in found)
