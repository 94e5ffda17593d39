"""How deep the tree of a Python text will be, before it is parsed.

The parser of a browser's Python has little stack, and running out of it ends the
interpreter. So this only counts marks: brackets that are open, and on each level the
operators since the last comma, because `1 + 1 + 1` and `a.b.c()()` nest as well.
"""

import re

_TOKEN = re.compile(
    r"""(?P<prefix>\b[rRbBfFuUtT]{1,2}(?=["']))?
    (?P<string>\"{3}(?P<long>(?:[^\\"]|\\.|"(?!""))*+)(?:\"{3}|\Z)
        |'{3}(?P<long2>(?:[^\\']|\\.|'(?!''))*+)(?:'{3}|\Z)
        |"(?P<short>(?:[^"\\\n]|\\.)*+)"?|'(?P<short2>(?:[^'\\\n]|\\.)*+)'?)
    |\#[^\n]*+|\\\n|(?P<open>[(\[{])|(?P<close>[)\]}])|(?P<comma>,)|(?P<end>[\n;])
    |(?P<step>\b(?:not|and|or|if|else|elif|lambda|await|yield|in|is)\b|[-+*/%@&|^~<>=!.:])
    """,
    re.VERBOSE | re.DOTALL,
)
_MAXIMUM_INNER = 4  # f-strings in f-strings
TOO_DEEP = 10_000


def depth(source: str, inner: int = 0) -> int:
    """An upper bound of the depth of every expression in a text."""
    levels = [0]
    total = most = 0
    for found in _TOKEN.finditer(source):
        kind = found.lastgroup
        if kind in ("open", "step"):
            levels[-1] += 1
            total += 1
            if kind == "open":
                levels.append(0)
            most = max(most, total)
        elif kind == "close" and len(levels) > 1:
            total -= levels.pop()
        elif kind == "comma" or (kind == "end" and len(levels) == 1):
            total -= levels[-1]
            levels[-1] = 0
        elif found["prefix"] and "f" in found["prefix"].lower():
            if inner >= _MAXIMUM_INNER:
                return TOO_DEEP
            content = next(filter(None, found.group(*_CONTENTS)), "")
            most = max(most, total + depth(content, inner + 1))
    return most


_CONTENTS = ("long", "long2", "short", "short2")
