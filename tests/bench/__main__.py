"""Calclet beside stock Pyodide and plain JS: same work, same server, one run.

Run by `python3 build.py bench`, or, after a build: python tests/bench --dist dist
It reports and never judges: times depend on the machine, read them as ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "core")]

from tests.bench.measure import Lab, Subject  # noqa: E402
from tests.bench.report import table  # noqa: E402
from tests.bench.stage import stage  # noqa: E402
from tests.browser import engines  # noqa: E402
from tests.serving import Line, Server  # noqa: E402

SLOW = {"bytes_per_second": 10_000_000 / 8, "latency": 0.040}


def main() -> int:
    options = arguments()
    lack = engines.missing("chromium")
    if not (options.dist / "calclet.js").is_file():
        lack = f"no site in {options.dist}: python3 build.py build"
    if lack:
        say(lack)
        return 1
    others = stage(ROOT, ROOT / ".cache" / "bench")
    rounds = options.rounds or (3 if options.quick else 7)
    before = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as profile,
        Server(options.dist) as ours,
        Server(others) as theirs,
        Server(options.dist, line=Line(**SLOW)) as ours_slow,
        Server(others, line=Line(**SLOW)) as theirs_slow,
    ):
        chrome = engines.chrome(Path(profile))
        try:
            lab = Lab(chrome)
            fast = subjects(ours, theirs, options.slug)
            slow = subjects(ours_slow, theirs_slow, options.slug)
            figures = measure(lab, fast, slow, rounds)
        finally:
            chrome.quit()
    figures["load"] = [round(before, 1), round(os.getloadavg()[0], 1)]
    figures["loader"] = size(options.dist / "calclet.js")
    sys.stdout.write(table(figures) + "\n")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--slug", default="effective-batch-size")
    parser.add_argument("--quick", action="store_true", help="3 rounds instead of 7")
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    return parser.parse_args()


def subjects(ours: Server, theirs: Server, slug: str) -> dict[str, Subject]:
    """Everything that is measured, by name."""
    return {
        "frame": Subject(ours, f"en/{slug}/embed/"),
        "page": Subject(ours, f"en/{slug}/"),
        "plain": Subject(theirs, "pages/plain.html"),
        "stock": Subject(theirs, "pages/stock.html"),
    }


def measure(
    lab: Lab, fast: dict[str, Subject], slow: dict[str, Subject], rounds: int
) -> dict[str, Any]:
    intents = {
        "frame": fast["frame"],
        "page": fast["page"],
        "stock": Subject(fast["stock"].server, f"{fast['stock'].path}#intent"),
    }
    figures: dict[str, Any] = {"rounds": rounds, "view": {}, "live": {}, "memory": {}}
    for name, subject in fast.items():
        say(f"bytes: {name}")
        figures["view"][name] = lab.visit(subject).bytes
        figures["live"][name] = lab.live(subject)
    for subject in [*intents.values()] * 2:  # fills the caches, also of compiled code
        lab.intent(subject)
    empty = blank(lab)
    for name, subject in fast.items():
        lab.edits(subject, 1)
        figures["memory"][name] = lab.memory() - empty
    times: dict[str, dict[str, list[float]]] = {
        "first": {}, "intent": {}, "edit": {}, "long": {}, "slow": {},
    }  # fmt: skip
    for turn in range(rounds):
        say(f"round {turn + 1} of {rounds}")
        for name, subject in fast.items():
            visit = lab.visit(subject)
            note(times, "first", name, visit.first)
            note(times, "long", name, *visit.long)
            spent, long = lab.edits(subject, 60)
            note(times, "edit", name, *spent)
            note(times, "long", name, *long)
        for name, subject in intents.items():
            spent_once, long = lab.intent(subject)
            note(times, "intent", name, spent_once)
            note(times, "long", name, *long)
        if turn < 3:  # slow by design
            for name, subject in slow.items():
                note(times, "slow", name, lab.first_edit(subject))
    return figures | {name: summary(found) for name, found in times.items()}


def note(
    times: dict[str, dict[str, list[float]]], what: str, name: str, *found: float
) -> None:
    times[what].setdefault(name, []).extend(found)


def summary(found: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    return {
        name: {
            "count": len(values),
            "median": median(values) if values else 0.0,
            "p95": quantiles(values, n=20)[-1] if len(values) > 1 else sum(values),
            "max": max(values, default=0.0),
        }
        for name, values in found.items()
    }


def blank(lab: Lab) -> float:
    lab.fresh()
    return lab.memory()


def size(file: Path) -> int:
    """What a file weighs on the wire."""
    small = file.with_name(file.name + ".br")
    return (small if small.is_file() else file).stat().st_size


def say(text: str) -> None:
    sys.stderr.write(f"bench: {text}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
