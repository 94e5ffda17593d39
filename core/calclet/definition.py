"""How a calculator declares itself: an ordinary typed function and a decorator.

The declaration is read once, when the module is imported, and whatever is wrong with
it raises DefinitionError there: wrong declarations fail a build, never a visitor.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_type_hints

from calclet import names
from calclet.errors import DefinitionError

if TYPE_CHECKING:
    # Not at run time: fractions imports decimal, and most calculators need neither.
    from fractions import Fraction

type Number = int | Fraction
type Kind = Literal["integer", "number"]

_DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


class Source(NamedTuple):
    """Where a formula, a number or a convention comes from.

    Without `url`, `title` is a full citation.
    """

    title: str
    url: str = ""


class Input:
    """What `Annotated[int, Input(…)]` says about a parameter.

    symbol: as in the formula, in TeX. unit: id of the unit the number counts.
    ge, le: where the mathematics ends; values outside are refused. typical: the
    lowest and highest usual value; others are only remarked on. step: what an arrow
    key does, add one or double. group: id of the group it is shown in. suffix: "ask"
    if `128k` may mean 128,000 or 131,072, as it may for a length.
    """

    def __init__(
        self,
        symbol: str,
        *,
        unit: str,
        ge: int | None = None,
        le: int | None = None,
        typical: tuple[int, int] | None = None,
        step: Literal["one", "double"] = "one",
        group: str = "",
        suffix: Literal["decimal", "ask"] = "decimal",
    ) -> None:
        self.symbol = symbol
        self.unit = unit
        self.ge = ge
        self.le = le
        self.typical = typical
        self.step = step
        self.group = group
        self.suffix = suffix

    def admits(self, value: Number) -> bool:
        """Whether `value` lies in the hard range."""
        return (self.ge is None or self.ge <= value) and (
            self.le is None or value <= self.le
        )


class Output:
    """What `Annotated[int, Output(…)]` says about a field of the result."""

    def __init__(self, symbol: str, *, unit: str) -> None:
        self.symbol = symbol
        self.unit = unit


class InputField(NamedTuple):
    """A parameter of the function: its id, its type, its default, what was declared."""

    id: str
    kind: Kind
    default: Number
    about: Input


class OutputField(NamedTuple):
    """A field of the result: its id, its type, what was declared."""

    id: str
    kind: Kind
    about: Output


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

    @property
    def slug(self) -> str:
        """The id as it stands in addresses and on the command line."""
        return self.id.replace("_", "-")

    @property
    def fields(self) -> list[InputField | OutputField]:
        """Inputs, then outputs, as declared."""
        return [*self.inputs.values(), *self.outputs.values()]

    def compute(self, values: Mapping[str, Number]) -> dict[str, Number]:
        """The outputs by id, for a value per input; raises what the formula raises."""
        return dict(zip(self.outputs, self.function(**values), strict=True))


def calculator[F: Callable[..., Any]](
    *, family: str, formula: str, revised: str, sources: Sequence[Source]
) -> Callable[[F], F]:
    """Declare a function as a calculator; the function itself is returned unchanged.

    family: id of the family it is listed under. formula: as printed in the paper, in
    TeX, lines divided by `\\\\`. revised: ISO date of the last change of a number.
    sources: at least one. Raises DefinitionError, naming the calculator, for whatever
    would fail later.
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
        )
        for problem in _problems(definition):
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
        kind, about = _annotation(function.__name__, name, hints.get(name), Input)
        if name not in defaults:
            raise DefinitionError(f"{function.__name__}: {name} has no default")
        yield InputField(name, kind, defaults[name], about)


def _outputs(calculator_id: str, result: Any) -> Iterator[OutputField]:
    if not (isinstance(result, type) and issubclass(result, tuple)):
        raise DefinitionError(f"{calculator_id}: the result is not a NamedTuple")
    for name, hint in get_type_hints(result, include_extras=True).items():
        yield OutputField(name, *_annotation(calculator_id, name, hint, Output))


def _annotation[D: (Input, Output)](
    calculator_id: str, name: str, hint: Any, wanted: type[D]
) -> tuple[Kind, D]:
    declared = [extra for extra in get_args(hint)[1:] if isinstance(extra, wanted)]
    if len(declared) != 1:
        wish = f"Annotated[int, {wanted.__name__}(…)]"
        raise DefinitionError(f"{calculator_id}: {name} is not declared as {wish}")
    return _kind(calculator_id, name, get_args(hint)[0]), declared[0]


def _kind(calculator_id: str, name: str, number: object) -> Kind:
    if number is int:
        return "integer"
    from fractions import Fraction

    if number is Fraction:
        return "number"
    raise DefinitionError(f"{calculator_id}: {name} is neither int nor Fraction")


def _problems(definition: Definition) -> Iterator[str]:
    if refusal := names.calculator_refusal(definition.id):
        yield f"id {definition.id!r} {refusal}"
    if not names.ID.fullmatch(definition.family):
        yield f"family {definition.family!r} does not match {names.ID.pattern}"
    if not _DATE.fullmatch(definition.revised):
        yield f"revised {definition.revised!r} is not a date like 2026-11-30"
    if not definition.inputs or not definition.outputs:
        yield "needs at least one input and one output"
    yield from _problems_of_sources(definition.sources)
    yield from _problems_of_fields(definition)
    for field in definition.inputs.values():
        yield from _problems_of_input(field)


def _problems_of_sources(sources: Sequence[Source]) -> Iterator[str]:
    if not sources:
        yield "names no source"
    for source in sources:
        if not source.title:
            yield "has a source without a title"
        if source.url and not re.match(r"https?://[^\s/]+/", source.url):
            yield f"source {source.title!r}: {source.url!r} is not an absolute URL"


def _problems_of_fields(definition: Definition) -> Iterator[str]:
    seen: set[str] = set()
    for field in definition.fields:
        if refusal := names.refusal(field.id):
            yield f"id {field.id!r} {refusal}"
        if not names.ID.fullmatch(field.about.unit):
            yield f"{field.id}: unit {field.about.unit!r} is not an id"
        for mark in (field.id, field.about.symbol):
            if mark in seen:
                yield f"{mark!r} stands for two things"
            seen.add(mark)
        if not field.about.symbol or field.about.symbol not in definition.formula:
            yield f"{field.id}: symbol {field.about.symbol!r} is not in the formula"


def _problems_of_input(field: InputField) -> Iterator[str]:
    about = field.about
    if about.step not in ("one", "double") or about.suffix not in ("decimal", "ask"):
        yield f"{field.id}: unknown step or suffix"
    if about.group and not names.ID.fullmatch(about.group):
        yield f"{field.id}: group {about.group!r} is not an id"
    if isinstance(field.default, bool) or (
        field.kind == "integer" and not isinstance(field.default, int)
    ):
        yield f"{field.id}: default {field.default!r} is not of its type"
    elif not about.admits(field.default):
        yield f"{field.id}: default {field.default} is outside its own range"
    if about.typical and about.typical[0] > about.typical[1]:
        yield f"{field.id}: typical range is upside down"
