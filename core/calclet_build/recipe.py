"""From definitions to a folder of static files, in the order in which data flows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from calclet_build.assets import make_assets
from calclet_build.assets import sources as asset_sources
from calclet_build.costs import Files
from calclet_build.definitions import read_calculators
from calclet_build.licences import licences_text
from calclet_build.messages import check_words
from calclet_build.pages import languages, make_pages
from calclet_build.publish import publish
from calclet_build.runtime import inputs as runtime_sources
from calclet_build.runtime_assets import make_runtime
from calclet_build.service_worker import make_service_worker
from calclet_build.service_worker import sources as service_worker_sources
from calclet_build.site import Site, language_tags
from calclet_build.steps import Steps, fingerprint
from calclet_build.words import Words

if TYPE_CHECKING:
    from calclet_build.options import Options


def build(project: Path, options: Options, out: Path, *, only: str = "") -> None:
    """Builds the site, or one of a single calculator.

    What is unchanged since an earlier build is taken from there.
    """
    steps = Steps(project, project / ".cache", _say)
    with steps.timed("definitions"):
        calculators = [
            x
            for x in read_calculators(options.calculators, project / ".cache")
            if only in {"", x.slug}
        ]
    slugs = [calculator.slug for calculator in calculators]
    tags = language_tags(project)
    with Words(project) as words:
        sources = page_sources(project, options)
        steps.make(
            "words",
            sources,
            lambda _: check_words(calculators, tags, words, _say),
        )
        runtime = steps.make(
            "runtime",
            [
                *runtime_sources(project, options.calculators),
                Path(__file__).with_name("runtime_assets.py"),
            ],
            lambda work: make_runtime(project, work, slugs, options.calculators),
            slugs,
        )
        assets = steps.make(
            "assets",
            asset_sources(project),
            lambda work: make_assets(project, work, tags),
            tags,
        )

        names, python = _read(assets / "names.json"), _read(runtime / "runtime.json")
        # From content alone: the names of steps may differ between machines.
        facts = [names, python, repr(options)]
        mark = fingerprint(project, sources, facts)[:10]

        def pages_into(work: Path) -> None:
            site = Site(
                project,
                options,
                languages(project, tags, words),
                calculators,
                names,
                python,
                Files([runtime, assets, work], steps.cache / "compressed"),
                mark,
            )
            make_pages(site, words, work)

        pages = steps.make("pages", sources, pages_into, facts)
    made = [runtime, assets, pages]
    offline = steps.make(
        "offline",
        service_worker_sources(project),
        lambda work: make_service_worker(project, work, mark, made),
        [mark, pages.name],
    )
    texts = {"LICENSES.txt": licences_text(project)}
    publish(steps, [*made, offline], texts, out)
    if not options.base_url:
        _say(
            "no --base-url: canonical, hreflang and preview addresses and the sitemap "
            "are left out, and sandboxed frames do not calculate in Safari"
        )


def page_sources(project: Path, options: Options) -> list[Path]:
    """All that a page can be made from, beside runtime and assets."""
    homes = [project / "core/calclet", *options.calculators]
    return [
        *(project / "core").rglob("*.py"),
        *(project / "core/calclet_build").glob("*.mjs"),
        *(
            path
            for home in homes
            for path in home.rglob("*.*")
            if path.is_file() and path.suffix != ".pyc"
        ),
        *(project / "widget").rglob("*.j2"),
        *(project / "widget").glob("*.js"),
        *(project / "widget/tools").rglob("*.js"),
        *(project / "embed").rglob("*.j2"),
        *project.glob("*/messages/**/*.ftl"),
        project / "package-lock.json",
    ]


def _read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _say(line: str) -> None:
    print(line, flush=True)
