"""`calclet choices`: all ways to reach a result by several inputs, within bounds."""

import json
from collections.abc import Sequence

from calclet.arguments import pair
from calclet.asking import Question, off
from calclet.english import grouped, option, spelt

ABOUT = "list the choices of several inputs that give a result"

MOST = 20  # that are printed


def run(arguments: Sequence[str]) -> int:
    """A line for each choice, best first, or JSON; exit status 2 for a mistake."""
    question = Question(
        "choices",
        "List the choices of several inputs that give a result, best first: exactly, "
        "or the nearest below and above.",
        arguments,
    )
    question.add_target()
    question.parser.add_argument(
        "--bound", metavar="NAME=VALUE", action="append", default=[],
        help="as micro_batch_size_max=8, world_size=512, gpus_per_node=8",
    )  # fmt: skip
    options = question.options()
    target = question.target(options)
    bounds = dict(pair(question.parser, text) for text in options["bound"])
    answer = question.ask("choices", options, target=target, bounds=bounds)
    if options["json"]:
        kept = ("target", "total", "choices")
        print(json.dumps({key: answer[key] for key in kept}, indent=2))
        return 0
    for one in answer["choices"][:MOST]:
        changed = [f"{option(name)} {one['inputs'][name]}" for name in one["changes"]]
        notes = [] if one["exact"] else [off(one["deviation"])]
        notes += [spelt(mark) for mark in one["marks"]]
        told = f"  ({', '.join(notes)})" if notes else ""
        reached = grouped(one["outputs"][target["output"]])
        print(f"{' '.join(changed)}   {reached}{told}")
    if answer["total"] > MOST:
        print(f"… {answer['total']} in all; --json has more")
    return 0
