"""A calculator as plain data, for pages, the studio and whoever reads it by machine."""

from typing import Any

from calclet.definition import Definition, InputField, OutputField
from calclet.presets import rows
from calclet.shapes import Column, Number, Shape
from calclet.values import in_unit, text_of


def manifest(definition: Definition) -> dict[str, Any]:
    """Everything declared, and the results at the defaults; values are exact text."""
    inputs = definition.inputs.values()
    results = definition.compute({field.id: field.default for field in inputs})
    return {
        "v": 1,
        "id": definition.id,
        "slug": definition.slug,
        "family": definition.family,
        "formula": definition.formula,
        "revised": definition.revised,
        "sources": [source._asdict() for source in definition.sources],
        "groups": list(dict.fromkeys(f.about.group for f in inputs if f.about.group)),
        "inputs": [_input(field) for field in inputs],
        "outputs": [_output(field) for field in definition.outputs.values()],
        "results": {
            name: None if value is None else text_of(definition.outputs[name], value)
            for name, value in results.items()
        },
        "presets": [
            {"id": preset.id, "rows": rows(definition, preset)}
            for preset in definition.presets
        ],
        "refuses": list(definition.refuses),
        "next": [name.replace("_", "-") for name in definition.next],
        "featured": definition.featured,
    }


def _input(field: InputField) -> dict[str, Any]:
    about = field.about
    unit = about.unit
    return _field(field) | {
        "default": text_of(field, field.default),
        "minimum": _bound(about.ge, unit),
        "above": _bound(about.gt, unit),
        "maximum": _bound(about.le, unit),
        "below": _bound(about.lt, unit),
        "typical": about.typical and [in_unit(bound, unit) for bound in about.typical],
        "step": about.step,
        "group": about.group,
        "suffix": about.suffix,
        "when": {other: list(options) for other, options in about.when.items()},
        "takes": list(about.takes),
    }


def _output(field: OutputField) -> dict[str, Any]:
    return _field(field) | {"digits": field.about.digits}


def _field(field: InputField | OutputField) -> dict[str, Any]:
    about = field.about
    return {
        "id": field.id,
        "symbol": about.symbol,
        "unit": about.unit,
        "units": list(about.units),
        "kind": field.kind,
        **_shape(field.shape),
    }


def _shape(shape: Shape) -> dict[str, Any]:
    return {
        "optional": shape.optional,
        "options": list(shape.options),
        "item": shape.item,
        "columns": [
            _column(column.id, column.shape, column.about) for column in shape.columns
        ],
    }


def _column(name: str, shape: Shape, about: Column) -> dict[str, Any]:
    return {
        "id": name,
        "symbol": about.symbol,
        "unit": about.unit,
        "kind": shape.kind,
        "options": list(shape.options),
    }


def _bound(value: Number | None, unit: str) -> str | None:
    return None if value is None else in_unit(value, unit)
