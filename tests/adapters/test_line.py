"""What every ending of a call says of the provider. What a line sends and reads is in the tests of what uses one."""

import re
from pathlib import Path

from adapters.base import VerifierFault
from adapters.circuit import Ending
from adapters.line import ENDINGS


def test_every_fault_has_an_ending() -> None:
    assert set(ENDINGS) == {None, *VerifierFault}
    assert set(ENDINGS.values()) == set(Ending)


def test_the_documentation_tells_every_reason_and_whether_it_counts() -> None:
    page = (Path(__file__).parents[2] / "docs" / "verifiers.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([a-z_]+)` \| [^|]+ \| (yes|no) \|$", page, re.MULTILINE))
    assert told.keys() == {str(fault) for fault in VerifierFault}
    counted = {str(fault) for fault, ending in ENDINGS.items() if ending is Ending.FAILURE}
    assert {reason for reason, counts in told.items() if counts == "yes"} == counted
