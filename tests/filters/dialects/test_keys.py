"""Names that may stand in a path are plain, so that a path is a JSON Pointer without escapes and holds no text."""

import re

import pytest

from filters.dialects.keys import KNOWN


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_a_known_name_needs_no_escape(name: str) -> None:
    assert re.fullmatch(r"\$?[A-Za-z][A-Za-z0-9_]{0,40}", name)
