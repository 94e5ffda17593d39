"""theme="host": the widget looks like the page around it, whenever that changes."""

import pytest

from tests.browser.test_embed import element, inner_frame, wait_heard

DOCS = """<!doctype html><html lang="en" data-theme="{theme}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Docs</title><style>
html {{ --ground: #fff; --text: #222; --link: #0a58ca; font-family: Georgia, serif }}
html[data-theme=dark] {{ --ground: #14181f; --text: #eee; --link: oklch(0.8 0.15 80) }}
body {{ background: var(--ground); color: var(--text); transition: background .2s }}
calclet-widget {{ --calclet-accent: var(--link) }}
.card {{ background: {card} }}
</style><body><div class="card">{element}</div></body></html>"""


def open_docs(browser, site, theme="light", attributes='theme="host"', card="none"):
    body = DOCS.format(theme=theme, element=element(site, attributes), card=card)
    browser.open(site.host(body))
    wait_heard(browser, "ready")


def look(browser):
    """Scheme, font and accent as the frame shows them."""
    with browser.frame(inner_frame(browser)):
        return browser.js(
            "const style = getComputedStyle(document.documentElement);"
            "const link = getComputedStyle(document.querySelector('.results > h2'));"
            "return [style.colorScheme, style.fontFamily, link.color]"
        )


def waits(browser, scheme):
    browser.wait(lambda: look(browser)[0] == scheme, f"a {scheme} widget")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_looks_like_the_page_from_the_start(browser, site, theme):
    """The frame's address says it: no flash, no message needed."""
    other = {"light": "dark", "dark": "light"}[theme]
    browser.media(prefers_color_scheme=other)
    open_docs(browser, site, theme)

    assert f"theme={theme}" in inner_frame(browser).get_attribute("src")
    scheme, font, _ = look(browser)
    assert scheme == theme
    assert font == "Georgia, serif"


@pytest.mark.engines
def test_it_follows_a_switch_by_attribute(browser, site):
    """As documentation sites do it; accent in any notation, made readable."""
    open_docs(browser, site)
    light = look(browser)
    assert light[0] == "light"
    assert light[2] == "rgb(10, 88, 202)"
    browser.js("document.documentElement.dataset.theme = 'dark'")

    waits(browser, "dark")
    assert look(browser)[2] != light[2]
    assert inner_frame(browser).get_attribute("data-scheme") == "dark"
    assert len(site.requests("/embed/")) == 1


def test_it_follows_a_switch_by_style_sheet(browser, site):
    """Nothing changes in the page's elements, and still the colours do."""
    open_docs(browser, site)
    browser.js(
        "const s = new CSSStyleSheet();"
        "s.replaceSync('body { background: #111 !important; color: #eee !important }');"
        "document.adoptedStyleSheets = [s]"
    )

    waits(browser, "dark")


def test_the_nearest_ground_counts(browser, site):
    """A dark card on a light page has a dark widget."""
    open_docs(browser, site, card="color(display-p3 0.1 0.1 0.12)")

    waits(browser, "dark")


def test_custom_properties_choose_where_attributes_do_not(browser, site):
    """--calclet-theme and --calclet-font, also when they change."""
    open_docs(browser, site, attributes='style="--calclet-theme: dark"')
    waits(browser, "dark")
    browser.js(
        "const style = document.querySelector('calclet-widget').style;"
        "style.setProperty('--calclet-theme', 'light');"
        "style.setProperty('--calclet-font', 'monospace')"
    )

    waits(browser, "light")
    browser.wait(lambda: look(browser)[1] == "monospace", "the font")


def test_a_named_theme_is_a_file(browser, site):
    """Fetched when it is asked for, before the load and after it."""
    browser.clear_cache()
    open_docs(browser, site, attributes='theme="contrast"')

    def rule():
        with browser.frame(inner_frame(browser)):
            style = "getComputedStyle(document.documentElement)"
            return browser.js(f"return {style}.getPropertyValue('--rule').trim()")

    browser.wait(lambda: rule() == "#000000", "the theme's own rule")
    assert len(site.requests("themes-contrast")) == 1
    browser.js("document.querySelector('calclet-widget').setAttribute('theme', 'dark')")
    waits(browser, "dark")


@pytest.mark.parametrize("accent", ["#ffff00", "#ffffff", "#000000"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_unreadable_accent_is_corrected(browser, site, theme, accent):
    """axe finds nothing to say about contrast."""
    open_docs(browser, site, attributes=f'theme="{theme}" accent="{accent}"')

    with browser.frame(inner_frame(browser)):
        found = browser.violations("document.querySelector('.calclet')")
    assert [x for x in found if x.startswith("color-contrast")] == []
