"""What the person who builds can choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from calclet_build.mistake import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Attribution:
    """Who provides the calculators; without an address it leads to the site itself."""

    name: str = "Calclet"
    url: str = ""


@dataclass(frozen=True)
class Feedback:
    """Where feedback goes: one of the two."""

    endpoint: str = ""
    mailto: str = ""

    def as_dict(self) -> dict[str, str]:
        """As pages are told."""
        if self.endpoint:
            return {"endpoint": self.endpoint}
        return {"mailto": self.mailto}


@dataclass(frozen=True)
class Options:
    """Settings that pages depend on."""

    base_url: str = ""
    feedback: Feedback | None = None
    attribution: Attribution = Attribution()
    # Not in the text that names results: the same calculators may lie anywhere.
    calculators: tuple[Path, ...] = field(default=(), repr=False)

    @property
    def base_path(self) -> str:
        """The path of the site's root, as far as it is known."""
        return urlsplit(self.base_url).path or "/"


def read_options(
    base_url: str, feedback: str, attribution: str, calculators: Sequence[str] = ()
) -> Options:
    """From the command line's texts; a Mistake says which one is wrong."""
    return Options(
        _base_url(base_url),
        _feedback(feedback),
        _attribution(attribution),
        tuple(map(_folder, calculators)),
    )


def _folder(text: str) -> Path:
    folder = Path(text).resolve()
    if not folder.is_dir():
        raise Mistake(f"--calculators {text}: there is no such folder")
    return folder


def _is_web(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in {"http", "https"} and bool(parts.netloc)


def _base_url(text: str) -> str:
    if not text:
        return ""
    parts = urlsplit(text)
    if not _is_web(text) or parts.query or parts.fragment:
        raise Mistake(f"--base-url {text}: give an address such as https://host/path/")
    return text.rstrip("/") + "/"


def _feedback(text: str) -> Feedback | None:
    if not text:
        return None
    if text.startswith("mailto:") and "@" in text:
        return Feedback(mailto=text.removeprefix("mailto:"))
    if _is_web(text):
        return Feedback(endpoint=text)
    raise Mistake(f"--feedback {text}: give https://… or mailto:name@host")


def _attribution(text: str) -> Attribution:
    if not text:
        return Attribution()
    name, _, url = text.partition("=")
    if not name or (url and not _is_web(url)):
        raise Mistake(f"--attribution {text}: give Name=https://…")
    return Attribution(name.strip(), url.strip())
