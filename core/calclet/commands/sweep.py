"""`calclet sweep`: a result at many values of one input."""

import csv
import json
import sys
from collections.abc import Sequence

from calclet.arguments import identifier
from calclet.asking import Question
from calclet.sweep import MAXIMUM_POINTS, SCALES

ABOUT = "calculate a result at many values of an input"


def run(arguments: Sequence[str]) -> int:
    """A row for each value, as CSV or JSON."""
    question = Question(
        "sweep", "Calculate a result at many values of one input, as CSV.", arguments
    )
    add = question.parser.add_argument
    add("--input", metavar="INPUT", required=True, help="the input that changes")
    add("--output", metavar="OUTPUT", required=True, help="the result")
    add("--from", metavar="VALUE", required=True, help="the first value")
    add("--to", metavar="VALUE", required=True, help="the last value")
    add("--scale", choices=SCALES, default="linear", help="how values are spaced")
    add("--points", type=int, default=25, help=f"how many, at most {MAXIMUM_POINTS}")
    options = question.options()
    names = {name: identifier(options[name]) for name in ("input", "output")}
    rest = {name: options[name] for name in ("from", "to", "scale", "points")}
    series = question.ask("sweep", options, **names, **rest)["series"]
    if options["json"]:
        print(json.dumps(series, indent=2))
        return 0
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(names.values())
    writer.writerows((point["x"], point["y"]) for point in series)
    return 0
