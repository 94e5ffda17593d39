"""Writes every page: template, context, file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError

from calclet_build.context import context
from calclet_build.discovery import robots, sitemap
from calclet_build.headers import headers_file
from calclet_build.helper_files import make_helpers
from calclet_build.mistake import Mistake
from calclet_build.oembed import oembed, oembed_path
from calclet_build.site import Language
from calclet_build.tools import make_tools

if TYPE_CHECKING:
    from calclet_build.site import Page, Site
    from calclet_build.words import Words

ROOMS = ("widget", "embed")

_TRAILING = re.compile(r"[ \t]+$", re.MULTILINE)


def make_pages(site: Site, words: Words, work: Path) -> None:
    """Fills work with the pages and the small files beside them."""
    templates = Environment(
        loader=FileSystemLoader([site.project / room for room in ROOMS]),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    make_tools(site, work)
    make_helpers(site, words, templates, work)
    pages = list(site.pages())
    studios = [page for page in pages if page.kind == "studio"]
    for page in pages:
        if page not in studios:
            _write(site, words, page, templates, work)
    # The studio tells what the frames weigh.
    site.files.measure(page.file for page in pages if page.kind == "frame")
    for page in studios:
        _write(site, words, page, templates, work)
    (work / "_headers").write_text(headers_file(site.options), encoding="utf-8")
    if site.options.base_url:
        (work / "sitemap.xml").write_text(sitemap(site), encoding="utf-8")
        (work / "robots.txt").write_text(robots(site), encoding="utf-8")
        for page in pages:
            if page.kind == "page":
                file = work / oembed_path(page)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(oembed(site, words, page), encoding="utf-8")


def _write(
    site: Site, words: Words, page: Page, templates: Environment, work: Path
) -> None:
    file = work / page.file
    file.parent.mkdir(parents=True, exist_ok=True)
    template = templates.get_template(page.template)
    try:
        html = template.render(context(site, words, page))
    except TemplateError as error:
        raise Mistake(f"{page.file}: {error}", *_place(error)) from error
    # Macros leave the indentation of the lines that they stood on.
    file.write_text(_TRAILING.sub("", html), encoding="utf-8", newline="\n")


def languages(project: Path, tags: list[str], words: Words) -> list[Language]:
    """Each language with its own name for itself."""
    found = []
    for tag in tags:
        voice = words.voice(tag, [project / f"widget/messages/{tag}.ftl"])
        found.append(Language(tag, voice.t("language-name"), words.direction(tag)))
    return found


def _place(error: BaseException) -> tuple[Path | None, int | None]:
    """The template's line that an error came from."""
    place: tuple[Path | None, int | None] = (None, None)
    trace = error.__traceback__
    while trace:
        name = trace.tb_frame.f_code.co_filename
        if name.endswith(".j2"):
            place = (Path(name), trace.tb_lineno)
        trace = trace.tb_next
    return place
