"""The figures as a table, each beside its target."""

from __future__ import annotations

from typing import Any

Row = tuple[str, str, str, str, str, str]
HEAD: Row = ("figure", "ours", "plain JS", "stock Pyodide", "reached", "target")


def table(f: dict[str, Any]) -> str:
    rows = [HEAD, *sizes(f), *times(f)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEAD))]
    lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip()
             for row in rows]  # fmt: skip
    lines.insert(1, "  ".join("-" * width for width in widths))
    lines.append("")
    lines.append(
        f"Medians of {f['rounds']} interleaved rounds in headless Chromium; bytes are "
        "bodies, brotli 11.\nThe machine sets the milliseconds: read them as ratios; "
        f"its load was {f['load'][0]:g} before and {f['load'][1]:g} after."
    )
    return "\n".join(lines)


def sizes(f: dict[str, Any]) -> list[Row]:
    live, view = f["live"], f["view"]

    def row(name: str, *kinds: str, target: float) -> Row:
        ours = max(total(live["page"], kinds), total(live["frame"], kinds))
        return (
            name, kb(ours), kb(total(live["plain"], kinds)),
            kb(total(live["stock"], kinds)), mark(ours <= target), f"≤ {kb(target)}",
        )  # fmt: skip

    everything = ("wasm", "glue", "library", "worker", "page")
    runtime = sum(view["frame"][kind] for kind in everything[:3])
    stock = sum(view["stock"][kind] for kind in everything[:3])
    return [
        row("bytes to a live answer, all", *everything, target=3_800_000),
        (*row("  wasm", "wasm", target=0)[:4], "", ""),
        (*row("  glue", "glue", target=0)[:4], "", ""),
        row("  library and core", "library", target=950_000),
        (*row("  worker, Pyodide's loader in it", "worker", target=0)[:4], "", ""),
        row("  page, CSS, JS", "page", target=45_000),
        ("calclet.js", kb(f["loader"]), "", "", mark(f["loader"] <= 5000), "≤ 5.0 kB"),
        ("Pyodide on view of a frame", kb(runtime), "", kb(stock),
         mark(runtime == 0), "0"),
    ]  # fmt: skip


def times(f: dict[str, Any]) -> list[Row]:
    first, edit, slow = f["first"], f["edit"], f["slow"]
    return [
        against("first right result, frame", first, "frame", "plain", "median", 1.5),
        against("first right result, page", first, "page", "plain", "median", 1.5),
        against("edit to result, median", edit, "frame", "plain", "median", None),
        against("edit to result, p95, frame", edit, "frame", "plain", "p95", 10),
        against("edit to result, p95, page", edit, "page", "plain", "p95", 10),
        longest(f),
        against("first edit, cold, 10 Mbit/s", slow, "frame", "stock", "median", 0.62),
        ("memory", *(mb(f["memory"][n]) for n in ("frame", "plain", "stock")), "", ""),
        *starts(f),
        *hosts(f),
    ]


def longest(f: dict[str, Any]) -> Row:
    """The main thread's longest task after the first paint, in all that was done."""

    def worst(*names: str) -> float:
        tasks = [f[what].get(name) for what in ("long", "starting") for name in names]
        return max((found["max"] for found in tasks if found), default=0.0)

    ours = worst("frame", "page")
    return (
        "longest task after first paint", ms(ours), ms(worst("plain")),
        ms(worst("stock")), mark(ours <= 50), "≤ 50 ms",
    )  # fmt: skip


def starts(f: dict[str, Any]) -> list[Row]:
    """From the first intent to Python's answer, in each engine, and its parts."""
    intent = f["intent"]
    rows = [
        against("intent to answer, warm, chromium", intent, "frame", "stock", "median",
                0.32),
        against("  with a service worker", intent, "kept", "frame", "median", None),
        against("  without hashes", intent, "unhashed", "frame", "median", None),
    ]  # fmt: skip
    for engine, found in f["engines"].items():
        name = f"intent to answer, warm, {engine}"
        if found["lack"]:
            rows.append((name, found["lack"], "", "", "", ""))
        else:
            rows.append(against(name, found, "frame", "stock", "median", 0.40))
    return rows


def hosts(f: dict[str, Any]) -> list[Row]:
    """Ten frames of a page beside one; a widget beside none."""
    few, many = f["crowd"].values()
    before, after = f["crowd_memory"].values()
    ratio, more = many["median"] / few["median"], after["median"] - before["median"]
    most = max(found["max"] for found in f["interpreters"].values())
    rows = [
        ("ten frames live", ms(many["median"]), "", "",
         f"{mark(ratio <= 1.3)} {ratio:.2f}", "≤ 1.3 × one frame"),
        ("  memory over one frame", mb(more), "", "", mark(more <= 100), "≤ 100 MB"),
        ("  interpreters", f"{most:.0f}", "", "", mark(most == 1), "1"),
    ]  # fmt: skip
    for width, guest in f["guest"].items():
        shift = guest["shift"]
        rows.append((f"host page's shift at {width} px", f"{shift:.4f}", "", "",
                     mark(not shift), "0"))  # fmt: skip
    task = max(guest["longest"] for guest in f["guest"].values())
    return [
        *rows,
        ("  its longest task", ms(task), "", "", mark(task <= 50), "≤ 50 ms"),
    ]


def against(
    name: str, what: dict[str, Any], ours: str, base: str, key: str, limit: float | None
) -> Row:
    """Ours over a base; `limit`: what that may be at most."""
    ratio = what[ours][key] / max(what[base][key], 1e-9)
    reached = "" if limit is None else f"{mark(ratio <= limit)} "
    return (
        name, ms(what[ours][key]), ms(what.get("plain", {}).get(key)),
        ms(what.get("stock", {}).get(key)), f"{reached}{ratio:.2f}",
        f"{'' if limit is None else f'≤ {limit:g} '}× {base}",
    )  # fmt: skip


def total(classes: dict[str, int], kinds: tuple[str, ...]) -> int:
    return sum(classes[kind] for kind in kinds)


def mark(good: bool) -> str:
    return "yes" if good else "NO"


def kb(size: float) -> str:
    return f"{size / 1e6:.2f} MB" if size >= 100_000 else f"{size / 1e3:.1f} kB"


def mb(value: float) -> str:
    return f"{value:.0f} MB"


def ms(value: float | None) -> str:
    return "" if value is None else f"{value:.1f} ms"
