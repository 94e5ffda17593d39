"""`calclet solve`: which value of one input gives this result?"""

import json
from collections.abc import Sequence

from calclet.asking import Question, identifier, off
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
    add = question.parser.add_argument
    add("--target", metavar="OUTPUT=VALUE", required=True, help="what is to come out")
    add("--free", metavar="INPUT", required=True, help="the input that may change")
    options = question.options()
    output, value = question.pair(options["target"])
    free = identifier(options["free"])
    target = {"output": output, "value": value}
    answer = question.ask("solve", options, target=target, free=free)
    if options["json"]:
        print(json.dumps({k: answer[k] for k in ("target", "solutions")}, indent=2))
        return 0
    for one in answer["solutions"]:
        reached = f"{spelt(output)} {grouped(one['outputs'][output])}"
        away = "" if one["exact"] else f"  ({off(one['deviation'])})"
        print(f"{option(free)} {one['inputs'][free]}   {reached}{away}")
    return 0
