"""`calclet list`: every calculator by its name."""

import json
from collections.abc import Sequence

from calclet import registry
from calclet.arguments import Parser

ABOUT = "name every calculator"


def run(arguments: Sequence[str]) -> int:
    """A line for each, or JSON."""
    parser = Parser(prog="calclet list", description="Name every calculator.")
    parser.add_argument("--json", action="store_true", help="as JSON")
    definitions = [registry.find(slug) for slug in registry.slugs()]
    if parser.parse_args(arguments).json:
        keys = ("id", "slug", "family")
        print(json.dumps([{key: getattr(d, key) for key in keys} for d in definitions]))
        return 0
    for definition in definitions:
        print(f"{definition.slug:<32} {definition.family}")
    return 0
