"""A calculator on a page, by its public DOM contract."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

from tests.browser.driver import plain

if TYPE_CHECKING:
    from selenium.webdriver.remote.webelement import WebElement

    from tests.browser.driver import Browser

DEFAULTS = {
    "micro_batch_size": 8,
    "data_parallel_size": 64,
    "gradient_accumulation_steps": 4,
    "sequence_length": 4096,
}


def answer(**inputs: int) -> dict[str, str]:
    """The oracle: Python's own integers, independent of the product."""
    given = {**DEFAULTS, **inputs}
    batch = (
        given["micro_batch_size"]
        * given["data_parallel_size"]
        * given["gradient_accumulation_steps"]
    )
    return {
        "global_batch_size": str(batch),
        "tokens_per_step": str(batch * given["sequence_length"]),
    }


@dataclass
class Widget:
    """The calculator in the current page or frame."""

    browser: Browser

    @property
    def root(self) -> WebElement:
        return self.browser.find(".calclet[data-calculator]")

    @property
    def state(self) -> str:
        return self.root.get_attribute("data-state") or ""

    def control(self, name: str) -> WebElement:
        return self.browser.find(f".calclet form [name='{name}']:not(output)")

    def values(self) -> dict[str, str]:
        return {name: self.value(name) for name in DEFAULTS}

    def value(self, name: str) -> str:
        return self.control(name).get_property("value")

    def type(self, name: str, text: str) -> None:
        """Replace what a field holds, key by key, as a person does."""
        field = self.control(name)
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text or Keys.DELETE)

    def paste(self, name: str, text: str) -> None:
        """Replace what a field holds in one go: for texts too long to type.

        In a frame WebKit gives the command to the page around it.
        """
        self.browser.js(
            "const [field, text] = arguments; field.focus(); field.select();"
            "document.execCommand('insertText', false, text);"
            "if (field.value == text) return; field.value = text;"
            "field.dispatchEvent(new InputEvent('input', {bubbles: true}))",
            self.control(name),
            text,
        )

    def results(self) -> dict[str, str]:
        return self.browser.js(
            "return Object.fromEntries([...document.querySelectorAll("
            "'.calclet output[name]')].map(o => [o.name, o.dataset.value ?? '']))"
        )

    def stale(self) -> bool:
        return self.root.get_attribute("data-stale") is not None

    def shows(self, expected: dict[str, str], seconds: float = 30) -> None:
        """Wait until exactly these results stand there, and not as stale ones."""
        self.browser.wait(
            lambda: self.results() == expected and not self.stale(),
            f"{expected} in {self.browser.driver.current_url}, "
            f"shown {self.results()}, state {self.state}, stale {self.stale()}",
            seconds,
        )

    def ready(self) -> None:
        self.browser.wait(lambda: self.state == "ready", "a ready Python")

    def error(self, name: str) -> str:
        """The visible error text of a field, empty where there is none."""
        field = self.control(name)
        if field.get_attribute("aria-invalid") != "true":
            return ""
        ids = (field.get_attribute("aria-errormessage") or "").split()
        return plain(" ".join(self.browser.find(f"#{i}").text for i in ids))

    def has_error(self, name: str) -> str:
        return self.browser.wait(lambda: self.error(name), f"an error at {name}")

    def action(self, name: str) -> WebElement:
        return self.browser.find(f".calclet [data-action='{name}']")

    def press(self, name: str) -> None:
        self.action(name).click()

    def open_panel(self, name: str) -> WebElement:
        """Press the button of a panel and wait for it."""
        self.press(name)
        return self.panel(name)

    def panel(self, name: str) -> WebElement:
        panel = self.browser.find(f"[data-panel='{name}']")
        self.browser.wait(panel.is_displayed, f"the {name} panel")
        return panel

    def open_tool(self, name: str) -> WebElement:
        """Press the button of a tool and wait until it has its first answer."""
        self.browser.find(f"[data-tool='{name}']").click()
        return self.tool()

    def tool(self) -> WebElement:
        """The open tool, with the answer to what was asked last."""
        place = self.browser.find(".tool:not([hidden], [aria-busy])")
        self.tool_answers()
        return place

    def tool_answers(self) -> None:
        """Wait until the open tool is not waiting itself."""
        waits = ".tool:not([hidden]) [data-stale]"
        self.browser.wait(lambda: not self.browser.all(waits), "the tool's answer")

    def enter(self, field: str, text: str) -> None:
        """Replace what a field of a tool holds, by its id, and end with Enter."""
        line = self.browser.find(f"#{field}")
        line.click()
        line.send_keys(Keys.CONTROL, "a")
        line.send_keys(text, Keys.ENTER)
        self.tool_answers()

    def choose(self, field: str, value: str) -> None:
        """Choose in a list of a tool, by the option's value."""
        Select(self.browser.find(f"#{field}")).select_by_value(value)
        self.tool_answers()
