"""Host pages that allow little, and host pages that behave badly."""

import base64
import hashlib
import json
import re
import subprocess
from urllib.parse import quote

import pytest

from tests.browser.test_embed import EVENTS, element, heard, inner_frame, wait_heard
from tests.browser.test_variants import frames
from tests.browser.widget import Widget, answer

CATCH = (
    "window.violations = []; addEventListener('securitypolicyviolation',"
    " e => violations.push(e.violatedDirective))"
)


def works(browser):
    with browser.frame(inner_frame(browser)):
        Widget(browser).type("micro_batch_size", "16")
        Widget(browser).shows(answer(micro_batch_size=16))


@pytest.mark.engines
def test_one_script_with_its_hash_and_one_place_for_frames(browser, site):
    """script-src our origin, SRI, frame-src our origin: not one violation reported."""
    script = next(site.dist.glob("assets/calclet-*.js"))
    digest = base64.b64encode(hashlib.sha384(script.read_bytes()).digest()).decode()
    policy = f"default-src 'none'; script-src {site.url}; frame-src {site.url}"
    tag = (
        f'<script src="{site.url}assets/{script.name}" crossorigin="anonymous"'
        f' integrity="sha384-{digest}"></script>'
    )
    body = tag + '<calclet-widget calculator="effective-batch-size"></calclet-widget>'
    browser.expect_console("favicon|data:|img-src")
    policy += f"; img-src data:; report-uri {site.hosts.url}report"
    headers = {"Content-Security-Policy": policy}
    browser.open(site.host(body, headers=headers))
    browser.wait(lambda: all(frames(browser)), "a ready frame")

    works(browser)
    assert site.hosts.posts == []
    browser.js("new Image().src = arguments[0]", site.url)
    browser.wait(lambda: site.hosts.posts, "a report of what is forbidden")


@pytest.mark.engines
def test_an_isolated_host(browser, site):
    """COEP require-corp and COOP: the widget is still let in."""
    headers = {
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "same-origin",
    }
    browser.open(site.host(element(site), headers=headers))
    wait_heard(browser, "ready")

    assert browser.js("return crossOriginIsolated")
    works(browser)


@pytest.mark.engines
def test_a_host_that_demands_trusted_types(browser, site):
    """The loader needs no policy of the host's."""
    policy = "require-trusted-types-for 'script'; trusted-types 'none'"
    headers = {"Content-Security-Policy": policy}
    browser.open(site.host(element(site), headers=headers))
    wait_heard(browser, "ready")

    works(browser)


def test_a_flood_of_messages(browser, site):
    """Ten thousand: the last values count, the frame answers, the host is not told ten
    thousand times."""
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")
    browser.js(
        "const widget = document.querySelector('calclet-widget');"
        "for (let at = 1; at <= 10_000; at += 1)"
        " widget.values = {micro_batch_size: at}"
    )

    browser.wait(
        lambda: any(
            d["outputs"] == answer(micro_batch_size=10_000)
            for d in heard(browser, "result")
        ),
        "the last value's result",
    )
    assert len(heard(browser, "result")) < 100


def by_hand(site, then):
    """A host page without the loader, that speaks the protocol by itself."""
    return site.host(
        f"{EVENTS}<iframe src='{site.frame()}' width='700' height='900'></iframe>"
        "<script>window.said = []; const frame = document.querySelector('iframe');"
        "function offer(version = 1) { const {port1, port2} = new MessageChannel();"
        "port1.onmessage = e => said.push(e.data); window.port = port1;"
        "const message = {calclet: version, kind: 'port'};"
        "frame.contentWindow.postMessage(message, '*', [port2])}"
        f"{then}</script>"
    )


def said(browser, kind):
    return [m for m in browser.js("return said") if m["kind"] == kind]


def test_a_host_that_answers_late(browser, site):
    """The widget works without it, and is told everything when it comes."""
    browser.open(by_hand(site, ""))
    with browser.frame("iframe"):
        Widget(browser).type("micro_batch_size", "16")
        Widget(browser).shows(answer(micro_batch_size=16))
    browser.js("offer()")

    browser.wait(lambda: said(browser, "ready"), "ready")
    assert browser.wait(lambda: said(browser, "height"), "height")
    result = browser.wait(lambda: said(browser, "result"), "result")[-1]
    assert result["outputs"] == answer(micro_batch_size=16)


def test_garbage_is_refused_and_said_once(browser, site):
    """Messages that are none change nothing; the host is told, not flooded."""
    browser.open(by_hand(site, ""))
    with browser.frame("iframe"):
        Widget(browser).ready  # noqa: B018 - the frame is there
    browser.js(
        "offer(99); offer();"
        "for (let at = 0; at < 2000; at += 1)"
        " for (const data of [null, 'x', {}, {kind: 'eval'}, {kind: 'set-values'}])"
        "  port.postMessage(data);"
        "port.postMessage({kind: 'set-values', values: {strange: 1,"
        " __proto__: 2, micro_batch_size: '<b>'}})"
    )

    errors = browser.wait(lambda: said(browser, "error"), "an error")
    assert errors[0]["code"] == "message-refused"
    with browser.frame("iframe"):
        Widget(browser).has_error("micro_batch_size")
        Widget(browser).type("micro_batch_size", "16")
        Widget(browser).shows(answer(micro_batch_size=16))
    assert len(said(browser, "error")) < 8


def hostile(root):
    """The texts of tests/js/hostile.js."""
    read = "import('./tests/js/hostile.js')"
    script = f"{read}.then(m => console.log(JSON.stringify(m.TEXTS)))"
    done = subprocess.run(
        ["node", "-e", script], cwd=root, capture_output=True, check=True
    )
    return json.loads(done.stdout)


def test_hostile_texts_run_nowhere(browser, site, root):
    """Each as attributes, as messages and as an address, in one page: no script runs,
    no markup escapes, nothing leaves."""
    texts = hostile(root)
    assert len(texts) >= 200
    browser.before_load("window.hacked = undefined; " + CATCH)
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")
    browser.requests()
    browser.driver.execute_async_script(
        "const [json, done] = arguments; const widget = document.querySelector("
        "'calclet-widget'); (async () => { for (const text of JSON.parse(json)) {"
        "for (const name of ['theme', 'accent', 'font', 'label', 'width',"
        " 'micro_batch_size', 'sequence_length', 'strange'])"
        "  widget.setAttribute(name, text);"
        "widget.values = {[text]: text, data_parallel_size: text};"
        "await new Promise(r => setTimeout(r, 60)); } done() })()",
        json.dumps(texts),
    )
    for name in ("hide", "readonly", "load", "lang", "calculator"):
        for text in texts[:: len(texts) // 4]:
            browser.js(
                "document.querySelector('calclet-widget').setAttribute(...arguments)",
                name,
                text.encode("utf-8", "replace").decode(),
            )
    browser.expect_console("404|Failed to load")
    frame = inner_frame(browser)
    assert re.match(
        re.escape(site.url) + r"[\w-]+/[\w-]+/embed/", frame.get_attribute("src")
    )

    assert browser.js("return window.hacked ?? null") is None
    with browser.frame(frame):
        assert browser.js("return window.hacked ?? null") is None
    foreign = [
        u for u in browser.requests() if "127.0.0.1" not in u and "data:" not in u
    ]
    assert foreign == []


@pytest.mark.parametrize("kind", ["page", "frame"])
def test_hostile_addresses_run_nowhere(browser, site, root, kind):
    """Each as a value, an option and a name in the fragment; some in the query."""
    texts = hostile(root)
    address = {"page": site.page, "frame": site.frame}[kind]
    query = f"?micro_batch_size={quote(texts[0])}&{quote(texts[1])}=1"
    browser.before_load("window.hacked = undefined; " + CATCH)
    browser.open(address("en", query))
    Widget(browser).has_error("micro_batch_size")
    browser.requests()
    browser.driver.execute_async_script(
        "const [json, done] = arguments;"
        "(async () => { for (const text of JSON.parse(json)) {"
        "const given = {theme: text, accent: text, font: text, hide: text,"
        " readonly: text, load: text, [text]: text, secret: text,"
        " micro_batch_size: text, sequence_length: text};"
        "location.hash = new URLSearchParams(given);"
        "await new Promise(r => setTimeout(r, 60)); } done() })()",
        json.dumps([text[:200] for text in texts]),
    )
    browser.js("location.hash = '#micro_batch_size=16&theme=dark'")

    Widget(browser).shows(answer(micro_batch_size=16))
    assert browser.js("return window.hacked ?? null") is None
    assert browser.js("return violations") == []
    markup = ".calclet :is(img, script, iframe, object, link, style, form form)"
    assert browser.all(markup) == []
    assert [u for u in browser.requests() if "127.0.0.1" not in u] == []


@pytest.mark.parametrize("option", ["theme", "accent", "font", "hide", "readonly"])
def test_an_option_that_cannot_be_used_is_named(browser, site, option):
    """In the frame, and to the host."""
    browser.open(site.host(element(site, f'{option}="&lt;b&gt;!"')))
    wait_heard(browser, "ready")

    assert wait_heard(browser, "error") == {
        "code": "option-refused",
        "refused": [option],
    }
    with browser.frame(inner_frame(browser)):
        assert option in browser.text(".note-text")
