"""What the core may import: the standard library, itself, and little of either."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import calclet

PACKAGE = Path(calclet.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

# Each costs a visitor bytes and time before the first answer.
HEAVY = {
    "argparse", "asyncio", "dataclasses", "decimal", "fractions", "importlib.metadata",
    "importlib.resources", "inspect", "pathlib", "pkgutil", "tomllib", "unicodedata",
    "zipfile",
}  # fmt: skip

OPTIONAL = ("yaml_nodes.py", "yaml")

PROBE = """
import sys
before = set(sys.modules)
from calclet import service
answer = service.handle(sys.argv[1])
if '"ok":true' not in answer:
    sys.exit(answer)
print(*sorted(set(sys.modules) - before))
"""

REQUEST = (
    '{"v":1,"id":1,"kind":"calculate","calculator":"effective_batch_size","inputs":'
    '{"micro_batch_size":"8","data_parallel_size":"8x8","sequence_length":"4,096",'
    '"gradient_accumulation_steps":"4"}}'
)


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            yield node.module or ""


def test_core_imports_the_standard_library_and_itself_only() -> None:
    allowed = sys.stdlib_module_names | {"calclet"}
    found = {(file.name, name) for file in FILES for name in imported(file)}
    # An extra, and in browsers a part of its own.
    found = {pair for pair in found if (pair[0], pair[1][:4]) != OPTIONAL}
    assert [pair for pair in found if pair[1].split(".")[0] not in allowed] == []


def test_an_answer_needs_no_heavy_module() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-OO", "-c", PROBE, REQUEST],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={"PYTHONPATH": str(PACKAGE.parent)},
    )
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert loaded & HEAVY == set()
    assert len(loaded) < 60


def test_nothing_is_validated_by_assert() -> None:
    for file in FILES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert not any(isinstance(node, ast.Assert) for node in ast.walk(tree)), file


def test_modules_classes_and_functions_for_others_have_docstrings() -> None:
    for file in FILES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        public = [
            node
            for node in tree.body
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
            and not node.name.startswith("_")
        ]
        for node in [tree, *public]:
            assert ast.get_docstring(node), f"{file.name}: {getattr(node, 'name', '')}"
