"""The product's own server with what tests and the benchmark need besides.

It counts the bytes that it sends, has host pages that exist in memory only, and can be
as slow as a real line.
"""

from __future__ import annotations

import re
import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from calclet_build import server

if TYPE_CHECKING:
    from pathlib import Path

CHUNK = 16 * 1024


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


class Server(server.Server):
    """Serves a folder, and the host pages in `pages`: path -> body, headers.

    What is posted is kept in `posts`: path, text.
    """

    def __init__(
        self, folder: Path, *, base: str = "/", line: Line | None = None
    ) -> None:
        super().__init__(folder, base=base)
        self.line = line
        self.pages: dict[str, tuple[bytes, dict[str, str]]] = {}
        self.log: list[Request] = []
        self.headers: list[tuple[str, str, str]] = []
        self.posts: list[tuple[str, str]] = []
        self._http.RequestHandlerClass = type("Bound", (Handler,), {"site": self})

    def restore(self) -> None:
        super().restore()
        self.headers.clear()


class Handler(server.Handler):
    site: Server
    disable_nagle_algorithm = True

    def setup(self) -> None:
        super().setup()
        if self.site.line:
            self.wfile: Any = SlowWriter(self.wfile, self.site.line)

    def _broken(self, path: str) -> bool:
        """A status of 0 is a line that is cut."""
        if any(not r.status and r.pattern.search(path) for r in self.site.rules):
            self.close_connection = True
            return True
        return super()._broken(path)

    def _declared(self, path: str, status: int) -> dict[str, str]:
        """With headers of the test's own, the last word for each name."""
        own = {n: v for where, n, v in self.site.headers if re.search(where, path)}
        return super()._declared(path, status) | own

    def _file(self, path: str) -> None:
        if path in self.site.pages:
            body, headers = self.site.pages[path]
            html = {"Content-Type": server.TYPES[".html"]}
            self._send(200, body, path, html | headers)
        else:
            super()._file(path)

    def do_POST(self) -> None:  # noqa: N802, as http.server has it
        size = int(self.headers.get("Content-Length", "0"))
        text = self.rfile.read(size).decode()
        if not self._broken(self.path):
            self.site.posts.append((self.path, text))
            self._send(204, b"", self.path, {"Access-Control-Allow-Origin": "*"})

    def _send(
        self, status: int, body: bytes, path: str, headers: dict[str, str]
    ) -> None:
        sent = 0 if self.command == "HEAD" else len(body)
        self.site.log.append(Request(path, int(status), sent))
        if self.site.line:
            time.sleep(self.site.line.latency)
        super()._send(status, body, path, headers)


class SlowWriter:
    """Writes at the pace of a line."""

    def __init__(self, file: Any, line: Line) -> None:
        self._file = file
        self._line = line

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        for start in range(0, len(data), CHUNK):
            part = data[start : start + CHUNK]
            self._line.wait(len(part))
            self._file.write(part)
        return len(data)
