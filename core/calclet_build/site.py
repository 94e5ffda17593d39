"""What the site consists of: languages, pages, and how one page links to another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from calclet_build.costs import Files
    from calclet_build.definitions import Calculator
    from calclet_build.options import Options

DEFAULT_LANGUAGE = "en"


def language_tags(project: Path) -> list[str]:
    """The languages there are messages for, English first."""
    tags = {path.stem for path in (project / "widget/messages").glob("*.ftl")}
    return sorted(tags, key=lambda tag: (tag != DEFAULT_LANGUAGE, tag))


@dataclass(frozen=True)
class Language:
    """A language of the site."""

    tag: str
    name: str
    dir: str


@dataclass(frozen=True)
class Page:
    """One HTML file, at `path` under the root; the path of a folder ends with /."""

    kind: str
    lang: str
    path: str
    calculator: Calculator | None = None
    family: str = ""

    @property
    def file(self) -> str:
        """Where it lies in dist."""
        return self.path if self.kind == "missing" else f"{self.path}index.html"

    @property
    def template(self) -> str:
        """What it is made from."""
        return f"{self.kind}.html.j2"


@dataclass(frozen=True)
class Site:
    """All that pages are made from, but words."""

    project: Path
    options: Options
    languages: list[Language]
    calculators: list[Calculator]
    assets: Mapping[str, str]
    runtime: Mapping[str, Any]
    files: Files
    build: str  # each page says which build it belongs to
    tools: dict[str, str] = field(default_factory=dict)  # by language, once made
    # (path, integrity) by slug and language, once they are made
    helpers: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)

    def pages(self) -> Iterator[Page]:
        """Every page there is."""
        yield Page("chooser", DEFAULT_LANGUAGE, "")
        yield Page("missing", DEFAULT_LANGUAGE, "404.html")
        for language in self.languages:
            lang = language.tag
            yield Page("catalogue", lang, f"{lang}/")
            yield Page("studio", lang, f"{lang}/studio/")
            for family in self.families:
                yield Page("family", lang, f"{lang}/family/{family}/", None, family)
            for calculator in self.calculators:
                home = f"{lang}/{calculator.slug}/"
                yield Page("page", lang, home, calculator)
                yield Page("frame", lang, f"{home}embed/", calculator)

    @property
    def families(self) -> dict[str, list[Calculator]]:
        """The calculators by the family that they declare, the featured ones first."""
        found: dict[str, list[Calculator]] = {}
        for calculator in sorted(
            self.calculators, key=lambda one: not one.manifest["featured"]
        ):
            found.setdefault(calculator.manifest["family"], []).append(calculator)
        return found

    @property
    def named_themes(self) -> dict[str, str]:
        """Themes by name, beside light and dark, which every page has."""
        found = {
            name.removeprefix("themes/").removesuffix(".css"): path
            for name, path in self.assets.items()
            if name.startswith("themes/")
        }
        return {name: found[name] for name in sorted(found.keys() - {"light", "dark"})}

    def root(self, page: Page) -> str:
        """How the page addresses the site's root."""
        if page.kind == "missing":  # shown at any depth
            return self.options.base_path
        return "../" * page.path.count("/") or "./"

    def in_language(self, page: Page, tag: str) -> str:
        """The path of the same page in another language, or of its catalogue."""
        _, _, rest = page.path.partition("/")
        return f"{tag}/{rest}"

    def absolute(self, path: str) -> str:
        """The public address of a path; needs a base URL."""
        return self.options.base_url + path

    def canonical(self, page: Page) -> str | None:
        """The address that a page is known by; a frame by that of its page."""
        if not self.options.base_url or page.kind == "missing":
            return None
        path = page.path.removesuffix("embed/") if page.kind == "frame" else page.path
        return self.absolute(path)

    def alternates(self, page: Page) -> list[dict[str, str]]:
        """The page's translations, for search engines."""
        if not self.options.base_url or page.kind in {"missing", "frame"}:
            return []
        paths = {x.tag: self.in_language(page, x.tag) for x in self.languages}
        # The chooser stands for the catalogue in no particular language.
        chosen = page.kind in {"chooser", "catalogue"}
        paths["x-default"] = "" if chosen else paths[DEFAULT_LANGUAGE]
        return [{"tag": tag, "url": self.absolute(path)} for tag, path in paths.items()]
