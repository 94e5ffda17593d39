"""The product on nginx and on Caddy, as a visitor meets it there."""

import pytest

from tests.browser.conftest import SLUG
from tests.browser.test_embed import EVENTS, heard, inner_frame
from tests.browser.widget import Widget, answer
from tests.hosts import PROGRAMS, served


@pytest.fixture(scope="module", params=sorted(PROGRAMS))
def root(request, dist, tmp_path_factory):
    """The site's address on a real server."""
    with served(request.param, dist, tmp_path_factory.mktemp(request.param)) as url:
        yield url


def test_a_page_calculates(browser, widget, root):
    """Python starts under the types and the policy that the server sends."""
    browser.clear_cache()
    browser.open(f"{root}en/{SLUG}/")
    widget.type("micro_batch_size", "16")

    widget.shows(answer(micro_batch_size=16))


def test_a_widget_lives_in_an_isolated_page_of_another_origin(browser, site, root):
    """What the server says of sharing is enough for the strictest host."""
    headers = {
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "same-origin",
    }
    loader = next(site.dist.glob("assets/calclet-*.js")).name
    body = (
        f"{EVENTS}<script async src='{root}assets/{loader}' crossorigin></script>"
        f"<calclet-widget calculator='{SLUG}' lang='ja'></calclet-widget>"
    )
    browser.open(site.host(body, headers=headers))
    browser.wait(lambda: heard(browser, "ready"), "calclet-ready")

    assert browser.js("return crossOriginIsolated")
    with browser.frame(inner_frame(browser)):
        Widget(browser).type("sequence_length", "8192")
        Widget(browser).shows(answer(sequence_length=8192))


def test_a_missing_page_leads_on(browser, root):
    """The page for it works at any depth."""
    browser.expect_console("404")
    browser.open(f"{root}en/nothing/here/")

    links = [link.get_attribute("href") for link in browser.all("main a")]
    assert links
    assert all(link.startswith(root) for link in links)
