"""Serves folders the way a good host does, and the way a bad one does.

The product's own server is for people; this one is for tests and the benchmark: it
counts every byte, breaks files on demand, invents host pages and can be slow.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field
from email.utils import formatdate
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from pathlib import Path

TYPES = {
    ".css": "text/css; charset=utf-8",
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
CHUNK = 16 * 1024


@dataclass(frozen=True)
class Fault:
    """What goes wrong with the files whose path matches."""

    path: str
    status: int = 200
    body: bytes | None = None
    type: str | None = None
    delay: float = 0.0


@dataclass(frozen=True)
class Request:
    """One answered request; `bytes` is the body as it went over the wire."""

    path: str
    status: int
    bytes: int


@dataclass
class Line:
    """A slow line that all connections of a server share."""

    bytes_per_second: float
    latency: float
    free_at: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def wait(self, size: int) -> None:
        with self.lock:
            start = max(time.monotonic(), self.free_at)
            self.free_at = start + size / self.bytes_per_second
            pause = self.free_at - time.monotonic()
        time.sleep(max(0.0, pause))


class Server(ThreadingHTTPServer):
    """`mounts` maps path prefixes to folders; the longest prefix wins."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, mounts: dict[str, Path], line: Line | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.mounts = mounts
        self.line = line
        self.pages: dict[str, tuple[bytes, dict[str, str]]] = {}
        self.faults: list[Fault] = []
        self.requests: list[Request] = []
        self._thread = threading.Thread(
            target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True
        )

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()
        self._thread.join(5)

    def handle_error(self, *_: object) -> None:
        """A browser that closes a tab drops its connections: no news."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def fault(self, path: str) -> Fault | None:
        return next((f for f in self.faults if fnmatch(path, f.path)), None)

    def find(self, path: str) -> Path | None:
        """The file for a path, never one outside of its mount."""
        for prefix in sorted(self.mounts, key=len, reverse=True):
            if path.startswith(prefix):
                folder = self.mounts[prefix].resolve()
                file = (folder / path.removeprefix(prefix).lstrip("/")).resolve()
                if file.is_dir():
                    file = file / "index.html"
                return file if file.is_relative_to(folder) and file.is_file() else None
        return None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def log_message(self, *_: object) -> None:
        """Silence: tests read `server.requests`."""

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        fault = self.server.fault(path)
        if fault and fault.delay:
            time.sleep(fault.delay)
        status, body, headers = self._answer(path)
        if fault:
            status = fault.status
            if fault.body is not None or status != 200:
                body = fault.body or b"gone"
                headers.pop("Content-Encoding", None)
            if fault.type:
                headers["Content-Type"] = fault.type
        self._send(path, status, body, headers)

    def _answer(self, path: str) -> tuple[int, bytes, dict[str, str]]:
        if path in self.server.pages:
            body, extra = self.server.pages[path]
            return 200, body, {"Content-Type": TYPES[".html"], **extra}
        file = self.server.find(path)
        if file is None:
            root = self.server.find("/404.html")
            body = root.read_bytes() if root else b"not found"
            return 404, body, {"Content-Type": TYPES[".html"]}
        hashed = "/assets/" in path
        headers = {
            "Content-Type": TYPES.get(file.suffix, "application/octet-stream"),
            "Cache-Control": (
                "public, max-age=31536000, immutable" if hashed else "no-cache"
            ),
            "Access-Control-Allow-Origin": "*",
            "Cross-Origin-Resource-Policy": "cross-origin",
            "Vary": "Accept-Encoding",
        }
        small = file.with_name(file.name + ".br")
        if "br" in self.headers.get("Accept-Encoding", "") and small.is_file():
            return 200, small.read_bytes(), {**headers, "Content-Encoding": "br"}
        return 200, file.read_bytes(), headers

    def _send(
        self, path: str, status: int, body: bytes, headers: dict[str, str]
    ) -> None:
        self.server.requests.append(
            Request(path, status, 0 if self.command == "HEAD" else len(body))
        )
        line = self.server.line
        if line:
            time.sleep(line.latency)
        self.send_response_only(status)
        self.send_header("Date", formatdate(usegmt=True))
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "HEAD":
            return
        if not line:
            self.wfile.write(body)
            return
        for start in range(0, len(body), CHUNK):
            part = body[start : start + CHUNK]
            line.wait(len(part))
            self.wfile.write(part)
