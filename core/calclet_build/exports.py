"""Pyodide's module and script without the names that only compiled packages need.

The module exports all of its functions, some 7,400, so that packages can be linked to
it when they are loaded. None ever is here, but each export costs bytes, in the module
and again in the script, and is entered into tables at every start. Code stays as it is.
"""

import re
from typing import NamedTuple

from calclet_build.mistake import Mistake

_FUNCTION, _TABLE, _MEMORY, _GLOBAL = range(4)
_IMPORTS, _EXPORTS = 2, 7  # kinds of sections

_ASSIGNED = re.compile(r'(?<=[;{])(_\w+)=Module\["\1"\]=wasmExports\["(\w+)"\];')
_DECLARED = re.compile(r"(?<=var )(?:_\w+,){1000,}")
_WORD = re.compile(r"\w+")


class Export(NamedTuple):
    """A name, the kind of what it stands for, and which of its kind."""

    name: str
    kind: int
    number: int


def trim(wasm: bytes, glue: str, loader: str) -> tuple[bytes, str]:
    """Both without the functions that nobody calls by name."""
    sections = sections_of(wasm)
    imported = _linked(dict(sections)[_IMPORTS])
    exports = exports_of(dict(sections)[_EXPORTS])
    declared = _DECLARED.search(glue)
    if not declared or not _ASSIGNED.search(glue):
        raise Mistake("pyodide.asm.mjs lists its exports in another way than before")
    rest = _ASSIGNED.sub("", _DECLARED.sub("", glue))
    spoken = {*_WORD.findall(rest + loader)}
    kept = [
        export
        for export in exports
        if export.kind != _FUNCTION
        or export.name in imported
        or not spoken.isdisjoint((export.name, f"_{export.name}"))
    ]
    names = {export.name for export in kept}
    gone = {name for name, of in _ASSIGNED.findall(glue) if of not in names}
    left = [name for name in declared[0].split(",") if name not in gone]
    lean = _DECLARED.sub(",".join(left), glue)
    return (
        _with_exports(sections, kept),
        _ASSIGNED.sub(lambda m: "" if m[1] in gone else m[0], lean),
    )


def sections_of(wasm: bytes) -> list[tuple[int, bytes]]:
    found, at = [], 8
    while at < len(wasm):
        size, start = _number(wasm, at + 1)
        found.append((wasm[at], wasm[start : start + size]))
        at = start + size
    return found


def exports_of(section: bytes) -> list[Export]:
    count, at = _number(section, 0)
    found = []
    for _ in range(count):
        name, at = _name(section, at)
        number, end = _number(section, at + 1)
        found.append(Export(name, section[at], number))
        at = end
    return found


def _linked(section: bytes) -> set[str]:
    """Functions of its own whose places in the table the module asks for by name."""
    count, at = _number(section, 0)
    found = set()
    for _ in range(count):
        module, at = _name(section, at)
        name, at = _name(section, at)
        if module.startswith("GOT."):
            found.add(name)
        at = _after(section[at], section, at + 1)
    return found


def _after(kind: int, section: bytes, at: int) -> int:
    """Where the description of an import ends."""
    if kind == _FUNCTION:
        return _number(section, at)[1]
    if kind == _GLOBAL:
        return at + 2
    if kind not in (_TABLE, _MEMORY):  # a tag
        return _number(section, at + 1)[1]
    at += kind == _TABLE  # the type of its elements
    limits = 2 if section[at] & 1 else 1
    at += 1
    for _ in range(limits):
        at = _number(section, at)[1]
    return at


def _with_exports(sections: list[tuple[int, bytes]], exports: list[Export]) -> bytes:
    body = _coded(len(exports)) + b"".join(
        _coded(len(name)) + name.encode() + bytes([kind]) + _coded(number)
        for name, kind, number in exports
    )
    return b"\0asm\1\0\0\0" + b"".join(
        bytes([kind]) + _coded(len(data)) + data
        for kind, given in sections
        for data in [body if kind == _EXPORTS else given]
    )


def _name(data: bytes, at: int) -> tuple[str, int]:
    size, start = _number(data, at)
    return data[start : start + size].decode(), start + size


def _number(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number and where the next thing begins."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        shift, at = shift + 7, at + 1
        if byte < 128:
            return value, at


def _coded(value: int) -> bytes:
    code = bytearray()
    while value > 127:
        code.append(value & 127 | 128)
        value >>= 7
    return bytes([*code, value])
