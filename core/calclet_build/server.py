"""A static server as a good host would be one, with reloading for those who edit."""

from __future__ import annotations

import fnmatch
import re
import threading
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import PurePath
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote, urlsplit

from calclet_build.headers import parse_headers

if TYPE_CHECKING:
    from pathlib import Path

# Not the system's own: that differs between machines and lacks some.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
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
OTHER_TYPE = "application/octet-stream"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
RELOAD_PATH = "/__reload"
RELOAD_SCRIPT = f"""\
new EventSource("{RELOAD_PATH}").onmessage = () => location.reload();
"""
RELOAD_TAG = f'<script src="{RELOAD_PATH}.js"></script></body>'


@dataclass(frozen=True)
class Rule:
    """What goes wrong with the paths that match: tests break a site with it."""

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
        self.rules: list[Rule] = []
        self.closing = threading.Event()
        self.changed = threading.Condition()
        bound = type("BoundHandler", (Handler,), {"site": self})
        self._http = ThreadingHTTPServer(("127.0.0.1", port), bound)
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

    def restore(self) -> None:
        """Forgets all rules."""
        self.rules.clear()


class Handler(BaseHTTPRequestHandler):
    """One connection."""

    site: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Sends a file, the way to it, or the page that says there is none."""
        path = unquote(urlsplit(self.path).path)
        if self.site.reload and path.startswith(RELOAD_PATH):
            self._reload(path)
        elif not self._broken(path):
            self._file(path)

    def do_HEAD(self) -> None:
        """Sends the same without the body."""
        self.do_GET()

    def _broken(self, path: str) -> bool:
        for rule in list(self.site.rules):
            if rule.pattern.search(path):
                self.site.closing.wait(rule.seconds)
                if rule.body is not None:
                    kind = rule.type or TYPES.get(PurePath(path).suffix, OTHER_TYPE)
                    self._send(rule.status, rule.body, path, {"Content-Type": kind})
                    return True
        return False

    def _file(self, path: str) -> None:
        base, folder = self.site.base, self.site.folder.resolve()
        file = (folder / path.removeprefix(base).lstrip("/")).resolve()
        if file.is_dir() and not path.endswith("/"):
            headers = {"Location": f"{path}/"}
            self._send(HTTPStatus.MOVED_PERMANENTLY, b"", path, headers)
            return
        file = file / "index.html" if file.is_dir() else file
        inside = path.startswith(base) and file.is_relative_to(folder)
        if inside and file.is_file():
            self._send_file(HTTPStatus.OK, file, path)
        else:
            self._missing(path)

    def _missing(self, path: str) -> None:
        page = self.site.folder / "404.html"
        if page.is_file():
            self._send_file(HTTPStatus.NOT_FOUND, page, path)
        else:
            self._send(HTTPStatus.NOT_FOUND, b"", path, {})

    def _send_file(self, status: int, file: Path, path: str) -> None:
        headers = {"Content-Type": TYPES.get(file.suffix, OTHER_TYPE)}
        if self.site.reload and file.suffix == ".html":
            page = file.read_text("utf-8").replace("</body>", RELOAD_TAG)
            self._send(status, page.encode(), path, headers)
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
        self.send_response_only(status)
        for name, value in (self._declared(path, status) | headers).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _declared(self, path: str, status: int) -> dict[str, str]:
        """What the folder's own `_headers` says about a path."""
        file = self.site.folder / "_headers"
        rules = parse_headers(file.read_text("utf-8")) if file.exists() else []
        place = f"/{path.removeprefix(self.site.base).lstrip('/')}"
        found = {
            name: value
            for pattern, name, value in rules
            if fnmatch.fnmatchcase(place, pattern)
        }
        if status >= HTTPStatus.BAD_REQUEST:
            found["Cache-Control"] = "no-store"  # an error is not for ever
        return {"Cache-Control": "no-cache"} | found

    def _reload(self, path: str) -> None:
        if path != RELOAD_PATH:
            headers = {"Content-Type": TYPES[".js"]}
            self._send(HTTPStatus.OK, RELOAD_SCRIPT.encode(), path, headers)
            return
        self.send_response_only(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.close_connection = True
        with self.site.changed:
            self.site.changed.wait()
        if not self.site.closing.is_set():
            self.wfile.write(b"data: changed\n\n")

    def handle(self) -> None:
        """Serves until the browser leaves, which is no error."""
        try:
            super().handle()
        except (ConnectionError, TimeoutError):
            self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Says nothing: the browser's own tools tell more."""
