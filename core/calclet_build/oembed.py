"""oEmbed answers as fixed files: a page's address pasted elsewhere becomes a widget.

https://oembed.com/. Whoever asks may add parameters (WordPress: format, maxwidth);
a static answer ignores them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from markupsafe import escape

if TYPE_CHECKING:
    from calclet_build.site import Page, Site
    from calclet_build.words import Words

WIDTH = 640
HEIGHT = 860  # four inputs and two results; the frame then tells its own
CARD = (1200, 630)


def oembed_path(page: Page) -> str:
    """Where the answer for a page or its frame lies."""
    slug = page.calculator.slug if page.calculator else ""
    return f"oembed/{page.lang}/{slug}.json"


def oembed(site: Site, words: Words, page: Page) -> str:
    """The answer for a calculator's page, in its language."""
    calculator = page.calculator
    if calculator is None:
        raise ValueError(page.path)
    spoken = calculator.spoken(page.lang, ".ftl")
    title = words.voice(spoken, [calculator.file(page.lang, ".ftl")]).t("title")
    address, attribution = site.absolute(page.path), site.options.attribution
    # No fragment: WordPress appends one with its secret. The quotation is what readers
    # without frames see; WordPress hides it when the frame has come.
    html = (
        f'<blockquote><a href="{escape(address)}">{escape(title)}</a></blockquote>'
        f'<iframe src="{escape(address)}embed/" title="{escape(title)}"'
        f' width="{WIDTH}" height="{HEIGHT}" frameborder="0"></iframe>'
    )
    answer = {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": attribution.name,
        "provider_url": attribution.url or site.options.base_url,
        "html": html,
        "width": WIDTH,
        "height": HEIGHT,
        "thumbnail_url": site.absolute(site.assets["card.png"]),
        "thumbnail_width": CARD[0],
        "thumbnail_height": CARD[1],
        "cache_age": 86400,
    }
    return json.dumps(answer, ensure_ascii=False, indent=1) + "\n"
