"""YAML by PyYAML's own composer: nodes only, never an object of what a tag names.

PyYAML: pure modules beside its compiled ones, MIT, kept by the YAML project.
"""

from collections.abc import Sequence
from typing import Any

import yaml
from yaml.composer import Composer
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

from calclet.readers.limits import check_count, check_depth
from calclet.readers.settings import Path, Place, Plain, Setting, shortened
from calclet.readers.syntax.yaml_flow import unquoted, word


def settings(
    name: str, lines: Sequence[str], shown: Sequence[str]
) -> tuple[list[Setting], int | None]:
    """The settings, and the line that cannot be read if there is one.

    `shown`: the lines as evidence has them, where others are read.
    """
    flattener = _Flattener(name, shown)
    try:
        composer = _Composer(name, "\n".join(lines))
        while composer.check_node():
            flattener.flatten((), composer.get_node())
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        return [], mark.line + 1 if mark else 1
    except (yaml.YAMLError, ValueError, RecursionError):
        return [], 1
    return flattener.found, None


class _Composer(Reader, Scanner, Parser, Composer):  # type: ignore[misc]
    """Nodes without tags, which cost time and are not looked at."""

    current_event: Any
    state: Any

    def __init__(self, name: str, text: str) -> None:
        self.file, self.depth = name, 0
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)

    def compose_node(self, parent: Any, index: Any) -> Any:
        """The next node, unless it is too deep: this recurses."""
        self.depth += 1
        check_depth(self.depth, self.file, self.peek_event().start_mark.line + 1)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def descend_resolver(self, *_: Any) -> None:
        """Paths decide nothing here."""

    def ascend_resolver(self) -> None:
        """Paths decide nothing here."""

    def resolve(self, *_: Any) -> str:
        """Every tag is the same."""
        return ""

    # What the library does at every look at the next token or event, and only has to
    # do where a key may still be open: a third of its time.

    def need_more_tokens(self) -> bool:
        """Whether the next token is not certain yet."""
        if self.done or not self.tokens:
            return not self.done
        if not self.possible_simple_keys:
            return False
        self.stale_possible_simple_keys()
        return bool(self.next_possible_simple_key() == self.tokens_taken)

    def check_token(self, *choices: type) -> bool:
        """Whether the next token is one of these."""
        while self.need_more_tokens():
            self.fetch_more_tokens()
        return bool(self.tokens) and (
            not choices or isinstance(self.tokens[0], choices)
        )

    def check_event(self, *choices: type) -> bool:
        """Whether the next event is one of these."""
        if self.current_event is None and self.state:
            self.current_event = self.state()
        event = self.current_event
        return event is not None and (not choices or isinstance(event, choices))


class _Flattener:
    """Settings out of nodes, with a bound on what aliases multiply."""

    def __init__(self, name: str, lines: Sequence[str]) -> None:
        self.name, self.lines = name, lines
        self.found: list[Setting] = []
        self.visited = self.depth = 0

    def flatten(self, path: Path, node: yaml.Node) -> None:
        """All scalars below a node."""
        self.visited += 1  # aliases can also multiply what holds no scalar
        check_count(self.visited // 4, self.name)
        self.depth += 1
        check_depth(self.depth, self.name, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            self._mapping(path, node)
        elif isinstance(node, yaml.SequenceNode):
            for index, value in enumerate(node.value):
                self.flatten((*path, str(index)), value)
        else:
            line = node.start_mark.line
            text = shortened(self.lines[line] if line < len(self.lines) else "")
            place = Place(self.name, line + 1, text)
            self.found.append(Setting(path, _scalar(node), place))
            check_count(len(self.found), self.name)
        self.depth -= 1

    def _mapping(self, path: Path, node: yaml.MappingNode) -> None:
        merged = [value for key, value in node.value if key.value == "<<"]
        for value in merged:  # before the mapping's own keys, which count more
            several = isinstance(value, yaml.SequenceNode)
            for other in reversed(value.value) if several else [value]:
                self.flatten(path, other)
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value != "<<":
                self.flatten((*path, str(key.value)), value)


def _scalar(node: yaml.ScalarNode) -> Plain:
    text = str(node.value)
    if node.style:
        return unquoted(text)
    return word(text) if text else None
