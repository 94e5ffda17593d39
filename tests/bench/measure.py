"""One measurement each: a page, a way to use it, numbers back."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from selenium.webdriver import Chrome
    from selenium.webdriver.remote.webdriver import WebDriver

    from tests.serving import Server

from tests.bench.processes import weight
from tests.browser.driver import only_tab

PROBE = (Path(__file__).parent / "probe.js").read_text("utf-8")
EXPECTED = {"global_batch_size": "2048", "tokens_per_step": "8388608"}
DOUBLED = {"global_batch_size": "4096", "tokens_per_step": "16777216"}
EDIT = ("micro_batch_size", "16", DOUBLED)


@dataclass(frozen=True)
class Subject:
    """A page to be measured and the server that has it."""

    server: Server
    path: str

    @property
    def url(self) -> str:
        return self.server.url + self.path


@dataclass(frozen=True)
class Visit:
    """Everything a visit tells: times in milliseconds, bytes by class."""

    first: float
    long: list[float]
    bytes: dict[str, int]


class Lab:
    """A browser with the probe in each page."""

    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    def fresh(self, *, cold: Subject | None = None) -> None:
        """A new tab: no worker of the last page lives on.

        cold: whose files are in no cache, a service worker's included.
        """
        only_tab(self.driver)
        self.cdp("Page.addScriptToEvaluateOnNewDocument", source=probe())
        if cold:
            self.cdp("Network.enable")
            self.cdp("Network.clearBrowserCache")
            origin = cold.server.url.rstrip("/")
            self.cdp("Storage.clearDataForOrigin", origin=origin, storageTypes="all")

    def visit(self, subject: Subject) -> Visit:
        """Load and do nothing, until the network is quiet."""
        self.fresh(cold=subject)
        subject.server.log.clear()
        self.driver.get(subject.url)
        first = self.until("return calcletBench.first")
        self._quiet(subject.server)
        return Visit(first, self._long(), classes(subject.server))

    def live(self, subject: Subject) -> dict[str, int]:
        """Bytes over the wire, nothing cached, until an edit is answered."""
        self.fresh(cold=subject)
        subject.server.log.clear()
        self.driver.get(subject.url)
        call(self.driver, "intent", *EDIT)
        return classes(subject.server)

    def intent(self, subject: Subject) -> tuple[float, list[float]]:
        """From focus and input to the painted answer, all files in the cache."""
        self.fresh()
        self.driver.get(subject.url)
        self._quiet(subject.server)
        return float(call(self.driver, "intent", *EDIT)), self._long()

    def edits(self, subject: Subject, count: int) -> tuple[list[float], list[float]]:
        """Times of single edits once all is ready, and the long tasks."""
        self.fresh()
        self.driver.get(subject.url)
        call(self.driver, "intent", *EDIT)
        plan = []
        for size in range(17, 17 + count):
            batch = size * 64 * 4
            results = {
                "global_batch_size": str(batch),
                "tokens_per_step": str(batch * 4096),
            }
            plan.append(("micro_batch_size", str(size), results))
        return call(self.driver, "edits", plan), self._long()

    def memory(self) -> float:
        """MB that the browser holds, in the page as it stands."""
        profile: str = self.driver.capabilities["chrome"]["userDataDir"]
        return weight(profile)

    def first_edit(self, subject: Subject) -> float:
        """Nothing cached: from navigation to the answer of the first edit."""
        self.fresh(cold=subject)
        self.driver.get(f"{subject.url}?bench-edit")
        return self.until("return calcletBench.edited", 120)

    def viewport(self, width: int, height: int = 900) -> None:
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )  # fmt: skip

    def cdp(self, command: str, **arguments: object) -> Any:
        return self.driver.execute_cdp_cmd(command, arguments)

    def run(self, script: str) -> Any:
        return self.driver.execute_script(script)

    def _long(self) -> list[float]:
        """Durations of the long tasks that began after the first paint."""
        return self.driver.execute_script(
            "const paint = performance.getEntriesByName('first-contentful-paint')[0];"
            "return calcletBench.long.filter(([start]) => start >= paint.startTime)"
            ".map(([, duration]) => duration)"
        )

    def until(self, script: str, seconds: float = 60) -> float:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.driver.execute_script(script)
            if found:
                return float(found)
            time.sleep(0.02)
        message = f"no result in {self.driver.current_url}"
        raise TimeoutError(message)

    def _quiet(self, server: Server) -> None:
        """Until the server has had nothing to do for half a second."""
        seen, since = -1, time.monotonic()
        while time.monotonic() - since < 0.5:
            if len(server.log) != seen:
                seen, since = len(server.log), time.monotonic()
            time.sleep(0.02)


def probe() -> str:
    """What a page must run to be measured."""
    found = PROBE.replace("EXPECTED", json.dumps(EXPECTED))
    return found.replace("EDIT", json.dumps(EDIT))


def call(driver: WebDriver, name: str, *args: object) -> Any:
    """What the probe's function comes to."""
    answer = driver.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        f"calcletBench.{name}(...[...arguments].slice(0, -1)).then(done)",
        *args,
    )
    if answer is None:
        message = f"{name}: no answer in {driver.current_url}"
        raise RuntimeError(message)
    return answer


def classes(server: Server) -> dict[str, int]:
    """Body bytes as they went over the wire, by what they were."""
    found = dict.fromkeys(("wasm", "glue", "library", "worker", "page"), 0)
    for request in server.log:
        found[kind(request.path)] += request.bytes
    return found


def kind(path: str) -> str:
    if path.endswith(".wasm"):
        return "wasm"
    if path.endswith(".asm.mjs") or ("/pyodide/" in path and not path.endswith(".zip")):
        return "glue"
    if "/worker-" in path:
        return "worker"
    return "library" if path.endswith(".zip") else "page"
