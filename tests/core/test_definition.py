"""Declarations: the function stays a function, and mistakes are named at import."""

from fractions import Fraction
from typing import Annotated, Any, NamedTuple

import pytest

from calclet import names
from calclet.calculators.effective_batch_size import effective_batch_size
from calclet.definition import Column, Input, Output, Source, calculator
from calclet.errors import DefinitionError

SOURCE = Source("Someone, somewhere", "https://example.org/")


class Doubled(NamedTuple):
    twice: Annotated[int, Output("y", unit="thing")]


def declare(function: Any = None, **changes: Any) -> Any:
    def double(
        single: Annotated[int, changes.pop("about", Input("x", unit="thing"))] = 1,
    ) -> Doubled:
        return Doubled(2 * single)

    good = {
        "family": "training",
        "formula": "y = 2 x",
        "revised": "2026-11-30",
        "sources": [SOURCE],
    }
    return calculator(**(good | changes))(function or double)


def test_the_function_stays_ordinary() -> None:
    result = effective_batch_size(8, 64, 4, 4096)
    assert result == (2048, 8388608)
    assert result.tokens_per_step == 8388608
    assert effective_batch_size(gradient_accumulation_steps=8).global_batch_size == 4096
    assert effective_batch_size.__name__ == "effective_batch_size"


def test_a_definition_says_what_was_declared() -> None:
    definition = declare(about=Input("x", unit="thing", ge=1, le=9)).definition
    field = definition.inputs["single"]
    assert (definition.id, definition.slug) == ("double", "double")
    assert (field.kind, field.default, field.about.ge) == ("integer", 1, 1)
    assert list(definition.outputs) == ["twice"]
    assert definition.compute({"single": 21}) == {"twice": 42}


def test_keyword_only_parameters_and_fractions_are_inputs_too() -> None:
    class Half(NamedTuple):
        half: Annotated[Fraction, Output("y", unit="thing")]

    def halve(
        *, whole: Annotated[Fraction, Input("x", unit="thing")] = Fraction(1, 3)
    ) -> Half:
        return Half(whole / 2)

    definition = declare(halve).definition
    assert definition.inputs["whole"].kind == "number"
    assert definition.compute({"whole": Fraction(1, 3)}) == {"half": Fraction(1, 6)}


WRONG = [
    ({"family": "Training Sets"}, "family"),
    ({"revised": "30.11.2026"}, "revised"),
    ({"revised": "2026-13-01"}, "revised"),
    ({"sources": []}, "source"),
    ({"sources": [Source("")]}, "title"),
    ({"sources": [Source("a page", "example.org/x")]}, "absolute"),
    ({"sources": [Source("a page", "/x")]}, "absolute"),
    ({"formula": "y = 2"}, "symbol 'x'"),
    ({"about": Input("y", unit="thing")}, "two things"),
    ({"about": Input("x", unit="Thing!")}, "unit"),
    ({"about": Input("x", unit="thing", ge=2)}, "outside"),
    ({"about": Input("x", unit="thing", le=0)}, "outside"),
    ({"about": Input("x", unit="thing", typical=(9, 1))}, "upside down"),
    ({"about": Input("x", unit="thing", group="a b")}, "group"),
    ({"about": Input("x", unit="thing", step="triple")}, "step"),  # type: ignore[arg-type]
    ({"about": "a number"}, "Annotated"),
]


@pytest.mark.parametrize(("changes", "word"), WRONG)
def test_wrong_declarations_are_refused(changes: dict[str, Any], word: str) -> None:
    with pytest.raises(DefinitionError, match=word) as caught:
        declare(**changes)
    assert str(caught.value).startswith("double: ")


def test_wrong_functions_are_refused() -> None:
    about = Input("x", unit="thing")

    def no_default(single: Annotated[int, about]) -> Doubled: ...
    def no_result(single: Annotated[int, about] = 1) -> int: ...
    def no_annotation(single: int = 1) -> Doubled: ...
    def a_float(single: Annotated[float, about] = 1) -> Doubled: ...
    def wrong_type(single: Annotated[int, about] = 0.5) -> Doubled: ...  # type: ignore[assignment]
    def truth(single: Annotated[int, about] = True) -> Doubled: ...
    def same(twice: Annotated[int, about] = 1) -> Doubled: ...
    def nothing() -> Doubled: ...

    for function in (
        no_default, no_result, no_annotation, a_float, wrong_type, truth, same, nothing
    ):  # fmt: skip
        with pytest.raises(DefinitionError, match=function.__name__):
            declare(function)


@pytest.mark.parametrize("stages", ["size steps", "size steps time", "size steps x"])
def test_stages_are_columns_of_whole_numbers(stages: str) -> None:
    class Stage(NamedTuple):
        size: Annotated[int, Column(unit="thing")]
        steps: Annotated[int, Column(unit="step")]
        tokens: Annotated[int, Column(unit="token")]
        time: Annotated[Fraction, Column(unit="second")]

    def staged(names: str) -> Any:
        class Staged(NamedTuple):
            rows: Annotated[tuple[Stage, ...], Output(stages=names)]

        def stage(single: Annotated[int, Input("x", unit="thing")] = 1) -> Staged: ...

        return stage

    assert declare(staged("size steps tokens"))
    with pytest.raises(DefinitionError, match="rows: stages"):
        declare(staged(stages))


def test_a_calculator_takes_no_name_that_has_a_place() -> None:
    def studio(single: Annotated[int, Input("x", unit="thing")] = 1) -> Doubled: ...

    with pytest.raises(DefinitionError, match="command"):
        declare(studio)


def test_every_output_is_annotated() -> None:
    class Bare(NamedTuple):
        twice: int

    def double(single: Annotated[int, Input("x", unit="thing")] = 1) -> Bare: ...

    with pytest.raises(DefinitionError, match="twice"):
        declare(double)


@pytest.mark.parametrize(
    "name",
    ["title", "lang", "hidden", "style", "name", "action", "submit", "theme", "accent",
     "hide", "readonly", "calculator", "load", "label", "values", "onclick", "oninput",
     "utm_source", "secret", "lead", "Upper", "_private", "a-b", "1st", "é", ""],
)  # fmt: skip
def test_ids_with_another_meaning_are_refused(name: str) -> None:
    assert names.refusal(name)


@pytest.mark.parametrize("name", ["memory", "n", "one_way", "on_chip", "labels", "x2"])
def test_other_ids_are_free(name: str) -> None:
    assert not names.refusal(name)
