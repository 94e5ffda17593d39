"""Reads the calculators and refuses wrong ones, before anything is made of them."""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from calclet import calculators
from calclet.calculating import calculate
from calclet.manifest import manifest
from calclet.registry import add, find, slugs
from calclet.units import dimension
from calclet_build.articles import WORKED_EXAMPLE
from calclet_build.cases import answer, failing, load_cases
from calclet_build.mistake import Mistake
from calclet_build.steps import digest
from calclet_build.stopgap import complete, first_line

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from calclet.definition import Definition, InputField, OutputField
    from calclet_build.articles import Numbers


@dataclass(frozen=True)
class Calculator:
    """A calculator as the build sees it."""

    folder: Path
    manifest: dict[str, Any]
    numbers: Numbers
    completed: Path | None = None  # its words without gaps, if others wrote it

    @property
    def slug(self) -> str:
        """Its name in addresses."""
        return str(self.manifest["slug"])

    def spoken(self, lang: str, ending: str) -> str:
        """The language of its words or article where the page has another one."""
        home = self._home(ending)
        had = {path.stem for path in home.glob(f"*{ending}")}
        if lang in had or "en" in had or not had:
            return lang if lang in had else "en"
        return min(had)

    def file(self, lang: str, ending: str) -> Path:
        """Its words or article in a language, or in another instead."""
        return self._home(ending) / f"{self.spoken(lang, ending)}{ending}"

    def _home(self, ending: str) -> Path:
        return self.completed if self.completed and ending == ".ftl" else self.folder


def read_calculators(
    homes: Sequence[Path] = (), cache: Path | None = None
) -> list[Calculator]:
    """Every calculator there is, checked.

    `homes`: folders with more of them, whose words are completed in `cache`.
    """
    for home in homes:
        add(str(home))
    definitions = {slug: _definition(slug) for slug in slugs()}
    for definition in definitions.values():
        for problem in links_to_nothing(definition, definitions):
            raise Mistake(f"{definition.id}: {problem}", _file(definition))
    calculators = [_read(slug, one) for slug, one in definitions.items()]
    if not cache:
        return calculators
    return [
        _completed(calculator, definitions[calculator.slug], cache)
        if any(calculator.folder.is_relative_to(home) for home in homes)
        else calculator
        for calculator in calculators
    ]


def _completed(
    calculator: Calculator, definition: Definition, cache: Path
) -> Calculator:
    """With words for all that its author has not put into words."""
    module = sys.modules[definition.function.__module__]
    about = first_line(definition.function.__doc__, module.__doc__)
    written = {path.stem: path for path in calculator.folder.glob("*.ftl")}
    texts = {tag: path.read_text("utf-8") for tag, path in written.items()} or {
        "en": ""
    }
    whole = {tag: complete(x, calculator.manifest, about) for tag, x in texts.items()}
    folder = cache / "completed" / digest(repr(sorted(whole.items())).encode())[:20]
    folder.mkdir(parents=True, exist_ok=True)
    for tag, text in whole.items():
        (folder / f"{tag}.ftl").write_text(text, "utf-8")
    return replace(calculator, completed=folder)


def links_to_nothing(
    definition: Definition, definitions: Mapping[str, Definition]
) -> Iterator[str]:
    """What it says of other calculators and they do not have."""
    known = {other.id: other for other in definitions.values()}
    for name in definition.next:
        if name not in known:
            yield f"next names {name!r}, which is no calculator"
    for field in definition.inputs.values():
        for taken in field.about.takes:
            name, _, output = taken.partition(".")
            if name not in known or output not in known[name].outputs:
                yield f"{field.id} takes {taken!r}, which does not exist"
                continue
            given = known[name].outputs[output]
            if not _suits(given, field):
                yield f"{field.id} takes {taken!r}, which is something else"


def _suits(given: OutputField, field: InputField) -> bool:
    """Whether a result can be written into an input as it is."""
    ours, theirs = field.about, given.about
    if dimension(ours.unit) or dimension(theirs.unit):
        return dimension(ours.unit) == dimension(theirs.unit)
    return given.kind == field.kind or (given.kind, field.kind) == ("integer", "number")


def _file(definition: Definition) -> Path:
    return Path(str(sys.modules[definition.function.__module__].__file__))


def _read(slug: str, definition: Definition) -> Calculator:
    file = _file(definition)
    if definition.slug != slug:
        raise Mistake(f"declares {definition.id}, its folder is named otherwise", file)
    # A calculator may be one file; words and cases then have a folder of its name.
    folder = file.parent if file.name == "__init__.py" else file.with_suffix("")
    return Calculator(folder, manifest(definition), _numbers(definition, file))


def _at_defaults(definition: Definition) -> dict[str, str]:
    """What a calculator without cases has to show."""
    data = manifest(definition)
    inputs = {field["id"]: field["default"] for field in data["inputs"]}
    return inputs | {name: text or "" for name, text in data["results"].items()}


def _definition(slug: str) -> Definition:
    try:
        return find(slug)
    except Exception as error:
        # The author's own line is the last one outside of calclet itself.
        frames = traceback.extract_tb(error.__traceback__)
        own = [frame for frame in frames if _is_authors(Path(frame.filename))]
        file, line = (Path(own[-1].filename), own[-1].lineno) if own else (None, None)
        raise Mistake(f"{slug}: {_told(error)}", file, line) from error


def _is_authors(file: Path) -> bool:
    return any(file.is_relative_to(home) for home in calculators.__path__)


def _told(error: Exception) -> str:
    if isinstance(error, ModuleNotFoundError):
        return (
            f"imports {error.name}, which Python in a browser lacks: a calculator can "
            "use the standard library, and calclet itself"
        )
    return str(error)


def _numbers(definition: Definition, file: Path) -> Numbers:
    """What articles can name, from cases that hold."""
    place = file.with_name("cases.toml")
    if file.name != "__init__.py" or not place.exists():
        return {WORKED_EXAMPLE: _at_defaults(definition)}
    try:
        cases = load_cases(definition)
    except Exception as error:
        raise Mistake(f"cannot be read: {error}", place) from error
    wrong = failing(definition, cases)
    if wrong:
        raise Mistake("; ".join(wrong), place)
    if WORKED_EXAMPLE not in {case.name for case in cases}:
        raise Mistake(f"has no case named {WORKED_EXAMPLE}", place)
    return {
        case.name: {
            name: read["value"]
            for name, read in calculate(definition, dict(case.inputs))["inputs"].items()
        }
        | answer(definition, case)
        for case in cases
    }
