"""Published training runs: what their sources state, and what recomputing finds.

    runs()        every run of data/recipes.toml, checked
    plain(run)    a run as plain data: for pages, and for the command line's JSON
    filling(run)  what of it goes into the effective batch size calculator

Finding codes, of a figure as the source prints it: `computed` is what it should be.

    tokens-differ            is not sequences × length
    tokens-not-whole         is no whole number of sequences, read as 10^3 or as 2^10
    tokens-called-sequences  counts tokens, but says sequences
    sequences-differ         is not micro-batch × replicas × accumulation
    batch-not-reachable      does not divide over the replicas; what they reach
    devices-differ           times the parallel sizes is not the number of devices
    replica-too-large        fewer devices than one replica takes
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from importlib.resources import files
from math import prod
from typing import Any, NamedTuple

from calclet.errors import DefinitionError
from calclet.printed import agree, readings

b, d, a = "micro_batch_size", "data_parallel_size", "gradient_accumulation_steps"
L, B, T = "sequence_length", "global_batch_size", "tokens_per_step"
_MODEL = tuple(f"{kind}_parallel_size" for kind in ("tensor", "pipeline", "context"))
_EXPERT = "expert_parallel_size"
_FIGURES = (b, d, a, L, B, T, "devices", *_MODEL, _EXPERT)
_FILLED = {b, d, a, L, B, T}
_WHEN = ("from_tokens", "from_steps", "until_steps")
_ABOUT = ("id", "title", "date", "status", "source", "url")
_OTHER = ("kind", "counts", "stage", "stages", "at_least", "device", "ramp", "printed")
_STATUS = ("verified", "quoted", "derived")
_ID = re.compile(r"[a-z0-9][a-z0-9.-]*")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class Finding(NamedTuple):
    """A printed figure that recomputing contradicts."""

    code: str
    name: str  # of the figure
    printed: str
    computed: str
    where: str  # in the source, where that is not the whole of it


class Run(NamedTuple):
    """One run, or one stage of it; `figures` are exact, and all that follow."""

    row: Mapping[str, Any]  # as data/recipes.toml has it
    figures: Mapping[str, int]
    findings: tuple[Finding, ...]

    @property
    def id(self) -> str:
        """Its name on the command line and in links."""
        return str(self.row["id"])


def runs() -> list[Run]:
    """Every run; raises DefinitionError, with its id, for what cannot be."""
    text = (files("calclet") / "data" / "recipes.toml").read_text(encoding="utf-8")
    found = [read(row) for row in tomllib.loads(text)["run"]]
    ids = [run.id for run in found]
    if twice := {name for name in ids if ids.count(name) > 1}:
        raise DefinitionError(f"recipes: twice: {', '.join(sorted(twice))}")
    return found


def read(row: Mapping[str, Any]) -> Run:
    """A row of the table, checked."""
    figures = _completed({name: row[name] for name in _FIGURES if name in row})
    findings = []
    wrong = [*_wrong(row), *_wrong_figures(figures)]
    for said in row.get("printed", ()):
        finding = _finding(figures, said)
        found = finding.code if finding else ""
        if (stated := said.get("discrepancy", "")) != found:
            wrong.append(f"{said}: states {stated!r}, recomputing finds {found!r}")
        findings += [finding] if finding else []
    if wrong:
        raise DefinitionError(f"recipes, {row.get('id') or row}: {'; '.join(wrong)}")
    return Run(row, figures, tuple(findings))


def plain(run: Run) -> dict[str, Any]:
    """As JSON can hold it; every number is exact text."""
    row = run.row
    told = {name: row[name] for name in (*_ABOUT, *_OTHER, *_WHEN) if name in row}
    told["printed"] = [
        {key: text for key, text in said.items() if key != "discrepancy"}
        for said in row.get("printed", ())
    ]
    told |= {
        "figures": run.figures,
        "derived": row.get("derived", []),
        "from_memory": row.get("from_memory", []),
        "findings": [finding._asdict() for finding in run.findings],
        "fill": filling(run),
    }
    texts: dict[str, Any] = _texts(told)
    return texts


def filling(run: Run) -> dict[str, Any]:
    """`inputs` to fill in, and where they leave the batch open, its `target`.

    With a target, inputs that are not named stay as they are where they divide it.
    """
    figures = run.figures
    inputs = {name: figures[name] for name in (b, d, a, L) if name in figures}
    target: dict[str, Any] | None = None
    if not {b, d, a} <= inputs.keys():
        inputs.pop(a, None)
        if B in figures:
            target = {"output": B, "value": figures[B]}
        else:
            said = next(said[T] for said in run.row["printed"] if T in said)
            target = {"output": T, "value": int(readings(said)[0])}
    return {"inputs": inputs, "target": target}


def _texts(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _texts(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_texts(item) for item in value]
    return str(value) if type(value) is int else value


def _completed(figures: dict[str, int]) -> dict[str, int]:
    """With what follows exactly."""
    if B not in figures and {b, d, a} <= figures.keys():
        figures[B] = figures[b] * figures[d] * figures[a]
    if T not in figures and {B, L} <= figures.keys():
        figures[T] = figures[B] * figures[L]
    return figures


def _wrong(row: Mapping[str, Any]) -> Iterator[str]:
    for name in _ABOUT:
        if not row.get(name):
            yield f"has no {name}"
    known = {*_ABOUT, *_OTHER, *_WHEN, *_FIGURES, "derived", "from_memory"}
    yield from (f"{name} is no column" for name in row.keys() - known)
    if not _ID.fullmatch(row.get("id", "")) or not _DATE.fullmatch(row.get("date", "")):
        yield "has no id like bloom-176b, or no date like 2026-11-30"
    if not str(row.get("url")).startswith("https://"):
        yield "names no address"
    if row.get("status") not in _STATUS:
        yield f"status is none of {', '.join(_STATUS)}"
    weak = {*row.get("derived", ()), *row.get("from_memory", ())}
    yield from (f"{name} is not stated" for name in weak - row.keys())
    if bool(weak & _FILLED) != (row.get("status") == "derived"):
        yield "is derived if, and only if, a figure that is filled in is weak"
    if ("stage" in row) != ("stages" in row):
        yield "has a stage without their number"
    if B not in row and not any(T in said for said in row.get("printed", ())):
        yield "says nothing of the batch"


def _wrong_figures(figures: Mapping[str, int]) -> Iterator[str]:
    for name, value in figures.items():
        if type(value) is not int or value < 1:
            yield f"{name} is no count"
            return
    one = {**dict.fromkeys(_FIGURES, 1), **figures}
    if {B, L, T} <= figures.keys() and one[B] * one[L] != one[T]:
        yield f"B L = {one[B] * one[L]:,}, not {one[T]:,}"
    passed = one[b] * one[d] * one[a]
    if {b, d, a} <= figures.keys() and passed != one[B]:
        yield f"b d a = {passed:,}, not {one[B]:,}"
    if B in figures and one[B] % passed:
        yield f"B = {one[B]:,} does not divide by {passed:,}"
    used = one[d] * _replica(one)
    if {d, "devices"} <= figures.keys() and used != one["devices"]:
        yield f"{used:,} devices, not {one['devices']:,}"
    if d in figures and used // one["pipeline_parallel_size"] % one[_EXPERT]:
        yield f"{one[_EXPERT]:,} expert ranks do not fit"


def _replica(figures: Mapping[str, int]) -> int:
    return prod(figures.get(name, 1) for name in _MODEL)


def _finding(figures: Mapping[str, int], said: Mapping[str, str]) -> Finding | None:
    """What is wrong with one printed figure."""
    name = next(name for name in (T, B, d, "devices") if name in said)
    text, where = said[name], said.get("where", "")
    check = {T: _tokens, B: _sequences, d: _replicas, "devices": _devices}[name]
    found = check(figures, text)
    return Finding(found[0], name, text, found[1], where) if found else None


def _tokens(figures: Mapping[str, int], text: str) -> tuple[str, str] | None:
    meant, length = readings(text), figures.get(L, 1)
    if T not in figures:
        if any((reading / length).denominator == 1 for reading in meant):
            return None
        return "tokens-not-whole", _decimal(meant[0] / length)
    if agree(text, figures[T]):
        return None
    whole, apart = divmod(meant[0], length)
    uneven = not apart and whole % figures.get(d, 1)
    code = "batch-not-reachable" if uneven else "tokens-differ"
    return code, str(figures[T])


def _sequences(figures: Mapping[str, int], text: str) -> tuple[str, str] | None:
    if agree(text, figures[B]):
        return None
    tokens = agree(text, figures.get(T, 0))
    code = "tokens-called-sequences" if tokens else "sequences-differ"
    return code, str(figures[B])


def _replicas(figures: Mapping[str, int], text: str) -> tuple[str, str] | None:
    used = int(readings(text)[0]) * _replica(figures)
    return None if used == figures["devices"] else ("devices-differ", str(used))


def _devices(figures: Mapping[str, int], text: str) -> tuple[str, str] | None:
    replica = _replica(figures)
    if readings(text)[0] >= replica:
        return None
    return "replica-too-large", str(replica)


def _decimal(value: Fraction) -> str:
    return f"{float(value):.10g}"
