"""The site on two origins and a browser, for the stories in this folder."""

from __future__ import annotations

import os
import re
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from calclet_build.server import Rule
from tests.browser import engines
from tests.browser.driver import BROWSERS, Browser
from tests.browser.widget import Widget
from tests.serving import Request, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SLUG = "effective-batch-size"
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")
    items[:] = _first_cases(items)


def _first_cases(items: list[pytest.Item]) -> list[pytest.Item]:
    """Chromium has every case of a story, the other engines its first."""
    told = set()
    kept = []
    for item in items:
        engine = getattr(item, "callspec", None) and item.callspec.params.get("engine")
        story = (item.path, item.originalname, engine)
        if engine in {None, "chromium"} or story not in told:
            kept.append(item)
        told.add(story)
    return kept


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A story runs in each engine it is marked for, or is skipped there by name."""
    mark = metafunc.definition.get_closest_marker("engines")
    if mark:
        ids = [
            pytest.param(
                name,
                marks=[pytest.mark.skip(reason=f"{name}: {mark.kwargs[name]}")]
                if name in mark.kwargs
                else [],
            )
            for name in engines.ENGINES
        ]
        metafunc.parametrize("engine", ids, indirect=True)


@dataclass
class Site:
    """The built site at `url`, and host pages of our making on another origin."""

    dist: Path
    server: Server
    hosts: Server

    @property
    def url(self) -> str:
        return self.server.url

    def page(self, lang: str = "en", values: str = "") -> str:
        return f"{self.url}{lang}/{SLUG}/{values}"

    def frame(self, lang: str = "en", values: str = "") -> str:
        return f"{self.url}{lang}/{SLUG}/embed/{values}"

    def studio(self, lang: str = "en") -> str:
        return f"{self.url}{lang}/studio/?calculator={SLUG}"

    def host(
        self, body: str, path: str = "/host.html", headers: dict[str, str] | None = None
    ) -> str:
        """A page on the other origin; a full document, or what goes into its body."""
        if "<html" not in body:
            body = (
                '<!doctype html><html lang="en"><meta charset="utf-8">'
                '<meta name="viewport" content="width=device-width">'
                '<link rel="icon" href="data:,"><title>Host</title>'
                f"<body>{body}</body></html>"
            )
        self.hosts.pages[path] = (body.encode(), headers or {})
        return self.hosts.url.rstrip("/") + path

    def breaks(
        self,
        path: str,
        *,
        status: int = 200,
        body: bytes | None = None,
        type: str | None = None,  # noqa: A002
        delay: float = 0,
    ) -> None:
        """From now to the end of the test: `breaks(r"\\.wasm$", status=404)`.

        A status of 0 cuts the line.
        """
        if type and body is None:  # the right file under a wrong name
            found = (f for f in self.dist.rglob("*") if re.search(path, f.as_posix()))
            body = next(found).read_bytes()
        if status != 200:
            body = b"gone"
        self.server.rules.append(Rule(re.compile(path), status, delay, body, type))

    def sends(self, path: str, header: str, value: str) -> None:
        """A header in place of ours, to the end of the test."""
        self.server.headers.append((path, header, value))

    def without_scripts(self) -> None:
        """Pages come as if JavaScript was turned off; a story's own still runs."""
        self.sends(r"/$", "Content-Security-Policy", "sandbox allow-same-origin")

    def heals(self) -> None:
        """Files are whole again; what a browser has cached is not."""
        self.server.restore()

    def requests(self, path: str = "") -> list[Request]:
        """What the site answered in this test, where the path holds the text."""
        return [r for r in self.server.log if path in r.path]

    def pyodide(self) -> list[Request]:
        """Requests for any part of the runtime."""
        parts = (".wasm", ".asm.mjs", ".zip", "worker-")
        return [r for r in self.server.log if any(p in r.path for p in parts)]


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    """Chromium runs every story; `@pytest.mark.engines` names the others."""
    return getattr(request, "param", "chromium")


@pytest.fixture(scope="session")
def _site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with _served(dist, tmp_path_factory.mktemp("host")) as site:
        yield site


@contextmanager
def _served(dist: Path, hosts: Path) -> Iterator[Site]:
    with Server(dist) as server, Server(hosts) as other:
        yield Site(dist, server, other)


@pytest.fixture
def site(_site: Site, engine: str) -> Iterator[Site]:
    """The served site, with nothing broken and nothing asked for yet.

    Only Chromium's driver can make it forget an origin; the others get a new one.
    """
    if engine != "chromium":
        with _served(_site.dist, _site.hosts.folder) as new:
            yield new
        return
    _site.server.log.clear()
    _site.heals()
    _site.hosts.pages.clear()
    _site.hosts.posts.clear()
    yield _site
    _site.heals()


@pytest.fixture(scope="session")
def _browsers(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Callable[[str], Browser]]:
    """Each engine from its first story to the end of the run."""
    with ExitStack() as stack:

        @cache
        def start(engine: str) -> Browser:
            lack = engines.missing(engine)
            if lack:
                (pytest.fail if os.environ.get("CI") else pytest.skip)(lack)
            folder = tmp_path_factory.mktemp(engine)
            driver = stack.enter_context(engines.started(engine, folder))
            return BROWSERS[engine](driver)

        yield start


@pytest.fixture
def browser(
    _browsers: Callable[[str], Browser], engine: str, site: Site
) -> Iterator[Browser]:
    """A fresh tab; errors in its console that the test did not announce fail it."""
    browser = _browsers(engine)
    browser.fresh()
    for server in (site.server, site.hosts):
        browser.forget(server.url)
    site.server.log.clear()  # of what the last test's page asked for until now
    yield browser
    if site.server.rules:
        browser.clear_cache()  # what was broken does not live on in there
    assert browser.unexpected() == []


@pytest.fixture
def widget(browser: Browser) -> Widget:
    """The calculator in whatever page or frame the browser is in."""
    return Widget(browser)
