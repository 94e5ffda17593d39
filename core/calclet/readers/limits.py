"""How much is read: more than any real config, and little enough for a browser tab."""

from calclet.errors import BadInput

MAXIMUM_FILES = 20
MAXIMUM_CHARACTERS = 500_000  # of all files together
MAXIMUM_SETTINGS = 10_000  # of one file
# Of what is read line by line; JSON, notebooks and logs may be on one line.
MAXIMUM_LINES = 10_000
MAXIMUM_LINE = 5_000
MAXIMUM_DEPTH = 64


def check_size(texts: list[str]) -> None:
    """Raise BadInput too-many-files or too-large."""
    if len(texts) > MAXIMUM_FILES:
        raise BadInput("too-many-files", maximum=str(MAXIMUM_FILES))
    length = sum(map(len, texts))
    if length > MAXIMUM_CHARACTERS:
        raise BadInput("too-large", maximum=str(MAXIMUM_CHARACTERS), length=str(length))


def check_lines(text: str, file: str) -> None:
    """Raise BadInput too-many-lines or line-too-long."""
    lines = text.split("\n")
    if len(lines) > MAXIMUM_LINES:
        raise BadInput("too-many-lines", maximum=str(MAXIMUM_LINES), file=file)
    longest = max(lines, key=len)
    if len(longest) > MAXIMUM_LINE:
        line = str(lines.index(longest) + 1)
        maximum = str(MAXIMUM_LINE)
        raise BadInput("line-too-long", maximum=maximum, file=file, line=line)


def check_count(count: int, file: str) -> None:
    """Raise BadInput too-many-settings."""
    if count > MAXIMUM_SETTINGS:
        raise BadInput("too-many-settings", maximum=str(MAXIMUM_SETTINGS), file=file)


def check_depth(depth: int, file: str, line: int) -> None:
    """Raise BadInput too-deep."""
    if depth > MAXIMUM_DEPTH:
        maximum = str(MAXIMUM_DEPTH)
        raise BadInput("too-deep", maximum=maximum, file=file, line=str(line))
