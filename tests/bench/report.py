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
        row("bytes to a live answer, all", *everything, target=3_950_000),
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
    first, intent, edit, long, slow = (
        f[name] for name in ("first", "intent", "edit", "long", "slow")
    )

    def against(
        name: str, what: dict[str, Any], ours: str, base: str, key: str, limit: float
    ) -> Row:
        ratio = what[ours][key] / max(what[base][key], 1e-9)
        return (
            name, ms(what[ours][key]), ms(what.get("plain", {}).get(key)),
            ms(what.get("stock", {}).get(key)), f"{mark(ratio <= limit)} {ratio:.2f}",
            f"≤ {limit:g} × {'plain' if base == 'plain' else 'stock'}",
        )  # fmt: skip

    worst = max(long[name]["max"] for name in ("frame", "page"))
    return [
        against("first right result, frame", first, "frame", "plain", "median", 1.5),
        against("first right result, page", first, "page", "plain", "median", 1.5),
        against("intent to answer, warm", intent, "frame", "stock", "median", 0.45),
        plainly("edit to result, median", edit, "median"),
        against("edit to result, p95", edit, "frame", "plain", "p95", 10),
        against("edit to result, p95, page", edit, "page", "plain", "p95", 10),
        ("longest task after first paint", ms(worst), ms(long["plain"]["max"]),
         ms(long["stock"]["max"]), mark(worst <= 50), "≤ 50 ms"),
        plainly("first edit, cold, 10 Mbit/s", slow, "median"),
        ("memory, MB", *(f"{f['memory'][n]:.0f}" for n in ("frame", "plain", "stock")),
         "", ""),
    ]  # fmt: skip


def plainly(name: str, what: dict[str, Any], key: str) -> Row:
    return (
        name, ms(what["frame"][key]), ms(what["plain"][key]), ms(what["stock"][key]),
        "", "",
    )  # fmt: skip


def total(classes: dict[str, int], kinds: tuple[str, ...]) -> int:
    return sum(classes[kind] for kind in kinds)


def mark(good: bool) -> str:
    return "yes" if good else "NO"


def kb(size: float) -> str:
    return f"{size / 1e6:.2f} MB" if size >= 100_000 else f"{size / 1e3:.1f} kB"


def ms(value: float | None) -> str:
    return "" if value is None else f"{value:.1f} ms"
