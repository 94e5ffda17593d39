"""What is to come out of a calculator, and how far from that something comes."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from calclet import units
from calclet.calculating import texts_of
from calclet.definition import Definition, Input, InputField, OutputField
from calclet.digits import last_digit, plain, rounded
from calclet.errors import BadInput
from calclet.quantities import Marks
from calclet.ratios import exact
from calclet.shapes import Number
from calclet.values import Reading, finite, read, text_of

NUMERIC = ("integer", "number")

# What approaches zero without end comes to this.
_NOTHING = Fraction(1, 10**30)


class Target(NamedTuple):
    """A value for an output; its errors have the input "target"."""

    field: OutputField
    value: Number

    @property
    def text(self) -> str:
        """Exact, as an answer has its outputs."""
        return text_of(self.field, self.value)

    def deviation(self, reached: Number) -> str | None:
        """(reached - target) / target; None where the target is 0 and not reached."""
        if not self.value:
            return None if reached else "0"
        return exact(plain((Fraction(reached) - self.value) / self.value))

    def alike(self) -> tuple[Number, Number]:
        """The lowest and highest value that are shown with the same digits."""
        if self.field.kind == "integer" or not self.value:
            return self.value, self.value
        factor = Fraction(*units.factor(self.field.about.unit))
        digits = self.field.about.digits
        shown = rounded(self.value / factor, digits)
        half = last_digit(shown, digits) / 2
        return (shown - half) * factor, (shown + half) * factor

    def end_text(self, reached: Number) -> str:
        """What can be reached at most or at least, as far as its digits are shown."""
        if self.field.kind == "integer":
            return text_of(self.field, reached)
        if abs(Fraction(reached)) < _NOTHING:
            return "0"
        factor = Fraction(*units.factor(self.field.about.unit))
        return exact(rounded(reached / factor, self.field.about.digits))


def read_target(
    definition: Definition, request: Mapping[str, Any], marks: Marks
) -> Target:
    """The target of a request; raises BadInput, with bad-request for a broken one."""
    given = request.get("target")
    if not isinstance(given, dict):
        raise BadInput("bad-request")
    field = definition.outputs.get(str(given.get("output")))
    text = given.get("value")
    if field is None or field.kind not in NUMERIC or not isinstance(text, str):
        raise BadInput("bad-request")
    about = Input(unit=field.about.unit, units=field.about.units)
    shape = field.shape._replace(optional=False)
    value: Any = read(InputField("target", shape, 0, about), text, marks).value
    return Target(field, value)


def solution(
    definition: Definition, readings: Mapping[str, Reading], target: Target
) -> dict[str, Any]:
    """Inputs with what they give, as an answer has it; raises what a formula raises."""
    values = {name: reading.value for name, reading in readings.items()}
    outputs = definition.compute(values)
    reached = finite(outputs[target.field.id])
    return {
        "inputs": {name: reading.text for name, reading in readings.items()},
        "outputs": texts_of(definition, outputs),
        "exact": reached == target.value,
        "deviation": target.deviation(reached),
    }
