"""JSON in base64, as DeepSpeed takes its config where the text names no file.

https://github.com/deepspeedai/DeepSpeed/blob/2d991ba352b73e1bdc3d754a245bb85d61f0eb6e/deepspeed/runtime/config.py
GPT-NeoX hands over its own settings beside it in the same way, --megatron_config:
https://github.com/EleutherAI/gpt-neox/blob/ea7aefd/megatron/neox_arguments/arguments.py
"""

import re
from binascii import a2b_base64
from collections.abc import Iterator

from calclet.readers.settings import Document, Place, shortened
from calclet.readers.syntax import json

_KEYS = frozenset(
    ("deepspeed", "deepspeed_config", "deepspeed_config_file", "megatron_config")
)
_URL_SAFE = str.maketrans("-_", "+/")
_LETTERS = re.compile(r"[A-Za-z0-9+/_-]++={0,2}")
_SHORTEST, _LONGEST = 16, 50_000  # characters
_MAXIMUM_PARTS = 10


def decoded(text: str) -> str | None:
    """The JSON, where a text is that; lines may be wrapped."""
    text = "".join(text.split()) if len(text) <= 2 * _LONGEST else ""
    if not (_SHORTEST <= len(text) <= _LONGEST and _LETTERS.fullmatch(text)):
        return None
    try:
        plain = a2b_base64(text.translate(_URL_SAFE)).decode()
    except ValueError:
        return None
    return plain if plain.lstrip()[:1] == "{" else None


def parse(name: str, text: str) -> Document:
    """The settings of a text that is nothing else."""
    line = text.count("\n", 0, len(text) - len(text.lstrip())) + 1
    return _at(Place(name, line, shortened(text)), decoded(text) or "")


def inside(document: Document) -> Iterator[Document]:
    """The configs that a document hands over so."""
    places = {
        setting.value: setting.place
        for setting in document.settings
        if isinstance(setting.value, str)
        and setting.path
        and setting.path[-1].replace("-", "_") in _KEYS
    }
    for text, place in [*places.items()][:_MAXIMUM_PARTS]:
        if plain := decoded(text):
            yield _at(place, plain)


def _at(place: Place, plain: str) -> Document:
    """All of it stands on one line of the file; each shows its own."""
    found = json.parse(place.file, plain)
    settings = [
        s._replace(place=place._replace(text=s.place.text)) for s in found.settings
    ]
    broken = found.broken and place.line
    return Document(place.file, found.syntax, plain, settings, broken=broken)
