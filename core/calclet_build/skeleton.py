"""Makes a calculator to start from: it builds and passes before it is changed."""

from __future__ import annotations

from datetime import UTC, datetime
from keyword import iskeyword
from pathlib import Path
from typing import TYPE_CHECKING

from calclet.names import calculator_refusal
from calclet_build.mistake import Mistake
from calclet_build.site import language_tags

if TYPE_CHECKING:
    from collections.abc import Sequence

TEMPLATES = Path(__file__).with_name("skeleton")


def make_calculator(
    project: Path, slug: str, homes: Sequence[str | Path] = ()
) -> list[Path]:
    """Writes the files of a new calculator and returns their paths.

    It goes into the last of `homes`, or among the project's own.
    """
    id_ = slug.replace("-", "_")
    why = calculator_refusal(id_) or ("is a word of Python" if iskeyword(id_) else "")
    if why or slug != id_.replace("_", "-"):
        raise Mistake(f"{slug}: {why or 'write it in lower case with hyphens'}")
    home = Path(homes[-1]).resolve() if homes else project / "core/calclet/calculators"
    folder = home / id_
    if folder.exists():
        raise Mistake(f"{slug} exists already", folder)
    title = slug.replace("-", " ").capitalize()
    facts = {
        "@ID@": id_,
        "@TITLE@": title,
        "@WORDS@": title.lower(),
        "@TODAY@": datetime.now(UTC).date().isoformat(),
    }
    folder.mkdir(parents=True)
    written = []
    for template in _templates(language_tags(project)):
        text = template.read_text(encoding="utf-8")
        for mark, fact in facts.items():
            text = text.replace(mark, fact)
        written.append(folder / template.stem)
        written[-1].write_text(text, encoding="utf-8")
    return written


def _templates(tags: list[str]) -> list[Path]:
    """Those of languages that the site has; other languages fall back to English."""
    words = {f"{tag}{ending}" for tag in tags for ending in (".ftl", ".md")}
    return [
        path
        for path in sorted(TEMPLATES.iterdir())
        if path.stem in words | {"__init__.py", "cases.toml"}
    ]
