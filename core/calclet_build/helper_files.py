"""Calculators that open beside a field: each in a file, loaded when it is opened."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from calclet_build.assets import hashed, integrity
from calclet_build.config import told_of
from calclet_build.context import saying
from calclet_build.fields import groups
from calclet_build.message_files import shell_files, units_text
from calclet_build.neighbours import helpers

if TYPE_CHECKING:
    from pathlib import Path

    from jinja2 import Environment

    from calclet_build.definitions import Calculator
    from calclet_build.site import Site
    from calclet_build.words import Words

TEMPLATE = "parts/helper.html.j2"


def make_helpers(site: Site, words: Words, templates: Environment, work: Path) -> None:
    """Fills work with these files, and tells the site where they are."""
    (work / "assets").mkdir(exist_ok=True)
    asked = {x.slug: x for one in site.calculators for x in helpers(site, one)}
    for language in site.languages:
        for slug, other in asked.items():
            told = _told(site, words, templates, other, language.tag)
            text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
            path = hashed(f"helper-{slug}-{language.tag}.json", text.encode())
            (work / path).write_text(text, encoding="utf-8")
            site.helpers[slug, language.tag] = (path, integrity(work / path))


def _told(
    site: Site, words: Words, templates: Environment, other: Calculator, lang: str
) -> dict[str, Any]:
    """Its panel, and what is needed to calculate; paths are from the site's root."""
    files = [*shell_files(site.project, lang), other.file(lang, ".ftl")]
    voice = words.voice(lang, files)
    panel = templates.get_template(TEMPLATE).render(
        title=voice.t("title"),
        groups=groups(other.manifest, voice),
        said=saying(words, lang)(other.spoken(lang, ".ftl")),
        t=voice.t,
    )
    told = told_of(site, other, lang)
    told["messages"] += units_text(site.project, lang, other.manifest)
    return told | {
        "panel": panel,
        "page": f"{lang}/{other.slug}/",
        "zip": site.runtime["calculators"][other.slug],
        "integrity": site.runtime["calculator_integrity"][other.slug],
    }
