"""What kind of value an annotation means: `int`, `Fraction`, `Literal["a", "b"]`, …

    int                      integer     Literal["a", "b"]             choice
    Fraction, float          number      frozenset[Literal["a", "b"]]  choices
    tuple[int, ...]          list        bool                          flag
    tuple[Row, ...]          table       any of them | None            optional

A Row is a NamedTuple whose fields are annotated with a Column.
"""

from types import NoneType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    get_args,
    get_origin,
    get_type_hints,
)

from calclet.errors import DefinitionError

if TYPE_CHECKING:
    # Not at run time: fractions imports decimal, and most calculators need neither.
    from fractions import Fraction

type Number = int | Fraction
type Value = Number | float | str | frozenset[str] | tuple[Any, ...] | None
type Kind = Literal["integer", "number", "choice", "choices", "flag", "list", "table"]


class Column:
    """What `Annotated[int, Column(…)]` says about a column of a table."""

    def __init__(self, symbol: str = "", *, unit: str = "") -> None:
        self.symbol = symbol
        self.unit = unit


class Shape(NamedTuple):
    """A kind of value, with what it is made of."""

    kind: Kind
    optional: bool = False
    options: tuple[str, ...] = ()
    item: Kind | None = None
    columns: tuple["ColumnField", ...] = ()
    row: Any = None


class ColumnField(NamedTuple):
    """A column of a table: its id, what its cells are, what was declared."""

    id: str
    shape: Shape
    about: Column


def shape_of(hint: Any, *, result: bool = False) -> Shape:
    """The shape that an annotation means; raises DefinitionError for all others.

    Only a result may be a float: what people enter is exact.
    """
    members = get_args(hint)
    if NoneType in members:
        rest = [member for member in members if member is not NoneType]
        if len(rest) == 1:
            return shape_of(rest[0], result=result)._replace(optional=True)
    if hint is bool:
        return Shape("flag")
    if hint is int:
        return Shape("integer")
    origin = get_origin(hint)
    if origin is Literal:
        return Shape("choice", options=_options(members))
    if origin is frozenset and get_origin(members[0]) is Literal:
        return Shape("choices", options=_options(get_args(members[0])))
    if origin is tuple and len(members) == 2 and members[1] is Ellipsis:
        return _many(members[0])
    if (hint is float and result) or _is_fraction(hint):
        return Shape("number")
    raise DefinitionError(
        f"{hint!r} is none of int, Fraction, bool, Literal, frozenset, tuple"
    )


def _is_fraction(hint: Any) -> bool:
    from fractions import Fraction

    return hint is Fraction


def _options(members: tuple[Any, ...]) -> tuple[str, ...]:
    if not all(isinstance(member, str) for member in members):
        raise DefinitionError("a choice is between texts")
    return members


def _many(item: Any) -> Shape:
    if isinstance(item, type) and issubclass(item, tuple):
        return Shape("table", columns=tuple(map(_column, *_fields(item))), row=item)
    shape = shape_of(item)
    if shape.kind not in ("integer", "number"):
        raise DefinitionError("a list holds int or Fraction")
    return Shape("list", item=shape.kind)


def _fields(row: type) -> tuple[list[str], list[Any]]:
    hints = get_type_hints(row, include_extras=True)
    return list(hints), list(hints.values())


def _column(name: str, hint: Any) -> ColumnField:
    if get_origin(hint) is Annotated:
        kind, *extras = get_args(hint)
        about = [extra for extra in extras if isinstance(extra, Column)]
        if len(about) == 1:
            shape = shape_of(kind)
            if shape.kind in ("integer", "number", "choice", "flag"):
                return ColumnField(name, shape, about[0])
    raise DefinitionError(f"column {name} is not declared as Annotated[int, Column(…)]")
