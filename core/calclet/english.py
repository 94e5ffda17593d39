"""Codes, ids and exact text as English, for the command line."""

import re
from fractions import Fraction

from calclet.calculating import Problem
from calclet.definition import Definition, InputField, OutputField

_SENTENCES = {
    "empty": "needs a value",
    "not-a-number": "{rest} is not a number",
    "not-an-integer": "{value} is not an integer",
    "too-small": "{value} is less than {minimum}",
    "too-large": "{value} is more than {maximum}",
    "too-many-digits": "more than {maximum} digits",
    "text-too-long": "{length} characters, at most {maximum} are read",
    "ambiguous": "is it {first} or {second}?",
    "not-above": "{value} is not more than {minimum}",
    "not-below": "{value} is not less than {maximum}",
    "unknown-unit": "{unit} is none of its units: {units}",
    "no-such-choice": "{value} is none of its choices: {choices}",
    "not-a-flag": "{value} is neither true nor false",
    "wrong-cells": "row {row} has {found} cells instead of {expected}",
    "too-many-items": "more than {maximum} items",
    "overflow": "the result is too large",
    "refused": "{text}",
    "division-by-zero": "divides by zero",
    "out-of-reach": "cannot be reached by this input alone",
    "part-missing": "is not installed",
    "not-solvable": "does not follow from this input in a way that can be turned round",
    "does-not-divide": "{value} does not divide {of}",
    "unusual": "unusual, mostly {low} to {high}",
}


_UNCOUNTED = {"percent": "%", "times": "times"} | dict.fromkeys(
    ("one", "rank", "learning_rate"), ""
)
# What identifiers have in small letters only.
_SPELT = "Adam", "DoRA", "FLOP", "FLOPs", "GPU", "GPUs", "KV", "LLM", "LoRA"
_CAPITALS = {word.lower(): word for word in (*_SPELT, "VRAM", "ZeRO")}


def say(problem: Problem) -> str:
    """An error or a warning in a sentence, after the option that it concerns."""
    arguments = {
        key: value if key not in ("rest", "understood") else repr(value)
        for key, value in problem.args.items()
    }
    known = _SENTENCES.get(problem.code)
    sentence = known.format(**arguments) if known else _own(problem.code, arguments)
    if known and arguments and "{" not in known:
        sentence += f": {_told(arguments)}"
    return f"{option(problem.input)}: {sentence}" if problem.input else sentence


def _own(code: str, arguments: dict[str, str]) -> str:
    """A code that a calculator made up, in its words: `refusal-does-not-divide`."""
    sentence = spelt(re.sub("^(?:remark|refusal)-", "", code))
    return f"{sentence}: {_told(arguments)}" if arguments else sentence


def _told(arguments: dict[str, str]) -> str:
    return ", ".join(f"{spelt(k)} {grouped(v)}" for k, v in arguments.items())


def option(identifier: str) -> str:
    """An input as the command line takes it."""
    return f"--{identifier.replace('_', '-')}"


def spelt(identifier: str) -> str:
    """An id or a code in words."""
    words = re.split("[_-]", identifier)
    return " ".join(_CAPITALS.get(word, word) for word in words)


def title(identifier: str) -> str:
    """The same at the start of a line."""
    words = spelt(identifier)
    return words[:1].upper() + words[1:]


def plural(unit: str) -> str:
    """What several of a unit are called."""
    if unit in _UNCOUNTED:
        return _UNCOUNTED[unit]
    counted, per, other = unit.partition("_per_")
    ending = "es" if re.search("(?:s|x|ch|sh)$", counted) else "s"
    return spelt(f"{counted}{ending}{per}{other}")


def grouped(number: str) -> str:
    """Digits in groups of three; anything else as it is."""
    whole, mark, rest = number.partition(".")
    return f"{int(whole):,}{mark}{rest}" if whole.lstrip("-").isdigit() else number


def shown(field: InputField | OutputField, text: str) -> str:
    """Digits grouped; of a number that is no integer as many as are shown anywhere."""
    if field.kind != "number":
        return grouped(text)
    if isinstance(field, InputField):
        return text
    value = float(Fraction(text))
    return f"{value:,.{field.about.digits}g}"


def unit_of(field: InputField | OutputField, text: str) -> str:
    """What stands behind a value."""
    about = field.about
    if isinstance(field, InputField) and about.units:
        return ""  # it stands with the number
    if about.units or not about.unit:
        return about.unit
    single = text == "1" and about.unit not in _UNCOUNTED
    return spelt(about.unit) if single else plural(about.unit)


def report(
    definition: Definition, inputs: dict[str, str], outputs: dict[str, str | None]
) -> str:
    """Inputs, results and formula, one below the other."""
    told = [f for f in definition.fields if (inputs | outputs).get(f.id)]
    fields = [field for field in told if _counts(field, inputs)]
    values = {field.id: str((inputs | outputs)[field.id]) for field in fields}
    texts = {field.id: shown(field, values[field.id]) for field in fields}
    number = max(len(text) for text in texts.values() if len(text) < 40)
    label = max(len(field.id) for field in fields)
    symbol = max(len(field.about.symbol) for field in fields)
    lines = [
        f"  {spelt(field.id):<{label}}  {field.about.symbol:>{symbol}} "
        f"{'=' if field.about.symbol else ' '} {texts[field.id]:>{number}} "
        f"{unit_of(field, values[field.id])}".rstrip()
        for field in fields
    ]
    lines.insert(sum(field.id in inputs for field in fields), "")
    formula = [f"  {line}" for line in _formula(definition.formula)]
    return "\n".join([title(definition.id), "", *lines, "", *formula])


def _counts(field: InputField | OutputField, inputs: dict[str, str]) -> bool:
    """Whether the choices are so that an input matters; results always do."""
    return not isinstance(field, InputField) or all(
        set(inputs[other].split(",")) & set(options)
        for other, options in field.about.when.items()
    )


def _formula(tex: str) -> list[str]:
    plain = tex.replace("&", "").replace(r"\cdot", "·")
    return [re.sub(r"\s+", " ", line).strip() for line in plain.split(r"\\")]
