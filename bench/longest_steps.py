"""The longest step of unfolding each hostile text in the longest piece it is read in, in milliseconds.

    python -m bench.longest_steps [RUNS]

The steps of a text are always the same, so each takes the least time that it took in any run (3 unless told).
"""

import gc
import sys
import time

from filters.limits import LimitExceeded, TextLimits
from filters.text.pieces import pieces
from filters.unfolding import Budget, unfold_in_steps
from tests.filters.encoders import DEAR, HELD_UP

REPEATED = 100_000
LIMITS = TextLimits()


def main(runs: int) -> None:
    """Print the texts with the slowest step first."""
    gc.disable()
    took = [(longest(unit, runs), unit) for unit in (*HELD_UP, *DEAR)]
    for seconds, unit in sorted(took, reverse=True):
        sys.stdout.write(f"{seconds * 1e3:6.1f} {ascii(unit)[:60]}\n")


def longest(unit: str, runs: int) -> float:
    """Return the seconds of the longest step, each as in the run in which it was the shortest."""
    text = max((piece for _, piece in pieces((unit * REPEATED)[:REPEATED])), key=len)
    taken = [_steps(text) for _ in range(runs)]
    seconds: float = max(min(steps) for steps in zip(*taken, strict=True))
    return seconds


def _steps(text: str) -> list[float]:
    gc.collect()
    took: list[float] = []
    steps = unfold_in_steps(text, limits=LIMITS, path="", budget=Budget.of(LIMITS))
    while True:
        begun = time.thread_time()
        try:
            next(steps)
        except (StopIteration, LimitExceeded):
            return [*took, time.thread_time() - begun]
        took.append(time.thread_time() - begun)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
