"""What each command of build.py does, inside the environment."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from calclet_build.mistake import Mistake

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from calclet_build.options import Options


def run(project: Path, options: argparse.Namespace) -> int:
    """Runs one command; its exit status."""
    command = {
        "build": _build,
        "serve": _serve,
        "test": _test,
        "bench": _bench,
        "new": _new,
        "offline": _offline,
        "release": _release,
        "words": _words,
    }[options.command]
    try:
        return command(project, options)
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _build(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.recipe import build

    build(project, _chosen(options), options.out)
    return 0


def _chosen(options: argparse.Namespace) -> Options:
    from calclet_build.options import read_options

    return read_options(
        options.base_url, options.feedback, options.attribution, options.calculators
    )


def _offline(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.offline import make_offline

    chosen = _chosen(options)
    print(make_offline(project, chosen, options.slug, options.lang, options.out))
    return 0


def _release(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.release import make_release

    for file in make_release(project, _chosen(options), options.out, options.only):
        print(file)
    return 0


def _serve(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.serve import serve

    arguments = [
        f"--out={options.out}",
        f"--base-url={options.base_url}",
        f"--feedback={options.feedback}",
        f"--attribution={options.attribution}",
        *(f"--calculators={folder}" for folder in options.calculators),
    ]
    watched = list(_chosen(options).calculators)
    serve(project, options.port, arguments, options.out, watched)
    return 0


def _test(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.checks import run_checks

    return run_checks(project, options.rest)


def _bench(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.options import Options
    from calclet_build.recipe import build

    out = project / ".cache/bench-dist"
    build(project, Options(), out)
    command = [sys.executable, "-m", "tests.bench", "--dist", out, *options.rest]
    return subprocess.run(command, cwd=project, check=False).returncode


def _words(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.translations import lines, record, report, translated_languages

    tags = translated_languages(project)
    for tag in options.record:
        if tag not in [*tags, "all"]:
            raise Mistake(f"--record {tag}: is none of {', '.join(tags)}, all")
    for tag in tags:
        if {tag, "all"} & set(options.record):
            record(project, tag)
    reports = [report(project, tag) for tag in tags]
    for found in reports:
        print("\n".join(lines(found)))
    return int(any(found.missing or found.stale for found in reports))


def _new(project: Path, options: argparse.Namespace) -> int:
    from calclet_build.skeleton import make_calculator

    for path in make_calculator(project, options.slug, options.calculators):
        inside = path.is_relative_to(project)
        print(path.relative_to(project) if inside else path)
    return 0
