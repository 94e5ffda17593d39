"""Choices, ticks, units, lists, tables: entered, answered, linked and kept."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from decimal import Decimal
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from calclet_build.offline import write_copy
from calclet_build.server import Rule
from tests.browser.driver import plain
from tests.browser.kinds import build_kinds
from tests.conftest import ROOT
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from selenium.webdriver.remote.webelement import WebElement

    from tests.browser.driver import Browser
    from tests.browser.widget import Widget

DEFAULT_RESULTS = {
    "total": "1.35",
    "compute": "60000000000000000000000",
    "fits": "true",
    "verdict": "small",
    "planned": "",
    "doubled": "2;4",
    "plans": "10|50;20|25",
}


@pytest.fixture(scope="session")
def kinds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(build_kinds(tmp_path_factory.mktemp("kinds"))) as server:
        yield server


@pytest.fixture
def opened(browser: Browser, widget: Widget, kinds: Server) -> Widget:
    """The page in English, with Python there."""
    browser.forget(kinds.url)
    browser.open(f"{kinds.url}en/kitchen-sink/")
    widget.ready()
    return widget


def given(browser: Browser) -> dict[str, str]:
    """The values of the page's address."""
    fragment = urlsplit(browser.driver.current_url).fragment
    return {key: text for key, (text,) in parse_qs(fragment, True).items()}


def travels(browser: Browser, **values: str) -> None:
    """These values are in the page's address, which is written after an answer."""
    browser.wait(
        lambda: values.items() <= given(browser).items(),
        f"{values} in the address, there {given(browser)}",
    )


def expect(widget: Widget, **results: str) -> None:
    """These results, and none of them stale."""
    widget.browser.wait(
        lambda: results.items() <= widget.results().items() and not widget.stale(),
        f"{results}, shown {widget.results()}, stale {widget.stale()}",
    )


def message(browser: Browser, name: str) -> str:
    return plain(browser.find(f"#{name}-message").text)


def has_message(browser: Browser, name: str) -> str:
    return browser.wait(lambda: message(browser, name), f"a message at {name}")


def tick(browser: Browser, name: str, value: str) -> None:
    browser.find(f"input[name='{name}'][value='{value}']").click()


def test_the_page_stands_with_every_kind_before_python(
    browser: Browser, widget: Widget, kinds: Server
) -> None:
    browser.without_javascript()
    browser.open(f"{kinds.url}en/kitchen-sink/")
    block = browser.find("[data-output='total']")
    assert plain(block.text) == (
        "Total symbol M M ≈ 1.45 GB 1.35 GiB 90% of 1.5 GiB (in short) are 1.35 GiB."
    )
    assert not browser.find("[data-output='planned']").is_displayed()
    assert not browser.find("[data-input='plan']").is_displayed()


def test_what_the_browser_writes_is_what_the_build_wrote(opened: Widget) -> None:
    """Away from the defaults and back: every word is the same."""
    read = (
        "return [...document.querySelectorAll('.result')]"
        ".map(result => result.innerText).join()"
    )
    static = plain(opened.browser.js(read))
    opened.type("kept", "80")
    expect(opened, total="1.2")
    opened.type("kept", "90")
    expect(opened, **DEFAULT_RESULTS)
    assert plain(opened.browser.js(read)) == static


def test_a_unit_is_chosen_or_typed_and_travels_with_the_link(opened: Widget) -> None:
    browser = opened.browser
    Select(browser.find("#memory-unit")).select_by_value("MiB")
    opened.type("memory", "1024")
    expect(opened, total="0.9")  # 1024 MiB are 1 GiB
    travels(browser, memory="1024MiB")
    opened.type("memory", "2 GB")
    expect(opened, total=f"{Decimal(2 * 10**8 * 9) / 2**30:f}")
    travels(browser, memory="2GB")
    browser.driver.refresh()
    opened.ready()
    assert opened.value("memory") == "2"
    assert Select(browser.find("#memory-unit")).first_selected_option.text == "GB"


def test_a_decimal_from_a_link_has_the_marks_of_the_page(
    browser: Browser, widget: Widget, kinds: Server
) -> None:
    """1.125 in a link is no thousand where the point groups digits."""
    browser.open(f"{kinds.url}es/kitchen-sink/#memory=1.125GiB&kept=12.5")
    widget.ready()
    expect(widget, total="0.140625")
    assert (widget.value("memory"), widget.value("kept")) == ("1,125", "12,5")
    widget.control("kept").send_keys(Keys.ARROW_UP)
    expect(widget, total="0.14175")  # 1.125 * 0.126
    travels(browser, memory="1.125GiB", kept="12.6")


def test_a_bound_is_told_in_the_unit_that_was_chosen(opened: Widget) -> None:
    Select(opened.browser.find("#memory-unit")).select_by_value("MiB")
    opened.type("memory", "2000000")
    assert "1,048,576 MiB" in opened.has_error("memory")
    opened.type("memory", "3 parsecs")
    assert "GiB, MiB, and GB" in opened.has_error("memory")


def test_per_cent_is_typed_with_and_without_its_sign(opened: Widget) -> None:
    opened.type("kept", "50%")
    expect(opened, total="0.75")
    opened.type("kept", "201")
    assert "200%" in opened.has_error("kept")
    opened.type("kept", "150")
    expect(opened, total="2.25")
    told = has_message(opened.browser, "kept")
    assert told == "150% is more than there is."


def test_arrow_keys_step_by_the_last_digit_or_double(opened: Widget) -> None:
    opened.type("kept", "0.90")
    opened.control("kept").send_keys(Keys.ARROW_UP)
    assert opened.value("kept") == "0.91"
    opened.control("memory").send_keys(Keys.ARROW_UP)
    assert opened.value("memory") == "3"
    opened.control("memory").send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    assert opened.value("memory") == "0.75"


def test_a_choice_shows_what_counts_with_it_and_keeps_what_does_not(
    opened: Widget,
) -> None:
    browser = opened.browser
    tick(browser, "mode", "planned")
    plan = browser.find("[data-input='plan']")
    browser.wait(plan.is_displayed, "the field of the plan")
    assert browser.js("return document.activeElement.value") == "planned"
    opened.type("plan", "21")
    expect(opened, planned="42")
    assert "21 tokens twice" in plain(browser.find("[data-output='planned']").text)
    tick(browser, "mode", "plain")
    expect(opened, planned="")
    assert not plan.is_displayed()
    assert not browser.find("[data-output='planned']").is_displayed()
    assert opened.value("plan") == "21"
    travels(browser, plan="21")


def test_what_is_hidden_is_not_complained_about(opened: Widget) -> None:
    browser = opened.browser
    tick(browser, "mode", "planned")
    opened.type("plan", "nonsense")
    opened.has_error("plan")
    tick(browser, "mode", "plain")
    expect(opened, **DEFAULT_RESULTS)


def test_boxes_are_ticked_up_to_what_the_calculator_refuses(opened: Widget) -> None:
    browser = opened.browser
    tick(browser, "modules", "k")
    browser.wait(
        lambda: "Query, Key, and Value" in browser.find("[data-output='fits']").text,
        "the sentence with three modules",
    )
    tick(browser, "modules", "o")
    told = has_message(browser, "modules")
    assert told == "4 modules are too many in the mode plain."
    group = browser.find("#mode")
    assert group.get_attribute("aria-invalid") == "true"
    assert group.get_attribute("aria-errormessage") == "modules-message"
    for value in "qkvo":
        tick(browser, "modules", value)
    travels(browser, modules="none")


def test_a_tick_is_yes_or_no_in_sentences(opened: Widget) -> None:
    opened.control("verbose").click()
    opened.browser.wait(
        lambda: "told at length" in opened.browser.find("[data-output='total']").text,
        "the long sentence",
    )
    travels(opened.browser, verbose="true")


def test_lists_and_tables_are_lines(opened: Widget) -> None:
    opened.type("sizes", "5")
    opened.control("sizes").send_keys(Keys.ENTER, "7")
    expect(opened, doubled="10;14")
    opened.type("stages", "30 | 12.5")
    expect(opened, plans="30|12.5")
    cells = opened.browser.all("[data-output='plans'] td")
    assert [cell.text for cell in cells] == ["30", "12.5%"]
    opened.type("sizes", "5; x")
    assert opened.has_error("sizes").startswith("Value 2: “x” is not a number")
    opened.type("stages", "30")
    assert "Row 1 has 1 cell, but 2" in opened.has_error("stages")


def test_what_a_link_gives_and_there_is_not_is_shown_and_told(
    browser: Browser, widget: Widget, kinds: Server
) -> None:
    strange = "mode=sideways&recipe=adagrad&modules=q,w&verbose=maybe"
    browser.open(f"{kinds.url}en/kitchen-sink/#{strange}")
    widget.ready()
    assert "sideways" in has_message(browser, "mode")
    assert "Unknown: sideways" in browser.find("#mode").text
    recipe = Select(browser.find("#recipe"))
    assert recipe.first_selected_option.text == "Unknown: adagrad"
    assert "adagrad" in has_message(browser, "recipe")
    assert "w" in has_message(browser, "modules")
    assert "maybe" in has_message(browser, "verbose")
    tick(browser, "mode", "plain")
    recipe.select_by_value("sgd")
    tick(browser, "modules", "w")
    widget.control("verbose").click()
    expect(widget, verdict="small")
    assert "plain steps" in browser.find("[data-output='compute']").text


def test_a_preset_fills_and_tells_its_source_and_what_was_changed(
    opened: Widget,
) -> None:
    browser = opened.browser
    preset = Select(browser.find("#preset-model"))
    preset.select_by_value("small")
    expect(opened, total="1.8", compute="6000")
    note = browser.find("#preset-model-note")
    assert plain(note.text) == (
        "Filled in: Memory and Tokens. Source, as of November 1, 2026"
    )
    link = note.find_element("css selector", "a")
    assert link.get_attribute("href") == "https://models.example/small"
    opened.type("tokens", "2000")
    browser.wait(
        lambda: "Changed by you since: Tokens." in note.text, "what was changed"
    )
    assert "model" not in given(browser)
    preset.select_by_value("large")
    travels(browser, memory="80GB")
    assert "A letter of its author" in note.text


def test_readonly_holds_for_every_kind(
    browser: Browser, widget: Widget, kinds: Server
) -> None:
    names = "memory,mode,recipe,modules,verbose,sizes,tokens"
    browser.open(f"{kinds.url}en/kitchen-sink/embed/#readonly={names}&load=eager")
    widget.ready()
    for name in ("memory", "sizes"):
        assert widget.control(name).get_attribute("readonly")
    for css in ("#memory-unit", "#recipe", "#verbose", "#mode input", "#modules input"):
        assert not browser.find(css).is_enabled(), css
    Select(browser.find("#preset-model")).select_by_value("small")
    widget.type("kept", "80")
    expect(widget, total="1.2", compute=DEFAULT_RESULTS["compute"])


def helper(browser: Browser) -> WebElement:
    """Its panel, once it has come; opened if it is not."""
    if not browser.all(".helper"):
        browser.find("[data-helper='cluster-layout']").click()
    browser.wait(lambda: browser.all(".helper"), "the helper")
    return browser.find("[data-input='replicas'] .helper")


def test_a_helper_calculates_beside_the_field_and_fills_it(opened: Widget) -> None:
    browser = opened.browser
    loaded = "return performance.getEntriesByType('resource').map((one) => one.name)"
    assert not any("cluster-layout" in name for name in browser.js(loaded))
    panel = helper(browser)
    use = panel.find_element("css selector", "[data-use]")
    browser.wait(lambda: use.text == "Use 64 replicas", "the helper's first answer")
    field = panel.find_element("css selector", "[name$='tensor_parallel_size']")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("3")
    told = panel.find_element("css selector", "[id$='tensor_parallel_size-message']")
    browser.wait(lambda: "64 GPUs cannot be divided by 3" in told.text, "the refusal")
    assert use.get_attribute("aria-disabled") == "true"
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("4")
    browser.wait(lambda: use.text == "Use 16 replicas", "the answer for 4")
    assert opened.value("replicas") == "64"
    use.click()
    browser.wait(lambda: opened.value("replicas") == "16", "the value taken over")
    assert browser.js("return document.activeElement.id") == "replicas"
    assert browser.all(".helper") == []
    travels(browser, replicas="16")


def test_escape_closes_a_helper_and_returns_to_its_button(opened: Widget) -> None:
    browser = opened.browser
    button = browser.find("[data-helper='cluster-layout']")
    helper(browser)
    browser.find(".helper [name$='nodes']").send_keys(Keys.ESCAPE)
    assert browser.all(".helper") == []
    assert browser.js("return document.activeElement.dataset.helper")
    assert button.get_attribute("aria-expanded") == "false"


@pytest.mark.parametrize("file", ["calculator", "helper"])
def test_a_helper_that_cannot_be_loaded_says_so_and_harms_nothing(
    opened: Widget, kinds: Server, file: str
) -> None:
    """Neither without its Python nor without its fields; the next attempt succeeds."""
    browser = opened.browser
    browser.expect_console("cluster-layout")
    browser.clear_cache()
    kinds.rules.append(Rule(re.compile(f"{file}-cluster-layout"), 404, body=b"-"))
    try:
        panel = helper(browser)
        browser.wait(lambda: "could not be loaded" in panel.text, "the cause")
    finally:
        kinds.restore()
    opened.type("kept", "80")
    expect(opened, total="1.2")
    browser.find("[data-helper='cluster-layout']").click()
    assert browser.all(".helper") == []
    browser.wait(lambda: "Use 64" in helper(browser).text, "the helper after all")


def test_a_result_goes_on_to_what_takes_it(
    browser: Browser, widget: Widget, kinds: Server
) -> None:
    browser.open(f"{kinds.url}en/cluster-layout/")
    widget.ready()
    widget.type("nodes", "4")
    expect(widget, replicas="32")
    browser.find("[data-output='replicas'] [data-carry]").click()
    browser.wait(lambda: "kitchen-sink" in browser.driver.current_url, "the next page")
    widget.ready()
    assert widget.value("replicas") == "32"


def test_inputs_and_results_are_copied_as_data(opened: Widget) -> None:
    browser = opened.browser
    browser.grant("clipboardReadWrite", "clipboardSanitizedWrite")
    read = "return navigator.clipboard.readText()"
    opened.press("copy-json")
    browser.wait(lambda: browser.js(read).startswith("{"), "JSON in the clipboard")
    data = json.loads(browser.js(read))
    assert data["calculator"] == "kitchen-sink"
    assert data["inputs"]["memory"] == "1.5GiB"
    assert data["outputs"]["planned"] is None
    assert data["outputs"]["kept_share"] == "1.40625"  # 90 / 64, every digit
    opened.press("copy-csv")
    browser.wait(lambda: browser.js(read).startswith("role,"), "CSV in the clipboard")
    lines = browser.js(read).splitlines()
    assert "input,kept,90,percent" in lines
    assert "result,total,1.35,GiB" in lines


def test_every_kind_says_what_it_is_in_japanese(
    browser: Browser, widget: Widget, kinds: Server
) -> None:
    browser.open(f"{kinds.url}ja/kitchen-sink/#verbose=true&mode=planned&plan=7")
    widget.ready()
    expect(widget, planned="14")
    assert "7トークンの2倍です。" in browser.find("[data-output='planned']").text
    assert "はい" in browser.find("[data-output='fits']").text
    assert "（詳細）" in browser.find("[data-output='total']").text
    widget.type("memory", "0")
    assert "0 GiBより大きい値が必要です。" in widget.has_error("memory")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_kind_is_accessible(
    browser: Browser, widget: Widget, kinds: Server, lang: str, scheme: str
) -> None:
    browser.media(prefers_color_scheme=scheme)
    values = "mode=planned&recipe=adagrad&modules=q,w&kept=150&sizes=x"
    browser.open(f"{kinds.url}{lang}/kitchen-sink/#{values}")
    widget.ready()
    helper(browser)
    browser.wait(lambda: browser.find("[data-use]").is_enabled(), "the helper")
    assert browser.violations() == []


def test_every_kind_prints_on_one_page(
    browser: Browser, widget: Widget, kinds: Server
) -> None:
    browser.open(f"{kinds.url}en/kitchen-sink/#mode=planned&plan=7&memory=2GB")
    widget.ready()
    expect(widget, planned="14")
    browser.media("print")
    browser.js("dispatchEvent(new Event('beforeprint'))")
    row = browser.find("[data-report-input='memory']")
    assert plain(row.text) == "Memory m 2 GB"
    recipe = browser.find("[data-report-input='recipe']")
    assert plain(recipe.text) == "Recipe AdamW with 32-bit states"
    plans = browser.find("[data-report-output='plans']")
    assert plain(plans.text).endswith("20 25% As entered.")
    sheet = browser.cdp("Page.printToPDF", preferCSSPageSize=True)["data"]
    pages = re.findall(rb"/Type\s*/Page[^s]", b64decode(sheet))
    assert len(pages) == 1


def test_the_studio_offers_what_can_be_chosen(browser: Browser, kinds: Server) -> None:
    browser.open(f"{kinds.url}en/studio/?calculator=kitchen-sink")
    mode = Select(browser.find("#value-mode"))
    assert [option.text for option in mode.options] == ["Plain", "Plain", "Planned"]
    assert browser.find("#value-memory").get_attribute("placeholder") == "1.5 GiB"
    mode.select_by_value("planned")
    browser.find("#value-memory").send_keys("80GiB")
    code = browser.find("#code")
    browser.wait(
        lambda: 'memory="80GiB" mode="planned"' in code.get_property("value"),
        f"the values in {code.get_property('value')}",
    )
    browser.find("#value-sizes").send_keys("x")
    browser.wait(
        lambda: browser.find("#error-sizes").is_displayed(), "the error of a list"
    )


def test_a_copy_for_offline_use_has_its_helpers_too(
    browser: Browser, widget: Widget, kinds: Server, tmp_path: Path
) -> None:
    dist = kinds.folder
    file = tmp_path / "copy.html"
    write_copy(ROOT, dist, "kitchen-sink", "en", file, site="")
    browser.open(file.as_uri())
    widget.ready()
    use = helper(browser).find_element("css selector", "[data-use]")
    browser.wait(lambda: use.text == "Use 64 replicas", "the helper's answer")
