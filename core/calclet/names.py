"""Ids that a calculator may not use, because a page gives them another meaning.

An input id is at the same time a Python name, a form control's name, an attribute of
`<calclet-widget>`, a key in addresses and the id of a message.
"""

import re

ID = re.compile(r"[a-z][a-z0-9_]*")

# Every global attribute of the HTML standard; `on…` handlers are refused by their form.
_ATTRIBUTES = """
accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable
enterkeyhint exportparts headingoffset headingreset hidden id inert inputmode is itemid
itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style
tabindex title translate writingsuggestions
"""

# Lower-case properties of a form: a control of that name would hide the property.
_PROPERTIES = """
action after animate append attributes autocomplete before blur children click closest
constructor contains dataset elements encoding enctype focus length matches method name
normalize prefix prepend pseudo rel remove reset scroll submit target when
"""

# Our own: options of a frame, of the element and of the command line, parameters of
# others in addresses, and one-word messages of the pages.
_OPTIONS = """
accent attribution base calculator copied font help hide json label lead load preset
readonly secret synonyms theme updated values width
"""

# Commands and folders that stand where a calculator's name stands.
_PLACES = """
assets choices embed family list oembed read_config recipes solve studio sweep
write_config
"""

_RESERVED = frozenset((_ATTRIBUTES + _PROPERTIES + _OPTIONS).split())


def calculator_refusal(name: str) -> str:
    """Why `name` cannot be a calculator's id, for developers; empty if it can."""
    if not ID.fullmatch(name):
        return f"does not match {ID.pattern}"
    return "is a command, or a folder of the site" if name in _PLACES.split() else ""


def refusal(name: str) -> str:
    """Why `name` cannot be the id of an input or output; empty if it can."""
    if not ID.fullmatch(name):
        return f"does not match {ID.pattern}"
    if name in _RESERVED:
        return "means something else in HTML, in a form or in our addresses"
    if name.startswith("on") and "_" not in name:
        return "looks like an event handler attribute"
    if name.startswith("utm_"):
        return "looks like a campaign parameter, which addresses ignore"
    return ""
