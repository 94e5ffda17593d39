"""Every case of every calculator comes out, and a wrong one would be seen."""

import pytest

from calclet import registry
from calclet_build.cases import failing, load_cases


@pytest.mark.parametrize("slug", registry.slugs())
def test_cases_come_out(slug: str) -> None:
    definition = registry.find(slug)
    cases = load_cases(definition)
    assert "worked-example" in {case.name for case in cases}
    assert all(case.source for case in cases)
    assert failing(definition, cases) == []


def test_a_wrong_case_is_named() -> None:
    definition = registry.find("effective-batch-size")
    case = load_cases(definition)[0]
    wrong = case._replace(outputs=case.outputs | {"tokens_per_step": "1"})
    bad = case._replace(name="bad", inputs=case.inputs | {"sequence_length": "0"})
    lines = failing(definition, [wrong, case, bad])
    assert [line.split(":")[0].split()[-1] for line in lines] == [case.name, "bad"]
    assert "too-small" in lines[1]
