"""Every language says the same things, and says them in the terms we settled on.

English is the measure: a language that exists beside it must have its messages,
attributes and variables, and its article the same sections and placeables.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "widget" / "messages"
STUDIO = ROOT / "embed" / "messages"
CALCULATORS = sorted((ROOT / "core/calclet/calculators").glob("*/en.ftl"))
SHELL_PARTS = [SHELL, SHELL / "kinds", SHELL / "catalogue", SHELL / "units"]
FOLDERS = [*SHELL_PARTS, STUDIO, *(path.parent for path in CALCULATORS)]

LANGUAGES = sorted(path.stem for path in SHELL.glob("*.ftl"))
MESSAGES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
ARTICLES = [path for folder in FOLDERS for path in sorted(folder.glob("*.md"))]
SECTIONS = ["what", "why", "formula", "example", "limits", "questions", "disclaimer"]

PLACEABLE = re.compile(r"\{ ?(COMPACT\()?\$([a-z][\w.]*)\)? ?\}")
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
            self.text += "1"  # stands for a number or a Latin name
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
    article = PLACEABLE.sub(lambda m: "…" if m[1] else "1", path.read_text("utf-8"))
    article = re.sub(r"\$\$.*?\$\$", "", article, flags=re.DOTALL)
    article = re.sub(r"\$[^$]+\$|`[^`]+`", "x", article)
    article = re.sub(
        r"\]\([^)]*\)| \{#\w+\}|\*\*|\[|^#+ |^- ", "", article, flags=re.MULTILINE
    )
    lines = enumerate(article.splitlines(), 1)
    return {f"line {number}": line for number, line in lines}


def test_each_room_has_the_shells_languages() -> None:
    assert "en" in LANGUAGES
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
    parts = [patterns(d / f"{language}.ftl") for d in (*SHELL_PARTS, STUDIO)]
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


HAN = r"[\u3400-\u9fff]"
KANA = r"[\u3040-\u30ff\u3400-\u9fff々]"
WIDE = r"[，。；：？！（）「」『』、・]"

RULES: dict[str, list[tuple[str, str]]] = {
    "zh-TW": [
        # Words that only a character converter would write.
        ("並行", "平行"),
        ("數據", "資料"),
        ("網絡", "網路"),
        ("代碼", "程式碼"),
        ("內存", "記憶體"),
        ("顯存", "GPU 記憶體"),
        ("優化", "最佳化"),
        ("設備", "裝置"),
        ("帶寬", "頻寬"),
        ("緩存", "快取"),
        ("噪聲", "雜訊"),
        ("默認", "預設"),
        ("鏈接", "連結"),
        ("設置", "設定"),
        ("重置", "重設"),
        ("拷貝", "複製"),
        ("計算器", "計算機"),
        ("權杖", "詞元"),
        ("萬億", "兆"),
        ("你", "您"),
        ("[“”‘’]", "「」"),
        (f"{HAN}[A-Za-z0-9]|[A-Za-z0-9]{HAN}", "a space between Han and Latin"),
        (f"{WIDE} | {WIDE}", "no space beside full-width marks"),
        (f"{HAN} ?[,.;:?!()]", "full-width marks"),
    ],
    "ja": [
        ("オプティマイザー", "オプティマイザ"),
        ("パラメーター", "パラメータ"),
        ("レイテンシー", "レイテンシ"),
        ("アクセラレーター", "アクセラレータ"),
        ("クラスター", "クラスタ"),
        ("サーバー", "サーバ"),
        ("メモリー", "メモリ"),
        ("ブラウザー", "ブラウザ"),
        ("レイヤ(?!ー)", "レイヤー"),
        ("シーケンス", "系列"),
        ("有効バッチ", "実効バッチ"),
        ("複製", "レプリカ"),
        (f"{KANA} [A-Za-z0-9]|[A-Za-z0-9] {KANA}", "no space beside Latin"),
        (f"{KANA} {KANA}", "no space between Japanese words"),
        (f"{WIDE} | {WIDE}", "no space beside full-width marks"),
        (f"{KANA} ?[,.;:?!()]", "full-width marks"),
    ],
}


@pytest.mark.parametrize(
    "path", [p for p in [*MESSAGES, *ARTICLES] if p.stem in RULES], ids=name
)
def test_terms_and_typography(path: Path) -> None:
    wrong = [
        f"{where}: {found[0]!r}, write: {better}"
        for where, text in texts(path).items()
        for rule, better in RULES[path.stem]
        for found in re.finditer(rule, text)
    ]
    assert wrong == []


@pytest.mark.parametrize("path", sorted(SHELL.glob("*.ftl")), ids=name)
def test_errors_are_short(path: Path) -> None:
    """They stand under a field, down to 280 px wide."""
    errors = {k: p.text for k, p in patterns(path).items() if k.startswith("error-")}
    assert {k: len(t) for k, t in errors.items() if len(t) > 110} == {}
