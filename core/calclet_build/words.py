"""Words and numbers as the page will write them: asks the widget's own module."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from markupsafe import Markup

from calclet_build.message_files import read_messages
from calclet_build.mistake import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

type Variable = str | int | Mapping[str, str]


class Words:
    """One Node process, started by the first question; use it as a context manager."""

    def __init__(self, project: Path) -> None:
        self.project = project
        self._node: subprocess.Popen[str] | None = None
        self._voices: dict[str, Voice] = {}
        self._math: dict[tuple[str, bool], Markup] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._node:
            self._node.communicate()

    def ask(self, job: str, **details: object) -> str:
        """The text that answers a job; a Mistake says why there is none."""
        line = self._send(json.dumps({"job": job, **details}))
        if not line:
            raise Mistake(f"Node ended during {job} {details}; see its message above")
        answer: dict[str, str] = json.loads(line)
        if "error" in answer:
            raise Mistake(answer["error"])
        return answer["text"]

    def _send(self, line: str) -> str:
        if not self._node:
            self._node = subprocess.Popen(
                ["node", "core/calclet_build/words.mjs"],
                cwd=self.project,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        pipe, answers = self._node.stdin, self._node.stdout
        if not pipe or not answers:
            raise RuntimeError("the process has its pipes from its start on")
        pipe.write(f"{line}\n")
        pipe.flush()
        return answers.readline()

    def direction(self, lang: str) -> str:
        """`ltr` or `rtl`."""
        return self.ask("direction", lang=lang)

    def math(self, tex: str, *, display: bool = False) -> Markup:
        """TeX as MathML."""
        if (tex, display) not in self._math:
            self._math[tex, display] = self._as_math(tex, display=display)
        return self._math[tex, display]

    def _as_math(self, tex: str, *, display: bool) -> Markup:
        try:
            return Markup(self.ask("math", tex=tex, display=display))  # noqa: S704
        except Mistake as mistake:
            raise Mistake(f"TeX {tex!r}: {mistake.what}") from mistake

    def tools(
        self,
        manifest: Mapping[str, Any],
        about: Mapping[str, Any],
        parts: Iterable[str],
    ) -> list[str]:
        """The tools that a calculator can have with these parts, in their order."""
        text = self.ask("tools", manifest=manifest, about=about, parts=list(parts))
        found: list[str] = json.loads(text)
        return found

    def voice(self, lang: str, files: list[Path]) -> Voice:
        """A language with the messages of some files."""
        name = " ".join([lang, *map(str, files)])
        if name not in self._voices:
            texts = [read_messages(file) for file in files]
            try:
                self.ask("add-voice", voice=name, lang=lang, texts=texts)
            except Mistake as mistake:
                raise Mistake(f"{mistake.what}, in one of {name}") from mistake
            self._voices[name] = Voice(self, name, lang)
        return self._voices[name]


@dataclass(frozen=True)
class Voice:
    """One language's messages and numbers."""

    words: Words
    name: str
    lang: str

    def t(self, message: str, **variables: Variable) -> str:
        """A message, or with a dot its attribute; ints are exact numbers."""
        id_, _, attribute = message.partition(".")
        values = {
            name: {"exact": str(value)} if isinstance(value, int) else value
            for name, value in variables.items()
        }
        job = {"id": id_, "vars": values} | (
            {"attribute": attribute} if attribute else {}
        )
        try:
            return self.words.ask("format", voice=self.name, **job)
        except Mistake as mistake:
            raise Mistake(f"{self.lang}: {message}: {mistake.what}") from mistake

    def optional(self, message: str) -> str:
        """A message or attribute that need not exist; empty without it."""
        id_, _, attribute = message.partition(".")
        return self.words.ask(
            "optional", voice=self.name, id=id_, attribute=attribute, vars={}
        )

    def number(self, exact: str | int) -> str:
        """Every digit, with the language's marks."""
        return self.words.ask("number", voice=self.name, value=str(exact))

    def compact(self, exact: str | int) -> str:
        """A rounded reading."""
        return self.words.ask("compact", voice=self.name, value=str(exact))

    def tell(self, exact: str, field: Mapping[str, Any]) -> str:
        """A value of any kind, with its unit."""
        return self.words.ask("tell", voice=self.name, value=exact, field=field)

    def say(self, exact: str, field: Mapping[str, Any]) -> str:
        """The same in a sentence, which goes without the sign of rounding."""
        return self.words.ask("say", voice=self.name, value=exact, field=field)

    def typed(self, exact: str, field: Mapping[str, Any]) -> str:
        """As it stands in a field, with the language's decimal mark."""
        return self.words.ask("typed", voice=self.name, value=exact, field=field)

    def shown(self, manifest: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
        """All inputs and outputs at the defaults, as the page says them."""
        text = self.words.ask("shown", voice=self.name, manifest=manifest)
        found: dict[str, list[dict[str, Any]]] = json.loads(text)
        return found

    def date(self, day: str) -> str:
        """An ISO day, written out."""
        return self.words.ask("date", voice=self.name, value=day)
