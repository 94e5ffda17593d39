"""nginx and Caddy serve the site as our own server does, with the files we ship."""

from __future__ import annotations

import gzip
import http.client
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import brotli
import pytest

from calclet_build.headers import policy
from calclet_build.options import Options
from calclet_build.server import TYPES, Server
from tests.hosts import PROGRAMS, SHIPPED, served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# What a host must say; the rest, like a date, is its own business.
TOLD = (
    "Access-Control-Allow-Origin",
    "Cache-Control",
    "Content-Encoding",
    "Content-Security-Policy",
    "Content-Type",
    "Cross-Origin-Embedder-Policy",
    "Cross-Origin-Resource-Policy",
    "X-Content-Type-Options",
    "X-Frame-Options",
)


class Answer(NamedTuple):
    """What came over the wire."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    def told(self) -> dict[str, str | None]:
        """The headers that count; case and spaces in a type do not."""
        found = {name: self.headers[name] for name in TOLD}
        kind = str(found["Content-Type"]).lower().replace(" ", "")
        return found | {"Content-Type": kind}


@pytest.fixture(scope="module")
def model(dist: Path) -> Iterator[str]:
    """The address of the site on our own server."""
    with Server(dist) as server:
        yield server.url


@pytest.fixture(scope="module", params=sorted(PROGRAMS))
def host(
    request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of the same on a real server."""
    with served(request.param, dist, tmp_path_factory.mktemp(request.param)) as url:
        yield url


def get(root: str, path: str, **headers: str) -> Answer:
    connection = http.client.HTTPConnection(urlsplit(root).netloc, timeout=10)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", f"/{path}", headers=named)
    answer = connection.getresponse()
    found = Answer(answer.status, answer.headers, answer.read())
    connection.close()
    return found


def kinds(dist: Path) -> list[str]:
    """A path for each kind of file, inside and outside of assets/."""
    found: dict[tuple[str, bool], str] = {}
    for file in sorted(dist.rglob("*")):
        path = file.relative_to(dist).as_posix()
        if file.suffix in TYPES:
            found.setdefault((file.suffix, path.startswith("assets/")), path)
    workers = [f.relative_to(dist).as_posix() for f in dist.glob("assets/worker-*.js")]
    return ["", "en/", *workers, *found.values()]


@pytest.mark.parametrize("accepts", ["identity", "gzip", "gzip, deflate, br"])
def test_every_kind_of_file_is_told_the_same(
    host: str, model: str, dist: Path, accepts: str
) -> None:
    """Type, policy, sharing, caching and packing, of pages and worker scripts too."""
    for path in kinds(dist):
        ours = get(model, path, Accept_Encoding=accepts)
        theirs = get(host, path, Accept_Encoding=accepts)
        assert theirs.status == ours.status == 200, path
        assert theirs.told() == ours.told(), path
        assert theirs.body == ours.body, path


def test_a_worker_is_held_by_the_policy_of_its_own_response(
    host: str, dist: Path
) -> None:
    """A page's policy does not reach it."""
    workers = [f.name for f in dist.glob("assets/worker-*.js")]
    assert workers
    for name in workers:
        told = get(host, f"assets/{name}").headers["Content-Security-Policy"]
        assert "default-src 'none'" in told


def test_packed_forms_are_for_those_who_read_them(host: str) -> None:
    """And caches on the way are told so."""
    plain = get(host, "calclet.js", Accept_Encoding="identity")
    for name, unpack in (("br", brotli.decompress), ("gzip", gzip.decompress)):
        packed = get(host, "calclet.js", Accept_Encoding=name)
        assert packed.headers["Content-Encoding"] == name
        assert "Accept-Encoding" in packed.headers["Vary"]
        assert unpack(packed.body) == plain.body


def test_only_hashed_names_are_kept(host: str, dist: Path) -> None:
    """The loader is asked for again; that a file is not there is not remembered."""
    asset = next(dist.glob("assets/shell-*.js")).name
    assert "immutable" in get(host, f"assets/{asset}").headers["Cache-Control"]
    renewed = dict.fromkeys(("", "calclet.js", "en/"), "no-cache")
    missing = dict.fromkeys(("nowhere/", "assets/shell-0000000000.js"), "no-store")
    for path, told in (renewed | missing).items():
        assert get(host, path).headers.get_all("Cache-Control") == [told], path


def test_unchanged_files_are_not_sent_again(host: str) -> None:
    """Whoever asks again names the version that it has."""
    first = get(host, "calclet.js")
    again = get(host, "calclet.js", If_None_Match=first.headers["ETag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["nowhere/", "en/nothing.js", "assets/gone.zip"])
def test_what_is_missing_has_its_page(host: str, dist: Path, path: str) -> None:
    """With the status that says so, and the policy of every page."""
    answer = get(host, path)
    assert answer.status == 404
    assert answer.headers["Content-Type"].startswith("text/html")
    assert answer.headers["Content-Security-Policy"] == policy(Options())
    assert answer.body == (dist / "404.html").read_bytes()


def test_folders_end_with_a_slash(host: str) -> None:
    """Relative links need it; the way there names no port of its own."""
    answer = get(host, "en")
    assert answer.status in {301, 308}
    assert answer.headers["Location"] == "/en/"


@pytest.mark.parametrize("file", sorted(file for file, _ in PROGRAMS.values()))
def test_the_policy_shipped_is_that_of_the_build(file: str) -> None:
    """One change, told here before a server has to be started."""
    assert f'"{policy(Options())}"' in (SHIPPED / file).read_text("utf-8")
