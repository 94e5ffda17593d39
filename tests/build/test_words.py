"""Every language says the same things, and says them in the terms we settled on.

English is the measure: a language that exists beside it must have its messages,
attributes and variables, and its article the same sections and placeables.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "widget" / "messages"
STUDIO = ROOT / "embed" / "messages"
TERMS = ROOT / "core/calclet_build/terms"
CALCULATORS = sorted((ROOT / "core/calclet/calculators").glob("*/en.ftl"))
NAMES = ("kinds", "catalogue", "units", "tools")
SHELL_PARTS = [SHELL, *(SHELL / name for name in NAMES)]
READERS = ROOT / "core/calclet/readers/words"
FOLDERS = [*SHELL_PARTS, STUDIO, READERS, *(path.parent for path in CALCULATORS)]

LANGUAGES = sorted(path.stem for path in SHELL.glob("*.ftl"))
MESSAGES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
ARTICLES = [path for folder in FOLDERS for path in sorted(folder.glob("*.md"))]
SECTIONS = ["what", "why", "formula", "example", "limits", "questions", "disclaimer"]

PLACEABLE = re.compile(r"\{ ?(COMPACT\()?\$([a-z][\w.-]*)\)? ?\}")
OPTION = re.compile(r"--[\w-]+")  # of a command line, which nobody translates
BIDI_CONTROLS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
# Search words may hold what readers type; they are the one place for other variants.
FREE = {"synonyms"}


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


class Parts(Visitor):
    """Variables, references and literal text of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text = ""

    # fluent.syntax names the methods after its node classes.
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if not isinstance(node.expression, ast.SelectExpression):
            fixed = isinstance(node.expression, ast.TermReference)
            self.text += "Calclet" if fixed else STAND_IN
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def patterns(path: Path) -> dict[str, Parts]:
    """`id` or `id.attribute` -> its parts; junk and doubled names fail here."""
    found: dict[str, Parts] = {}
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{name(path)}: {entry.content}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        identifier = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        values = {identifier: entry.value} if entry.value else {}
        values |= {f"{identifier}.{a.id.name}": a.value for a in entry.attributes}
        for key, value in values.items():
            assert key not in found, f"{name(path)}: {key} twice"
            found[key] = Parts()
            found[key].visit(value)
    return found


def texts(path: Path) -> dict[str, str]:
    """What a reader reads: messages by id, or an article by line, without markup."""
    if path.suffix == ".ftl":
        return {k: p.text for k, p in patterns(path).items() if k not in FREE}
    article = PLACEABLE.sub(
        lambda m: "…" if m[1] else STAND_IN, path.read_text("utf-8")
    )
    article = re.sub(r"\$\$.*?\$\$", "", article, flags=re.DOTALL)
    article = re.sub(r"\$[^$]+\$|`[^`]+`", "x", article)
    article = re.sub(
        r"\]\([^)]*\)| \{#\w+\}|\*\*|\[|^#+ |^- ", "", article, flags=re.MULTILINE
    )
    lines = enumerate(article.splitlines(), 1)
    return {f"line {number}": line for number, line in lines}


def terms(language: str) -> dict[str, Any]:
    """Its settled words: `use`, English concept to forms, and `avoid`, word to why."""
    return tomllib.loads((TERMS / f"{language}.toml").read_text("utf-8"))


def test_each_room_has_the_shells_languages() -> None:
    assert "en" in LANGUAGES
    assert sorted(path.stem for path in TERMS.glob("*.toml")) == LANGUAGES
    assert sorted(path.stem for path in STUDIO.glob("*.ftl")) == LANGUAGES


@pytest.mark.parametrize("path", MESSAGES, ids=name)
def test_messages_match_english(path: Path) -> None:
    english = patterns(path.with_name("en.ftl"))
    here = patterns(path)
    assert here.keys() == english.keys()
    differing = {k: p.variables ^ english[k].variables for k, p in here.items()}
    assert {k: v for k, v in differing.items() if v} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bundle_is_whole(language: str) -> None:
    """Files that share a page share no id, and refer to nothing outside."""
    files = [d / f"{language}.ftl" for d in (*SHELL_PARTS, STUDIO)]
    parts = [patterns(file) for file in files if file.exists()]
    shell = {key: part for one in parts for key, part in one.items()}
    assert len(shell) == sum(map(len, parts))
    for calculator in CALCULATORS:
        own_path = calculator.with_name(f"{language}.ftl")
        own = patterns(own_path) if own_path.exists() else {}
        bundle = shell | own
        assert len(bundle) == len(shell) + len(own)
        used = set().union(*(parts.references for parts in bundle.values()))
        assert used <= bundle.keys()


@pytest.mark.parametrize("path", [*MESSAGES, *ARTICLES], ids=name)
def test_no_bidi_controls(path: Path) -> None:
    """Isolation is the formatter's work; a stray control breaks other text."""
    assert not BIDI_CONTROLS.search(path.read_text("utf-8"))


@pytest.mark.parametrize("path", ARTICLES, ids=name)
def test_articles_match_english(path: Path) -> None:
    here, english = (p.read_text("utf-8") for p in (path, path.with_name("en.md")))
    assert re.findall(r"^## .+ \{#(\w+)\}$", here, re.MULTILINE) == SECTIONS
    assert len(re.findall(r"^## ", here, re.MULTILINE)) == len(SECTIONS)
    for mark in (r"^### ", r"^- ", r"\]\((.+?)\)", r"^\$\$.+\$\$$"):
        found = [
            sorted(re.findall(mark, text, re.MULTILINE)) for text in (here, english)
        ]
        assert found[0] == found[1], mark
    assert set(PLACEABLE.findall(here)) == set(PLACEABLE.findall(english))
    assert here.count("{ ") == len(PLACEABLE.findall(here)), "a placeable is misspelt"


@pytest.mark.parametrize("path", [p for p in ARTICLES if p.stem == "en"], ids=name)
def test_article_placeables_name_inputs_and_outputs(path: Path) -> None:
    known = patterns(path.with_name("en.ftl")).keys()
    names = {match[1] for match in PLACEABLE.findall(path.read_text("utf-8"))}
    assert {variable.rpartition(".")[2] for variable in names} <= known


# A number or name that a message takes; no text of ours has it as a word.
STAND_IN = "N"
HAN = r"[\u3400-\u9fff]"
KANA = r"[\u3040-\u30ff\u3400-\u9fff々]"
HANGUL = r"[\uac00-\ud7a3]"
WIDE = r"[，。；：？！（）「」『』、・]"
WIDE_QUOTED = r"[，。；：？！（）、“”]"
ARABIC = r"[\u0620-\u064a]"
PARTICLE = r"(?:이|가|을|를|은|는|와|과|으?로)"

TYPOGRAPHY: dict[str, list[tuple[str, str]]] = {
    "zh-TW": [
        ("[“”‘’]", "「」"),
        (f"{HAN}[A-Za-z0-9]|[A-Za-z0-9]{HAN}", "a space between Han and Latin"),
        (f"{WIDE} | {WIDE}", "no space beside full-width marks"),
        (f"{HAN} ?[,.;:?!()]", "full-width marks"),
    ],
    "zh-CN": [
        ('[「」『』"]', "“”"),
        (f"{HAN}[A-Za-z0-9]|[A-Za-z0-9]{HAN}", "a space between Han and Latin"),
        (f"{WIDE_QUOTED} | {WIDE_QUOTED}", "no space beside full-width marks"),
        (f"{HAN} ?[,.;:?!()]", "full-width marks"),
    ],
    "ja": [
        (f"{KANA} [A-Za-z0-9]|[A-Za-z0-9] {KANA}", "no space beside Latin"),
        (f"{KANA} {KANA}", "no space between Japanese words"),
        (f"{WIDE} | {WIDE}", "no space beside full-width marks"),
        (f"{KANA} ?[,.;:?!()]", "full-width marks"),
    ],
    "ko": [
        (r"[，。；：？！（）「」『』、\"]", "half-width marks and “”"),
        (rf"{HANGUL} \(", "no space before a bracket"),
        (
            rf"(?<!\w){STAND_IN}{PARTICLE}(?!{HANGUL})",
            "no particle that a value decides",
        ),
    ],
    "de": [
        ('["”»«]', "„“"),
        (" - ", "a dash"),
        (rf"[{STAND_IN}\d] ?%", "a no-break space before %"),
        (r"\b(?:Batch|Optimizer|Pipeline|GPU|KV|LoRA|Token) [A-Z]", "a hyphen"),
        (r"\b[Dd](?:u|ein\w*|ich|ir)\b", "Sie"),
    ],
    "ar": [
        (f"{ARABIC} ?[,;?]", "،؛؟"),
        ('["“”„]', "«»"),
        ("[٠-٩]", "digits that formulas have"),
        # Neighbours without a letter between them are read from right to left.
        (rf"[{STAND_IN}\d] ?[-*/^×÷=] ?[{STAND_IN}\d]", "a placeable or TeX"),
        (rf"[{STAND_IN}\d] ?%", "في المئة"),
        (r" \.\w", "a placeable"),
    ],
    "es": [
        ('["“”]', "«»"),
        (r"^[^¿]*\?", "¿ before a question"),
        ("[^\u00a0]%", "a no-break space before %"),
    ],
    "fr": [
        ('["“”]', "« »"),
        ("'", "’"),
        ("[^\u202f][;!?%]", "a narrow no-break space before ; ! ? %"),
        ("[^\u00a0]:", "a no-break space before :"),
        ("«[^\u00a0]|[^\u00a0]»", "no-break spaces inside « »"),
    ],
    "pt-BR": [
        ('["«»]', "“”"),
        (r"\s%", "no space before %"),
    ],
}


def avoided(language: str) -> list[tuple[str, str]]:
    """Patterns of words that the language does without, and what to write instead."""
    return [(_anywhere(x), better) for x, better in terms(language)["avoid"].items()]


def _anywhere(word: str) -> str:
    """A word in lower case is meant in any case; a Latin one with any ending."""
    begin = r"\b" if re.match("[A-Za-zÀ-ÿ]", word) else ""
    case = "i" if word == word.lower() else ""
    return f"(?{case}:{begin}{word})"


@pytest.mark.parametrize("path", [*MESSAGES, *ARTICLES], ids=name)
def test_terms_and_typography(path: Path) -> None:
    rules = [*avoided(path.stem), *TYPOGRAPHY.get(path.stem, [])]
    wrong = [
        f"{where}: {found[0]!r}, write: {better}"
        for where, text in texts(path).items()
        for rule, better in rules
        for found in re.finditer(rule, OPTION.sub("--x", text))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_settled_words_do_not_contradict_each_other(language: str) -> None:
    """None that is to be used is to be avoided."""
    used = [form for forms in terms(language).get("use", {}).values() for form in forms]
    assert used or language == "en"
    assert all(used)
    wrong = [
        form for form in used for rule, _ in avoided(language) if re.search(rule, form)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "path", [p for p in [*MESSAGES, *ARTICLES] if p.stem != "en"], ids=name
)
def test_concepts_go_by_their_settled_words(path: Path) -> None:
    """What the English text speaks of is in this one, in a form that we settled on."""
    english, here = (
        OPTION.sub("--x", "\n".join(texts(p).values()))
        for p in (path.with_name(f"en{path.suffix}"), path)
    )
    missing = {
        concept: forms
        for concept, forms in terms(path.stem)["use"].items()
        if re.search(rf"\b{re.escape(concept)}(?:e?s)?\b", english, re.IGNORECASE)
        and not any(form.casefold() in here.casefold() for form in forms)
    }
    assert missing == {}


@pytest.mark.parametrize("path", sorted(SHELL.glob("*.ftl")), ids=name)
def test_errors_are_short(path: Path) -> None:
    """They stand under a field, down to 280 px wide."""
    errors = {k: p.text for k, p in patterns(path).items() if k.startswith("error-")}
    assert {k: len(t) for k, t in errors.items() if len(t) > 110} == {}
