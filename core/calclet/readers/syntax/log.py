"""Logs and messages: no settings, only lines; frameworks know their own by patterns."""

from calclet.readers.settings import Document


def parse(name: str, text: str) -> Document:
    """The text as it is."""
    return Document(name, "log", text)
