"""Configs are read into the calculator's inputs, and written from them."""

from __future__ import annotations

import pytest

from tests.browser.words import says

DEEPSPEED = """{
  "train_batch_size": 64,
  "train_micro_batch_size_per_gpu": 4,
  "gradient_accumulation_steps": 8
}"""
LAUNCH = "torchrun --nproc_per_node 8 train.py --deepspeed ds_config.json"


@pytest.fixture
def reader(browser, site, widget):
    browser.open(site.page())
    widget.ready()
    assert site.requests("part-readers") == []
    widget.open_tool("read-config")
    return browser


def paste(browser, text):
    browser.js(
        "arguments[0].value = arguments[1];"
        "arguments[0].dispatchEvent(new InputEvent('input', {bubbles: true}))",
        browser.find("#tool-read-text"),
        text,
    )


def choose(browser, folder, **files):
    """Files of these names, as a person chooses them from a disk."""
    paths = []
    for name, text in files.items():
        path = folder / name.replace("_DOT_", ".")
        path.write_text(text, "utf-8")
        paths.append(str(path))
    browser.find("input[type=file]").send_keys("\n".join(paths))


def value(browser, name):
    return browser.js(f"return document.getElementById('tool-read-{name}')?.value")


def test_a_config_fills_the_form_with_what_it_states(reader, widget, site):
    """Each value with its line; what is missing stays as it is in the form."""
    browser = reader
    paste(browser, DEEPSPEED)
    browser.wait(lambda: value(browser, "micro_batch_size") == "4", "what was read")
    assert value(browser, "data_parallel_size") == "2"
    assert value(browser, "sequence_length") == ""
    origin = browser.text("#tool-read-gradient_accumulation_steps-origin")
    assert 'line 4: "gradient_accumulation_steps": 8' in origin

    browser.find(".read-values + .button").click()
    widget.shows({"global_batch_size": "64", "tokens_per_step": str(64 * 4096)})
    assert widget.value("sequence_length") == "4096"
    assert len(site.requests("part-readers")) == 1


def test_lines_of_a_config_run_from_left_to_right_in_arabic(browser, site, widget):
    """A brace that opens a line stands at its left end, in any language."""
    browser.open(site.page("ar"))
    widget.ready()
    widget.open_tool("read-config")
    paste(browser, DEEPSPEED.replace("\n", " "))
    browser.wait(lambda: value(browser, "micro_batch_size") == "4", "what was read")
    assert browser.js(
        "const lines = '.read-origin code, .read-findings code';"
        "return [...document.querySelectorAll(lines)]"
        ".every((code) => getComputedStyle(code).direction === 'ltr')"
    )


def test_files_that_do_not_agree_are_explained_with_a_way_out(reader, widget, tmp_path):
    """Eight processes with a config for two: one of the ways is taken."""
    browser = reader
    choose(browser, tmp_path, ds_config_DOT_json=DEEPSPEED, run_DOT_sh=LAUNCH)
    problems = browser.wait(lambda: browser.all(".read-problems li"), "a problem")
    assert len(problems) == 1
    assert "64" in problems[0].text
    repairs = browser.all(".read-repairs > ul > li")
    assert len(repairs) >= 2

    repairs[0].find_element("css selector", "button").click()
    browser.wait(
        lambda: widget.value("data_parallel_size") == "8", "the repaired values"
    )


def test_a_value_corrected_by_hand_counts(reader):
    """And is told as such; what follows from it follows."""
    browser = reader
    paste(browser, DEEPSPEED.replace('  "train_batch_size": 64,\n', ""))
    browser.wait(lambda: value(browser, "micro_batch_size") == "4", "what was read")
    assert value(browser, "data_parallel_size") == ""
    line = browser.find("#tool-read-world_size")
    line.send_keys("16\t")
    browser.wait(lambda: value(browser, "data_parallel_size") == "16", "the replicas")
    assert says(browser.text("#tool-read-world_size-origin"), "read-given")


@pytest.mark.parametrize("text", ["what is this?", '{"train_batch_size": [' * 90])
def test_what_cannot_be_read_is_said(reader, text):
    """Beside the text, which stays."""
    browser = reader
    paste(browser, text)
    note = browser.find(".tool-note")
    browser.wait(lambda: note.is_displayed() and "." in note.text, "the reason")
    assert not browser.find(".read-values").is_displayed()
    assert browser.js("return document.getElementById('tool-read-text').value") == text


def test_values_are_written_as_a_config(browser, site, widget):
    """Of each framework, and again after an edit."""
    browser.open(site.page())
    widget.ready()
    widget.open_tool("write-config")
    select = browser.find("#tool-write-framework")
    browser.js(
        "arguments[0].value = 'deepspeed';"
        "arguments[0].dispatchEvent(new Event('change'))",
        select,
    )
    code = lambda: browser.text(".write-code")  # noqa: E731
    browser.wait(lambda: '"train_batch_size": 2048' in code(), "the config")
    widget.type("micro_batch_size", "16\n")
    browser.wait(lambda: '"train_batch_size": 4096' in code(), "the new config")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violations(reader, tmp_path, scheme):
    """With a problem, its repairs and a value that is missing."""
    browser = reader
    browser.media(prefers_color_scheme=scheme)
    choose(browser, tmp_path, ds_config_DOT_json=DEEPSPEED, run_DOT_sh=LAUNCH)
    browser.wait(lambda: browser.all(".read-repairs li"), "the repairs")
    assert browser.violations() == []
