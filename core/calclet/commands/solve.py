"""`calclet solve`: which value of one input gives this result?"""

import json
from collections.abc import Sequence

from calclet.arguments import identifier
from calclet.asking import Question, off
from calclet.english import grouped, option, spelt

ABOUT = "find the value of an input that gives a result"


def run(arguments: Sequence[str]) -> int:
    """A line for each solution, or JSON; exit status 2 where there is none."""
    question = Question(
        "solve",
        "Find the value of one input that gives a result: exactly, or the nearest "
        "below and above.",
        arguments,
    )
    question.add_target()
    add = question.parser.add_argument
    add("--free", metavar="INPUT", required=True, help="the input that may change")
    options = question.options()
    target, free = question.target(options), identifier(options["free"])
    answer = question.ask("solve", options, target=target, free=free)
    if options["json"]:
        print(json.dumps({k: answer[k] for k in ("target", "solutions")}, indent=2))
        return 0
    output = target["output"]
    for one in answer["solutions"]:
        reached = f"{spelt(output)} {grouped(one['outputs'][output])}"
        away = "" if one["exact"] else f"  ({off(one['deviation'])})"
        print(f"{option(free)} {one['inputs'][free]}   {reached}{away}")
    return 0
