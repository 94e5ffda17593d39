"""The server behaves as a good host: types, encodings, caching, and no way out."""

from __future__ import annotations

import gzip
import http.client
import threading
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import brotli
import pytest

from calclet_build.headers import headers_file
from calclet_build.options import Options
from calclet_build.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from http.client import HTTPResponse
    from pathlib import Path

PAGE = "<p>page</p></body>" * 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small site beside a secret."""
    (tmp_path / "secret").write_text("secret")
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "en").mkdir()
    (site / "_headers").write_text(headers_file(Options()))
    (site / "404.html").write_text("<p>missing</p></body>")
    (site / "en/index.html").write_text(PAGE)
    (site / "en/index.html.br").write_bytes(brotli.compress(PAGE.encode()))
    (site / "en/index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    for name in ("a.wasm", "a.mjs", "a.zip", "a.svg"):
        (site / "assets" / name).write_bytes(b"\0")
    return site


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """It, served."""
    with Server(folder) as running:
        yield running


def get(server: Server, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=5)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=named)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.zip", "application/zip"),
        ("a.svg", "image/svg+xml"),
    ],
)
def test_assets_have_their_type_and_stay(server: Server, name: str, kind: str) -> None:
    """Browsers refuse wasm of another type; hashed names never change."""
    answer, _ = get(server, f"/assets/{name}")

    assert answer.headers["Content-Type"] == kind
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(("accepts", "coding"), [("gzip, br", "br"), ("gzip", "gzip")])
def test_small_forms_are_sent_to_who_reads_them(
    server: Server, accepts: str, coding: str
) -> None:
    """Brotli first."""
    answer, body = get(server, "/en/", Accept_Encoding=accepts)

    assert answer.headers["Content-Encoding"] == coding
    assert answer.headers["Vary"] == "Accept-Encoding"
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress}[coding]
    assert unpack(body).decode() == PAGE


def test_pages_are_asked_for_again(server: Server) -> None:
    """And not sent again when unchanged."""
    answer, body = get(server, "/en/")
    again, nothing = get(server, "/en/", If_None_Match=answer.headers["ETag"])

    assert (answer.status, body.decode()) == (200, PAGE)
    assert answer.headers["Cache-Control"] == "no-cache"
    assert (again.status, nothing) == (304, b"")


def test_folders_end_with_a_slash(server: Server) -> None:
    """Relative links need it."""
    answer, _ = get(server, "/en")

    assert (answer.status, answer.headers["Location"]) == (301, "/en/")


@pytest.mark.parametrize(
    "path",
    ["/nowhere/", "/../secret", "/%2e%2e/secret", "/en/x", "/assets/a-0123456789.js"],
)
def test_missing_files_get_the_page_for_that(server: Server, path: str) -> None:
    """Nothing outside of the folder is served."""
    answer, body = get(server, path)

    assert (answer.status, body) == (404, b"<p>missing</p></body>")
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_base_path_is_the_root(folder: Path) -> None:
    """The site may lie below one."""
    with Server(folder, base="/tools/") as server:
        assert server.url.endswith("/tools/")
        assert get(server, "/tools/en/")[0].status == 200
        asset, _ = get(server, "/tools/assets/a.wasm")
        assert "immutable" in asset.headers["Cache-Control"]
        assert get(server, "/en/")[0].status == 404


def test_open_pages_hear_of_a_change(folder: Path) -> None:
    """Only where reloading is asked for."""
    with Server(folder, reload=True) as server:
        assert b'<script src="/__reload.js"></script></body>' in get(server, "/en/")[1]
        assert b"EventSource" in get(server, "/__reload.js")[1]
        connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=5)
        connection.request("GET", "/__reload")
        events = connection.getresponse()
        timer = threading.Timer(0.2, server.announce_change)
        timer.start()
        assert events.readline() == b"data: changed\n"
        timer.join()
        connection.close()
