"""What templates see of the inputs of a calculator: controls and their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unicodedata import east_asian_width

if TYPE_CHECKING:
    from calclet_build.words import Voice

type Context = dict[str, Any]

# So many options, of so many columns together, are seen all at once; more are a list.
MOST_SEEN = 4
WIDEST_SEEN = 64

# Of the manifest, with the message and its variable.
BOUNDS = (
    ("minimum", "bound-at-least", "minimum"),
    ("above", "bound-above", "minimum"),
    ("maximum", "bound-at-most", "maximum"),
    ("below", "bound-below", "maximum"),
)


def groups(manifest: Context, voice: Voice) -> list[Context]:
    """The fields by group, in the order of the function's parameters."""
    shown = {told["id"]: told for told in voice.shown(manifest)["inputs"]}
    defaults = {field["id"]: field["default"] for field in manifest["inputs"]}
    found: dict[str, Context] = {}
    for field in manifest["inputs"]:
        id_ = field["group"]
        title = voice.t(f"group-{id_}") if id_ else ""
        group = found.setdefault(
            id_, {"id": id_, "title": title, "presets": [], "inputs": []}
        )
        group["presets"] += _presets(manifest, field["id"], voice)
        group["inputs"].append(
            _field(field, voice)
            | {
                "default_text": shown[field["id"]]["number"],
                "unit_text": shown[field["id"]]["unit"],
                "hidden": not counts(field, defaults),
            }
        )
    return list(found.values())


def counts(field: Context, texts: dict[str, str]) -> bool:
    """Whether an input is shown, as `when.js` decides it later."""
    return all(
        set(texts[other].split(",")) & set(options)
        for other, options in field["when"].items()
    )


def _presets(manifest: Context, first: str, voice: Voice) -> list[Context]:
    """Those whose first input in the form this is: they stand above its group."""
    order = [field["id"] for field in manifest["inputs"]]
    found = []
    for preset in manifest["presets"]:
        filled = {name for row in preset["rows"] for name in row["values"]}
        if min(filled, key=order.index) == first:
            label = voice.t(f"preset-{preset['id']}")
            found.append({"id": preset["id"], "label": label, "rows": preset["rows"]})
    return found


def _field(field: Context, voice: Voice) -> Context:
    options = _options(field, voice)
    label = voice.t(field["id"])
    return field | {
        "label": label,
        "help": voice.t(f"{field['id']}.help"),
        "placeholder": voice.optional(f"{field['id']}.placeholder"),
        "symbol_math": voice.words.math(field["symbol"]) if field["symbol"] else "",
        "unit_name": unit_name(field["unit"], voice),
        "bound": _bound(field, voice),
        "control": _control(field, options),
        "choices": options,
        "hint": _hint(field, voice),
        **_text(field, voice),
    }


def unit_name(unit: str, voice: Voice) -> str:
    """How the unit is called beside a field; nothing for plain numbers."""
    return voice.optional(f"unit-name-{unit}") if unit else ""


def _control(field: Context, options: list[Context]) -> str:
    match field["kind"]:
        case "choice":
            width = sum(_columns(option["label"]) for option in options)
            few = len(options) <= MOST_SEEN and width <= WIDEST_SEEN
            return "radios" if few else "select"
        case "choices":
            return "checks"
        case "flag":
            return "check"
        case "list" | "table":
            return "lines"
    return "text"


def _columns(text: str) -> int:
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def _options(field: Context, voice: Voice) -> list[Context]:
    if field["kind"] not in {"choice", "choices"}:
        return []
    chosen = field["default"].split(",")
    return [
        {
            "id": option,
            "label": voice.t(f"{field['id']}.option-{option}"),
            "chosen": option in chosen,
        }
        for option in field["options"]
    ]


def _text(field: Context, voice: Voice) -> Context:
    """What stands in the control at first, and the units to choose from."""
    text, chosen = field["default"], ""
    if field["units"]:
        chosen = max(
            (unit for unit in field["units"] if text.endswith(unit)),
            key=len,
            default=field["units"][0],
        )
        text = text.removesuffix(chosen)
    if field["kind"] in {"list", "table"}:
        text = text.replace(";", "\n").replace("|", " | ")
    units = [
        {"id": unit, "name": unit_name(unit, voice), "chosen": unit == chosen}
        for unit in field["units"]
    ]
    return {
        "text": voice.typed(text, field),
        "unit_choices": units if len(units) > 1 else [],
    }


def _bound(field: Context, voice: Voice) -> str:
    told = [
        voice.t(message, **{variable: _told(field[name], field, voice)})
        for name, message, variable in BOUNDS
        if field[name] is not None
    ]
    return ", ".join(told)


def _told(bound: str, field: Context, voice: Voice) -> str:
    """With its unit where that is not the only one."""
    return voice.tell(bound, field) if field["units"] else voice.number(bound)


def _hint(field: Context, voice: Voice) -> str:
    if field["kind"] == "list":
        return voice.t("list-hint")
    if field["kind"] == "table":
        titles = [
            voice.t(f"{field['id']}.column-{column['id']}")
            for column in field["columns"]
        ]
        return voice.t("table-hint", columns=" | ".join(titles))
    return ""
