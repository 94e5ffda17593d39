#!/usr/bin/env python3
"""Calclet's one command: build, serve, test, bench, new, words, offline, release.

It prepares its own environment: finds a Python that is new enough, makes .venv and
node_modules as the project pins them, and goes on in there. The steps of a build, in
the order in which data flows, are in core/calclet_build/recipe.py.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent
PASS_ON = ("test", "bench")  # have arguments for what they run
PYTHON = (3, 12)
NEWER = ("python3.13", "python3.12", "python3.14")  # as likely to be on the PATH


def main(arguments: list[str]) -> int:
    """Runs a command in the environment that it needs."""
    parser = _parser()
    options, rest = parser.parse_known_args(arguments)
    if rest and options.command not in PASS_ON:
        parser.error(f"not understood: {' '.join(rest)}")
    options.rest = rest
    if sys.version_info < PYTHON:
        return _with_newer_python(arguments)
    sys.path.insert(0, str(PROJECT / "core"))
    venv = PROJECT / ".venv"
    if os.environ.get("CALCLET_READY") != str(venv):
        return _in_environment(arguments)
    from calclet_build.commands import run

    return run(PROJECT, options)


def _with_newer_python(arguments: list[str]) -> int:
    ask = f"import sys; print(sys.version_info >= {PYTHON} and sys.executable or '')"
    # Version managers put names on the PATH that start nothing, or only here.
    free = {k: v for k, v in os.environ.items() if not k.startswith("PYENV_")}
    for name in filter(shutil.which, NEWER):
        said = subprocess.run(
            [name, "-c", ask],
            cwd=PROJECT,
            env=free,
            capture_output=True,
            text=True,
            check=False,
        ).stdout.strip()
        if said:
            return _replace([said, str(Path(__file__)), *arguments])
    wanted, this = ".".join(map(str, PYTHON)), sys.version.split()[0]
    print(
        f"Python {wanted} or newer is needed, this is {this}: install it from "
        "python.org, or with your system's packages (python3.13), and start again",
        file=sys.stderr,
    )
    return 1


def _in_environment(arguments: list[str]) -> int:
    from calclet_build.environment import SetUpError, set_up

    try:
        python = set_up(PROJECT)
    except SetUpError as error:
        print(error, file=sys.stderr)
        return 1
    paths = [str(PROJECT / "core"), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    os.environ["CALCLET_READY"] = str(PROJECT / ".venv")
    return _replace([str(python), str(Path(__file__)), *arguments])


def _replace(command: list[str]) -> int:
    """Goes on as another program."""
    sys.stdout.flush()
    if os.name == "nt":  # where a replaced program leaves its caller's console
        return subprocess.run(command, check=False).returncode
    os.execv(command[0], command)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    build = commands.add_parser("build", help="make the site as static files")
    serve = commands.add_parser("serve", help="build, serve, reload on save")
    offline = commands.add_parser("offline", help="make one file of a calculator")
    offline.add_argument("slug", help="such as effective-batch-size")
    offline.add_argument("--lang", default="en", metavar="TAG", help="language (en)")
    offline.add_argument("--out", type=Path, metavar="FILE", help="SLUG-LANG.html")
    release = commands.add_parser("release", help="make archives to publish")
    release.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="SLUG",
        help="calculators that get an archive of their own (all)",
    )
    for command, name in ((build, "dist"), (serve, "dist"), (release, "dist-release")):
        out, say = PROJECT / name, f"where to ({name})"
        command.add_argument(
            "--out", type=Path, default=out, metavar="FOLDER", help=say
        )
    for command in (build, serve, offline, release):
        add = command.add_argument
        add("--base-url", default="", metavar="URL", help="public address of the site")
        add("--feedback", default="", metavar="URL", help="endpoint, or mailto:…")
        add("--attribution", default="", metavar="NAME=URL", help="who provides this")
        _add_calculators(command, "more calculators; may be given again")
    serve.add_argument("--port", type=int, default=8000, help="0 for any free one")
    commands.add_parser("test", help="run every check; arguments go to pytest")
    commands.add_parser("bench", help="measure; arguments go to the benchmark")
    words = commands.add_parser("words", help="what each language lacks")
    words.add_argument(
        "--record",
        action="append",
        default=[],
        metavar="TAG",
        help="its texts fit the English of today (all: those of every language)",
    )
    new = commands.add_parser("new", help="make a skeleton calculator")
    new.add_argument("slug", help="such as memory-per-device")
    _add_calculators(new, "where to, instead of the project's own")
    return parser


def _add_calculators(command: argparse.ArgumentParser, say: str) -> None:
    command.add_argument(
        "--calculators", action="append", default=[], metavar="FOLDER", help=say
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
