"""How much is read: more than any real config, and little enough for a browser tab."""

from calclet.errors import BadInput

MAXIMUM_FILES = 20
MAXIMUM_CHARACTERS = 500_000  # of all files together
MAXIMUM_SETTINGS = 20_000  # of one file
MAXIMUM_DEPTH = 64


def check_size(texts: list[str]) -> None:
    """Raise BadInput too-many-files or too-large."""
    if len(texts) > MAXIMUM_FILES:
        raise BadInput("too-many-files", maximum=str(MAXIMUM_FILES))
    length = sum(map(len, texts))
    if length > MAXIMUM_CHARACTERS:
        raise BadInput("too-large", maximum=str(MAXIMUM_CHARACTERS), length=str(length))


def check_count(count: int, file: str) -> None:
    """Raise BadInput too-many-settings."""
    if count > MAXIMUM_SETTINGS:
        raise BadInput("too-many-settings", maximum=str(MAXIMUM_SETTINGS), file=file)


def check_depth(depth: int, file: str, line: int) -> None:
    """Raise BadInput too-deep."""
    if depth > MAXIMUM_DEPTH:
        maximum = str(MAXIMUM_DEPTH)
        raise BadInput("too-deep", maximum=maximum, file=file, line=str(line))
