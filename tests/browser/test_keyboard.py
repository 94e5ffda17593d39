"""Everything without a mouse."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.widget import DEFAULTS, answer


def focused(browser):
    return browser.js(
        "const e = document.activeElement; return e.dataset.action || e.name || e.id"
    )


@pytest.mark.engines
def test_tab_reaches_fields_and_actions_in_order(browser, site, widget):
    """Fields first, in reading order, then the actions; focus is always visible."""
    browser.open(site.frame())
    browser.js("arguments[0].focus()", widget.control("micro_batch_size"))
    seen = []
    for _ in range(40):
        name = focused(browser)
        if name:
            seen.append(name)
        browser.keys(Keys.TAB)
    order = [name for name in dict.fromkeys(seen) if name in DEFAULTS]

    assert order == list(DEFAULTS)
    for action in ("share", "report", "reset", "embed"):
        assert seen.index(action) > seen.index("sequence_length")


@pytest.mark.engines
@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("micro_batch_size", Keys.ARROW_UP, 16),
        ("micro_batch_size", Keys.ARROW_DOWN, 4),
        ("data_parallel_size", Keys.ARROW_UP, 65),
        ("data_parallel_size", Keys.ARROW_DOWN, 63),
    ],
)
def test_arrows_step_a_number(browser, site, widget, name, key, value):
    """By doubling and halving where the input says so, else by one."""
    browser.open(site.page())
    widget.control(name).send_keys(key)

    widget.shows(answer(**{name: value}))
    assert widget.value(name) == str(value)


def test_shift_and_arrow_steps_by_one(browser, site, widget):
    """A doubling input still has its neighbours."""
    browser.open(site.page())
    widget.control("micro_batch_size").send_keys(Keys.SHIFT, Keys.ARROW_UP)

    widget.shows(answer(micro_batch_size=9))


def test_arrow_does_not_leave_the_range(browser, site, widget):
    """One is the smallest: the arrow stops there."""
    browser.open(site.page("en", "#micro_batch_size=1"))
    widget.control("micro_batch_size").send_keys(Keys.ARROW_DOWN)

    widget.shows(answer(micro_batch_size=1))
    assert widget.value("micro_batch_size") == "1"


@pytest.mark.engines
def test_enter_settles(browser, site, widget):
    """Enter keeps the page, the focus and the value, and answers."""
    browser.open(site.page())
    widget.type("micro_batch_size", "12" + Keys.ENTER)

    widget.shows(answer(micro_batch_size=12))
    assert focused(browser) == "micro_batch_size"
    assert browser.driver.current_url.startswith(site.page())


@pytest.mark.engines
@pytest.mark.parametrize("action", ["share", "embed"])
def test_panel_opens_takes_focus_and_gives_it_back(browser, site, widget, action):
    """A panel is opened by Enter, closed by Escape, and focus returns."""
    browser.open(site.page())
    widget.ready()
    widget.action(action).send_keys(Keys.ENTER)
    panel = widget.panel(action)
    browser.wait(
        lambda: browser.js(
            "return arguments[0].contains(document.activeElement)", panel
        ),
        "focus in the panel",
    )
    browser.keys(Keys.ESCAPE)

    browser.wait(lambda: focused(browser) == action, "focus back at its button")
    assert not panel.is_displayed()


def test_skip_link_leads_to_the_calculator(browser, site, widget):
    """The first Tab stop jumps over the navigation."""
    browser.open(site.page())
    browser.keys(Keys.TAB)
    browser.keys(Keys.ENTER)

    browser.wait(
        lambda: browser.js(
            "const root = document.querySelector('.calclet');"
            "const target = document.querySelector(location.hash || 'nothing');"
            "return Boolean(target && (root.contains(target) || target.contains(root)))"
        ),
        "the calculator as target",
    )
    widget.shows(answer())
    assert widget.value("micro_batch_size") == str(DEFAULTS["micro_batch_size"])
