"""Every code that a reading can tell has words, and no words are left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from calclet import readers
from calclet.readers import english, registry

FOLDER = Path(readers.__file__).parent
_NAME = re.compile(r"[a-z]+(?:_[a-z]+)+")  # of a fact, in functions of that name
KINDS = {"note", "problem", "repair"}


def told() -> Iterator[tuple[str, str]]:
    """Kind and code, as they stand in the sources and in patterns of messages."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from codes(node)
    for framework in registry.known().values():
        for message in registry.messages(framework):
            if message.code:
                yield ("problem" if message.problem else "note"), message.code


def codes(call: ast.Call) -> Iterator[tuple[str, str]]:
    """`reading.note(code, …)`, `layout.offer(reading, code, …)`, `BadInput(code)`."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    name = call.func.id if isinstance(call.func, ast.Name) else name
    place = {"offer": 1}.get(name, 0)
    kind = {"offer": "repair", "BadInput": "error"}.get(name, name)
    if kind in {*KINDS, "error"} and len(call.args) > place:
        code = call.args[place]
        text = code.value if isinstance(code, ast.Constant) else ""
        if isinstance(text, str) and text and not _NAME.fullmatch(text):
            yield kind, text


def words() -> set[str]:
    return set(english.messages())


def test_every_code_has_words() -> None:
    codes = sorted({f"reading-{kind}-{code}" for kind, code in told()})
    assert [code for code in codes if code not in words()] == []
    assert len(codes) > 100


def test_no_words_are_left_over() -> None:
    """Codes that are put together stand in the sources as they are, too."""
    sources = "".join(f.read_text("utf-8") for f in FOLDER.rglob("*.py"))
    known = {f"reading-{kind}-{code}" for kind, code in told()}
    prefix = [name.split("-", 2) for name in words() - known if "reading-" in name]
    assert [x for x in prefix if f'"{x[2]}"' not in sources and x[1] in KINDS] == []
