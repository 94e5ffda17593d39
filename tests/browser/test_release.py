"""What is published calculates once it is unzipped and served."""

import subprocess
import sys
import tarfile
import zipfile

import pytest

import calclet
from tests.browser.conftest import SLUG
from tests.browser.widget import answer
from tests.conftest import ROOT
from tests.serving import Server

VERSION = calclet.__version__


@pytest.fixture(scope="module")
def release(tmp_path_factory):
    """A folder with each archive unpacked, by the archive's name."""
    out = tmp_path_factory.mktemp("release")
    command = [sys.executable, "build.py", "release", "--only", SLUG, "--out", out]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    for path in out.glob("*.zip"):
        with zipfile.ZipFile(path) as archive:
            archive.extractall(out / path.stem)  # noqa: S202 - our own
    with tarfile.open(out / f"calclet-{VERSION}.tgz") as archive:
        archive.extractall(out / "npm", filter="data")
    return out


@pytest.mark.parametrize("name", [f"site-{VERSION}", f"{SLUG}-{VERSION}"])
def test_unzipped_page_calculates(browser, widget, release, name):
    """On any static host, below any path."""
    with Server(release / f"calclet-{name}", base="/any/path/") as server:
        browser.open(f"{server.url}ja/{SLUG}/")
        widget.type("micro_batch_size", "16")
        widget.shows(answer(micro_batch_size=16))


def test_installed_package_gives_the_element(browser, widget, site, release):
    """A folder that is copied to where a site keeps its static files."""
    with Server(release / "npm" / "package", base="/calclet/") as server:
        loader = f"{server.url}calclet.js"
        browser.open(
            site.host(
                f'<script async src="{loader}"></script><calclet-widget'
                f' calculator="{SLUG}" micro_batch_size="3"></calclet-widget>'
            )
        )
        inner = "return document.querySelector('calclet-widget').shadowRoot"
        find = f"{inner}?.querySelector('iframe.ready')"
        frame = browser.wait(lambda: browser.js(find), "a ready frame")
        with browser.frame(frame):
            widget.type("data_parallel_size", "2")
            widget.shows(answer(micro_batch_size=3, data_parallel_size=2))
