"""Calculators as lists show them: in the catalogue, by family, beside one another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from calclet_build.mistake import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from calclet_build.definitions import Calculator
    from calclet_build.site import Page, Site
    from calclet_build.words import Voice, Words

type Context = dict[str, Any]

RELATED = 6  # more would be a list, and lists have pages of their own

_COMMAND = re.compile(r"\\(?:text|mathrm|mathit|operatorname)\b\s*|[{}_^\s]|\\,")
_GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε",
    "eta": "η", "kappa": "κ", "lambda": "λ", "mu": "μ", "omega": "ω", "phi": "φ",
    "pi": "π", "psi": "ψ", "rho": "ρ", "sigma": "σ", "tau": "τ", "theta": "θ",
    "Delta": "Δ", "Psi": "Ψ", "Omega": "Ω",
}  # fmt: skip


def card(site: Site, words: Words, page: Page, calculator: Calculator) -> Context:
    """Its title and lead, and all that a search may look for."""
    spoken = calculator.spoken(page.lang, ".ftl")
    voice = words.voice(spoken, [calculator.file(page.lang, ".ftl")])
    manifest = calculator.manifest
    fields = [*manifest["inputs"], *manifest["outputs"]]
    return {
        "slug": calculator.slug,
        "lang": spoken,
        "title": voice.t("title"),
        "lead": voice.t("lead"),
        "synonyms": voice.t("synonyms"),
        "labels": " ".join(voice.t(field["id"]) for field in fields),
        "symbols": " ".join(symbols(field["symbol"] for field in fields)),
        "url": f"{site.root(page)}{page.lang}/{calculator.slug}/",
    }


def symbols(declared: Iterable[str]) -> Iterator[str]:
    """What people type to find a symbol: `n_l` for TeX's n_{l}, `η` and `eta`."""
    for tex in filter(None, declared):
        for name in (_with_greek(tex), re.sub(r"\\([A-Za-z]+)", r"\1", tex)):
            yield _COMMAND.sub("", name)


def _with_greek(tex: str) -> str:
    return re.sub(r"\\([A-Za-z]+)", lambda m: _GREEK.get(m[1], m[0]), tex)


def families(site: Site, words: Words, page: Page, voice: Voice) -> list[Context]:
    """Each with its calculators, as lists show them."""
    return [
        family(site, page, voice, name)
        | {"calculators": [card(site, words, page, one) for one in calculators]}
        for name, calculators in site.families.items()
    ]


def family(site: Site, page: Page, voice: Voice, name: str) -> Context:
    """What a link to a family's page needs."""
    return {
        "id": name,
        "title": title_of(voice, name),
        "about": _or_nothing(voice, f"family-{name}-about"),
        "url": f"{site.root(page)}{page.lang}/family/{name}/",
    }


def title_of(voice: Voice, name: str) -> str:
    """A family's title; one of an author's own is its id, written as words."""
    said = _or_nothing(voice, f"family-{name}")
    return said or name.replace("_", " ").capitalize()


def _or_nothing(voice: Voice, message: str) -> str:
    try:
        return voice.t(message)
    except Mistake:
        return ""


def related(
    site: Site, words: Words, page: Page, calculator: Calculator
) -> list[Context]:
    """Where it says people go on to, then what it exchanges values with, then kin."""
    others = {one.slug: one for one in site.calculators if one is not calculator}
    family = calculator.manifest["family"]
    kin = [one.slug for one in others.values() if one.manifest["family"] == family]
    near = [*calculator.manifest["next"], *_exchanging(calculator, others), *kin]
    chosen = [others[slug] for slug in dict.fromkeys(near) if slug in others]
    return [card(site, words, page, one) for one in chosen[:RELATED]]


def _exchanging(calculator: Calculator, others: dict[str, Calculator]) -> Iterator[str]:
    taken = set(_taken(calculator))
    yield from (slug for slug in others if slug in taken)
    yield from (
        slug for slug, other in others.items() if calculator.slug in set(_taken(other))
    )


def _taken(calculator: Calculator) -> Iterator[str]:
    for field in calculator.manifest["inputs"]:
        for taken in field["takes"]:
            yield taken.partition(".")[0].replace("_", "-")
