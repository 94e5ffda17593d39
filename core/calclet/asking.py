"""What the commands that ask more than a result have in common."""

import json
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from calclet import service
from calclet.arguments import (
    Parser,
    add_inputs,
    calculator,
    fail,
    given_inputs,
    pair,
)
from calclet.calculating import Problem
from calclet.english import say

if TYPE_CHECKING:
    from calclet.definition import Definition


class Question:
    """A command about a calculator: its parser, then its request and the answer."""

    def __init__(self, command: str, about: str, arguments: Sequence[str]) -> None:
        named = bool(arguments) and not arguments[0].startswith("-")
        self.parser = Parser(
            prog=f"calclet {command} {arguments[0] if named else '<calculator>'}",
            description=about,
        )
        self.parser.add_argument("--json", action="store_true", help="as JSON")
        self._arguments = arguments
        self.definition: Definition | None = None
        if named:
            self.definition = calculator(arguments[0])
            add_inputs(self.parser, self.definition)
            self._arguments = arguments[1:]

    def add_target(self) -> None:
        """The option that says what is to come out."""
        about = "what is to come out"
        self.parser.add_argument(
            "--target", metavar="OUTPUT=VALUE", required=True, help=about
        )

    def options(self) -> dict[str, Any]:
        """The options as they are given; ends where no calculator is."""
        found = vars(self.parser.parse_args(self._arguments))
        if self.definition is None:
            self.parser.error("needs a calculator; see `calclet list`")
        return found

    def ask(self, kind: str, options: dict[str, Any], **fields: Any) -> dict[str, Any]:
        """The answer of the service; ends with what is wrong, if anything is."""
        definition = self.definition
        if definition is None:
            self.parser.error("needs a calculator; see `calclet list`")
        request = {"v": service.VERSION, "kind": kind, "calculator": definition.id}
        request |= {"inputs": given_inputs(definition, options)} | fields
        answer: dict[str, Any] = json.loads(service.handle(json.dumps(request)))
        if not answer["ok"]:
            told = [say(Problem(**error)) for error in answer["errors"]]
            fail(f"{self.parser.prog}: {'; '.join(told)}")
        return answer

    def target(self, options: dict[str, Any]) -> dict[str, str]:
        """What is to come out, as a request has it."""
        output, value = pair(self.parser, options["target"])
        return {"output": output, "value": value}


def off(deviation: str | None) -> str:
    """How far a result is from the target, shortly."""
    if deviation is None:
        return "not the target"
    return f"{float(Fraction(deviation)):+.3%}"
