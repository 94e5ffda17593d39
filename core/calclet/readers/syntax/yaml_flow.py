"""Values of YAML on one line: scalars, `[1, 2]`, `{a: 1, b: [x]}`."""

import re
from collections.abc import Iterator

from calclet.readers.settings import Path, Plain, plain_word

_MAXIMUM_DEPTH = 16
_QUOTED = re.compile(r""""[^"\\]*+"|'(?:[^']|'')*+'""")
_TOKEN = re.compile(
    r"""\s*([\[\]{},]|:(?=\s)|"[^"\\]*+":?|'(?:[^']|'')*+':?"""
    r"""|(?:[^\s,\[\]{}:"']|(?<=\S)["']|:(?![\s,\]}]|$)|\s+(?![\s,\[\]{}:]))+)\s*"""
)
_TEMPLATE = re.compile(r"\{\{[^{}]*\}\}")
_NUMBERS = (bool, int, float, type(None))
_SWITCHES = {
    **dict.fromkeys(("yes", "Yes", "YES", "on", "On", "ON", "TRUE"), True),
    **dict.fromkeys(("no", "No", "NO", "off", "Off", "OFF", "FALSE"), False),
}


class NotPlain(Exception):
    """Something that needs the library."""


def scalar(text: str) -> Plain:
    """The value of a text that is no list and no mapping; raises NotPlain."""
    if text[0] in "\"'":
        found = _QUOTED.match(text)
        rest = text[found.end() :].strip() if found else ""
        if not found or (rest and rest[0] != "#"):
            raise NotPlain
        return unquoted(found[0][1:-1].replace("''", "'" if text[0] == "'" else "''"))
    if text[0] in "&*!|>%@`,]}" or ": " in text or text[-1] == ":" or text[:2] == "- ":
        raise NotPlain
    return word(text)


def word(text: str) -> Plain:
    """What a word without quotes means; 1.1's yes and off included."""
    return _SWITCHES[text] if text in _SWITCHES else plain_word(text)


def unquoted(text: str) -> Plain:
    """What stands between quotes is text, unless it is a template."""
    value = plain_word(text)
    return text if isinstance(value, _NUMBERS) else value


def read(text: str) -> Iterator[tuple[Path, Plain]]:
    """The scalars of a list or mapping with their paths in it; raises NotPlain."""
    if _TEMPLATE.fullmatch(text):
        yield (), plain_word(text)
        return
    tokens = _tokens(text)
    yield from _collection(tokens, next(tokens), ())
    if next(tokens, ""):
        raise NotPlain


def _tokens(text: str) -> Iterator[str]:
    position = 0
    while position < len(text):
        found = _TOKEN.match(text, position)
        if not found:
            raise NotPlain
        yield found[1]
        position = found.end()


def _collection(
    tokens: Iterator[str], opening: str, path: Path
) -> Iterator[tuple[Path, Plain]]:
    if len(path) > _MAXIMUM_DEPTH:
        raise NotPlain
    closing = "]" if opening == "[" else "}"
    index, after = 0, False
    while (token := next(tokens, "")) != closing:
        if token == "," and after:  # noqa: S105 - a comma
            after = False
            continue
        if after or token in ("", ",", ":", "]", "}"):
            raise NotPlain
        key = str(index)
        if closing == "}":
            key, token = _key(token, tokens)
        yield from _item(tokens, token, (*path, key))
        index, after = index + 1, True


def _key(token: str, tokens: Iterator[str]) -> tuple[str, str]:
    """The key, and the first token of its value."""
    if token[0] in "\"'" and token[-1] == ":":
        token = token[:-1]
    elif next(tokens, "") != ":" or token[0] in "[{&*!?":
        raise NotPlain
    value = next(tokens, "")
    return token.strip("\"'"), value


def _item(
    tokens: Iterator[str], token: str, path: Path
) -> Iterator[tuple[Path, Plain]]:
    if token in ("[", "{"):
        yield from _collection(tokens, token, path)
    elif token in ("", ",", ":", "]", "}") or token[-1] == ":":
        raise NotPlain
    else:
        yield path, scalar(token)
