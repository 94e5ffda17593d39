"""Every kind of input and output, from text to the function and back."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple

import pytest

from calclet.definition import Column, Input, Output, Remark, Source, calculator
from calclet.errors import DefinitionError, Refused
from calclet.manifest import manifest
from calclet.service import calculate

GIB = 2**30


class Stage(NamedTuple):
    """A row of the table."""

    steps: Annotated[int, Column("s", unit="step")]
    share: Annotated[Fraction, Column(unit="percent")]


class Result(NamedTuple):
    """One of each."""

    total: Annotated[Fraction, Output("M", units=("GiB", "GB"))]
    share: Annotated[Fraction, Output("f", unit="percent")]
    root: Annotated[float, Output("q", unit="one")]
    fits: Annotated[bool, Output()]
    verdict: Annotated[Literal["small", "large"], Output()]
    planned: Annotated[int | None, Output("P", unit="token")]
    doubled: Annotated[tuple[int, ...], Output(unit="one")]
    plans: Annotated[tuple[Stage, ...], Output()]


def talk(*, mode: str, kept: Fraction, **_: object) -> Iterator[Remark]:
    if kept > 1:
        yield Remark("above-all", "kept", share=kept)


@calculator(
    family="training",
    formula="M f q P m k s",
    revised="2026-11-30",
    sources=[Source("Nobody")],
    refuses=("too-many-modules",),
    remarks=talk,
)
def kitchen_sink(
    memory: Annotated[
        Fraction, Input("m", units=("GiB", "MiB", "GB"), gt=0, le=1024 * GIB)
    ] = Fraction(3 * GIB, 2),
    kept: Annotated[
        Fraction, Input("k", unit="percent", gt=0, le=2, typical=(Fraction(1, 2), 1))
    ] = Fraction(9, 10),
    mode: Annotated[Literal["plain", "planned"], Input()] = "plain",
    modules: Annotated[frozenset[Literal["q", "k", "v"]], Input()] = frozenset("qv"),
    verbose: Annotated[bool, Input()] = False,
    plan: Annotated[
        int | None, Input(unit="token", ge=1, when={"mode": ("planned",)})
    ] = None,
    sizes: Annotated[tuple[int, ...], Input(unit="token", ge=0)] = (1, 2),
    stages: Annotated[tuple[Stage, ...], Input()] = (Stage(10, Fraction(1, 2)),),
) -> Result:
    if len(modules) > 2:
        raise Refused("too-many-modules", "modules", "mode", count=len(modules))
    if memory == 512 * GIB:
        raise ValueError("this size is not sold")
    return Result(
        memory * kept,
        kept / 3,
        10.0**400 if memory == 7 * GIB else float(memory / GIB) ** 0.5,
        memory < 2 * GIB,
        "small" if memory < 2 * GIB else "large",
        plan if mode == "planned" else None,
        tuple(2 * size for size in sizes),
        stages,
    )


DEFINITION = kitchen_sink.definition  # type: ignore[attr-defined]
DEFAULTS = {
    "memory": "1.5GiB", "kept": "90", "mode": "plain", "modules": "q,v",
    "verbose": "false", "plan": "", "sizes": "1;2", "stages": "10|50",
}  # fmt: skip


def answer(**texts: str) -> dict[str, Any]:
    return calculate(DEFINITION, DEFAULTS | texts)


def error(**texts: str) -> tuple[str | None, str, dict[str, str]]:
    (problem,) = answer(**texts)["errors"]
    return problem.input, problem.code, problem.args


def test_the_manifest_states_every_default_as_text() -> None:
    data = manifest(DEFINITION)
    assert {field["id"]: field["default"] for field in data["inputs"]} == DEFAULTS
    assert data["inputs"][0]["units"] == ["GiB", "MiB", "GB"]
    assert data["inputs"][0]["above"] == "0"
    assert data["inputs"][0]["maximum"] == "1024"
    assert data["inputs"][1]["typical"] == ["50", "100"]
    assert data["inputs"][5]["when"] == {"mode": ["planned"]}
    assert data["inputs"][7]["columns"][1]["unit"] == "percent"
    assert data["outputs"][4]["options"] == ["small", "large"]


def test_every_kind_of_output_is_exact_text() -> None:
    said = answer()
    assert said["ok"]
    assert said["outputs"] == {
        "total": "1.35",  # 1.5 GiB * 0.9
        "share": "30",
        "root": "1.224744871391589",  # sqrt(1.5), IEEE double
        "fits": "true",
        "verdict": "small",
        "planned": None,
        "doubled": "2;4",
        "plans": "10|50",
    }


@pytest.mark.parametrize(
    ("text", "kept", "total"),
    [
        ("2 GiB", "2GiB", "1.8"),
        ("2gib", "2GiB", "1.8"),
        ("2048MiB", "2048MiB", "1.8"),
        ("2", "2GiB", "1.8"),
        ("1e0", "1GiB", "0.9"),
        # 1 GB is 10^9 / 2^30 GiB, times 0.9: 5^9 * 9 / (2^21 * 10)
        ("1 GB", "1GB", "0.838190317153930664062500"),
    ],
)
def test_a_unit_is_kept_and_converted(text: str, kept: str, total: str) -> None:
    said = answer(memory=text)
    assert said["inputs"]["memory"]["value"] == kept
    assert Fraction(said["outputs"]["total"]) == Fraction(total)


@pytest.mark.parametrize("text", ["90", "90%", "90 %", "９０％", "90 percent"])
def test_a_percentage_is_a_ratio_for_the_function(text: str) -> None:
    said = answer(kept=text)
    assert said["inputs"]["kept"]["value"] == "90"
    assert said["outputs"]["share"] == "30"


def test_a_plain_decimal_is_not_shown_back() -> None:
    assert not answer(memory="1.5 GiB")["inputs"]["memory"]["echo"]
    assert answer(memory="3/2 GiB")["inputs"]["memory"]["echo"]


@pytest.mark.parametrize(
    ("texts", "code", "args"),
    [
        ({"memory": "0"}, "not-above", {"minimum": "0", "value": "0", "unit": "GiB"}),
        ({"memory": "2e6 MiB"}, "too-large",
         {"maximum": "1048576", "value": "2000000", "unit": "MiB"}),
        ({"memory": "80 G"}, "unknown-unit", {"unit": "G", "units": "GiB MiB GB"}),
        ({"memory": "80 GB/s"}, "unknown-unit",
         {"unit": "GB/s", "units": "GiB MiB GB"}),
        ({"memory": "?"}, "not-a-number", {"understood": "", "rest": "?"}),
        ({"kept": "201"}, "too-large", {"maximum": "200", "value": "201"}),
        ({"mode": "other"}, "no-such-choice",
         {"value": "other", "choices": "plain planned"}),
        ({"modules": "q,x"}, "no-such-choice", {"value": "x", "choices": "q k v"}),
        ({"verbose": "maybe"}, "not-a-flag", {"value": "maybe"}),
        ({"mode": ""}, "empty", {}),
        ({"sizes": "1;x"}, "not-a-number",
         {"understood": "", "rest": "x", "item": "2"}),
        ({"sizes": "1;-1"}, "too-small", {"minimum": "0", "value": "-1", "item": "2"}),
        ({"sizes": ";".join("1" * 1001)}, "too-many-items", {"maximum": "1000"}),
        ({"stages": "1|2|3"}, "wrong-cells",
         {"row": "1", "expected": "2", "found": "3"}),
        ({"stages": "1|2;1.5|2"}, "not-an-integer",
         {"value": "1.5", "suggestion": "", "row": "2", "column": "steps"}),
    ],
)  # fmt: skip
def test_a_bad_value_of_every_kind_has_a_code(
    texts: dict[str, str], code: str, args: dict[str, str]
) -> None:
    assert error(**texts) == (next(iter(texts)), code, args)


def test_a_calculator_refuses_in_its_own_words() -> None:
    assert error(modules="q,k,v") == (
        "modules",
        "refusal-too-many-modules",
        {"count": "3"},
    )
    assert answer(modules="q,k,v")["errors"][0].inputs == ("modules", "mode")
    assert error(memory="512") == (None, "refused", {"text": "this size is not sold"})


def test_a_result_beyond_a_float_is_named() -> None:
    assert error(memory="7") == (None, "overflow", {})


def test_remarks_are_warnings() -> None:
    found = answer(kept="120")
    assert found["ok"]
    codes = [(w.input, w.code, w.args) for w in found["warnings"]]
    assert ("kept", "remark-above-all", {"share": "1.2"}) in codes
    assert ("kept", "unusual", {"low": "50", "high": "100"}) in codes


def test_what_is_hidden_does_not_count_and_is_kept() -> None:
    hidden = answer(plan="-5")
    assert hidden["ok"]
    assert answer(plan="7")["inputs"]["plan"]["value"] == "7"
    assert error(mode="planned", plan="-5")[:2] == ("plan", "too-small")
    assert answer(mode="planned", plan="7")["outputs"]["planned"] == "7"
    assert answer(mode="planned", plan="")["outputs"]["planned"] is None


def test_an_optional_or_hidden_input_may_be_left_out() -> None:
    texts = {name: text for name, text in DEFAULTS.items() if name != "plan"}
    assert calculate(DEFINITION, texts)["ok"]


def test_none_chosen_is_a_choice() -> None:
    said = answer(modules="none")
    assert said["inputs"]["modules"]["value"] == "none"


@pytest.mark.parametrize(
    ("about", "word"),
    [
        (Input("x", units=("GiB", "token")), "converted"),
        (Input("x", unit="GB", units=("GiB", "GB")), "first"),
        (Input("x"), "no unit"),
        (Input("x", unit="thing", when={"later": ("a",)}), "before it"),
        (Input("x", unit="thing", takes=("nothing",)), "takes"),
    ],
)
def test_wrong_declarations_of_kinds_are_refused(about: Input, word: str) -> None:
    class Same(NamedTuple):
        same: Annotated[Fraction, Output("y", unit="thing")]

    def wrong(single: Annotated[Fraction, about] = Fraction(1)) -> Same:
        return Same(single)

    declare = calculator(
        family="training", formula="y=x", revised="2026-11-30", sources=[Source("-")]
    )
    with pytest.raises(DefinitionError, match=word):
        declare(wrong)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("576000000000000000000000 MiB", "too large"),
        ("1e9", "1e9GiB"),
        ("1000000000", "1e9GiB"),
        ("1234000000000", "1.234e12GiB"),
        ("123000000", "123000000GiB"),
        ("1234567890123", "1234567890123GiB"),
    ],
)
def test_a_number_with_many_zeros_is_kept_as_people_write_it(
    text: str, kept: str
) -> None:
    """Links and fields stay readable; the value is the same."""

    class Same(NamedTuple):
        same: Annotated[Fraction, Output("y", units=("GiB",))]

    def single(
        amount: Annotated[
            Fraction, Input("x", units=("GiB", "MiB"), lt=2**90)
        ] = Fraction(1),
    ) -> Same:
        return Same(amount)

    declare = calculator(
        family="training", formula="y=x", revised="2026-11-30", sources=[Source("-")]
    )
    said = calculate(declare(single).definition, {"amount": text})  # type: ignore[attr-defined]
    if kept == "too large":
        assert said["errors"][0].code == "not-below"
    else:
        assert said["inputs"]["amount"]["value"] == kept
        again = calculate(declare(single).definition, {"amount": kept})  # type: ignore[attr-defined]
        assert again["outputs"] == said["outputs"]
