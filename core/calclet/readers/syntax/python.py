"""Python source: what is assigned, and the keywords of calls. Parsed, never run."""

import ast
import re
import warnings
from collections.abc import Iterator

from calclet.readers.folding import fold
from calclet.readers.limits import check_count, check_depth
from calclet.readers.settings import Document, Place, Plain, Setting, shortened
from calclet.readers.syntax.python_depth import TOO_DEEP, depth

_MAXIMUM_NESTING = 40
_MAXIMUM_STEPS = 200  # of one expression into the next
_MAXIMUM_INDENT = 400
_ELIF = re.compile(r"\belif\b")  # each is inside the one before
# Most nodes of a tree are neither: looked up by type, which costs least.
_LEAVES = frozenset((ast.Constant, ast.Name, ast.Load, ast.Store, ast.Import, ast.arg))
_TOLD = frozenset(
    (
        *(ast.Assign, ast.AnnAssign, ast.Call, ast.Dict),
        *(ast.FunctionDef, ast.AsyncFunctionDef),
    )
)
_MAGIC = re.compile(r"^([ \t]*)[!%][^\n]*", re.MULTILINE)  # of notebooks: !pip, %cd
_LINE = re.compile(
    r"\s*([A-Za-z_][\w.]*)\s*(?::\s*[\w\[\], .|]+)?=\s*([^=].*?)\s*,?\s*(?:#.*)?$"
)


def parse(name: str, text: str) -> Document:
    """The settings of a Python text; of one that does not parse, those of its lines."""
    source = text.replace("\0", " ")
    _check_nesting(name, source)
    broken = None
    try:
        tree = _tree(source)
    except SyntaxError as error:
        broken = error.lineno or 1
    except (ValueError, RecursionError, MemoryError):
        broken = 1
    if broken is None:
        settings = _Walker(name, source).walk(tree)
    else:
        settings = list(_line_by_line(name, source))
    check_count(len(settings), name)
    return Document(name, "python", text, settings, _modules(source), broken)


def _tree(source: str) -> ast.Module:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of escapes in a stranger's strings
        try:
            return ast.parse(source)
        except SyntaxError:
            plain = _MAGIC.sub(r"\1pass", source)
            if plain == source:
                raise
            return ast.parse(plain)


def _check_nesting(name: str, source: str) -> None:
    indent = max(len(x) - len(x.lstrip()) for x in source.split("\n"))
    bad = indent > _MAXIMUM_INDENT or len(_ELIF.findall(source)) > _MAXIMUM_STEPS
    bad = bad or depth(source) > _MAXIMUM_STEPS
    check_depth(TOO_DEEP if bad else 0, name, 1)


def _modules(source: str) -> list[str]:
    """The packages that it imports."""
    return re.findall(r"^\s*(?:from|import)\s+([A-Za-z_]\w*)", source, re.MULTILINE)


def _line_by_line(name: str, source: str) -> Iterator[Setting]:
    for number, line in enumerate(source.split("\n"), 1):
        if found := _LINE.match(line):
            try:
                node = ast.parse(found[2], mode="eval").body
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                continue
            path = tuple(found[1].split("."))
            place = Place(name, number, shortened(line))
            yield Setting(path, fold(node, {}), place)


class _Walker:
    """Goes through a tree in the order of its lines, remembering what names hold."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.lines = source.split("\n")
        self.names: dict[str, Plain] = {}
        self.settings: list[Setting] = []
        self.seen: set[int] = set()

    def walk(self, tree: ast.Module) -> list[Setting]:
        """Every setting of the module, functions and classes included."""
        todo: list[ast.AST] = [tree]
        while todo:
            node = todo.pop()
            if type(node) in _TOLD:
                self._tell(node)
            inner = [x for x in ast.iter_child_nodes(node) if type(x) not in _LEAVES]
            todo += reversed(inner)
        return self.settings

    def _tell(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._assign(target, node.value)
        elif isinstance(node, ast.AnnAssign) and node.value:
            self._assign(node.target, node.value)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self._parameters(node.args)
        elif isinstance(node, ast.Call) and id(node) not in self.seen:
            self._call((), node)
        elif isinstance(node, ast.Dict) and id(node) not in self.seen:
            self._value((), node, "")

    def _parameters(self, of: ast.arguments) -> None:
        """Inside a function its parameters are their defaults, if they have any."""
        plain, last = [*of.posonlyargs, *of.args], len(of.defaults)
        for argument in plain[: len(plain) - last]:
            self.names.pop(argument.arg, None)
        for argument, default in zip(
            plain[len(plain) - last :], of.defaults, strict=True
        ):
            self.names[argument.arg] = fold(default, self.names)
        for argument, value in zip(of.kwonlyargs, of.kw_defaults, strict=True):
            if value:
                self.names[argument.arg] = fold(value, self.names)
            else:
                self.names.pop(argument.arg, None)

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        path = _dotted(target)
        if path:
            self._value(path, value, "")
            if len(path) == 1:
                self.names[path[0]] = fold(value, self.names)

    def _value(self, path: tuple[str, ...], node: ast.expr, scope: str) -> None:
        if len(path) > _MAXIMUM_NESTING:
            return
        self.seen.add(id(node))
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant):
                    self._value((*path, str(key.value)), value, scope)
        elif isinstance(node, ast.Call) and not self._folds(node):
            self._call(path, node, scope)
        elif isinstance(node, ast.List | ast.Tuple):
            for index, value in enumerate(node.elts):
                self._value((*path, str(index)), value, scope)
        elif path:
            number = node.lineno
            place = Place(self.name, number, shortened(self.lines[number - 1]))
            self.settings.append(Setting(path, fold(node, self.names), place, scope))
            check_count(len(self.settings), self.name)

    def _folds(self, node: ast.Call) -> bool:
        return isinstance(fold(node, self.names), int)

    def _call(self, path: tuple[str, ...], node: ast.Call, outer: str = "") -> None:
        self.seen.add(id(node))
        name = ".".join(_dotted(node.func))
        scope = outer if name == "dict" else name
        for keyword in node.keywords:
            if keyword.arg:
                self._value((*path, keyword.arg), keyword.value, scope)
        if not node.keywords and not node.args and path:
            return
        for index, value in enumerate(node.args[:8]):
            if isinstance(value, ast.Constant | ast.Name | ast.BinOp):
                self._value((*path, str(index)), value, scope)
        self._argument(node, name)

    def _argument(self, node: ast.Call, name: str) -> None:
        """argparse: `add_argument("--batch-size", default=8)`."""
        if not name.endswith("add_argument") or not node.args:
            return
        flag = fold(node.args[-1], self.names)
        for keyword in node.keywords:
            if keyword.arg == "default" and isinstance(flag, str):
                self._value((flag.lstrip("-"),), keyword.value, "")


def _dotted(node: ast.expr) -> tuple[str, ...]:
    """`cfg.train.batch_size` and `cfg["train"]` as a path; empty for anything else."""
    parts: list[str] = []
    while True:
        if isinstance(node, ast.Attribute):
            parts.append(node.attr)
            node = node.value
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            parts.append(str(node.slice.value))
            node = node.value
        elif isinstance(node, ast.Name):
            return (node.id, *reversed(parts))
        else:
            return ()
