"""What the studio says that an embed costs is what goes over the wire."""

import json
import re

import pytest

from tests.browser.conftest import SLUG
from tests.browser.test_embed import element, heard, inner_frame
from tests.browser.widget import Widget, answer


def told(site, lang):
    """The figures that the build has put into the studio."""
    page = (site.dist / lang / "studio/index.html").read_text("utf-8")
    config = re.search(r'id="calclet-config">(.*?)</script>', page, re.DOTALL)[1]
    calculators = json.loads(config)["calculators"]
    return next(x for x in calculators if x["manifest"]["slug"] == SLUG)["costs"]


def sent(site):
    return sum(request.bytes for request in site.requests())


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_costs_are_the_bytes_of_a_first_visit(browser, site, lang):
    """To see a widget, and then to use it; to the byte."""
    browser.clear_cache()
    browser.open(site.host(element(site, f'lang="{lang}"')))
    browser.wait(lambda: heard(browser, "ready"), "calclet-ready")
    costs = told(site, lang)
    view = costs["script"] + costs["frame"][lang]
    browser.wait(lambda: sent(site) >= view, f"{view} bytes, not {sent(site)}")
    assert sent(site) == view

    with browser.frame(inner_frame(browser)):
        Widget(browser).type("micro_batch_size", "16")
        Widget(browser).shows(answer(micro_batch_size=16))
    assert sent(site) == view + costs["python"]
