"""Calculators that give values to one another: helpers, and ways to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from calclet_build.definitions import Calculator
    from calclet_build.site import Page, Site
    from calclet_build.words import Words

type Context = dict[str, Any]


def helpers(site: Site, calculator: Calculator) -> list[Calculator]:
    """The calculators that an input of this one may be filled from."""
    known = {other.manifest["id"]: other for other in site.calculators}
    taken = (x for field in calculator.manifest["inputs"] for x in field["takes"])
    ids = dict.fromkeys(output.partition(".")[0] for output in taken)
    return [known[id_] for id_ in ids if id_ in known and known[id_] is not calculator]


def helper_titles(site: Site, words: Words, page: Page) -> dict[str, str]:
    """By slug, of those that can fill a field of the page."""
    found = {}
    for other in helpers(site, page.calculator) if page.calculator else []:
        files = [other.file(page.lang, ".ftl")]
        spoken = other.spoken(page.lang, ".ftl")
        found[other.slug] = words.voice(spoken, files).t("title")
    return found


def with_ways_in(found: Context, titles: dict[str, str]) -> None:
    """Gives each field the helpers that it may be filled from, by their titles."""
    for group in found["groups"]:
        for field in group["inputs"]:
            pairs = (taken.split(".") for taken in field["takes"])
            field["helpers"] = [
                {"slug": slug, "output": output, "title": titles[slug]}
                for id_, output in pairs
                if (slug := id_.replace("_", "-")) in titles
            ]


def with_ways_on(site: Site, words: Words, page: Page, found: Context) -> None:
    """Gives each result the inputs of other calculators that take it."""
    for output in found["outputs"]:
        name = f"{found['manifest']['id']}.{output['id']}"
        output["carried"] = [
            _carried(site, words, page, other, field, output)
            for other in site.calculators
            for field in other.manifest["inputs"]
            if name in field["takes"]
        ]


def _carried(
    site: Site,
    words: Words,
    page: Page,
    other: Calculator,
    field: Context,
    output: Context,
) -> Context:
    spoken = other.spoken(page.lang, ".ftl")
    title = words.voice(spoken, [other.file(page.lang, ".ftl")]).t("title")
    same = output["unit"] in (field["unit"], *field["units"])
    unit = output["unit"] if same else field["unit"]
    value = words.ask("convert", value=output["value"], unit=output["unit"], to=unit)
    suffix = unit if field["units"] else ""
    return {
        "title": title,
        "lang": spoken,
        "input": field["id"],
        "unit": unit,
        "suffix": suffix,
        "text": value + suffix,
        "url": f"{site.root(page)}{page.lang}/{other.slug}/",
    }
