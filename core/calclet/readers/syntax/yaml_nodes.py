"""YAML by PyYAML's own composer: nodes only, never an object of what a tag names."""

import yaml

from calclet.readers.limits import check_count, check_depth
from calclet.readers.settings import Place, Plain, Setting, plain_word, shortened

_SWITCHES = {"yes": True, "on": True, "no": False, "off": False}


def settings(name: str, text: str) -> tuple[list[Setting], int | None]:
    """The settings, and the line that cannot be read if there is one."""
    _check_events(name, text)
    try:
        nodes = list(yaml.compose_all(text, yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        return [], mark.line + 1 if mark else 1
    except (yaml.YAMLError, ValueError, RecursionError):
        return [], 1
    found: list[Setting] = []
    lines = text.split("\n")
    for node in nodes:
        if node is not None:
            _flatten((), node, name, lines, found)
    return found, None


def _check_events(name: str, text: str) -> None:
    """Depth before composing, which recurses."""
    depth = 0
    try:
        for token in yaml.scan(text, yaml.SafeLoader):
            if isinstance(token, _OPENING):
                depth += 1
                check_depth(depth, name, token.start_mark.line + 1)
            elif isinstance(token, _CLOSING):
                depth -= 1
    except (yaml.YAMLError, ValueError):
        return  # told by the composer, with its line


_OPENING = (
    yaml.BlockMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.FlowSequenceStartToken,
)
_CLOSING = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)


def _flatten(
    path: tuple[str, ...],
    node: yaml.Node,
    name: str,
    lines: list[str],
    found: list[Setting],
) -> None:
    check_depth(len(path), name, node.start_mark.line + 1)
    check_count(len(found), name)  # also what aliases multiply
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode):
                inner = path if key.value == "<<" else (*path, str(key.value))
                _flatten(inner, value, name, lines, found)
    elif isinstance(node, yaml.SequenceNode):
        for index, value in enumerate(node.value):
            _flatten((*path, str(index)), value, name, lines, found)
    else:
        line = node.start_mark.line
        text = shortened(lines[line] if line < len(lines) else "")
        found.append(Setting(path, _scalar(node), Place(name, line + 1, text)))


def _scalar(node: yaml.Node) -> Plain:
    text = str(node.value)
    if node.style in ("'", '"'):
        word = plain_word(text)
        return text if isinstance(word, bool | int | float | None) else word
    if not text:
        return None
    return _SWITCHES[text] if text in _SWITCHES else plain_word(text)
