"""Text to the value of an input, and values back to exact text, for every kind.

integer  4096            choice   a             list   1;2;3
number   1.5, 1/3        choices  q,k,v; none   table  8|64;16|32
with units  1.5GiB       flag     true, false   absent, where it may be: nothing
"""

import re
from collections.abc import Callable
from math import isfinite
from typing import Any, NamedTuple

from calclet import quantities, units
from calclet.definition import Input, InputField, OutputField
from calclet.errors import BadInput
from calclet.quantities import Marks
from calclet.ratios import exact, exact_ratio, lowest, number, times
from calclet.shapes import Column, Number, Shape, Value

MAXIMUM_ITEMS = 1000

# Each item of a list is as long as a number may be.
_MAXIMUM_TEXT = 20_000

# More of them nobody counts.
_MANY_ZEROS = 9

_TRUE = frozenset(("true", "yes", "on", "1"))
_FALSE = frozenset(("false", "no", "off", "0"))
_NONE = "none"
_ITEM = re.compile(r"[;\n\t]|\r\n?")
_ROW = re.compile(r"[;\n]|\r\n?")
_CELL = re.compile(r"[|\t]")


class Reading(NamedTuple):
    """A value, its exact text, and whether that is shown back.

    unit: the one that the text counts, where it can be chosen.
    """

    value: Value
    text: str
    echo: bool = False
    unit: str = ""


def read(field: InputField, text: str, marks: Marks) -> Reading:
    """What was typed; raises BadInput with a code of `calclet.service`."""
    if field.shape.optional and not text.strip():
        return Reading(None, "")
    return _READERS[field.kind](field.shape, field.about, text, marks)


def text_of(field: InputField | OutputField, value: Value) -> str:
    """Exact text in the unit shown, which stands with it where others can be chosen."""
    if value is None:
        return ""
    about = field.about
    shown = about.unit if field.kind in ("integer", "number") else ""
    text = _text(field.shape, value, shown)
    if isinstance(field, OutputField):
        return text
    return _typed(field.shape, text) + (shown if about.units else "")


def _typed(shape: Shape, text: str) -> str:
    """As people type it: 5.76e23 for a number of twenty-four digits."""
    digits = text.rstrip("0")
    zeros = len(text) - len(digits)
    if shape.kind != "number" or not text.isdecimal() or zeros < _MANY_ZEROS:
        return text
    mantissa = f"{digits[0]}.{digits[1:]}".rstrip(".")
    return f"{mantissa}e{len(text) - 1}"


def in_unit(value: Number, unit: str) -> str:
    """Exact text of what a function calculates with, counted in `unit`."""
    numerator, denominator = units.factor(unit)
    if numerator == denominator:
        return exact(value)
    ratio = (value.numerator * denominator, value.denominator * numerator)
    return exact_ratio(lowest(*ratio))


def finite(value: Value) -> Number:
    """An exact number for what a function returned; raises BadInput overflow."""
    if not isinstance(value, float):
        return value  # type: ignore[return-value]
    if not isfinite(value):
        raise BadInput("overflow")
    from fractions import Fraction

    return Fraction(repr(value))


def _text(shape: Shape, value: Any, unit: str) -> str:
    match shape.kind:
        case "integer" | "number":
            return in_unit(finite(value), unit)
        case "flag":
            return "true" if value else "false"
        case "choice":
            return str(value)
        case "choices":
            return ",".join(o for o in shape.options if o in value) or _NONE
        case "list":
            return ";".join(exact(finite(item)) for item in value)
        case "table":
            return ";".join("|".join(_cells(shape, row)) for row in value)


def _cells(shape: Shape, row: Any) -> list[str]:
    return [
        _text(column.shape, cell, column.about.unit)
        for column, cell in zip(shape.columns, row, strict=True)
    ]


def _number(shape: Shape, about: Input | Column, text: str, marks: Marks) -> Reading:
    switchable = about.units if isinstance(about, Input) else ()
    kind: quantities.NumberKind = "integer" if shape.kind == "integer" else "number"
    ask = isinstance(about, Input) and about.suffix == "ask"
    found = quantities.read(
        text, kind=kind, unit=about.unit, units=switchable, marks=marks, ask=ask
    )
    unit = found.unit or about.unit
    value = _scaled(found.value, unit)
    if isinstance(about, Input) and (refusal := about.refusal(value)):
        code, name, bound = refusal
        limit, given = in_unit(bound, unit), in_unit(value, unit)
        raise BadInput(code, **{name: limit, "value": given}, **_unit_of(about, unit))
    kept = unit if switchable else ""
    text = _typed(shape, exact(found.value)) + kept
    return Reading(value, text, found.echo, kept)


def counted(field: InputField, count: Number, unit: str) -> Reading:
    """What `read` would give for a number of units; its range is not looked at."""
    numerator, denominator = units.factor(unit)
    ratio = lowest(count.numerator * numerator, count.denominator * denominator)
    kept = unit if field.about.units else ""
    return Reading(number(ratio), _typed(field.shape, exact(count)) + kept, unit=kept)


def _unit_of(about: Input, unit: str) -> dict[str, str]:
    return {"unit": unit} if about.units else {}


def _scaled(value: Number, unit: str) -> Number:
    factor = units.factor(unit)
    if factor == (1, 1):
        return value
    return number(times((value.numerator, value.denominator), factor))


def _choice(shape: Shape, _about: object, text: str, _marks: Marks) -> Reading:
    given = text.strip()
    if given in shape.options:
        return Reading(given, given)
    if not given:
        raise BadInput("empty")
    raise _no_such_choice(shape, given)


def _choices(shape: Shape, _about: object, text: str, _marks: Marks) -> Reading:
    given = {part.strip() for part in text.split(",")} - {"", _NONE}
    for name in sorted(given - set(shape.options)):
        raise _no_such_choice(shape, name)
    value = frozenset(given)
    return Reading(value, _text(shape, value, ""))


def _no_such_choice(shape: Shape, given: str) -> BadInput:
    return BadInput("no-such-choice", value=given[:40], choices=" ".join(shape.options))


def _flag(_shape: Shape, _about: object, text: str, _marks: Marks) -> Reading:
    given = text.strip().casefold()
    if given in _TRUE:
        return Reading(True, "true")
    if given in _FALSE:
        return Reading(False, "false")
    raise BadInput("empty") if not given else BadInput("not-a-flag", value=given[:40])


def _list(shape: Shape, about: Input, text: str, marks: Marks) -> Reading:
    items = _parts(_ITEM, text)
    one = Shape(shape.item or "integer")
    found = []
    for index, item in enumerate(items, 1):
        try:
            found.append(_number(one, about, item, marks))
        except BadInput as error:
            raise BadInput(error.code, **error.arguments, item=str(index)) from None
    value = tuple(reading.value for reading in found)
    echo = any(reading.echo for reading in found)
    return Reading(value, ";".join(reading.text for reading in found), echo)


def _table(shape: Shape, _about: object, text: str, marks: Marks) -> Reading:
    rows = [
        _row(shape, index, row, marks)
        for index, row in enumerate(_parts(_ROW, text), 1)
    ]
    value = tuple(shape.row(*row) for row in rows)
    return Reading(value, _text(shape, value, ""))


def _row(shape: Shape, index: int, text: str, marks: Marks) -> list[Value]:
    cells = [cell.strip() for cell in _CELL.split(text)]
    expected = len(shape.columns)
    if len(cells) != expected:
        wrong = {"expected": str(expected), "found": str(len(cells))}
        raise BadInput("wrong-cells", row=str(index), **wrong)
    values = []
    for column, cell in zip(shape.columns, cells, strict=True):
        try:
            reader = _READERS[column.shape.kind]
            values.append(reader(column.shape, column.about, cell, marks).value)
        except BadInput as error:
            place = {"row": str(index), "column": column.id}
            raise BadInput(error.code, **error.arguments, **place) from None
    return values


def _parts(separator: re.Pattern[str], text: str) -> list[str]:
    if len(text) > _MAXIMUM_TEXT:
        size = {"maximum": str(_MAXIMUM_TEXT), "length": str(len(text))}
        raise BadInput("text-too-long", **size)
    parts = [part for part in separator.split(text) if part.strip()]
    if not parts:
        raise BadInput("empty")
    if len(parts) > MAXIMUM_ITEMS:
        raise BadInput("too-many-items", maximum=str(MAXIMUM_ITEMS))
    return parts


_READERS: dict[str, Callable[[Shape, Any, str, Marks], Reading]] = {
    "integer": _number,
    "number": _number,
    "choice": _choice,
    "choices": _choices,
    "flag": _flag,
    "list": _list,
    "table": _table,
}
