"""What the templates of a calculator's page and frame see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from calclet_build.fields import groups
from calclet_build.markdown import plain

if TYPE_CHECKING:
    from markupsafe import Markup

    from calclet_build.definitions import Calculator
    from calclet_build.words import Voice

type Context = dict[str, Any]

NARROWEST = 16  # characters of a formula that 280 px surely hold


def calculator_context(calculator: Calculator, voice: Voice, lang: str) -> Context:
    """The default inputs and the result for them, in words and symbols."""
    manifest = calculator.manifest
    formula = voice.words.math(manifest["formula"], display=True)
    return {
        "manifest": manifest,
        "words": {
            "lang": calculator.spoken(lang, ".ftl"),
            "title": voice.t("title"),
            "lead": voice.t("lead"),
            "synonyms": [name.strip() for name in voice.t("synonyms").split(",")],
        },
        "groups": groups(manifest, voice),
        "outputs": _outputs(manifest, voice),
        "formula_math": formula,
        "formula_scrolls": _is_wide(formula),
        "formula_tex": manifest["formula"],
        "sources": manifest["sources"],
        "updated": {
            "iso": manifest["revised"],
            "text": voice.date(manifest["revised"]),
        },
    }


def _is_wide(formula: Markup) -> bool:
    """Whether the narrowest widget scrolls it: then it can be focused."""
    return any(len(plain(row)) > NARROWEST for row in formula.split("<mtr"))


def _outputs(manifest: Context, voice: Voice) -> list[Context]:
    shown = {told["id"]: told for told in voice.shown(manifest)["outputs"]}
    return [
        field
        | shown[field["id"]]
        | {
            "label": voice.t(field["id"]),
            "symbol_math": voice.words.math(field["symbol"]) if field["symbol"] else "",
        }
        for field in manifest["outputs"]
    ]
