"""What the script of a page is told: plain data in a script element."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from calclet_build.assets import LOADER
from calclet_build.costs import costs
from calclet_build.message_files import (
    catalogue_file,
    needed,
    read_messages,
    shell_files,
    shell_text,
    tools_file,
    units_of,
)
from calclet_build.neighbours import helpers
from calclet_build.service_worker import NAME as SERVICE_WORKER

if TYPE_CHECKING:
    from pathlib import Path

    from calclet_build.definitions import Calculator
    from calclet_build.site import Page, Site
    from calclet_build.words import Words

type Context = dict[str, Any]


def data_block(data: object) -> Markup:
    """JSON that can stand inside a script element."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))  # noqa: S704 - no tag can start


def message_files(site: Site, page: Page) -> list[Path]:
    """The files whose messages a page and its script know."""
    files = shell_files(site.project, page.lang)
    if page.kind == "studio":
        files.append(site.project / f"embed/messages/{page.lang}.ftl")
    if page.kind in {"catalogue", "family", "page"}:
        files.append(catalogue_file(site.project, page.lang))
    if page.kind == "page":
        files.append(tools_file(site.project, page.lang))
    if page.calculator:
        files.append(page.calculator.file(page.lang, ".ftl"))
    return files


def config(site: Site, words: Words, page: Page, found: Context) -> Context:
    """What the script of a page is told, given what its template sees."""
    root = found["root"]
    told: Context = {
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
        shown = _shown(site, page)
        told["messages"] = _messages(site, page, shown)
    if page.kind in {"page", "frame", "studio"}:
        told |= {
            "attribution": found["attribution"],
            "base": site.options.base_url,
            "build": site.runtime["build"],
            "feedback": found["feedback"],
            "loader": found["links"]["loader"],
        }
    if page.kind == "studio":
        loader = site.assets[LOADER]
        told["pinned"] = {"path": loader, "integrity": site.files.integrity(loader)}
        told["calculators"] = [
            told_of(site, calculator, page.lang)
            | {
                "manifest": calculator.manifest | {"presets": []},
                "costs": costs(site, calculator),
                "title": card["title"],
                "titles": _titles(site, words, calculator),
            }
            for calculator, card in zip(
                site.calculators, found["calculators"], strict=True
            )
        ]
    if page.calculator:
        own = told_of(site, page.calculator, page.lang)
        told |= {"manifest": own["manifest"], "words": own["messages"]}
        told["helpers"] = _helpers(site, page, root)
        told |= {name: found["links"][name] for name in ("page", "frame", "studio")}
        told["runtime"] = _runtime(site, page.calculator, found)
        told["offline"] = _offline(page, found)
        if found["tools"]:
            told["tools"] = root + site.tools[page.lang]
    return told


def _shown(site: Site, page: Page) -> list[Calculator]:
    """The calculators whose values the page's script can tell."""
    if page.calculator:
        return [page.calculator]
    return site.calculators if page.kind == "studio" else []


def _messages(site: Site, page: Page, shown: list[Calculator]) -> str:
    """Those of no calculator: each has its own beside its manifest."""
    units = units_of(calculator.manifest for calculator in shown)
    text = shell_text(site.project, page.lang, units)
    if page.kind != "studio":
        return text
    studio = site.project / f"embed/messages/{page.lang}.ftl"
    return text + needed(site.project, read_messages(studio))


def told_of(site: Site, calculator: Calculator, lang: str) -> Context:
    """The manifest and the messages that the script says."""
    manifest, text = calculator.manifest, read_messages(calculator.file(lang, ".ftl"))
    fields = [field["id"] for field in manifest["inputs"] + manifest["outputs"]]
    return {"manifest": manifest, "messages": needed(site.project, text, fields)}


def _helpers(site: Site, page: Page, root: str) -> Context:
    """Where those are that fill a field: they come when they are opened."""
    found = {}
    for other in helpers(site, page.calculator) if page.calculator else []:
        path, hash_ = site.helpers[other.slug, page.lang]
        found[other.slug] = {"url": root + path, "integrity": hash_}
    return found


def _offline(page: Page, found: Context) -> Context:
    """Where that is which only a copy, or a visit without a connection, needs."""
    assets = found["assets"]
    told = {
        "licences": found["links"]["licenses"],
        "script": assets["offline.js"],
        "worker": assets["worker-packed.js"],
    }
    if page.kind == "page":
        told["keep"] = assets["keep.js"]
        told["serviceWorker"] = found["root"] + SERVICE_WORKER
    return told


def _runtime(site: Site, calculator: Calculator, found: Context) -> Context:
    """Where Python is."""
    root, runtime = found["root"], site.runtime
    return {
        "worker": found["assets"]["worker.js"],
        "pyodide": root + runtime["pyodide"],
        "stdlib": root + runtime["stdlib"],
        "core": root + runtime["core"],
        "calculator": root + runtime["calculators"][calculator.slug],
        "lock": runtime["lock"],
        "size": runtime["size"],
        "integrity": runtime["integrity"]
        | {"calculator": runtime["calculator_integrity"][calculator.slug]},
    }


def _titles(site: Site, words: Words, calculator: Calculator) -> dict[str, str]:
    """Its title by language: the studio writes code in all of them."""
    titles = {}
    for language in site.languages:
        file = calculator.file(language.tag, ".ftl")
        voice = words.voice(calculator.spoken(language.tag, ".ftl"), [file])
        titles[language.tag] = voice.t("title")
    return titles
