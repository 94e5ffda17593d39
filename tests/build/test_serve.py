"""`serve` says where, answers there, and follows what is saved."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import urlopen

if TYPE_CHECKING:
    from pathlib import Path

WORDS = "core/calclet/calculators/effective_batch_size/en.ftl"
PATIENCE = 120  # seconds, for a machine with much else to do


def page(url: str) -> str:
    try:
        with urlopen(f"{url}en/effective-batch-size/") as answer:  # noqa: S310
            text: str = answer.read().decode()
    except HTTPError:  # between the old folder and the new
        return ""
    return text


def test_the_site_follows_its_sources(copy: Path) -> None:
    """The address on a line of its own; a saved text is seen under it."""
    ready = {"CALCLET_READY": str(copy / ".venv"), "PYTHONPATH": str(copy / "core")}
    command = [sys.executable, "build.py", "serve", "--port", "0"]
    with subprocess.Popen(
        command,
        cwd=copy,
        env=os.environ | ready,
        stdout=subprocess.PIPE,
        text=True,
    ) as serving:
        try:
            lines = iter(serving.stdout or ())
            pattern = re.compile(r"http://127\.0\.0\.1:\d+/")
            url = next(line for line in lines if pattern.match(line)).strip()
            assert pattern.fullmatch(url)
            assert "<h1>Effective batch size</h1>" in page(url)

            words = (copy / WORDS).read_text("utf-8")
            changed = words.replace("title = Effective", "title = Efficacious", 1)
            (copy / WORDS).write_text(changed, "utf-8")
            end = time.monotonic() + PATIENCE
            while "Efficacious batch size" not in page(url):
                assert time.monotonic() < end
                time.sleep(0.2)
        finally:
            serving.send_signal(signal.SIGINT)
    assert serving.returncode == 130
