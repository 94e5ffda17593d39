"""Every choice of the studio reaches the code, the address and the preview."""

import base64
import hashlib
import re

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.test_embed import inner_frame
from tests.browser.test_studio import choose, code, set_value, wait_code
from tests.browser.words import says, told

HASH = (
    "#accent=%230b7285&code-kind=iframe&font=Georgia,+serif&hide=help,share&lang=ja&load=eager"
    "&micro_batch_size=16&readonly=sequence_length&theme=dark&width=480"
)


def open_studio(browser, site, choices=""):
    browser.open(site.studio() + choices)
    return wait_code(browser, "effective-batch-size")


def test_a_configuration_is_an_address(browser, site):
    """Opened from a link it is as it was left, and makes the same link again."""
    text = open_studio(browser, site, HASH)

    assert (
        "/ja/effective-batch-size/embed/#accent=0b7285&amp;font=Georgia,+serif&amp;hide=help,share"
        "&amp;load=eager&amp;micro_batch_size=16&amp;readonly=sequence_length"
        "&amp;theme=dark"
    ) in text
    assert 'width="480"' in text
    expected = HASH.replace("&code-kind", "&calculator=effective-batch-size&code-kind")
    assert browser.js("return location.hash") == expected


def test_choices_are_kept_in_the_address(browser, site):
    """A bookmark or a reload loses nothing."""
    open_studio(browser, site)
    set_value(browser, "micro_batch_size", "16")
    choose(browser, "theme", "dark")
    browser.find("[name=readonly][value=sequence_length]").click()
    text = wait_code(browser, 'theme="dark"', 'readonly="sequence_length"')
    browser.driver.refresh()

    assert wait_code(browser, "micro_batch_size") == text


def test_reset_is_the_shortest_code(browser, site):
    """Back to a plain snippet of the same calculator."""
    plain = open_studio(browser, site)
    set_value(browser, "micro_batch_size", "16")
    choose(browser, "load", "eager")
    wait_code(browser, "eager")
    browser.find("button[type=reset]").click()

    wait_code(browser, plain)
    assert browser.js("return location.hash") == "#calculator=effective-batch-size"


def test_the_title_is_in_the_language_chosen(browser, site):
    """Whatever language the studio itself speaks."""
    open_studio(browser, site)
    set_value(browser, "lang", "ja")

    wait_code(browser, 'lang="ja"', "実効バッチサイズ</a>")


def test_a_value_the_widget_refuses_is_marked(browser, site):
    """The widget reads it, the studio only passes its verdict on."""
    open_studio(browser, site)
    set_value(browser, "sequence_length", "many")

    field = browser.find("#value-sequence_length")
    browser.wait(lambda: field.get_attribute("aria-invalid") == "true", "the mark")
    note = browser.find(f"#{field.get_attribute('aria-describedby')}")
    assert says(note.text, "studio-value-error")
    set_value(browser, "sequence_length", "8192")
    browser.wait(lambda: field.get_attribute("aria-invalid") == "false", "no mark")


def test_refused_clipboard_leaves_the_code_selected(browser, site):
    """One key press still copies, and the page says so."""
    browser.before_load(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('no'))"
    )
    text = open_studio(browser, site)
    browser.find("[data-action=copy]").click()

    browser.wait(lambda: says(browser.text("#copy-status"), "copy-failed"), "words")
    selected = (
        "const field = document.activeElement;"
        "return field.value?.slice(field.selectionStart, field.selectionEnd)"
    )
    assert browser.js(selected) == text


def kinds(browser):
    """The ways of embedding that are offered."""
    radios = browser.all("input[name='code-kind']")
    return [radio.get_attribute("value") for radio in radios]


def shown(browser, selector):
    """The texts that are not put away."""
    return [e.text for e in browser.all(f"{selector}:not(.away)") if e.is_displayed()]


def test_each_kind_has_its_code_and_its_terms(browser, site):
    """What a host page must allow is said beside what it has to paste."""
    open_studio(browser, site)
    seen = {}
    for kind in kinds(browser):
        choose(browser, "code-kind", kind)
        notes = shown(browser, "#kind-notes [data-kind]")
        assert len(notes) == 1
        assert says(notes[0], f"studio-note-{kind}")
        seen[kind] = code(browser), shown(browser, ".policy code")
        assert bool(seen[kind][1]) != bool(shown(browser, ".no-policy"))

    origin = site.url.rstrip("/")
    both = [f"frame-src {origin}", f"script-src {origin}"]
    assert len({text for text, _ in seen.values()}) == len(seen) - 1  # WordPress's HTML
    assert seen["integrity"][1] == seen["react"][1] == both
    assert seen["iframe"][1] == seen["wordpress-url"][1] == both[:1]
    assert seen["offline"][1] == []


@pytest.mark.parametrize("kind", ["element", "iframe"])
def test_what_a_page_is_asked_to_allow_is_enough(browser, site, kind):
    """A page that allows nothing else has a widget that is ready."""
    open_studio(browser, site, f"#code-kind={kind}")
    snippet, lines = code(browser), shown(browser, ".policy code")
    policy = "; ".join(["default-src 'none'", "img-src data:", *lines])
    body = f'<!doctype html><html><link rel="icon" href="data:,"><body>{snippet}'
    browser.open(site.host(body, headers={"Content-Security-Policy": policy}))

    with browser.frame(inner_frame(browser) if kind == "element" else "iframe"):
        assert browser.find(".calclet output").is_displayed()


@pytest.mark.parametrize("lang", told())
def test_another_kind_moves_nothing(browser, site, lang):
    """Neither what stands below nor the page's length."""
    browser.open(site.studio(lang))
    wait_code(browser, "effective-batch-size")
    place = (
        "return [...document.querySelectorAll('.outcome .code, .outcome [data-action],"
        " .terms dt, .stage')].map(e => e.getBoundingClientRect().y + scrollY)"
    )
    for width in (320, 1280):
        browser.viewport(width)
        before = browser.js(place)
        for kind in kinds(browser):
            choose(browser, "code-kind", kind)
            assert browser.js(place) == before, (width, kind)


def test_integrity_is_that_of_the_file(browser, site):
    """The checksum in the code is the checksum of the loader that it names."""
    open_studio(browser, site, "#code-kind=integrity")
    path, given = re.search(
        rf'src="{site.url}([^"]+)" integrity="sha384-([^"]+)"', code(browser)
    ).groups()

    file = hashlib.sha384((site.dist / path).read_bytes())
    assert given == base64.b64encode(file.digest()).decode()


def test_themes_are_those_of_the_site(browser, site):
    """Each theme is a file; the host page's own look is one more."""
    open_studio(browser, site)
    offered = {e.get_attribute("value") for e in browser.all("[name=theme]")}

    files = {f.name.split("-")[1] for f in site.dist.glob("assets/themes-*.css")}
    assert offered == files | {"auto", "host"}
    choose(browser, "theme", "host")
    assert 'theme="host"' in wait_code(browser, "theme=")


def test_preview_changes_without_a_gap(browser, site):
    """The old one is seen until the new one is ready; then one is left."""
    open_studio(browser, site)
    seen = "return document.querySelectorAll('.stage > iframe:not(.coming)').length"
    browser.wait(lambda: browser.js(seen) == 1, "the first preview")
    browser.js(
        "window.fewest = 1; new MutationObserver(() => fewest = Math.min(fewest,"
        "document.querySelectorAll('.stage > iframe:not(.coming)').length))"
        ".observe(document.querySelector('.stage'),"
        " {childList: true, subtree: true, attributes: true})"
    )
    first = browser.find(".stage > iframe")
    choose(browser, "theme", "dark")
    browser.wait(
        lambda: (
            browser.js(seen) == 1
            and first not in browser.all(".stage > iframe")
            and not browser.all(".stage > .coming")
        ),
        "the second preview",
    )
    assert browser.js("return fewest") == 1


def test_another_host_page_keeps_the_widget(browser, site):
    """Width and ground of the preview change around it."""
    open_studio(browser, site)
    browser.wait(lambda: browser.all(".stage > iframe:not(.coming)"), "the preview")
    frame = browser.find(".stage > iframe")
    choose(browser, "page-theme", "dark")
    choose(browser, "page-width", "phone")

    with browser.frame(frame):
        browser.wait(lambda: browser.js("return innerWidth") == 360, "a phone")
        assert browser.find("html").get_attribute("class") == "dark"


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_studio_fits_and_is_accessible(browser, site, width, scheme):
    """At any width, in light and dark, with an error and a locked input."""
    browser.media(prefers_color_scheme=scheme)
    browser.viewport(width)
    open_studio(browser, site, "#readonly=micro_batch_size&sequence_length=x&width=400")
    field = browser.find("#value-sequence_length")
    browser.js("arguments[0].scrollIntoView()", browser.find(".stage"))
    browser.wait(lambda: field.get_attribute("aria-invalid") == "true", "the mark")

    assert browser.js("return document.documentElement.scrollWidth") <= width
    assert browser.violations() == []


def test_keyboard_alone_makes_and_copies_a_snippet(browser, site):
    """Tab to a value, type, tab to the button, press."""
    browser.grant("clipboardReadWrite", "clipboardSanitizedWrite")
    open_studio(browser, site)
    browser.js("document.querySelector('#calculator').focus()")
    browser.keys(Keys.TAB, Keys.TAB, "32")
    text = wait_code(browser, 'micro_batch_size="32"')
    for _ in range(40):
        browser.keys(Keys.TAB)
        if browser.js("return document.activeElement.dataset.action") == "copy":
            break
    browser.keys(Keys.ENTER)

    browser.wait(lambda: says(browser.text("#copy-status"), "studio-copied"), "words")
    assert code(browser) == text
