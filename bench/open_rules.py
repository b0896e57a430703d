"""Measures how much faster open rules are matched here than by the engine that they are written for.

Needs the extra "atr". Each text has 10 KB. Both engines judge it as a user's message and as a tool's result, and must
agree.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from pyatr import AgentEvent, ATREngine

from filters.rules.open_rules import OpenMatcher
from filters.segments import Origin
from gateway.config.atr_rules import load_atr_rules

SIZE = 10_240
ROOT = Path(__file__).parents[1]
EVENTS = {"llm_input": Origin.USER, "tool_response": Origin.TOOL_RESULT}


def texts() -> dict[str, str]:
    """Ordinary texts, or the files that are named on the command line."""
    if len(sys.argv) > 1:
        return {Path(name).name: Path(name).read_text(encoding="utf-8")[:SIZE] for name in sys.argv[1:]}
    rows = (f'{{"id": {number}, "name": "item {number}", "price": 12.5, "tags": ["a"]}}' for number in range(200))
    return {
        "licence": (ROOT / "LICENSE").read_text(encoding="utf-8")[:SIZE],
        "source": (ROOT / "filters" / "decoders" / "radixes.py").read_text(encoding="utf-8")[:SIZE],
        "json": "\n".join(rows)[:SIZE],
        "attack words": (ROOT / "docs" / "detection.md").read_text(encoding="utf-8")[:SIZE],
    }


def seconds(judge: Callable[[], frozenset[str]], *, times: int) -> tuple[float, frozenset[str]]:
    """The least processor time of some runs, and what was found."""
    least, found = float("inf"), frozenset[str]()
    for _ in range(times):
        began = time.process_time()
        found = judge()
        least = min(least, time.process_time() - began)
    return least, found


def _by_reference(reference: ATREngine, text: str, event: str) -> frozenset[str]:
    return frozenset(match.rule_id for match in reference.evaluate(AgentEvent(content=text, event_type=event)))


def _by_matcher(matcher: OpenMatcher, text: str, origin: Origin) -> frozenset[str]:
    return frozenset(sighting.rule.id for sighting in matcher.sweep(text, origin=origin) if sighting)


def main() -> None:
    reference, matcher = ATREngine(), OpenMatcher(load_atr_rules(), seconds=1.0)
    reference.load_default_rules()
    for name, text in texts().items():
        for event, origin in EVENTS.items():
            slow, wanted = seconds(partial(_by_reference, reference, text, event), times=2)
            fast, found = seconds(partial(_by_matcher, matcher, text, origin), times=10)
            agree = "same" if found == wanted else "DIFFERENT"
            times = f"{slow * 1e3:7.0f} ms {fast * 1e3:7.2f} ms  {slow / fast:5.0f} times"
            sys.stdout.write(f"{name:14} {event:14} {times}  {agree}\n")


if __name__ == "__main__":
    main()
