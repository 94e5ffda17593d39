"""What a visit leaves behind for the next one."""

import time

import pytest

from tests.browser import engines

ENOUGH = 500_000  # bytes: without being run in, nothing is kept at all


@pytest.mark.browser
def test_compiled_code_is_kept_once_nobody_asks_any_more(site, tmp_path):
    """The next start finds in the browser's cache what this one had to compile."""
    with engines.started("chromium", tmp_path) as driver:
        driver.get(site.frame("en", "#load=eager"))
        end = time.monotonic() + 60
        while (size := kept(tmp_path)) < ENOUGH and time.monotonic() < end:
            time.sleep(0.2)
    assert size >= ENOUGH


def kept(profile):
    """Bytes of compiled WebAssembly in a profile."""
    return sum(f.stat().st_size for f in profile.glob("*/Code Cache/wasm/*_0"))
