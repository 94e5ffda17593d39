"""`calclet write-config`: values as a framework's own config."""

import sys
from collections.abc import Sequence

from calclet.arguments import Parser
from calclet.english import option
from calclet.errors import BadInput
from calclet.readers import INPUTS, registry, write
from calclet.readers.english import say

ABOUT = "write values as the config of a framework"


def run(arguments: Sequence[str]) -> int:
    """The files, one after another; exit status 2 where a value is bad."""
    known = [n for n, f in registry.known().items() if hasattr(f, "write")]
    parser = Parser(
        prog="calclet write-config", description="Write values as a framework's config."
    )
    parser.add_argument(
        "framework", choices=known, metavar="FRAMEWORK", help=", ".join(known)
    )
    parser.add_argument("--generation", default="", help="of the framework")
    for name in INPUTS:
        parser.add_argument(option(name), required=True, metavar="N")
    options = vars(parser.parse_args(arguments))
    try:
        inputs = {name: options[name] for name in INPUTS}
        files = write(options["framework"], inputs, options["generation"])
    except BadInput as error:
        print(f"calclet: {say('error', error.code, error.arguments)}", file=sys.stderr)
        return 2
    for file in files:
        print(file.text if len(files) == 1 else f"# {file.name}\n{file.text}")
    return 0
