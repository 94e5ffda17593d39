"""Real web servers, with the configurations that we ship, on a built site."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SHIPPED = Path(__file__).parents[1] / "docs/hosting"
MODULES = Path("/usr/lib/nginx/modules")
BROTLI = "ngx_http_brotli_static_module.so"

# All that a packaged nginx keeps in the system's folders goes below the prefix.
NGINX = """\
daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
load_module {module};
events {{}}
http {{
    access_log off;
    {folders}
    {site}
}}
"""
NGINX_FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
CADDY = "{\n\tadmin off\n\tauto_https off\n}\n"


def _nginx(site: str, dist: Path, port: int, folder: Path) -> list[str]:
    site = _changed(r"listen 80;", f"listen 127.0.0.1:{port};", site)
    site = _changed(r"root \S+;", f'root "{dist}";', site)
    paths = (f"{name}_temp_path {name};" for name in NGINX_FOLDERS)
    config = folder / "nginx.conf"
    config.write_text(
        NGINX.format(module=MODULES / BROTLI, folders="\n".join(paths), site=site)
    )
    return [_program("nginx"), "-p", str(folder), "-c", str(config), "-e", "stderr"]


def _caddy(site: str, dist: Path, port: int, folder: Path) -> list[str]:
    site = _changed(r"^calc\.example \{", f"http://127.0.0.1:{port} {{", site)
    site = _changed(r"root \* \S+", f'root * "{dist}"', site)
    config = folder / "Caddyfile"
    config.write_text(CADDY + site)
    return [_program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]


PROGRAMS: dict[str, tuple[str, Callable[[str, Path, int, Path], list[str]]]] = {
    "nginx": ("nginx.conf", _nginx),
    "caddy": ("Caddyfile", _caddy),
}


def missing(name: str) -> str:
    """What this machine lacks for a server, or nothing."""
    if not shutil.which(name, path=_path()):
        return f"no {name}: apt-get install {name}"
    if name == "nginx" and not (MODULES / BROTLI).exists():
        return "no brotli in nginx: apt-get install libnginx-mod-http-brotli-static"
    return ""


@contextmanager
def served(name: str, dist: Path, folder: Path) -> Iterator[str]:
    """The site's address while the server runs."""
    lack = missing(name)
    if lack:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(lack)
    with (folder / "log").open("w+") as log:
        process, port = _start(name, dist.resolve(), folder, log)
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _start(
    name: str, dist: Path, folder: Path, log: TextIO
) -> tuple[subprocess.Popen[bytes], int]:
    """The running server and its port; another may be quicker to take a free one."""
    file, command = PROGRAMS[name]
    site = (SHIPPED / file).read_text("utf-8")
    for _ in range(3):
        port = _free_port()
        process = subprocess.Popen(
            command(site, dist, port, folder),
            stdout=log,
            stderr=log,
            env={"HOME": str(folder), "PATH": _path()},
        )
        if _listens(process, port):
            return process, port
        process.kill()
        process.wait()
    log.seek(0)
    pytest.fail(f"{name} does not start:\n{log.read()}", pytrace=False)


def _changed(pattern: str, text: str, site: str) -> str:
    """One of the lines that are the reader's to change."""
    changed, count = re.subn(pattern, lambda _: text, site, count=1, flags=re.MULTILINE)
    assert count, f"the configuration has no line {pattern}"
    return changed


def _path() -> str:
    return f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"


def _program(name: str) -> str:
    return shutil.which(name, path=_path()) or name


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def _listens(process: subprocess.Popen[bytes], port: int) -> bool:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                return process.poll() is None
        if process.poll() is not None:
            return False
        time.sleep(0.02)
    return False
