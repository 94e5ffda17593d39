"""A calculator as plain data, for pages, the studio and whoever reads it by machine."""

from typing import Any

from calclet.definition import Definition, InputField, OutputField
from calclet.ratios import exact


def manifest(definition: Definition) -> dict[str, Any]:
    """Everything declared, and the results at the defaults; numbers are exact text."""
    inputs = definition.inputs.values()
    defaults = {field.id: field.default for field in inputs}
    results = definition.compute(defaults)
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
        "outputs": [_field(field) for field in definition.outputs.values()],
        "results": {name: exact(value) for name, value in results.items()},
    }


def _input(field: InputField) -> dict[str, Any]:
    about = field.about
    return _field(field) | {
        "default": exact(field.default),
        "minimum": None if about.ge is None else exact(about.ge),
        "maximum": None if about.le is None else exact(about.le),
        "typical": about.typical and [exact(bound) for bound in about.typical],
        "step": about.step,
        "group": about.group,
        "suffix": about.suffix,
    }


def _field(field: InputField | OutputField) -> dict[str, Any]:
    about = field.about
    return {
        "id": field.id,
        "symbol": about.symbol,
        "unit": about.unit,
        "kind": field.kind,
    }
