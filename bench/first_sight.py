"""Measures what it costs to read a text for the first time: all its views and all rules, in milliseconds a KB.

    python -m bench.first_sight [--rounds 5] [--hostile] [FILE...]

Each kind of text has a line with the total, and with the largest shares of the stages (cleaning, folding, matching and
each decoder) in microseconds a KB. FILEs are further texts to measure. `--hostile` instead measures short texts that
are repeated to 16 KB, and the longest time between two pauses. Times are the least of all rounds, in one thread.
"""

import argparse
import base64
import json
import random
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter
from pathlib import Path

from filters import unfolding
from filters.decoders.decoded import Steps, Transform
from filters.decoders.survey import Survey
from filters.inspection.inspecting import inspect
from filters.limits import TextLimits
from filters.rules.matcher import Matcher
from filters.segments import Origin, Segment
from gateway.config.rulebook import load_rules
from tests.filters.encoders import DEAR, prose

LIMITS = TextLimits()
SIZE = 65_536
SHOWN = 8
CHINESE = (
    "会议在星期二举行，讨论了明年的预算。解析器应当保持状态，这样更容易测试。请把这份报告翻译成英文，然后发给同事。"
)


def kinds() -> dict[str, str]:
    """Ordinary texts of about 64 KB."""
    rng = random.Random(1)  # noqa: S311
    image = base64.b64encode(rng.randbytes(SIZE * 3 // 4)).decode()
    source = "\n".join(path.read_text() for path in sorted(Path(__file__).parents[1].glob("gateway/**/*.py")))
    calls = [
        {
            "id": f"call_{number:04d}",
            "name": "read_file",
            "arguments": json.dumps({"path": f"src/m{number}.py", "limit": 9}),
        }
        for number in range(600)
    ]
    return {
        "English": prose(rng, SIZE),
        "Chinese": CHINESE * (SIZE // len(CHINESE)),
        "Python source": source[:SIZE],
        "JSON with an image": json.dumps({"text": "What is this?", "url": f"data:image/png;base64,{image}"}),
        "JSON of tool calls": json.dumps(calls)[:SIZE],
    }


def sight(text: str, matcher: Matcher) -> tuple[float, float]:
    """The seconds that one inspection takes, and the longest between two of its pauses."""
    steps = inspect([Segment(Origin.TOOL_RESULT, "", text)], matcher=matcher, limits=LIMITS)
    begun = before = time.thread_time()
    longest = 0.0
    for _ in steps:
        now = time.thread_time()
        longest, before = max(longest, now - before), now
    return time.thread_time() - begun, max(longest, time.thread_time() - before)


def shares(text: str, matcher: Matcher) -> dict[str, float]:
    """The seconds of each stage."""
    spent: dict[str, float] = defaultdict(float)

    def timed(transform: Transform) -> Transform:
        def find(part: Survey) -> Steps:
            steps = transform.find(part)
            while True:
                begun = time.thread_time()
                try:
                    step = next(steps)
                except StopIteration:
                    return
                finally:
                    spent[transform.name] += time.thread_time() - begun
                yield step

        return replace(transform, find=find)

    table = unfolding._NEEDS
    unfolding._NEEDS = tuple((timed(transform), signs) for transform, signs in table)
    try:
        whole, _ = sight(text, matcher)
    finally:
        unfolding._NEEDS = table
    spent["matching, folding and the rest"] = whole - sum(spent.values())
    return spent


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--hostile", action="store_true")
    options = parser.parse_args(arguments)
    matcher = Matcher(load_rules())
    texts = {repr(unit): (unit * SIZE)[:16_384] for unit in DEAR} if options.hostile else kinds()
    texts |= {str(path): path.read_text() for path in options.files}
    for name, text in texts.items():
        kilobytes = len(text.encode()) / 1024
        seen = [sight(text, matcher) for _ in range(options.rounds)]
        whole, longest = min(seconds for seconds, _ in seen), min(pause for _, pause in seen)
        stages = sorted(shares(text, matcher).items(), key=itemgetter(1), reverse=True)[:SHOWN]
        largest = ", ".join(f"{stage} {1e6 * seconds / kilobytes:.0f}" for stage, seconds in stages)
        print(f"{name:24} {1e3 * whole / kilobytes:6.3f} ms/KB, {1e3 * longest:5.1f} ms at once: {largest}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
