"""Words that an author has not written yet: from names and the docstring.

Only for calculators from outside of the project, which need no words to start with.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from calclet_build.message_files import WITHOUT_WORDS
from calclet_build.mistake import Mistake

type Context = dict[str, Any]

_UNITS = Path(__file__).parents[2] / "widget/messages/units/en.ftl"


def complete(text: str, manifest: Context, about: str) -> str:
    """The messages of `text`, and after them one for all that it leaves unsaid.

    `about`: what the calculator says of itself, for its lead sentence.
    """
    resource = FluentParser().parse(text)
    messages = {x.id.name: x for x in resource.body if isinstance(x, ast.Message)}
    for name, said in _stopgaps(manifest, about).items():
        id_, _, attribute = name.partition(".")
        if id_ not in messages:
            messages[id_] = ast.Message(ast.Identifier(id_))
            resource.body.append(messages[id_])
        message = messages[id_]
        if not attribute:
            message.value = message.value or _pattern(said)
        elif attribute not in {known.id.name for known in message.attributes}:
            added = ast.Attribute(ast.Identifier(attribute), _pattern(said))
            message.attributes.append(added)
    return FluentSerializer().serialize(resource)


def _pattern(said: str) -> ast.Pattern:
    parsed = FluentParser().parse_entry(f"x = {said or '{ "" }'}")
    if not isinstance(parsed, ast.Message) or parsed.value is None:
        raise Mistake(f"{said!r} cannot stand in a message")
    return parsed.value


def _stopgaps(manifest: Context, about: str) -> dict[str, str]:
    title = spoken(manifest["id"])
    found = {
        "title": title,
        "lead": _literal(about) or title,
        "synonyms": title.lower(),
    }
    found |= {f"group-{group}": spoken(group) for group in manifest["groups"]}
    found |= {f"preset-{one['id']}": spoken(one["id"]) for one in manifest["presets"]}
    found |= {f"refusal-{code}": spoken(code) for code in manifest["refuses"]}
    for field in manifest["inputs"]:
        found |= _of_field(field) | {f"{field['id']}.help": ""}
    for field in manifest["outputs"]:
        sentence = f"{spoken(field['id'])}: {{ ${field['id']} }}"
        found |= _of_field(field) | {f"{field['id']}.sentence": sentence}
    return found


def _of_field(field: Context) -> dict[str, str]:
    name = field["id"]
    found = {name: spoken(name)}
    found |= {f"{name}.option-{one}": spoken(one) for one in field["options"]}
    for column in field["columns"]:
        found[f"{name}.column-{column['id']}"] = spoken(column["id"])
    for unit in {field["unit"], *(column["unit"] for column in field["columns"])}:
        if unit and unit not in _known_units():
            words = spoken(unit).lower()
            found |= {f"unit-{unit}": f"{{ $n }} {words}", f"unit-name-{unit}": words}
    return found


def spoken(name: str) -> str:
    """`global_batch` as words: Global batch."""
    return re.sub(r"[-_]+", " ", name).strip().capitalize()


def _literal(text: str) -> str:
    """Fluent text that says just this: braces would be placeables."""
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', text.strip())


@cache
def _known_units() -> set[str]:
    named = re.findall(r"^unit-(\w+) *=", _UNITS.read_text("utf-8"), re.MULTILINE)
    return {*named, *WITHOUT_WORDS}


def first_line(*docstrings: str | None) -> str:
    """The first sentence that any of them begins with."""
    lines = [(text or "").strip().partition("\n")[0].strip() for text in docstrings]
    return next(filter(None, lines), "")
