"""How many processes a command starts where no launcher says it, and how to start d."""

from calclet.readers import layout
from calclet.readers.facts import Facts
from calclet.readers.settings import Document, Setting
from calclet.readers.syntax.commands import LAUNCHERS


def alone(document: Document, facts: Facts) -> None:
    """A world of 1, for programs that are alone unless a launcher starts them."""
    programs = document.programs
    if document.syntax != "shell" or not programs:
        return
    if "world_size" not in facts and not any(name in LAUNCHERS for name in programs):
        lines = document.text.split("\n")
        number = next((n for n, x in enumerate(lines, 1) if programs[-1] in x), 1)
        facts.put("world_size", 1, Setting((), 1, document.line(number)))


def torchrun(processes: int) -> str:
    """The command that starts so many, 8 to a node where that is possible."""
    nodes, each = layout.nodes(processes)
    where = f"--nnodes={nodes}" if nodes > 1 else "--standalone"
    return f"torchrun {where} --nproc_per_node={each}"
