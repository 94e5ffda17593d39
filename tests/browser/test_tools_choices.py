"""All ways to reach a batch: ranked, used, compared, drawn."""

import pytest

from tests.browser.widget import answer
from tests.browser.words import says


def ways(batch, most):
    """By trying: b, d and a whose product is the batch, b at most so large."""
    return [
        (b, d, batch // (b * d))
        for b in range(1, most + 1)
        for d in range(1, batch + 1)
        if batch % (b * d) == 0
    ]


def ranking(browser):
    """Of each row b, d and a."""
    texts = browser.js(
        "return [...document.querySelectorAll('.ranking tbody tr')]"
        ".map(r => [...r.cells].slice(1, 4).map(c => c.textContent))"
    )
    return [tuple(int(x.replace(",", "")) for x in row) for row in texts]


def limit(widget, **bounds):
    for name, text in bounds.items():
        widget.enter(f"tool-choices-{name}", text)


@pytest.mark.engines
def test_all_ways_are_found_and_one_is_used(browser, site, widget):
    """A micro-batch fits that is in the form: 2,048 by at most 8, each way once."""
    browser.open(site.page())
    widget.open_tool("choices")
    expected = ways(2048, 8)
    assert says(browser.text(".tool .tool-lead"), "choices-count", total="42")
    assert len(expected) == 42
    browser.find(".tool-answer .tool-scroll + .link").click()
    found = ranking(browser)
    assert sorted(found) == sorted(expected)
    assert found[:2] == [(8, 256, 1), (4, 512, 1)]  # fewest passes, largest micro-batch

    browser.find(".ranking tbody button").click()
    widget.shows(answer(data_parallel_size=256, gradient_accumulation_steps=1))
    assert widget.value("micro_batch_size") == "8"
    browser.wait(
        lambda: says(browser.text(".ranking [aria-current]"), "tool-there"), "its row"
    )


def test_traits_of_a_cluster_are_told_in_words(browser, site, widget):
    """512 GPUs with four stages: what a dead node of 8 leaves, and short pipelines."""
    browser.open(site.page())
    widget.open_tool("choices")
    limit(widget, world_size="512", pipeline_parallel_size="4", gpus_per_node="8")
    limit(widget, model_parallel_size="8", micro_batch_size_max="16")
    rows = [row.text for row in browser.all(".ranking tbody tr")]
    assert ranking(browser)[0] == (8, 64, 4)
    assert says(
        rows[0],
        "choices-mark-breaks-after-node-loss",
        world_size="504",
        global_batch_size="2,016",  # 4 passes of 63 replicas of 8
    )
    assert 8 * 63 * 4 == 2016
    assert ranking(browser)[-1] == (16, 64, 2)
    assert says(rows[-1], "choices-mark-fewer-passes-than-stages")
    assert not says(rows[0], "choices-mark-fewer-passes-than-stages")

    limit(widget, world_size="510")
    field = browser.find("#tool-choices-model_parallel_size")
    assert field.get_attribute("aria-invalid") == "true"
    message = browser.find(f"#{field.get_attribute('aria-errormessage')}")
    assert says(message.text, "error-does-not-divide", value="8", of="510")


def test_nearest_batches_where_none_is_exact(browser, site, widget):
    """With 64 replicas 1,000 sequences are not to be had: 960 and 1,024 are."""
    browser.open(site.page())
    widget.open_tool("choices")
    limit(widget, data_parallel_size="64", target="1000")
    assert says(browser.text(".tool .tool-lead"), "choices-near")
    assert {b * d * a for b, d, a in ranking(browser)} == {960, 1024}
    first, *_, last = (row.text for row in browser.all(".ranking tbody tr"))
    assert says(first, "tool-above", share="2.4%")
    assert says(last, "tool-below", share="4%")


def test_two_are_compared_side_by_side(browser, site, widget):
    """What differs has a sign and is said; a third takes the place of the first."""
    browser.open(site.page())
    widget.open_tool("choices")
    limit(widget, data_parallel_size="64")
    boxes = browser.all(".ranking tbody input")
    for box in boxes[:2]:
        box.click()
    table = browser.js(
        "return [...document.querySelectorAll('.comparison tbody tr')].map(r =>"
        "[r.cells[0].textContent.trim()[0], r.cells[1].textContent,"
        " r.cells[2].textContent])"
    )
    assert table[0] == ["≠", "8 sequences", "4 sequences"]
    assert table[1] == ["=", "64 replicas", "64 replicas"]
    assert table[2] == ["≠", "4 passes", "8 passes"]
    assert table[3] == ["=", "2,048 sequences", "2,048 sequences"]
    region = browser.find(".calclet [role=status]")
    browser.wait(
        lambda: says(region.get_attribute("textContent"), "choices-differ"), "the news"
    )

    boxes[2].click()
    assert [box.is_selected() for box in boxes[:3]] == [False, True, True]
    boxes[2].click()
    assert not browser.find(".comparison").is_displayed()


def test_choices_are_drawn(browser, site, widget):
    """Each as a mark with its name, the form's own apart from the others."""
    browser.open(site.page())
    widget.open_tool("choices")
    limit(widget, data_parallel_size="64")
    browser.find(".tool-data summary").click()
    marks = browser.wait(
        lambda: browser.js(
            "return [...document.querySelectorAll('.plot-mark title')]"
            ".map(t => t.textContent)"
        ),
        "marks",
    )
    assert sorted(marks) == sorted(
        f"b = {b} · d = {d} · a = {a}" for b, d, a in ways(2048, 8) if d == 64
    )
    [now] = browser.all(".plot-mark.now")
    title = browser.js("return arguments[0].textContent", now)
    assert title == "b = 8 · d = 64 · a = 4"


def test_best_choices_are_printed_with_their_plot(browser, site, widget):
    """Where the plot is open; on paper there is nothing to tick or press."""
    browser.open(site.page())
    widget.open_tool("choices")
    browser.find(".tool-data summary").click()
    browser.find(".plot")
    browser.js("dispatchEvent(new Event('beforeprint'))")
    browser.media("print")
    copy = browser.find(".report .report-chart")
    assert "b = 8 · d = 256 · a = 1" in copy.text
    assert copy.find_element("css selector", "svg").is_displayed()
    assert copy.find_elements("css selector", "button, input") == []
