"""A browser in the words the stories use, and what each engine does in its own way."""

from __future__ import annotations

import json
import re
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from selenium.common.exceptions import (
    NoSuchElementException,
    NoSuchFrameException,
    NoSuchWindowException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.bidi.common import command_builder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from selenium.webdriver import Chrome, Firefox
    from selenium.webdriver.remote.webdriver import WebDriver
    from selenium.webdriver.remote.webelement import WebElement

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
PASSING = (
    NoSuchElementException,
    NoSuchFrameException,
    NoSuchWindowException,  # what WebKit calls a frame that is gone
    StaleElementReferenceException,
)


def only_tab(driver: WebDriver) -> None:
    """A new tab in place of all others: no worker of an earlier page lives on."""
    old = driver.window_handles
    driver.switch_to.new_window("tab")
    new = driver.current_window_handle
    for handle in old:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(new)


@dataclass
class Browser:
    """One tab, fresh for each test; `driver` is there for what is not named here.

    What only some engines can do is in their classes below.
    """

    driver: WebDriver
    expected: list[str] = field(default_factory=list)

    # -- going places

    def open(self, url: str) -> None:
        """Load a page, also where only the fragment differs from the last one."""
        if self.driver.current_url.split("#")[0] == url.split("#")[0]:
            self.driver.get("about:blank")
        self.driver.get(url)

    def fresh(self) -> None:
        """A new tab in place of all others: no state, no workers, no emulation."""
        only_tab(self.driver)
        self.expected.clear()

    def forget(self, url: str) -> None:
        """All that the browser keeps of an origin, service workers too."""

    def clear_cache(self) -> None:
        """Nothing that was fetched before is used from now on."""

    @contextmanager
    def frame(self, element: WebElement | str) -> Iterator[None]:
        """Inside a frame, given as an element or a selector; out again at the end."""
        if isinstance(element, str):
            element = self.find(element)
        self.driver.switch_to.frame(element)
        try:
            yield
        finally:
            self.driver.switch_to.default_content()

    # -- looking and doing

    def find(self, selector: str) -> WebElement:
        return self.wait(
            lambda: self.driver.find_element(By.CSS_SELECTOR, selector), selector
        )

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector: str) -> str:
        """The visible text, with the marks that isolate directions taken out."""
        return plain(self.find(selector).text)

    def js(self, script: str, *args: object) -> Any:
        return self.driver.execute_script(script, *args)

    def keys(self, *keys: str) -> None:
        """Press keys wherever the focus is."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, *keys: str) -> None:
        """Keys pressed together: `chord(Keys.CONTROL, "c")`."""
        actions = ActionChains(self.driver)
        for key in keys:
            actions.key_down(key)
        for key in reversed(keys):
            actions.key_up(key)
        actions.perform()

    def pasted(self) -> str:
        """What the clipboard holds, as a field of somebody else gets it."""
        field = self.js(
            "const field = document.createElement('textarea');"
            "document.body.append(field); field.focus(); return field"
        )
        field.send_keys(Keys.CONTROL, "v")
        text: str = field.get_property("value")
        self.js("arguments[0].remove()", field)
        return text

    def wait[T](
        self, condition: Callable[[], T], what: str = "", seconds: float = 30
    ) -> T:
        """Until it is truthy; the reason given is what the failure says."""
        end = time.monotonic() + seconds
        last: object = None
        while True:
            try:
                last = condition()
                if last:
                    return last
            except PASSING as error:
                last = type(error).__name__
            if time.monotonic() > end:
                raise AssertionError(f"waited {seconds:g} s for {what}; last: {last}")
            time.sleep(0.02)

    def viewport(self, width: int, height: int = 900) -> None:
        self.driver.set_window_size(width, height)

    def grant(self, *permissions: str) -> None:
        """Where an engine asks the visitor."""

    # -- what went on

    def expect_console(self, pattern: str) -> None:
        """An error that this test provokes, by a regular expression."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """Errors and policy violations in the console that nobody announced."""
        return [
            message
            for message in self.console()
            if not any(re.search(pattern, message) for pattern in self.expected)
        ]

    def console(self) -> list[str]:
        """Errors and policy violations since the last call, where a driver tells."""
        return []

    def violations(self, context: str = "document") -> list[str]:
        """What axe-core finds, one line each."""
        if not self.js("return 'axe' in window"):
            self.js(AXE.read_text("utf-8"))
        found = self.driver.execute_async_script(
            "const done = arguments[0];"
            "const still = document.getAnimations().map(a => a.finished);"
            "Promise.allSettled(still).then(() => "
            f"axe.run({context}, {{resultTypes: ['violations']}}))"
            ".then(r => done(r.violations), e => done([{id: String(e), nodes: []}]))"
        )
        return [
            f"{one['id']}: {node['html'][:160]} – {node['failureSummary'][:300]}"
            for one in found
            for node in one["nodes"] or [{"html": "", "failureSummary": ""}]
        ]


@dataclass
class Chromium(Browser):
    """By the DevTools protocol it is any visitor's browser."""

    driver: Chrome

    def fresh(self) -> None:
        super().fresh()
        # a closed tab's workers end a little later, and answer whoever asks till then
        self.wait(lambda: not self.workers(), "the end of an earlier page's workers")
        self.cdp("Storage.clearDataForOrigin", origin="*", storageTypes="all")
        self.driver.get_log("browser")
        self.driver.get_log("performance")

    def forget(self, url: str) -> None:
        origin = url.rstrip("/")
        self.cdp("Storage.clearDataForOrigin", origin=origin, storageTypes="all")

    def clear_cache(self) -> None:
        self.cdp("Network.enable")
        self.cdp("Network.clearBrowserCache")

    def cdp(self, command: str, **params: object) -> dict[str, Any]:
        answer: dict[str, Any] = self.driver.execute_cdp_cmd(command, params)
        return answer

    def workers(self, kind: str = "shared_worker") -> list[str]:
        """The targets of a kind that live now."""
        found = self.cdp("Target.getTargets", filter=[{"type": kind}])["targetInfos"]
        return [one["targetId"] for one in found]

    def viewport(self, width: int, height: int = 900) -> None:
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )  # fmt: skip

    def media(self, kind: str = "", **features: str) -> None:
        """`media("print")`, `media(prefers_color_scheme="dark")`."""
        self.cdp(
            "Emulation.setEmulatedMedia",
            media=kind,
            features=[
                {"name": name.replace("_", "-"), "value": value}
                for name, value in features.items()
            ],
        )

    def without_javascript(self) -> None:
        self.cdp("Emulation.setScriptExecutionDisabled", value=True)

    def before_load(self, script: str) -> None:
        """Runs before the page's own scripts, in each document of the tab."""
        self.cdp("Page.addScriptToEvaluateOnNewDocument", source=script)

    def grant(self, *permissions: str) -> None:
        self.cdp("Browser.grantPermissions", permissions=list(permissions))

    def requests(self) -> list[str]:
        """The addresses asked for by page and frames since the last call."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"])
        return found

    def console(self) -> list[str]:
        return [
            entry["message"]
            for entry in self.driver.get_log("browser")
            if entry["level"] in {"SEVERE", "ERROR"}
        ]

    def violations(self, context: str = "document") -> list[str]:
        """Also where a page's policy lets no script of ours in."""
        if not self.js("return 'axe' in window"):
            self.cdp("Runtime.evaluate", expression=AXE.read_text("utf-8"))
        return super().violations(context)


@dataclass
class Gecko(Browser):
    """By the protocol that all browsers are to speak one day, WebDriver BiDi."""

    driver: Firefox
    _errors: list[str] = field(default_factory=list)
    _asked: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        script, network = self.driver.script, self.driver.network
        script.add_javascript_error_handler(lambda e: self._errors.append(e.text))
        script.add_console_message_handler(self._heard)
        network.add_event_handler("before_request_sent", self._seen)

    def fresh(self) -> None:
        super().fresh()
        self._errors.clear()
        self._asked.clear()

    def viewport(self, width: int, height: int = 900) -> None:
        self._bidi(
            "browsingContext.setViewport",
            context=self.driver.current_window_handle,
            viewport={"width": width, "height": height},
        )

    def before_load(self, script: str) -> None:
        """Runs before the page's own scripts, in each document of the tab."""
        self._bidi(
            "script.addPreloadScript",
            functionDeclaration=f"() => {{ {script} }}",
            contexts=[self.driver.current_window_handle],
        )

    def requests(self) -> list[str]:
        """The addresses asked for by page and frames since the last call."""
        found, self._asked = self._asked, []
        return found

    def console(self) -> list[str]:
        found, self._errors = self._errors, []
        return found

    def _bidi(self, method: str, **params: object) -> Any:
        return self.driver.execute(command_builder(method, params))

    def _heard(self, entry: Any) -> None:
        if entry.level == "error":
            self._errors.append(entry.text)

    def _seen(self, event: Any) -> None:
        self._asked.append(event["request"]["url"])


@dataclass
class WebKit(Browser):
    """By classic WebDriver alone, which tells of no console and no request."""


def plain(text: str) -> str:
    """Without direction isolates, white space as single spaces."""
    return " ".join(re.sub("[\u2066-\u2069\u200e\u200f\u00ad\u200b]", "", text).split())


BROWSERS: dict[str, Callable[[Any], Browser]] = {
    "chromium": Chromium,
    "firefox": Gecko,
    "webkit": WebKit,
}
