"""The command line: `calclet <calculator> [--<input> <value> …]`, `calclet <command>`.

English, rendered from the same codes that pages put into their own words. Exit
status 0, or 2 and one line on standard error for whatever cannot be used.
"""

import json
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence

from calclet import __version__, commands
from calclet.arguments import (
    Parser,
    add_inputs,
    calculator,
    described,
    fail_for,
    given_inputs,
    warn_for,
)
from calclet.calculating import calculate
from calclet.english import report


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status, or exits with 2 on a mistake."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given[0].startswith("-"):
        return _help(given)
    name, *rest = given
    if command := commands.find(name):
        status: int = command.run(rest)
        return status
    return _calculate(name, rest)


def _help(given: list[str]) -> int:
    parser = Parser(
        prog="calclet",
        usage="calclet <calculator> [--<input> <value> …] | calclet <command> …",
        description="Calculate with exact numbers. `calclet list` names what there is.",
        epilog=f"{_commands()}\n\n`calclet <calculator> --help` names its inputs.",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=__version__)
    if given:
        parser.parse_args(given)
    parser.print_help(sys.stderr)
    return 2


def _commands() -> str:
    modules = {name: commands.find(name) for name in commands.names()}
    width = max(map(len, modules))
    lines = [
        f"  {name:<{width}}  {found.ABOUT}" for name, found in modules.items() if found
    ]
    return "\n".join(["commands:", *lines])


def _calculate(name: str, arguments: list[str]) -> int:
    definition = calculator(name)
    parser = Parser(
        prog=f"calclet {definition.slug}", description=described(definition)
    )
    add_inputs(parser, definition)
    parser.add_argument("--json", action="store_true", help="as JSON, numbers as text")
    options = vars(parser.parse_args(arguments))
    answer = calculate(definition, given_inputs(definition, options))
    if not answer["ok"]:
        fail_for(definition, answer["errors"])
    inputs = {key: item["value"] for key, item in answer["inputs"].items()}
    warn_for(definition, answer["warnings"])
    if options["json"]:
        result = {"calculator": definition.slug, "inputs": inputs}
        print(json.dumps(result | {"outputs": answer["outputs"]}, indent=2))
    else:
        print(report(definition, inputs, answer["outputs"]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
