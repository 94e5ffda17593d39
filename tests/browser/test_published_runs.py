"""Published runs: found by name, read with their sources, filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from selenium.webdriver.remote.webelement import WebElement

    from tests.browser.conftest import Site
    from tests.browser.driver import Browser
    from tests.browser.widget import Widget


@pytest.fixture
def runs(browser: Browser, widget: Widget, site: Site) -> Browser:
    """The flagship's page with the tool open; nothing of it was loaded before."""
    browser.open(site.page())
    browser.clear_cache()
    widget.ready()
    assert site.requests("recipes-") == []
    browser.find("[data-tool='published-runs']").click()
    browser.wait(lambda: browser.all(".runs li"), "the runs")
    assert len(site.requests("recipes-")) == 1
    return browser


def found(browser: Browser) -> list[WebElement]:
    return [item for item in browser.all(".runs li") if item.is_displayed()]


def search(browser: Browser, text: str) -> WebElement:
    """The one run that has it in its name, opened."""
    browser.find("#tool-runs-search").send_keys(text)
    browser.wait(lambda: len(found(browser)) == 1, f"the run {text}")
    (item,) = found(browser)
    item.find_element("css selector", "summary").click()
    browser.wait(lambda: item.find_elements("css selector", "dl"), "its figures")
    return item


def press(item: WebElement) -> None:
    item.find_element("css selector", ".button.primary").click()


def test_a_run_is_found_by_its_name_and_filled_in(
    runs: Browser, widget: Widget
) -> None:
    press(search(runs, "176b bloom"))
    widget.shows({"global_batch_size": "2048", "tokens_per_step": "4194304"})
    assert widget.value("micro_batch_size") == "2"
    assert widget.value("data_parallel_size") == "8"
    assert widget.value("gradient_accumulation_steps") == "128"
    assert runs.violations() == []


def test_a_batch_that_the_replicas_do_not_divide_is_said(
    runs: Browser, widget: Widget
) -> None:
    """440 GPUs trained it; 64 replicas cannot share 1,760 sequences evenly."""
    item = search(runs, "mpt-30b-stage-1")
    press(item)
    runs.wait(
        lambda: "1,760 sequences do not divide by 64 replicas" in item.text, "the cause"
    )
    assert widget.value("sequence_length") == "2048"
    assert widget.value("data_parallel_size") == "64"


def test_such_a_batch_is_a_target_for_the_tool_that_finds_inputs(runs: Browser) -> None:
    if not runs.all("[data-tool='solve']"):
        pytest.skip("the calculator has no tool that finds inputs")
    item = search(runs, "mpt-30b-stage-1")
    press(item)
    item.find_element("xpath", ".//button[.='Find inputs for this batch']").click()
    runs.wait(lambda: runs.all("#tool-solve-target"), "the other tool")
    target = runs.find("#tool-solve-target")
    runs.wait(lambda: target.get_property("value") == "1760", "the target")


def test_an_error_in_print_stands_beside_its_source(runs: Browser) -> None:
    item = search(runs, "bert base, large")
    assert "Printed: 128,000 tokens. But 256 × 512 = 131,072." in item.text
    source = item.find_element("css selector", "a[href]")
    assert source.get_attribute("href") == "https://arxiv.org/abs/1810.04805"
    heading = item.find_element("xpath", "ancestor::section/h3")
    assert heading.text == "Verified"


def test_a_name_that_no_run_has_is_said(runs: Browser) -> None:
    runs.find("#tool-runs-search").send_keys("gpt-5")
    runs.wait(lambda: found(runs) == [], "no run")
    assert runs.text(".tool [role='status']") == "No run has this in its name."
