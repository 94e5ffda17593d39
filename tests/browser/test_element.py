"""The custom element through all that a host page may do to it."""

import base64
import hashlib

from tests.browser.test_embed import EVENTS, element, heard, inner_frame, wait_heard
from tests.browser.widget import Widget, answer
from tests.serving import Server

WIDGET = "const widget = document.querySelector('calclet-widget');"

SEEN = f"{WIDGET} return widget.querySelector('a').checkVisibility()"


def last_outputs(browser, expected):
    browser.wait(
        lambda: any(d["outputs"] == expected for d in heard(browser, "result")),
        f"the result {expected}",
    )


def test_values_set_before_the_script_are_kept(browser, site):
    """A property of an element that is not one yet."""
    early = element(site).replace(
        "<p id='below'>", f"<script>{WIDGET} widget.values = {{micro_batch_size: 16n}}"
        "</script><p id='below'>",
    )  # fmt: skip
    browser.open(site.host(early))

    last_outputs(browser, answer(micro_batch_size=16))


def test_the_fallback_goes_when_the_frame_is_ready(browser, site):
    """And the focus that was in it moves into the frame."""
    site.breaks("/embed/", delay=2)
    host = element(site).replace("calculator=", "data-later=")
    browser.open(site.host(host))
    browser.js(f"{WIDGET} widget.querySelector('a').focus();"
               "widget.setAttribute('calculator', widget.dataset.later)")  # fmt: skip
    assert browser.js(SEEN)
    wait_heard(browser, "ready")

    assert not browser.js(SEEN)
    assert browser.js(f"{WIDGET} return document.activeElement == widget")


def test_a_silent_frame_is_told_and_the_fallback_stays(browser, site):
    """A page that never greets: missing, blocked or not ours."""
    browser.expect_console("404")
    site.breaks("/embed/", status=404, body=b"gone")
    browser.open(site.host(element(site)))

    assert wait_heard(browser, "error") == {"code": "frame-silent"}
    assert browser.js(SEEN)


def test_another_language_keeps_the_values(browser, site):
    """A new page in the frame, what was typed in the old one."""
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")
    with browser.frame(inner_frame(browser)):
        Widget(browser).type("micro_batch_size", "16")
        Widget(browser).shows(answer(micro_batch_size=16))
    browser.wait(lambda: heard(browser, "result"), "calclet-result")
    browser.js(f"heard.length = 0; {WIDGET} widget.lang = 'ja'")
    wait_heard(browser, "ready")

    frame = inner_frame(browser)
    assert frame.get_attribute("src").startswith(site.frame("ja"))
    last_outputs(browser, answer(micro_batch_size=16))
    with browser.frame(frame):
        assert Widget(browser).value("micro_batch_size") == "16"


def test_without_a_language_the_page_s_own_counts(browser, site):
    """The nearest ancestor that has one, in the site's nearest language."""
    body = element(site).replace("<calclet-widget", "<div lang='zh-HK'><calclet-widget")
    browser.open(site.host(body))
    wait_heard(browser, "ready")

    assert inner_frame(browser).get_attribute("src").startswith(site.frame("zh-TW"))


def test_a_removed_attribute_is_the_default_again(browser, site):
    """Only the frame knows the default."""
    browser.open(site.host(element(site, 'micro_batch_size="16"')))
    last_outputs(browser, answer(micro_batch_size=16))
    browser.js(f"{WIDGET} widget.removeAttribute('micro_batch_size')")

    last_outputs(browser, answer())


def test_moved_and_removed_it_leaves_nothing_behind(browser, site):
    """One frame wherever it goes, none when it is gone, values kept."""
    browser.open(site.host(element(site, 'micro_batch_size="16"') + "<div></div>"))
    last_outputs(browser, answer(micro_batch_size=16))
    frames = "return window.moved.shadowRoot.querySelectorAll('iframe').length"
    browser.js(f"{WIDGET} heard.length = 0; window.moved = widget;"
               "document.querySelector('div').append(widget)")  # fmt: skip
    wait_heard(browser, "ready")
    assert browser.js(frames) == 1
    last_outputs(browser, answer(micro_batch_size=16))

    browser.js("moved.remove()")
    assert browser.js(frames) == 0
    assert browser.js("return moved.values.micro_batch_size") == "16"


def test_script_twice_is_as_good_as_once(browser, site):
    """Each snippet brings its own."""
    again = f"<script src='{site.url}calclet.js'></script>"
    browser.open(site.host(element(site, extra=again + again)))
    wait_heard(browser, "ready")

    assert len(heard(browser, "ready")) == 1
    assert len(site.requests("/embed/")) == 1


def test_a_stranger_s_greeting_gets_no_port(browser, site):
    """Neither from the host page nor from another frame of it."""
    forged = (
        "parent.postMessage({calclet: 1, kind: 'hello'}, '*');"
        "onmessage = () => parent.document.title = 'caught'"
    )
    stranger = f'<iframe srcdoc="<script>{forged}</script>"></iframe>'
    browser.open(site.host(element(site) + stranger))
    wait_heard(browser, "ready")
    browser.js("window.ports = []; onmessage = e => ports.push(...e.ports);"
               "postMessage({calclet: 1, kind: 'hello'}, '*')")  # fmt: skip
    with browser.frame(inner_frame(browser)):
        Widget(browser).type("micro_batch_size", "16")
    last_outputs(browser, answer(micro_batch_size=16))

    assert browser.js("return ports.length") == 0
    assert browser.js("return document.title") != "caught"


def test_hostile_attributes_stay_text(browser, site):
    """Nothing in an attribute runs, in the host or in the frame."""
    attributes = (
        """micro_batch_size='"><img src=x onerror=top.hacked=1>' """
        """calculator2='x' theme='"><script>' accent='red;}' hide='<b>' """
        """label='"><script>hacked=1</script>' width='1e9'"""
    )
    browser.open(site.host(element(site, attributes)))
    wait_heard(browser, "ready")

    with browser.frame(inner_frame(browser)):
        Widget(browser).has_error("micro_batch_size")
        assert not browser.all("img[src=x]")
    assert not browser.js("return 'hacked' in window")


def test_the_page_below_stays_where_it_is(browser, site):
    """Room is reserved before the frame has told its height."""
    watch = (
        "<script>window.shift = 0; new PerformanceObserver(list =>"
        " list.getEntries().forEach(e => shift += e.value))"
        ".observe({type: 'layout-shift', buffered: true})</script>"
    )
    for width in (320, 768, 1280):
        browser.viewport(width)
        browser.open(site.host(watch + EVENTS + element(site)))
        wait_heard(browser, "ready")
        assert browser.js("return shift") < 0.05, width


def test_the_copy_for_integrity_works_under_any_path(browser, site):
    """It lies in assets/, and still finds the site's root."""
    script = next(site.dist.glob("assets/calclet-*.js"))
    digest = base64.b64encode(hashlib.sha384(script.read_bytes()).digest()).decode()
    with Server(site.dist, base="/deep/er/") as deep:
        tag = (
            f'<script src="{deep.url}assets/{script.name}" crossorigin'
            f' integrity="sha384-{digest}"></script>'
        )
        body = element(site).replace(
            f"<script async src='{site.url}calclet.js'></script>", tag
        )
        browser.open(site.host(body))
        wait_heard(browser, "ready")

        source = inner_frame(browser).get_attribute("src")
        assert source == f"{deep.url}en/effective-batch-size/embed/"


def test_an_image_cannot_say_where_the_frame_comes_from(browser, site):
    """Where visitors may write HTML without scripts, `name` is all they need."""
    image = '<img name="currentScript" src="/evil/calclet.js" loading="lazy" hidden>'
    browser.open(site.host(image + element(site)))

    wait_heard(browser, "ready")
    frame = f"{WIDGET} return widget.shadowRoot.querySelector('iframe').src"
    assert browser.js(frame).startswith(site.url)
