"""Calclet beside stock Pyodide and plain JS: same work, same server, one run.

Run by `python3 build.py bench`, or, after a build: python tests/bench --dist dist
It reports and never judges: times depend on the machine, read them as ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, cast

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "core")]

from tests.bench import elsewhere  # noqa: E402
from tests.bench.hosts import Hosts  # noqa: E402
from tests.bench.measure import Lab, Subject  # noqa: E402
from tests.bench.report import table  # noqa: E402
from tests.bench.stage import stage  # noqa: E402
from tests.browser import engines  # noqa: E402
from tests.serving import Line, Server  # noqa: E402

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

CROWD = 10
KEEPING = 6  # seconds in which Chromium keeps compiled code, should it come to that
WIDTHS = (360, 768, 1280)  # of host pages, in CSS pixels
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
        Server(options.dist) as ours,
        Server(options.dist) as frames,
        Server(others) as theirs,
        Server(options.dist, line=Line(**SLOW)) as ours_slow,
        Server(others, line=Line(**SLOW)) as theirs_slow,
    ):
        fast = subjects(frames, ours, theirs, options.slug)
        slow = subjects(ours_slow, ours_slow, theirs_slow, options.slug)
        starts = intents(fast, ours)
        with (
            tempfile.TemporaryDirectory() as profile,
            engines.started("chromium", Path(profile)) as driver,
        ):
            lab = Lab(cast("Chrome", driver))
            hosts = Hosts(lab, frames, theirs, options.slug)
            figures = {"rounds": rounds} | visits(lab, fast, rounds)
            figures |= warm(lab, starts, rounds) | cold(lab, slow, min(rounds, 3))
            figures |= embedded(hosts, rounds)
        figures["engines"] = abroad(starts, min(rounds, 3))
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


def subjects(
    frames: Server, pages: Server, theirs: Server, slug: str
) -> dict[str, Subject]:
    """Everything that is measured, by name.

    Only full pages have a service worker, which would then serve the frames of its
    origin too: so these have an origin of their own.
    """
    return {
        "frame": Subject(frames, f"en/{slug}/embed/"),
        "page": Subject(pages, f"en/{slug}/"),
        "plain": Subject(theirs, "pages/plain.html"),
        "stock": Subject(theirs, "pages/stock.html"),
    }


def intents(fast: dict[str, Subject], kept: Server) -> dict[str, Subject]:
    """What starts Python at the first intent, and what part of ours costs how much."""
    frame, stock = fast["frame"], fast["stock"]
    return {
        "frame": frame,
        "kept": Subject(kept, frame.path),
        "unhashed": unhashed(frame),
        "stock": Subject(stock.server, f"{stock.path}#intent"),
    }


def unhashed(frame: Subject) -> Subject:
    """The same frame, told of no hash that its files should have."""
    page = frame.server.folder / frame.path / "index.html"
    html, count = re.subn(r'"integrity":{[^}]*}', '"integrity":{}', page.read_text())
    if not count:
        message = f"no hashes in {page}"
        raise RuntimeError(message)
    path = f"{frame.path}unhashed.html"
    frame.server.pages[f"/{path}"] = (html.encode(), {})
    return Subject(frame.server, path)


def visits(lab: Lab, fast: dict[str, Subject], rounds: int) -> dict[str, Any]:
    """Bytes, first result, edits; each first visit of a round finds no cache."""
    view: dict[str, Any] = {}
    live: dict[str, Any] = {}
    for name, subject in fast.items():
        say(f"bytes: {name}")
        view[name] = lab.visit(subject).bytes
        live[name] = lab.live(subject)
    empty = blank(lab)
    memory = {}
    for name, subject in fast.items():
        lab.edits(subject, 1)
        memory[name] = lab.memory() - empty
    first, edit, long = Times(), Times(), Times()
    for turn in range(rounds):
        say(f"visits: {turn + 1} of {rounds}")
        for name, subject in fast.items():
            visit = lab.visit(subject)
            first.note(name, visit.first)
            spent, tasks = lab.edits(subject, 60)
            edit.note(name, *spent)
            long.note(name, *visit.long, *tasks)
    return {
        "view": view, "live": live, "memory": memory,
        "first": first.summary(), "edit": edit.summary(), "long": long.summary(),
    }  # fmt: skip


def warm(lab: Lab, starts: dict[str, Subject], rounds: int) -> dict[str, Any]:
    """Starts at the first intent, when all is in the caches, compiled code too."""
    intent, long = Times(), Times()
    for turn in range(-2, rounds):
        say(f"warm starts: {turn + 1} of {rounds}")
        for name, subject in starts.items():
            spent, tasks = lab.intent(subject)
            if turn < 0:
                time.sleep(KEEPING)
            else:
                intent.note(name, spent)
                long.note(name, *tasks)
    return {"intent": intent.summary(), "starting": long.summary()}


def cold(lab: Lab, slow: dict[str, Subject], rounds: int) -> dict[str, Any]:
    """On a slow line with nothing cached, to the answer of the first edit."""
    times = Times()
    for turn in range(rounds):
        say(f"10 Mbit/s: {turn + 1} of {rounds}")
        for name, subject in slow.items():
            times.note(name, lab.first_edit(subject))
    return {"slow": times.summary()}


def embedded(hosts: Hosts, rounds: int) -> dict[str, Any]:
    """One frame and ten on a host page; what a widget costs that page."""
    live, memory, interpreters = Times(), Times(), Times()
    for turn in range(-1, rounds):  # the first fills the caches
        say(f"frames of one page: {turn + 1} of {rounds}")
        for count in (1, CROWD):
            crowd = hosts.crowd(count)
            if turn < 0:
                time.sleep(KEEPING)
            else:
                live.note(str(count), crowd.live)
                memory.note(str(count), crowd.memory)
                interpreters.note(str(count), crowd.interpreters)
    guests = {str(width): hosts.guest(width)._asdict() for width in WIDTHS}
    return {
        "crowd": live.summary(), "crowd_memory": memory.summary(),
        "interpreters": interpreters.summary(), "guest": guests,
    }  # fmt: skip


def abroad(starts: dict[str, Subject], rounds: int) -> dict[str, Any]:
    """Warm starts in the other engines, by name; or what such an engine lacks."""
    found: dict[str, Any] = {}
    pair = {name: starts[name] for name in ("frame", "stock")}
    for engine in engines.ENGINES:
        if engine == "chromium":
            continue
        say(f"warm starts: {engine}")
        lack = engines.missing(engine)
        times = Times({} if lack else elsewhere.intents(engine, pair, rounds))
        found[engine] = {"lack": lack} | times.summary()
    return found


class Times(dict[str, list[float]]):
    """Figures by name."""

    def note(self, name: str, *found: float) -> None:
        self.setdefault(name, []).extend(found)

    def summary(self) -> dict[str, dict[str, float]]:
        return {
            name: {
                "count": len(values),
                "median": median(values) if values else 0.0,
                "p95": quantiles(values, n=20)[-1] if len(values) > 1 else sum(values),
                "max": max(values, default=0.0),
            }
            for name, values in self.items()
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
