"""What crawlers read: sitemap.xml and robots.txt, where the address is known."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from markupsafe import escape

if TYPE_CHECKING:
    from calclet_build.site import Page, Site

LISTED = {"chooser", "catalogue", "family", "page", "studio"}


def sitemap(site: Site) -> str:
    """Every page with its translations."""
    entries = "".join(_entry(site, p) for p in site.pages() if p.kind in LISTED)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
        ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
        f"{entries}</urlset>\n"
    )


def _entry(site: Site, page: Page) -> str:
    lines = [f"<loc>{escape(site.canonical(page) or '')}</loc>"]
    lines += [
        f'<xhtml:link rel="alternate" hreflang="{link["tag"]}"'
        f" href={quoteattr(link['url'])}/>"
        for link in site.alternates(page)
    ]
    if page.calculator:
        lines.append(f"<lastmod>{page.calculator.manifest['revised']}</lastmod>")
    return f"<url>{''.join(lines)}</url>\n"


def robots(site: Site) -> str:
    """All may read all."""
    return f"User-agent: *\nAllow: /\nSitemap: {site.absolute('sitemap.xml')}\n"
