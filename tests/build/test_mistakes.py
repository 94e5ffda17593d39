"""A wrong declaration stops the build, in one paragraph that names the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.build.project import build_py

if TYPE_CHECKING:
    from pathlib import Path

CALCULATOR = "core/calclet/calculators/effective_batch_size"

MISTAKES = [
    ("__init__.py", "micro_batch_size: Annot", "title: Annot", "title"),
    ("__init__.py", '"https://github.com/NVIDIA', '"github.com/NVIDIA', "absolute"),
    ("__init__.py", "-> Result:", "-> Rseult:", "Rseult"),
    (
        "cases.toml",
        "tokens_per_step = 8388608",
        "tokens_per_step = 8",
        "worked-example",
    ),
    ("cases.toml", "[worked-example]", "[worked]", "worked-example"),
    ("cases.toml", "inputs = {", "inputs = ", "cannot be read"),
    ("ja.ftl", "$tokens_per_step }", "$token_per_step }", "token_per_step"),
    ("en.ftl", "sequence_length = ", "sequence_lenth = ", "sequence_length"),
    ("en.ftl", "title = ", "title ", "cannot be read"),
    ("zh-TW.md", "{#limits}", "{#limit}", "limits"),
    ("ja.md", "{ $doubled.", "{ $trebled.", "trebled"),
    ("en.md", r"\cdot d \cdot a", r"\cdto d", "cdto"),
]


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    MISTAKES,
    ids=[f"{m[0]}-{m[3]}" for m in MISTAKES],
)
def test_a_mistake_is_named_with_its_file(
    copy: Path, file: str, right: str, wrong: str, said: str
) -> None:
    """No traceback: the author's own words and place."""
    path = copy / CALCULATOR / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")

    done = build_py(copy, "build")

    assert done.returncode == 1
    assert file in done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not (copy / "dist").exists()


def test_a_foreign_folder_is_not_overwritten(copy: Path, tmp_path: Path) -> None:
    """--out may name the wrong folder."""
    (tmp_path / "precious.txt").write_text("mine")

    done = build_py(copy, "build", "--out", tmp_path)

    assert done.returncode == 1
    assert "holds something else" in done.stderr
    assert (tmp_path / "precious.txt").read_text() == "mine"
