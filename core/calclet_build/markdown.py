"""Markdown with TeX: `$…$` in a line, `$$…$$` as a paragraph, both to MathML."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it.renderer import RendererHTML
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token
    from markdown_it.utils import EnvType, OptionsDict

    from calclet_build.words import Words

_TEX = re.compile(r"(\$\$?)(?=[^\s$])((?:\\.|[^\\$])+?)(?<!\s)\1")
_GROUP = re.compile(r"(?<=\d),(?=\d{3})")
_BLOCK = re.compile(r"</?(?:[duo]l|d[dt]|li|p|pre|blockquote|t[rhd]|h\d|br)\b[^>]*>")
_TAG = re.compile(r"<[^>]+>")
# What may be wider than a narrow page; whoever has no pointer scrolls it with the keys.
_SCROLLS = 'tabindex="0"'
_TABLE = {
    "open": f'<div class="wide" {_SCROLLS}><table>\n',
    "close": "</table></div>\n",
}


def parser(words: Words) -> MarkdownIt:
    """CommonMark and tables, without raw HTML, with TeX."""

    def render(
        _: RendererHTML,
        tokens: Sequence[Token],
        index: int,
        _options: OptionsDict,
        _env: EnvType,
    ) -> str:
        token = tokens[index]
        # In TeX a bare comma is punctuation and gets a space.
        tex = _GROUP.sub("{,}", token.content)
        if token.markup != "$$":
            return words.math(tex)
        line = str(words.math(tex, display=True))
        return line.replace("<math", f"<math {_SCROLLS}", 1)

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.inline.ruler.before("escape", "math", _math)
    markdown.add_render_rule("math", render)
    for end, html in _TABLE.items():
        markdown.add_render_rule(f"table_{end}", lambda *_, html=html: html)
    return markdown


def _math(state: StateInline, silent: bool) -> bool:
    match = _TEX.match(state.src, state.pos)
    if not match:
        return False
    if not silent:
        token = state.push("math", "math", 0)
        token.markup, token.content = match.groups()
    state.pos = match.end()
    return True


def plain(html: str) -> str:
    """The text of an HTML fragment in one line, formulas left as their symbols."""
    text = _TAG.sub("", _BLOCK.sub(" ", html))
    return " ".join(unescape(text).split())


def markup(html: str) -> Markup:
    """HTML that our own renderer made."""
    return Markup(html)  # noqa: S704
