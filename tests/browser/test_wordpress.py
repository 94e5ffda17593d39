"""A page's address pasted into WordPress: a widget of its own size, sandboxed.

The rules are WordPress's own: of the oEmbed answer it keeps one frame, with the
attributes below, in `sandbox="allow-scripts"`, and speaks with it by a secret.
"""

import re
from html import escape

import pytest
from selenium.webdriver.common.keys import Keys

from calclet_build.oembed import HEIGHT, WIDTH
from tests.browser.conftest import HERE
from tests.browser.widget import Widget, answer

HOST = (HERE / "hosts" / "wordpress.html").read_text("utf-8")
KEPT = {"src", "title", "width", "height", "frameborder"}


def filtered(code, secret):
    """What WordPress makes of an answer's code."""
    frame = re.search(r"<iframe (.*)></iframe>", code)[1]
    given = dict(re.findall(r'([\w-]+)="([^"]*)"', frame))
    assert given.keys() <= KEPT
    given |= {"sandbox": "allow-scripts", "security": "restricted"}
    if secret:
        given |= {"src": f"{given['src']}#?secret={secret}", "data-secret": secret}
    attributes = " ".join(f'{name}="{value}"' for name, value in given.items())
    return f"<blockquote>a link</blockquote><iframe {attributes}></iframe>"


@pytest.fixture(params=["Abc123XYZ0", ""], ids=["secret-in-page", "secret-by-script"])
def post(request, browser, site):
    """A post; the frame's secret comes from PHP, or from the script."""
    browser.viewport(700, 900)
    code = (
        f'<iframe src="{escape(site.frame())}" title="t" width="{WIDTH}"'
        f' height="{HEIGHT}" frameborder="0"></iframe>'
    )
    url = site.host(HOST.replace("{{ html }}", filtered(code, request.param)))
    browser.open(url)
    return browser


def heights(browser):
    return browser.js(
        "return messages.filter(m => m.message == 'height').map(m => m.value)"
    )


def overflow(browser):
    with browser.frame("iframe"):
        return browser.js(
            "const d = document.documentElement; return d.scrollHeight - d.clientHeight"
        )


def test_it_tells_its_height(post):
    """With the secret, without an inner scroll bar, also when a panel opens."""
    post.wait(lambda: heights(post), "a height")
    post.wait(lambda: overflow(post) <= 0, "a frame that fits")
    before = heights(post)[-1]
    with post.frame("iframe"):
        post.js("document.querySelector('[data-action=embed]').click()")

    post.wait(lambda: heights(post)[-1] > before, "a greater height")


def test_links_are_handed_over_or_shown(post):
    """WordPress follows a link to our site; the address can be copied in any case."""
    post.expect_console("sandbox")
    post.wait(lambda: heights(post), "a height")
    with post.frame("iframe"):
        post.find("[data-link=page]").send_keys(Keys.ENTER)
        shown = post.find(".beyond .address")
        post.wait(shown.is_displayed, "the address")
        address = shown.get_property("value")
    assert address.endswith("/en/effective-batch-size/")

    assert post.wait(lambda: post.js("return followed"), "a link") == [address]


def test_printing_is_replaced(post):
    """A sandbox has no print dialog: a page that has one is named, with values."""
    post.expect_console("sandbox")
    post.wait(lambda: heights(post), "a height")
    with post.frame("iframe"):
        post.js("document.querySelector('[data-action=report]').click()")
        shown = post.find(".beyond .address")
        post.wait(shown.is_displayed, "the address")
        assert "micro_batch_size=8" in shown.get_property("value")


def test_it_calculates(post):
    """In an origin of its own, without storage."""
    post.wait(lambda: heights(post), "a height")
    with post.frame("iframe"):
        Widget(post).type("micro_batch_size", "16")
        Widget(post).shows(answer(micro_batch_size=16))
