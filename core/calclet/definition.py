"""How a calculator declares itself: an ordinary typed function and a decorator.

The declaration is read once, when the module is imported, and whatever is wrong with
it raises DefinitionError there: wrong declarations fail a build, never a visitor.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import (
    Any,
    Literal,
    NamedTuple,
    get_args,
    get_type_hints,
)

from calclet.errors import DefinitionError
from calclet.shapes import Column, Kind, Number, Shape, Value, shape_of

if __debug__:  # not in the browser, whose definitions the build has checked
    from calclet.problems import problems

__all__ = [
    "Column",
    "Definition",
    "Input",
    "InputField",
    "Kind",
    "Number",
    "Output",
    "OutputField",
    "Preset",
    "Remark",
    "Shape",
    "Source",
    "Value",
    "calculator",
]


class Source(NamedTuple):
    """Where a formula, a number or a convention comes from.

    Without `url`, `title` is a full citation.
    """

    title: str
    url: str = ""


class Preset(NamedTuple):
    """Rows of known values, each of which fills several inputs at once.

    table: a dated file `<table>.toml`, beside the calculator or in `calclet/data`.
    fills: input id to the column that it is filled from.
    """

    id: str
    table: str
    fills: Mapping[str, str]


class Remark:
    """Something worth saying about values that are accepted all the same.

    Its words are the message `remark-<code>`; `input` is where it is shown.
    """

    def __init__(self, code: str, input_id: str = "", **arguments: object) -> None:
        self.code = code
        self.input = input_id
        self.arguments = arguments


class Input:
    """What `Annotated[int, Input(…)]` says about a parameter.

    symbol: as in the formula, in TeX. unit: id of the unit the number counts; with
    `units`, of one dimension, the first is shown and the others can be chosen, and
    the function receives bytes, FLOP, … whichever was. A percentage is a ratio for the
    function. Ranges and defaults are in what the function receives.

    ge, gt, le, lt: where the mathematics ends; values outside are refused. typical:
    the lowest and highest usual value; others are only remarked on. step: what an arrow
    key does, add one or double. group: id of the group it is shown in. suffix: "ask"
    if `128k` may mean 128,000 or 131,072, as it may for a length. when: the options of
    another choice or flag with which alone this input counts. takes: outputs of
    calculators, `calculator.output`, that its value may come from.
    """

    def __init__(
        self,
        symbol: str = "",
        *,
        unit: str = "",
        units: Sequence[str] = (),
        ge: Number | None = None,
        gt: Number | None = None,
        le: Number | None = None,
        lt: Number | None = None,
        typical: tuple[Number, Number] | None = None,
        step: Literal["one", "double"] = "one",
        group: str = "",
        suffix: Literal["decimal", "ask"] = "decimal",
        when: Mapping[str, Sequence[str]] | None = None,
        takes: Sequence[str] = (),
    ) -> None:
        self.symbol = symbol
        self.unit = unit or (units[0] if units else "")
        self.units = tuple(units)
        self.ge = ge
        self.gt = gt
        self.le = le
        self.lt = lt
        self.typical = typical
        self.step = step
        self.group = group
        self.suffix = suffix
        self.when = when or {}
        self.takes = tuple(takes)

    def refusal(self, value: Number) -> tuple[str, str, Number] | None:
        """The code, its argument's name and the bound, of a value out of range."""
        if self.ge is not None and value < self.ge:
            return "too-small", "minimum", self.ge
        if self.le is not None and value > self.le:
            return "too-large", "maximum", self.le
        if self.gt is not None and value <= self.gt:
            return "not-above", "minimum", self.gt
        if self.lt is not None and value >= self.lt:
            return "not-below", "maximum", self.lt
        return None


class Output:
    """What `Annotated[int, Output(…)]` says about a field of the result.

    unit, units: as of an Input; the second of `units` is shown beside the first.
    digits: how many significant digits of a number that is no integer are shown.
    rises_with, falls_with: inputs, divided by spaces, with which it only ever rises, or
    falls, or stays as it is, whatever the others are: it can be solved for them.
    stages: of a table whose rows follow one another in a run: its columns for the batch
    size, the steps and the tokens of each.
    """

    def __init__(
        self,
        symbol: str = "",
        *,
        unit: str = "",
        units: Sequence[str] = (),
        digits: int = 6,
        rises_with: str = "",
        falls_with: str = "",
        stages: str = "",
    ) -> None:
        self.symbol = symbol
        self.unit = unit or (units[0] if units else "")
        self.units = tuple(units)
        self.digits = digits
        self.rises_with = rises_with.split()
        self.falls_with = falls_with.split()
        self.stages = stages.split()


class InputField(NamedTuple):
    """A parameter of the function: its id, its shape, its default, its declaration."""

    id: str
    shape: Shape
    default: Value
    about: Input

    @property
    def kind(self) -> Kind:
        """What it is: an integer, a choice, …"""
        return self.shape.kind


class OutputField(NamedTuple):
    """A field of the result: its id, its shape, what was declared."""

    id: str
    shape: Shape
    about: Output

    @property
    def kind(self) -> Kind:
        """What it is: an integer, a number, a table, …"""
        return self.shape.kind


class Definition(NamedTuple):
    """A calculator, checked: what `@calculator` leaves on the function."""

    id: str
    family: str
    formula: str
    revised: str
    sources: Sequence[Source]
    inputs: Mapping[str, InputField]
    outputs: Mapping[str, OutputField]
    function: Callable[..., Any]
    presets: Sequence[Preset] = ()
    refuses: Sequence[str] = ()
    remarks: Callable[..., Iterable[Remark]] | None = None
    next: Sequence[str] = ()
    featured: bool = False

    @property
    def slug(self) -> str:
        """The id as it stands in addresses and on the command line."""
        return self.id.replace("_", "-")

    @property
    def fields(self) -> list[InputField | OutputField]:
        """Inputs, then outputs, as declared."""
        return [*self.inputs.values(), *self.outputs.values()]

    def compute(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The outputs by id, for a value per input; raises what the formula raises."""
        return dict(zip(self.outputs, self.function(**values), strict=True))


def calculator[F: Callable[..., Any]](
    *,
    family: str,
    formula: str,
    revised: str,
    sources: Sequence[Source],
    presets: Sequence[Preset] = (),
    refuses: Sequence[str] = (),
    remarks: Callable[..., Iterable[Remark]] | None = None,
    next: Sequence[str] = (),  # noqa: A002 - what a page calls it
    featured: bool = False,
) -> Callable[[F], F]:
    """Declare a function as a calculator; the function itself is returned unchanged.

    family: id of the family it is listed under. formula: as printed in the paper, in
    TeX, lines divided by `\\\\`. revised: ISO date of the last change of a number.
    sources: at least one. presets: known values to fill in. refuses: the codes of
    `Refused` that the function raises. remarks: called with the same values, gives
    what is worth saying about them. next: calculators that people go on to.
    featured: whether it is among the first that lists show. Raises DefinitionError,
    naming the calculator, for whatever would fail later.
    """

    def declare(function: F) -> F:
        name = function.__name__
        hints = get_type_hints(function, include_extras=True)
        result = hints.pop("return", None)
        definition = Definition(
            id=name,
            family=family,
            formula=formula,
            revised=revised,
            sources=tuple(sources),
            inputs={field.id: field for field in _inputs(function, hints)},
            outputs={field.id: field for field in _outputs(name, result)},
            function=function,
            presets=tuple(presets),
            refuses=tuple(refuses),
            remarks=remarks,
            next=tuple(next),
            featured=featured,
        )
        if __debug__:
            for problem in problems(definition):
                raise DefinitionError(f"{name}: {problem}")
        vars(function)["definition"] = definition
        return function

    return declare


def _inputs(
    function: Callable[..., Any], hints: Mapping[str, Any]
) -> Iterator[InputField]:
    code = function.__code__
    named = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    positional = code.co_varnames[: code.co_argcount]
    given = function.__defaults__ or ()
    defaults = dict(zip(positional[len(positional) - len(given) :], given, strict=True))
    defaults |= function.__kwdefaults__ or {}
    for name in named:
        shape, about = _annotation(function.__name__, name, hints.get(name), Input)
        if name not in defaults:
            raise DefinitionError(f"{function.__name__}: {name} has no default")
        yield InputField(name, shape, defaults[name], about)


def _outputs(calculator_id: str, result: Any) -> Iterator[OutputField]:
    if not (isinstance(result, type) and issubclass(result, tuple)):
        raise DefinitionError(f"{calculator_id}: the result is not a NamedTuple")
    for name, hint in get_type_hints(result, include_extras=True).items():
        yield OutputField(name, *_annotation(calculator_id, name, hint, Output))


def _annotation[D: (Input, Output)](
    calculator_id: str, name: str, hint: Any, wanted: type[D]
) -> tuple[Shape, D]:
    declared = [extra for extra in get_args(hint)[1:] if isinstance(extra, wanted)]
    if len(declared) != 1:
        wish = f"Annotated[int, {wanted.__name__}(…)]"
        raise DefinitionError(f"{calculator_id}: {name} is not declared as {wish}")
    try:
        shape = shape_of(get_args(hint)[0], result=wanted is Output)
    except DefinitionError as error:
        raise DefinitionError(f"{calculator_id}: {name}: {error}") from None
    return shape, declared[0]
