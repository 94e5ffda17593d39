"""A site with the calculators of tests/fixtures: every kind of input and output."""

from __future__ import annotations

import os
from pathlib import Path

from tests.conftest import build_site

FIXTURES = Path(__file__).parents[1] / "fixtures/calculators"


def build_kinds(place: Path) -> Path:
    """The built site: CALCLET_KINDS where it is made already, else made here."""
    if given := os.environ.get("CALCLET_KINDS"):
        return Path(given).resolve()
    build_site(place, f"--calculators={FIXTURES}")
    return place
