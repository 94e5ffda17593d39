"""Arithmetic that people leave in configs: `5 * 8`, `2**19`, `$NODES * 8`.

Worked out on the syntax tree, of numbers that stay small; nothing is ever executed.
"""

import ast
from collections.abc import Mapping

from calclet.readers.settings import Plain, Unknown

_MAXIMUM_BITS = 128


class CannotFold(Exception):
    """Not arithmetic on known numbers, or its result is too large to be meant."""


def fold(node: ast.expr, names: Mapping[str, Plain]) -> Plain:
    """The constant that an expression is; Unknown with its text if it is none."""
    try:
        return _fold(node, names)
    except (CannotFold, ArithmeticError, ValueError, RecursionError):
        return Unknown(_text(node))


def fold_text(text: str, *, whole: bool = False) -> int | float:
    """The number that an arithmetic text is; `whole`: `/` divides as in a shell.

    Raises CannotFold.
    """
    if len(text) > 200:
        raise CannotFold
    try:
        source = text.replace("/", "//").replace("////", "//") if whole else text
        value = _fold(ast.parse(source.strip(), mode="eval").body, {})
    except (SyntaxError, ValueError, ArithmeticError, RecursionError, MemoryError):
        raise CannotFold from None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise CannotFold
    return value


def _fold(node: ast.expr, names: Mapping[str, Plain]) -> Plain:
    if isinstance(node, ast.Constant):
        return _constant(node.value)
    if isinstance(node, ast.Name):
        if node.id in names:
            return names[node.id]
        raise CannotFold
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.UAdd):
        value = _number(node.operand, names)
        return -value if isinstance(node.op, ast.USub) else value
    if isinstance(node, ast.BinOp):
        return _operation(node, names)
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
        return _first(node.values, names)
    if isinstance(node, ast.Call) and _is_int(node):
        return int(_number(node.args[0], names))
    raise CannotFold


def _first(nodes: list[ast.expr], names: Mapping[str, Plain]) -> Plain:
    """`options.length or LENGTH`: what holds where nobody gives the unknown one."""
    for node in nodes[:-1]:
        try:
            value = _fold(node, names)
        except CannotFold:
            continue
        if value and not isinstance(value, Unknown):
            return value
    return _fold(nodes[-1], names)


def _constant(value: object) -> Plain:
    if isinstance(value, int) and value.bit_length() > _MAXIMUM_BITS:
        raise CannotFold
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise CannotFold


def _operation(node: ast.BinOp, names: Mapping[str, Plain]) -> int | float:
    left, right = _number(node.left, names), _number(node.right, names)
    if isinstance(node.op, ast.Add):
        value = left + right
    elif isinstance(node.op, ast.Sub):
        value = left - right
    elif isinstance(node.op, ast.Mult):
        value = left * right
    elif isinstance(node.op, ast.FloorDiv):
        value = left // right
    elif isinstance(node.op, ast.Div):
        value = left / right
    elif isinstance(node.op, ast.Mod):
        value = left % right
    elif isinstance(node.op, ast.Pow):
        value = _power(left, right)
    elif isinstance(node.op, ast.LShift) and right in range(_MAXIMUM_BITS):
        value = int(left) << int(right)
    else:
        raise CannotFold
    if isinstance(value, int) and value.bit_length() > _MAXIMUM_BITS:
        raise CannotFold
    return value


def _power(base: int | float, exponent: int | float) -> int | float:
    if not isinstance(exponent, int) or abs(exponent) > _MAXIMUM_BITS:
        raise CannotFold
    if abs(base) > 2**_MAXIMUM_BITS:
        raise CannotFold
    return float(base) ** exponent if exponent < 0 else base**exponent


def _number(node: ast.expr, names: Mapping[str, Plain]) -> int | float:
    value = _fold(node, names)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise CannotFold
    return value


def _is_int(node: ast.Call) -> bool:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    return name in ("int", "round") and len(node.args) == 1 and not node.keywords


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"….{node.attr}"
    return "…"
