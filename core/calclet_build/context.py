"""What a template sees: plain data and a few functions, all in the page's language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from calclet_build import cards
from calclet_build.articles import read_article
from calclet_build.calculator_context import calculator_context
from calclet_build.config import config, data_block, message_files
from calclet_build.headers import policy
from calclet_build.message_files import shell_files
from calclet_build.mistake import Mistake
from calclet_build.neighbours import helper_titles, with_ways_in, with_ways_on
from calclet_build.oembed import oembed_path
from calclet_build.structured import structured_data
from calclet_build.tools import about

if TYPE_CHECKING:
    from collections.abc import Callable

    from calclet_build.definitions import Calculator
    from calclet_build.site import Page, Site
    from calclet_build.words import Voice, Words

type Context = dict[str, Any]

SHOWN = 8  # calculators of a family that the catalogue shows at once


def context(site: Site, words: Words, page: Page) -> Context:
    """Everything that the template of a page sees."""
    voice = words.voice(page.lang, message_files(site, page))
    found = _common(site, words, page, voice)
    is_page = page.kind == "page"
    if page.calculator:
        found |= calculator_context(page.calculator, voice, page.lang)
        with_ways_in(found, helper_titles(site, words, page))
        with_ways_on(site, words, page, found)
        found["tools"] = _tools(site, words, page.calculator) if is_page else []
        if is_page:
            found["article"] = read_article(page.calculator, page.lang, words)
            found["structured_data"] = data_block(structured_data(found))
            family = page.calculator.manifest["family"]
            found["family"] = cards.family(site, page, voice, family)
            found["related"] = cards.related(site, words, page, page.calculator)
    elif page.kind == "catalogue":
        found["families"] = cards.families(site, words, page, voice)
        found["count"] = len(site.calculators)
        found["shown"] = SHOWN
    elif page.kind == "family":
        all_ = cards.families(site, words, page, voice)
        found["family"] = next(one for one in all_ if one["id"] == page.family)
        found["others"] = [one for one in all_ if one["id"] != page.family]
    elif page.kind == "studio":
        found["calculators"] = [
            cards.card(site, words, page, one) for one in site.calculators
        ]
        found["themes"] = _themes(site, voice)
    if page.kind != "missing":
        found["config_json"] = data_block(config(site, words, page, found))
    return found


def _common(site: Site, words: Words, page: Page, voice: Voice) -> Context:
    root = site.root(page)
    feedback = site.options.feedback
    answered = site.options.base_url and page.calculator
    card = site.absolute(site.assets["card.png"]) if site.options.base_url else None

    def t_in(tag: str, message: str, **variables: str | int) -> str:
        files = shell_files(site.project, tag)
        return words.voice(tag, files).t(message, **variables)

    return {
        "build": site.build,
        "kind": page.kind,
        "lang": page.lang,
        "dir": words.direction(page.lang),
        "t": voice.t,
        "t_in": t_in,
        "said_in": saying(words, page.lang),
        "number": voice.number,
        "compact": voice.compact,
        "root": root,
        "csp": policy(site.options),
        "assets": {name: root + path for name, path in site.assets.items()},
        "theme_files": {name: root + path for name, path in site.named_themes.items()},
        "languages": [
            {
                "tag": language.tag,
                "name": language.name,
                "dir": language.dir,
                "url": root + site.in_language(page, language.tag),
                "current": language.tag == page.lang,
            }
            for language in site.languages
        ],
        "links": _links(page, root),
        "attribution": {
            "name": site.options.attribution.name,
            "url": site.options.attribution.url or root,
        },
        "feedback": feedback.as_dict() if feedback else None,
        "canonical": site.canonical(page),
        "oembed": site.absolute(oembed_path(page)) if answered else None,
        "alternates": site.alternates(page),
        "card": card,
    }


def _tools(site: Site, words: Words, calculator: Calculator) -> list[str]:
    told = about(calculator.slug)
    return words.tools(calculator.manifest, told, site.runtime["parts"])


def saying(words: Words, page_lang: str) -> Callable[..., Markup]:
    """The attributes of what may be in another language than what surrounds it."""

    def said_in(tag: str, around: str = page_lang) -> Markup:
        lang = Markup(' lang="{}"').format(tag) if tag != around else Markup()
        dir_, outer = words.direction(tag), words.direction(around)
        return lang + (Markup(' dir="{}"').format(dir_) if dir_ != outer else "")

    return said_in


def _themes(site: Site, voice: Voice) -> list[tuple[str, str, str]]:
    """The studio's choice: (name, what it is called, detail). Each theme is a file."""
    first = ["auto", "light", "dark", "host"]
    files = {Path(name).stem for name in site.assets if name.startswith("themes/")}
    names = [*first, *sorted(files - set(first))]
    return [(name, _theme_title(voice, name), "") for name in names]


def _theme_title(voice: Voice, name: str) -> str:
    try:
        return voice.t(f"studio-theme-{name}")
    except Mistake:  # a theme needs no more than its file
        return name.replace("-", " ").capitalize()


def _links(page: Page, root: str) -> dict[str, str]:
    studio = f"{root}{page.lang}/studio/"
    links = {
        "home": root,
        "catalogue": f"{root}{page.lang}/",
        "studio": studio,
        "loader": f"{root}calclet.js",
        "licenses": f"{root}LICENSES.txt",
    }
    if page.calculator:
        slug = page.calculator.slug
        links["page"] = f"{root}{page.lang}/{slug}/"
        links["frame"] = f"{links['page']}embed/"
        links["studio"] = f"{studio}?calculator={slug}"
    return links
