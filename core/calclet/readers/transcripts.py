"""Commands in what a terminal shows: people paste them with what they led to."""

import re

_COMMAND = re.compile(
    r"(?P<prompt>\s*(?:[\w@.~:/()\[\] -]{0,80}[$#>] )?)"
    r"(?:[A-Z_]+=\S+ )*(?:torchrun|accelerate launch|deepspeed|srun|mpirun"
    r"|python3? \S+)\s.*(?:--|\\$)"
)
_MAXIMUM_LINES = 400


def commands(text: str) -> str:
    """The lines that are commands, all others left empty; nothing if there are none."""
    kept: list[str] = []
    last, goes_on = 0, False
    for number, line in enumerate(text.split("\n"), 1):
        found = _COMMAND.match(line[:5_000])
        if not found and not goes_on:
            continue
        command = line[len(found["prompt"]) :] if found and not goes_on else line
        kept += [*[""] * (number - last - 1), command]
        last, goes_on = number, command.rstrip().endswith("\\")
        if len(kept) > _MAXIMUM_LINES and not goes_on:
            break
    return "\n".join(kept)
