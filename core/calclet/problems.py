"""What is wrong with a definition, found before anyone uses it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from calclet import names, units

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from calclet.definition import Definition, InputField, OutputField, Source
    from calclet.shapes import Value

_DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
_UNIT = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_OPTION = re.compile(r"[a-z0-9][a-z0-9_]*")
_CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_NUMERIC = ("integer", "number")
_ROLES = 3  # of columns of stages, see Output
_TAKEN = re.compile(r"[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*")


def problems(definition: Definition) -> Iterator[str]:
    """A line for each mistake."""
    if refusal := names.calculator_refusal(definition.id):
        yield f"id {definition.id!r} {refusal}"
    if not names.ID.fullmatch(definition.family):
        yield f"family {definition.family!r} does not match {names.ID.pattern}"
    if not _DATE.fullmatch(definition.revised):
        yield f"revised {definition.revised!r} is not a date like 2026-11-30"
    if not definition.inputs or not definition.outputs:
        yield "needs at least one input and one output"
    for code in definition.refuses:
        if not _CODE.fullmatch(code):
            yield f"code {code!r} is not of the form does-not-divide"
    yield from _of_sources(definition.sources)
    yield from _of_fields(definition)
    yield from _of_presets(definition)
    yield from _of_directions(definition)
    yield from _of_stages(definition)
    known: dict[str, InputField] = {}
    for field in definition.inputs.values():
        yield from _of_input(field, known)
        known[field.id] = field


def _of_sources(sources: Sequence[Source]) -> Iterator[str]:
    if not sources:
        yield "names no source"
    for source in sources:
        if not source.title:
            yield "has a source without a title"
        if source.url and not re.match(r"https?://[^\s/]+/", source.url):
            yield f"source {source.title!r}: {source.url!r} is not an absolute URL"


def _of_fields(definition: Definition) -> Iterator[str]:
    seen: set[str] = set()
    for field in definition.fields:
        symbol = field.about.symbol
        if refusal := names.refusal(field.id):
            yield f"id {field.id!r} {refusal}"
        for mark in filter(None, (field.id, symbol)):
            if mark in seen:
                yield f"{mark!r} stands for two things"
            seen.add(mark)
        if symbol not in definition.formula:
            yield f"{field.id}: symbol {symbol!r} is not in the formula"
        yield from _of_units(field)
        for option in field.shape.options:
            if not _OPTION.fullmatch(option):
                yield f"{field.id}: option {option!r} does not match {_OPTION.pattern}"


def _of_units(field: InputField | OutputField) -> Iterator[str]:
    about = field.about
    if field.kind in ("integer", "number", "list") and not about.unit:
        yield f"{field.id}: has no unit"
    for unit in filter(None, (about.unit, *about.units)):
        if not _UNIT.fullmatch(unit):
            yield f"{field.id}: unit {unit!r} is not an id"
    dimensions = {units.dimension(unit) for unit in about.units}
    if about.units and (len(dimensions) > 1 or "" in dimensions):
        yield f"{field.id}: its units cannot be converted into one another"
    if about.units and about.unit != about.units[0]:
        yield f"{field.id}: its unit is not the first of its units"


def _of_presets(definition: Definition) -> Iterator[str]:
    for preset in definition.presets:
        if not names.ID.fullmatch(preset.id):
            yield f"preset {preset.id!r} does not match {names.ID.pattern}"
        for name in preset.fills:
            if name not in definition.inputs:
                yield f"preset {preset.id} fills {name!r}, which is no input"


def _of_directions(definition: Definition) -> Iterator[str]:
    for field in definition.outputs.values():
        named = field.about.rises_with + field.about.falls_with
        if named and field.kind not in _NUMERIC:
            yield f"{field.id}: only numbers rise and fall"
        for name in dict.fromkeys(named):
            if name not in definition.inputs:
                yield f"{field.id}: rises or falls with {name!r}, which is no input"
            elif definition.inputs[name].kind not in _NUMERIC:
                yield f"{field.id}: rises or falls with {name}, which is no number"
            if named.count(name) > 1:
                yield f"{field.id}: rises and falls with {name}"


def _of_stages(definition: Definition) -> Iterator[str]:
    for field in definition.outputs.values():
        named = field.about.stages
        whole = {x.id for x in field.shape.columns if x.shape.kind == "integer"}
        if named and (len(named) != _ROLES or not whole.issuperset(named)):
            yield f"{field.id}: stages are told by three of its whole-number columns"


def _of_input(field: InputField, known: dict[str, InputField]) -> Iterator[str]:
    about = field.about
    if about.step not in ("one", "double") or about.suffix not in ("decimal", "ask"):
        yield f"{field.id}: unknown step or suffix"
    if about.group and not names.ID.fullmatch(about.group):
        yield f"{field.id}: group {about.group!r} is not an id"
    if about.typical and about.typical[0] > about.typical[1]:
        yield f"{field.id}: typical range is upside down"
    for taken in about.takes:
        if not _TAKEN.fullmatch(taken):
            yield f"{field.id}: takes {taken!r}, which is not calculator.output"
    for other, options in about.when.items():
        if other not in known:
            yield f"{field.id}: depends on {other!r}, which is no input before it"
            continue
        shape = known[other].shape
        possible = ("true", "false") if shape.kind == "flag" else shape.options
        if not options or not set(options) <= set(possible):
            yield f"{field.id}: {other} is never one of {', '.join(options)}"
    yield from _of_default(field)


def _of_default(field: InputField) -> Iterator[str]:
    default = field.default
    if default is None and field.shape.optional:
        return
    if not _fits(field, default):
        yield f"{field.id}: default {default!r} is not of its type"
    elif field.kind in _NUMERIC and field.about.refusal(default):  # type: ignore[arg-type]
        yield f"{field.id}: default {default} is outside its own range"


def _fits(field: InputField, value: Value) -> bool:
    shape = field.shape
    match field.kind:
        case "integer":
            return isinstance(value, int) and not isinstance(value, bool)
        case "number":
            exact = hasattr(value, "denominator") and not isinstance(value, bool)
            return exact or isinstance(value, float)
        case "flag":
            return isinstance(value, bool)
        case "choice":
            return value in shape.options
        case "choices":
            return isinstance(value, frozenset) and value <= set(shape.options)
        case _:
            return isinstance(value, tuple)
