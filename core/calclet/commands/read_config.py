"""`calclet read-config`: what the files of a training run state."""

from collections.abc import Sequence

ABOUT = "tell what configs, launch scripts and logs state, and whether they agree"


def run(arguments: Sequence[str]) -> int:
    """Exit status 0: they agree, 1: there are problems, 2: not understood."""
    from calclet.readers.command import read_config

    return read_config(arguments)
