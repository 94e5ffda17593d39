"""What a template sees: plain data and a few functions, all in the page's language."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from calclet_build.calculator_context import article_context, calculator_context
from calclet_build.headers import policy
from calclet_build.structured import structured_data

if TYPE_CHECKING:
    from pathlib import Path

    from calclet_build.definitions import Calculator
    from calclet_build.site import Page, Site
    from calclet_build.words import Voice, Words

type Context = dict[str, Any]


def data_block(data: object) -> Markup:
    """JSON that can stand inside a script element."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))  # noqa: S704 - no tag can start


def context(site: Site, words: Words, page: Page) -> Context:
    """Everything that the template of a page sees."""
    voice = words.voice(page.lang, message_files(site, page))
    found = _common(site, words, page, voice)
    if page.calculator:
        found |= calculator_context(page.calculator, voice, page.lang)
        if page.kind == "page":
            found |= article_context(page.calculator, voice, page.lang)
            found["structured_data"] = data_block(structured_data(found))
        found["related"] = [
            _card(site, words, page, other)
            for other in site.calculators
            if other is not page.calculator
            and other.manifest["family"] == page.calculator.manifest["family"]
        ]
    elif page.kind == "catalogue":
        found["families"] = _families(site, words, page, voice)
        found["count"] = len(site.calculators)
    elif page.kind == "studio":
        found["calculators"] = [_card(site, words, page, x) for x in site.calculators]
    if page.kind != "missing":
        found["config_json"] = data_block(_config(site, words, page, found))
    return found


def message_files(site: Site, page: Page) -> list[Path]:
    """The files whose messages a page and its script know."""
    files = [site.project / f"widget/messages/{page.lang}.ftl"]
    if page.kind == "studio":
        files.append(site.project / f"embed/messages/{page.lang}.ftl")
    if page.calculator:
        files.append(page.calculator.file(page.lang, ".ftl"))
    return files


def _common(site: Site, words: Words, page: Page, voice: Voice) -> Context:
    root = site.root(page)
    feedback = site.options.feedback
    card = site.absolute(site.assets["card.png"]) if site.options.base_url else None

    def t_in(tag: str, message: str, **variables: str | int) -> str:
        shell = site.project / f"widget/messages/{tag}.ftl"
        return words.voice(tag, [shell]).t(message, **variables)

    return {
        "kind": page.kind,
        "lang": page.lang,
        "dir": words.direction(page.lang),
        "t": voice.t,
        "t_in": t_in,
        "number": voice.number,
        "compact": voice.compact,
        "root": root,
        "csp": policy(site.options),
        "assets": {name: root + path for name, path in site.assets.items()},
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
        "alternates": site.alternates(page),
        "card": card,
    }


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


def _card(site: Site, words: Words, page: Page, calculator: Calculator) -> Context:
    """A calculator as lists show it."""
    spoken = page.lang if calculator.speaks(page.lang) else "en"
    voice = words.voice(spoken, [calculator.file(page.lang, ".ftl")])
    return {
        "slug": calculator.slug,
        "lang": spoken,
        "title": voice.t("title"),
        "lead": voice.t("lead"),
        "synonyms": voice.t("synonyms"),
        "url": f"{site.root(page)}{page.lang}/{calculator.slug}/",
    }


def _titles(site: Site, words: Words, calculator: Calculator) -> dict[str, str]:
    """Its title by language: the studio writes code in all of them."""
    titles = {}
    for language in site.languages:
        tag = language.tag if calculator.speaks(language.tag) else "en"
        voice = words.voice(tag, [calculator.file(tag, ".ftl")])
        titles[language.tag] = voice.t("title")
    return titles


def _families(site: Site, words: Words, page: Page, voice: Voice) -> list[Context]:
    families: dict[str, list[Context]] = {}
    for calculator in site.calculators:
        card = _card(site, words, page, calculator)
        families.setdefault(calculator.manifest["family"], []).append(card)
    return [
        {"id": family, "title": voice.t(f"family-{family}"), "calculators": cards}
        for family, cards in families.items()
    ]


def _config(site: Site, words: Words, page: Page, found: Context) -> Context:
    """What the page's script is told."""
    root = found["root"]
    config: Context = {
        "v": 1,
        "kind": page.kind,
        "lang": page.lang,
        "root": root,
        "languages": [
            {name: language[name] for name in ("tag", "name", "url")}
            for language in found["languages"]
        ],
    }
    if page.kind != "chooser":
        texts = [file.read_text("utf-8") for file in message_files(site, page)]
        config["messages"] = "\n".join(texts)
    if page.kind in {"page", "frame", "studio"}:
        config |= {
            "attribution": found["attribution"],
            "base": site.options.base_url,
            "build": site.runtime["build"],
            "feedback": found["feedback"],
            "loader": found["links"]["loader"],
        }
    if page.kind == "studio":
        config["calculators"] = [
            {
                "manifest": calculator.manifest,
                "title": card["title"],
                "titles": _titles(site, words, calculator),
                "messages": calculator.file(page.lang, ".ftl").read_text("utf-8"),
            }
            for calculator, card in zip(
                site.calculators, found["calculators"], strict=True
            )
        ]
    if page.calculator:
        config["manifest"] = page.calculator.manifest
        config |= {name: found["links"][name] for name in ("page", "frame", "studio")}
        config["runtime"] = {
            "worker": found["assets"]["worker.js"],
            "pyodide": root + site.runtime["pyodide"],
            "stdlib": root + site.runtime["stdlib"],
            "core": root + site.runtime["core"],
            "calculator": root + site.runtime["calculators"][page.calculator.slug],
            "lock": site.runtime["lock"],
        }
    return config
