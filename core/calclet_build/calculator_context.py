"""What the templates of a calculator's page and frame see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from calclet_build.definitions import Calculator
    from calclet_build.words import Variable, Voice

type Context = dict[str, Any]


def calculator_context(calculator: Calculator, voice: Voice, lang: str) -> Context:
    """The default inputs and the result for them, in words and symbols."""
    manifest = calculator.manifest
    return {
        "manifest": manifest,
        "words": {
            "lang": calculator.spoken(lang, ".ftl"),
            "title": voice.t("title"),
            "lead": voice.t("lead"),
            "synonyms": [name.strip() for name in voice.t("synonyms").split(",")],
        },
        "groups": _groups(manifest, voice),
        "outputs": _outputs(manifest, voice),
        "formula_math": voice.words.math(manifest["formula"], display=True),
        "formula_tex": manifest["formula"],
        "sources": manifest["sources"],
        "updated": {
            "iso": manifest["revised"],
            "text": voice.date(manifest["revised"]),
        },
    }


def _groups(manifest: Context, voice: Voice) -> list[Context]:
    groups: dict[str, list[Context]] = {}
    for field in manifest["inputs"]:
        groups.setdefault(field["group"], []).append(_input(field, voice))
    return [
        {"id": id_, "title": voice.t(f"group-{id_}") if id_ else "", "inputs": inputs}
        for id_, inputs in groups.items()
    ]


def _input(field: Context, voice: Voice) -> Context:
    minimum, number = field["minimum"], voice.number(field["default"])
    default = _variable(field["default"], voice)
    quantity = voice.t(f"unit-{field['unit']}", n=default)
    bound = (
        ""
        if minimum is None
        else voice.t("bound-at-least", minimum=_variable(minimum, voice))
    )
    return field | {
        "label": voice.t(field["id"]),
        "help": voice.t(f"{field['id']}.help"),
        "symbol_math": voice.words.math(field["symbol"]),
        "unit_name": voice.t(f"unit-name-{field['unit']}"),
        "unit_text": quantity.replace(number, "").strip(),
        "default_text": number,
        "bound": bound,
    }


def _outputs(manifest: Context, voice: Voice) -> list[Context]:
    values = {field["id"]: field["default"] for field in manifest["inputs"]}
    values |= manifest["results"]
    variables = {name: _variable(text, voice) for name, text in values.items()}
    return [
        field | _output(field, values[field["id"]], variables, voice)
        for field in manifest["outputs"]
    ]


def _output(
    field: Context, value: str, variables: dict[str, Variable], voice: Voice
) -> Context:
    number = voice.number(value)
    compact = voice.compact(value) if field["kind"] == "integer" else number
    quantity = voice.t(f"unit-{field['unit']}", n=variables[field["id"]])
    return {
        "label": voice.t(field["id"]),
        "value": value,
        "number": number,
        "compact": "" if compact == number else compact,
        "sentence": voice.t(f"{field['id']}.sentence", **variables),
        "symbol_math": voice.words.math(field["symbol"]),
        "quantity": quantity,
        "unit_text": quantity.replace(number, "").strip(),
    }


def _variable(exact: str, voice: Voice) -> Variable:
    """Integers stay numbers for plural rules; others go as they are written."""
    return int(exact) if exact.lstrip("-").isdecimal() else voice.number(exact)
