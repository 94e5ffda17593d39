"""The guide "Writing a calculator", followed to the letter by a newcomer."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.test_embed import EVENTS, inner_frame, wait_heard
from tests.browser.widget import Widget
from tests.build.project import build_py, copy_project

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/writing-a-calculator.md").read_text("utf-8")
BLOCKS = dict(re.findall(r"```(python|toml|ftl|html)\n(.*?)```", GUIDE, re.DOTALL))
SERVE = re.findall(r"^python3 build\.py (serve .*)$", GUIDE, re.MULTILINE)[0]
FOLDER, FILE = re.findall(r"`([\w-]+)` and save this in it as `(\w+\.py)`", GUIDE)[0]
PARTS = ("what", "why", "formula", "example", "limits", "questions", "disclaimer")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository, and beside nothing else the file of step 1."""
    project = tmp_path_factory.mktemp("guide") / "calclet"
    copy_project(ROOT, project)
    (project / FOLDER).mkdir()
    (project / FOLDER / FILE).write_text(BLOCKS["python"], "utf-8")
    return project


@pytest.fixture(scope="module")
def address(project: Path) -> Iterator[str]:
    """What step 2's command prints; only the port is left to the machine."""
    command = [sys.executable, "build.py", *shlex.split(SERVE), "--port", "0"]
    ready = {
        "CALCLET_READY": str(project / ".venv"),
        "PYTHONPATH": str(project / "core"),
    }
    with subprocess.Popen(
        command,
        cwd=project,
        env=os.environ | ready,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        said = []
        for line in process.stdout or ():
            said.append(line)
            if line.startswith("http://"):
                break
        else:
            pytest.fail("".join(said))
        yield line.strip()
        process.terminate()


def test_the_function_is_a_page(browser, address: str) -> None:
    """Step 2: it calculates in the browser, and is in the catalogue."""
    browser.open(f"{address}en/")
    browser.find("a[href$='cached-token-count/']").click()
    widget = Widget(browser)
    widget.shows({"cached_tokens": "20480"})

    widget.paste("batch_size", "16")

    widget.shows({"cached_tokens": "40960"})


def test_the_snippet_works_in_another_page(browser, site, address: str) -> None:
    """Step 3, on a page of another origin."""
    snippet = BLOCKS["html"].replace("http://127.0.0.1:8000/", address)
    browser.open(site.host(f"{EVENTS}<p>My page</p>{snippet}"))
    wait_heard(browser, "ready")

    with browser.frame(inner_frame(browser)):
        Widget(browser).shows({"cached_tokens": "40960"})


def test_cases_and_words_are_used(project: Path) -> None:
    """Steps 4 and 5: the file becomes a folder with a case, words and an article."""
    folder = project / FOLDER / Path(FILE).stem
    folder.mkdir()
    (project / FOLDER / FILE).rename(folder / "__init__.py")
    (folder / "cases.toml").write_text(BLOCKS["toml"], "utf-8")
    (folder / "en.ftl").write_text(BLOCKS["ftl"], "utf-8")
    sections = (f"## Title {{#{part}}}\n\n{{ $cached_tokens }}\n" for part in PARTS)
    article = "".join(sections).replace("{#questions}\n", "{#questions}\n\n### Why?\n")
    (folder / "en.md").write_text(article, "utf-8")

    done = build_py(project, "build", "--calculators", FOLDER)

    assert done.returncode == 0, done.stderr
    page = project / "dist/en" / Path(FILE).stem.replace("_", "-") / "index.html"
    text = page.read_text("utf-8")
    assert "8 × (2,048 + 512) = 20,480 tokens." in text
    assert "20,480</p>" in text
