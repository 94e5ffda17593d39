"""The same start in the other engines, where no tool of Chromium's helps."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.measure import EDIT, call, probe
from tests.browser import engines
from tests.browser.driver import only_tab

if TYPE_CHECKING:
    from collections.abc import Mapping

    from selenium.webdriver.remote.webdriver import WebDriver

    from tests.bench.measure import Subject

QUIET = 1.0  # seconds in which a page gets all that it loads before it is used


def intents(
    engine: str, subjects: Mapping[str, Subject], rounds: int
) -> dict[str, list[float]]:
    """From focus and input to the painted answer, by subject, interleaved.

    One round before fills the caches; WebKitGTK's automated windows have none on disk,
    so there both sides fetch from this machine anew.
    """
    found: dict[str, list[float]] = {name: [] for name in subjects}
    with (
        tempfile.TemporaryDirectory() as profile,
        engines.started(engine, Path(profile)) as driver,
    ):
        for turn in range(rounds + 1):
            for name, subject in subjects.items():
                spent = _intent(driver, subject)
                if turn:
                    found[name].append(spent)
    return found


def _intent(driver: WebDriver, subject: Subject) -> float:
    only_tab(driver)
    driver.get(subject.url)
    driver.execute_script(probe())
    time.sleep(QUIET)
    return float(call(driver, "intent", *EDIT))
