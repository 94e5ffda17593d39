"""Which names does a source import? Rare branches included; runs inside Pyodide too."""

import ast
from collections.abc import Iterator

_NEVER = ("TYPE_CHECKING", "__debug__")
_COMMAND_LINES = ("main", "_main")  # of a module itself, `python -m ast`


def imported(
    source: str, module: str = "", *, package: bool = False, only_late: bool = False
) -> Iterator[str]:
    """Dotted names; `from a import b` gives `a` and `a.b`, whichever b is.

    With only_late, just what functions import when they are called.
    """
    tree = ast.parse(source)
    for node in _late(tree) if only_late else _at_run_time(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, module, package=package)
            yield from (base, *(f"{base}.{alias.name}" for alias in node.names))


def _at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    """Everything but what no optimized run reaches, as under `if TYPE_CHECKING:`."""
    yield node
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith(_NEVER):
        children: Iterator[ast.AST] = iter(node.orelse)
    else:
        children = ast.iter_child_nodes(node)
    for child in children:
        yield from _at_run_time(child)


def _late(tree: ast.AST) -> Iterator[ast.AST]:
    for node in _at_run_time(tree):
        function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if function and getattr(node, "name", "") not in _COMMAND_LINES:
            yield from _at_run_time(node)


def _absolute(node: ast.ImportFrom, module: str, *, package: bool) -> str:
    if not node.level:
        return node.module or ""
    above = module.split(".")
    above = above[: len(above) - node.level + package]
    return ".".join([*above, node.module] if node.module else above)
