"""Tools in a file that was saved for offline use: all of them, without a request."""

import pytest

from calclet_build.offline import write_copy
from tests.browser.conftest import SLUG
from tests.browser.test_copy import asked
from tests.browser.test_tools_configs import DEEPSPEED, paste, value
from tests.browser.test_tools_solve import cards, solve
from tests.browser.widget import answer
from tests.conftest import ROOT

# An anchor and a text over several lines are more than can be read without the library.
YAML = """\
defaults: &defaults
  gradient_accumulation_steps: 2
  run_name: >
    a name
    of two lines
training:
  <<: *defaults
  per_device_train_batch_size: 16
  output_dir: out
"""


@pytest.fixture(scope="module")
def files(dist, tmp_path_factory):
    """A copy of a calculator in English, by its slug."""
    folder = tmp_path_factory.mktemp("USB stick")

    def file(slug=SLUG):
        path = folder / f"{slug}.html"
        if not path.exists():
            write_copy(ROOT, dist, slug, "en", path, site="")
        return path.as_uri()

    return file


@pytest.mark.engines
def test_configs_are_read_in_a_file(browser, widget, files):
    """Those that need the YAML library too; what was read fills the form."""
    browser.open(files())
    widget.open_tool("read-config")
    paste(browser, DEEPSPEED)
    browser.wait(lambda: value(browser, "micro_batch_size") == "4", "what was read")
    browser.find(".read-values + .button").click()
    widget.shows({"global_batch_size": "64", "tokens_per_step": str(64 * 4096)})

    paste(browser, YAML)
    browser.wait(lambda: value(browser, "micro_batch_size") == "16", "the YAML")
    assert value(browser, "gradient_accumulation_steps") == "2"


@pytest.mark.engines
def test_targets_are_met_in_a_file(browser, widget, files):
    """Solved by Python that came with the file."""
    browser.open(files())
    widget.open_tool("solve")
    solve(widget, "4Mi")
    assert 32 * 8 * 4 * 4096 == 4 * 2**20
    [card] = cards(browser)
    assert "32 replicas" in card

    browser.find(".solution button").click()
    widget.shows(answer(data_parallel_size=32))


@pytest.mark.parametrize("slug", [SLUG, "batch-ramp"])
def test_every_tool_opens_in_a_file(browser, widget, files, slug):
    """Nothing is asked of any address, nothing runs before a tool is opened."""
    browser.requests()
    browser.open(files(slug))
    widget.ready()
    assert browser.js("return typeof calcletTools") == "undefined"

    names = [button.get_attribute("data-tool") for button in browser.all("[data-tool]")]
    assert len(names) >= 3
    for name in names:
        widget.open_tool(name)
        browser.wait(
            lambda: browser.all(".tool:not([hidden], [aria-busy]) > *"), f"the {name}"
        )
    assert asked(browser) == []
