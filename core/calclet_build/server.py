"""A static server as a good host would be: for `serve`, for tests and for measuring."""

from __future__ import annotations

import fnmatch
import re
import threading
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Self
from urllib.parse import unquote, urlsplit

from calclet_build.headers import parse_headers

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
RELOAD_SCRIPT = b"""\
new EventSource("/__reload").onmessage = () => location.reload();
"""
RELOAD_TAG = b'<script src="/__reload.js"></script></body>'


@dataclass
class Rule:
    """What a test wants to happen to the paths that match."""

    pattern: re.Pattern[str]
    status: int = 200
    seconds: float = 0
    body: bytes | None = None
    type: str | None = None


class Server:
    """Serves a folder in threads of its own; use it as a context manager."""

    def __init__(
        self, folder: Path, port: int = 0, *, base: str = "/", reload: bool = False
    ) -> None:
        self.folder, self.base, self.reload = folder, base, reload
        self.requests: list[str] = []
        self.rules: list[Rule] = []
        self.closing = threading.Event()
        self.changed = threading.Condition()
        server = self

        class Bound(Handler):
            site = server

        self._http = ThreadingHTTPServer(("127.0.0.1", port), Bound)
        self._http.daemon_threads = True
        self._thread = threading.Thread(target=self._http.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        """The address of the site's root."""
        return f"http://127.0.0.1:{self._http.server_port}{self.base}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.set()
        self.announce_change()
        self._http.shutdown()
        self._http.server_close()

    def announce_change(self) -> None:
        """Lets every open page reload."""
        with self.changed:
            self.changed.notify_all()

    def fail(self, path: str, status: int = 404) -> None:
        """Answers paths that match the regular expression with an error."""
        self.rules.append(Rule(re.compile(path), status=status, body=b""))

    def delay(self, path: str, seconds: float) -> None:
        """Answers late."""
        self.rules.append(Rule(re.compile(path), seconds=seconds))

    def replace(self, path: str, body: bytes, type: str | None = None) -> None:  # noqa: A002
        """Answers with something else."""
        self.rules.append(Rule(re.compile(path), body=body, type=type))

    def restore(self) -> None:
        """Forgets all rules."""
        self.rules.clear()


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    site: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Sends a file, or what a rule or the live reload has instead."""
        path = unquote(urlsplit(self.path).path)
        self.site.requests.append(path)
        if self.site.reload and path.startswith("/__reload"):
            self._reload(path)
            return
        for rule in list(self.site.rules):
            if rule.pattern.search(path):
                self.site.closing.wait(rule.seconds)
                if rule.body is not None:
                    kind = rule.type or TYPES.get(Path(path).suffix, TYPES[".txt"])
                    self._send(rule.status, rule.body, path, {"Content-Type": kind})
                    return
        self._file(path)

    do_HEAD = do_GET

    def _file(self, path: str) -> None:
        base, folder = self.site.base, self.site.folder.resolve()
        file = (folder / path.removeprefix(base).lstrip("/")).resolve()
        if not path.startswith(base) or not file.is_relative_to(folder):
            self._missing(path)
        elif file.is_dir() and not path.endswith("/"):
            self._send(HTTPStatus.MOVED_PERMANENTLY, b"", path, {"Location": f"{path}/"})
        else:
            file = file / "index.html" if file.is_dir() else file
            if file.is_file():
                self._send_file(HTTPStatus.OK, file, path)
            else:
                self._missing(path)

    def _missing(self, path: str) -> None:
        page = self.site.folder / "404.html"
        if page.exists():
            self._send_file(HTTPStatus.NOT_FOUND, page, path)
        else:
            self._send(HTTPStatus.NOT_FOUND, b"", path, {})

    def _send_file(self, status: int, file: Path, path: str) -> None:
        headers = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream")}
        if self.site.reload and file.suffix == ".html":
            body = file.read_bytes().replace(b"</body>", RELOAD_TAG)
            self._send(status, body, path, headers)
            return
        headers["Vary"] = "Accept-Encoding"
        accepted = self.headers.get("Accept-Encoding", "")
        for encoding, ending in ENCODINGS.items():
            packed = file.with_name(file.name + ending)
            if re.search(rf"\b{encoding}\b", accepted) and packed.exists():
                headers["Content-Encoding"] = encoding
                file = packed
                break
        stat = file.stat()
        headers["ETag"] = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        if self.headers.get("If-None-Match") == headers["ETag"]:
            self._send(HTTPStatus.NOT_MODIFIED, b"", path, headers)
        else:
            self._send(status, file.read_bytes(), path, headers)

    def _send(
        self, status: int, body: bytes, path: str, headers: dict[str, str]
    ) -> None:
        self.send_response(status)
        for name, value in (self._declared(path) | headers).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _declared(self, path: str) -> dict[str, str]:
        """What the folder's own `_headers` says about a path."""
        file = self.site.folder / "_headers"
        rules = parse_headers(file.read_text("utf-8")) if file.exists() else []
        place = "/" + path.removeprefix(self.site.base).lstrip("/")
        found = {
            name: value
            for pattern, name, value in rules
            if fnmatch.fnmatchcase(place, pattern)
        }
        return {"Cache-Control": "no-cache"} | found

    def _reload(self, path: str) -> None:
        if path == "/__reload.js":
            self._send(200, RELOAD_SCRIPT, path, {"Content-Type": TYPES[".js"]})
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        with self.site.changed:
            self.site.changed.wait()
        if not self.site.closing.is_set():
            self.wfile.write(b"data: changed\n\n")
        self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Says nothing: the pages tell what fails."""

    def handle(self) -> None:
        """Serves until the other side leaves, which is no error."""
        try:
            super().handle()
        except (ConnectionError, TimeoutError):
            self.close_connection = True
