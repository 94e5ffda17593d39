"""`calclet write-config`: values as a framework's own config."""

from collections.abc import Sequence

ABOUT = "write values as the config of a framework"


def run(arguments: Sequence[str]) -> int:
    """The files, one after another."""
    from calclet.readers.command import write_config

    return write_config(arguments)
