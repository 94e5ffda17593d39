"""A guest on a page of another origin."""

import pytest

from tests.browser.widget import Widget, answer

EVENTS = """<script>
window.heard = [];
for (const name of ["ready", "result", "error"])
  addEventListener(`calclet-${name}`, e => heard.push([name, e.detail]));
</script>"""


def element(site, attributes="", *, extra=""):
    return (
        f"{EVENTS}<script async src='{site.url}calclet.js'></script>{extra}"
        f'<calclet-widget calculator="effective-batch-size" {attributes}>'
        "<a href='/'>fallback</a></calclet-widget><p id='below'>below</p>"
    )


def inner_frame(browser):
    return browser.wait(
        lambda: browser.js(
            "return document.querySelector('calclet-widget')?.shadowRoot"
            "?.querySelector('iframe.ready, iframe')"
        ),
        "the frame",
    )


def heard(browser, name):
    return [detail for kind, detail in browser.js("return heard") if kind == name]


def wait_heard(browser, name):
    return browser.wait(lambda: heard(browser, name), f"calclet-{name}")[-1]


@pytest.mark.engines
def test_element_shows_a_frame_and_says_ready(browser, site):
    """The snippet's element holds a frame of our origin, with a title."""
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")

    frame = inner_frame(browser)
    assert frame.get_attribute("src").startswith(site.frame())
    assert frame.get_attribute("title")
    assert frame.get_attribute("loading") == "lazy"


@pytest.mark.engines
def test_results_reach_the_host_as_exact_text(browser, site):
    """calclet-result carries inputs and outputs, digit for digit."""
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")
    with browser.frame(inner_frame(browser)):
        Widget(browser).type("micro_batch_size", "16")
        Widget(browser).shows(answer(micro_batch_size=16))

    detail = browser.wait(lambda: heard(browser, "result"), "calclet-result")[-1]
    assert detail["outputs"] == answer(micro_batch_size=16)
    assert detail["inputs"]["micro_batch_size"] == "16"
    assert (
        browser.js("return document.querySelector('calclet-widget').values")[
            "micro_batch_size"
        ]
        == "16"
    )


@pytest.mark.engines
def test_a_host_on_another_site(browser, site):
    """Not only another port: storage and workers are kept apart, heights are told."""
    host = site.host(element(site)).replace("127.0.0.1", "localhost")
    browser.open(host)
    wait_heard(browser, "ready")
    with browser.frame(inner_frame(browser)):
        Widget(browser).type("micro_batch_size", "16")
        Widget(browser).shows(answer(micro_batch_size=16))

    detail = browser.wait(lambda: heard(browser, "result"), "calclet-result")[-1]
    assert detail["outputs"] == answer(micro_batch_size=16)


def test_attributes_are_starting_values(browser, site):
    """Inputs as attributes, language too."""
    browser.open(site.host(element(site, 'lang="ja" micro_batch_size="32"')))
    wait_heard(browser, "ready")

    assert inner_frame(browser).get_attribute("src").startswith(site.frame("ja"))
    with browser.frame(inner_frame(browser)):
        Widget(browser).shows(answer(micro_batch_size=32))
        assert browser.js("return document.documentElement.lang") == "ja"


@pytest.mark.engines
def test_changed_attribute_changes_the_value(browser, site):
    """A host sets a value at any time; the frame answers without a new load."""
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")
    browser.js(
        "document.querySelector('calclet-widget')"
        ".setAttribute('micro_batch_size', '64')"
    )

    browser.wait(
        lambda: any(
            d["outputs"] == answer(micro_batch_size=64)
            for d in heard(browser, "result")
        ),
        "the result of the new value",
    )
    assert len(site.requests("/embed/")) == 1


@pytest.mark.engines
def test_height_follows_the_content(browser, site):
    """No inner scroll bar, at any width, also when errors open."""
    browser.viewport(400, 900)
    browser.open(site.host(element(site)))
    wait_heard(browser, "ready")

    def overflow():
        with browser.frame(inner_frame(browser)):
            return browser.js(
                "const d = document.documentElement;"
                "return [d.scrollHeight - d.clientHeight, d.clientHeight]"
            )

    browser.wait(lambda: overflow()[0] <= 0, "a frame that fits")
    with browser.frame(inner_frame(browser)):
        widget = Widget(browser)
        for name in ("micro_batch_size", "data_parallel_size", "sequence_length"):
            widget.paste(name, "this is not a number")
            widget.has_error(name)
    browser.wait(lambda: overflow()[0] <= 0, "a frame that fits with errors")
    browser.viewport(1000, 900)
    browser.wait(
        lambda: overflow()[0] <= 0 and inner_frame(browser).size["width"] > 600,
        "a frame that fits when wide",
    )


def test_fallback_shows_until_the_frame_is_there(browser, site):
    """Without the loader the link inside the element stays readable."""
    browser.expect_console("calclet.js")
    site.breaks(r"/calclet\.js$", status=404)
    browser.open(site.host(element(site)))

    assert browser.find("calclet-widget a").is_displayed()


def test_two_widgets_keep_apart(browser, site):
    """Events say which element they come from."""
    tags = "".join(
        f'<calclet-widget id="{name}" calculator="effective-batch-size"'
        f' micro_batch_size="{size}" load="eager"></calclet-widget>'
        for name, size in (("one", 16), ("two", 32))
    )
    browser.open(
        site.host(
            "<script>window.got = {};addEventListener('calclet-result', e =>"
            " got[e.target.id] = e.detail.outputs)</script>"
            f"<script src='{site.url}calclet.js'></script>{tags}"
        )
    )

    browser.wait(
        lambda: (
            browser.js("return got")
            == {"one": answer(micro_batch_size=16), "two": answer(micro_batch_size=32)}
        ),
        "both results",
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_theme_is_what_the_host_says(browser, site, scheme):
    """theme="dark" is dark on a light system, and the other way round."""
    other = {"light": "dark", "dark": "light"}[scheme]
    browser.media(prefers_color_scheme=other)
    browser.open(site.host(element(site, f'theme="{scheme}"')))
    wait_heard(browser, "ready")

    with browser.frame(inner_frame(browser)):
        red, green, blue = browser.js(
            "const c = document.createElement('canvas').getContext('2d');"
            "c.fillStyle = getComputedStyle(document.querySelector('.calclet')).color;"
            "c.fillRect(0, 0, 1, 1); return [...c.getImageData(0, 0, 1, 1).data]"
        )[:3]
    assert (red + green + blue > 3 * 128) == (scheme == "dark")


def test_reset_returns_to_the_snippet(browser, site):
    """reset() is the author's state, not the calculator's."""
    browser.open(site.host(element(site, 'micro_batch_size="32"')))
    wait_heard(browser, "ready")
    browser.js("document.querySelector('calclet-widget').values = {sequence_length: 1}")
    browser.wait(
        lambda: any(
            d["outputs"] == answer(micro_batch_size=32, sequence_length=1)
            for d in heard(browser, "result")
        ),
        "the set value",
    )
    browser.js("heard.length = 0; document.querySelector('calclet-widget').reset()")

    browser.wait(
        lambda: any(
            d["outputs"] == answer(micro_batch_size=32)
            for d in heard(browser, "result")
        ),
        "the snippet's values",
    )


def test_hidden_and_locked_parts(browser, site):
    """hide and readonly do what the studio promises."""
    attributes = 'hide="share,report" readonly="sequence_length"'
    browser.open(site.host(element(site, attributes)))
    wait_heard(browser, "ready")

    with browser.frame(inner_frame(browser)):
        for action in ("share", "report"):
            assert not any(
                e.is_displayed() for e in browser.all(f"[data-action={action}]")
            )
        assert Widget(browser).control("sequence_length").get_property("readOnly")
        assert Widget(browser).action("reset").is_displayed()


def test_host_page_is_left_alone(browser, site):
    """No globals, no styles, no attributes: the host is as it was."""
    names = "return Object.getOwnPropertyNames(window)"
    browser.open(site.host("<p>plain</p>"))
    browser.js(names)  # the driver leaves one of its own at the first call
    before = set(browser.js(names))
    browser.js(
        "const s = document.createElement('script'); s.src = arguments[0];"
        "s.onload = () => window.loaded = 1; document.head.append(s)",
        f"{site.url}calclet.js",
    )
    browser.wait(lambda: browser.js("return window.loaded"), "the loader")

    assert set(browser.js(names)) - before == {"loaded"}
    assert browser.js("return document.adoptedStyleSheets.length") == 0
