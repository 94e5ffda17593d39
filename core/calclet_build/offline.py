"""The one-file copy of a calculator, which calculates without a connection."""

from __future__ import annotations

import json
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from calclet_build.definitions import read_calculators
from calclet_build.message_files import read_messages, shell_files
from calclet_build.mistake import Mistake
from calclet_build.moment import now
from calclet_build.recipe import build
from calclet_build.site import language_tags

if TYPE_CHECKING:
    from collections.abc import Mapping

    from calclet_build.options import Options

MOST = 7_500_000  # bytes: what a file may weigh that people send one another


def make_offline(
    project: Path, options: Options, slug: str, lang: str, out: Path | None
) -> Path:
    """Builds the site and makes a copy of one page of it; where the copy lies."""
    _must_be(
        slug, [x.slug for x in read_calculators(options.calculators)], "calculator"
    )
    _must_be(lang, language_tags(project), "language")
    dist = project / ".cache/offline-dist"
    build(project, options, dist)
    file = out or Path(f"{slug}-{lang}.html")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_copy(project, dist, slug, lang, file, site=options.base_url)
    size = file.stat().st_size
    if size > MOST:
        file.unlink()
        raise Mistake(f"{file} would have {size:,} bytes, more than {MOST:,}")
    return file


def write_copy(
    project: Path, dist: Path, slug: str, lang: str, file: Path, *, site: str
) -> None:
    """Makes the copy from a finished site, as a browser does."""
    today = datetime.fromtimestamp(now(), UTC).date()
    job: Mapping[str, str | list[str]] = {
        "dist": str(dist.resolve()),
        "page": f"{lang}/{slug}/",
        "messages": [read_messages(file) for file in shell_files(project, lang)],
        "lang": lang,
        "site": site,
        "fragment": "",
        "day": today.isoformat(),
        "out": str(file.resolve()),
    }
    done = subprocess.run(
        ["node", Path(__file__).with_name("offline.mjs")],
        cwd=project,
        input=json.dumps(job),
        text=True,
        check=False,
    )
    if done.returncode:
        raise Mistake(f"{file} could not be made, see above")


def _must_be(name: str, known: list[str], kind: str) -> None:
    if name not in known:
        raise Mistake(f"there is no {kind} {name}: choose one of {', '.join(known)}")
