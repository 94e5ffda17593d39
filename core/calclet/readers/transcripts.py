"""Commands in what a terminal shows: people paste them with what they led to.

DeepSpeed's launcher prints the one that it runs itself, `[INFO] [runner.py:…] cmd = …`.
"""

import re

from calclet.readers.limits import MAXIMUM_LINE

_COMMAND = re.compile(
    r"(?P<prompt>\s*(?:[\w@.~:/()\[\] -]{0,80}[$#>] "
    r"|[^=]{0,80}\bcmd = (?:pdsh .{0,2000}; )?[\w./-]{0,200}/)?)"
    r"(?:[A-Z_]+=\S+ )*(?:torchrun|accelerate launch|deepspeed|srun|mpirun"
    r"|python[\d.]* \S+)\s.*(?:--|\\$)"
)
_MAXIMUM_LINES = 400


def commands(text: str) -> str:
    """The lines that are commands, all others left empty; nothing if there are none."""
    kept: list[str] = []
    last, goes_on = 0, False
    for number, line in enumerate(text.split("\n"), 1):
        found = _COMMAND.match(line) if len(line) <= MAXIMUM_LINE else None
        if not found and (not goes_on or len(line) > MAXIMUM_LINE):
            continue
        command = line[len(found["prompt"]) :] if found and not goes_on else line
        kept += [*[""] * (number - last - 1), command]
        last, goes_on = number, command.rstrip().endswith("\\")
        if len(kept) > _MAXIMUM_LINES and not goes_on:
            break
    return "\n".join(kept)
