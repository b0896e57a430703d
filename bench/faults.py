"""Measures what faults do to a gateway, and whether its promises about them hold.

    python -m bench.faults [--only resets,leaving,...] [--minutes 30] [--warm-minutes 5] [--kill-seconds 120]

Each measurement starts a `serve` command of its own beside an upstream in this process, on the loopback address. It
prints one JSON object: what each measurement saw, and under `kept` whether each promise was kept. The exit status is 1
if one was not. Times depend on this machine: if it is busy, compare the ratios.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvloop

from bench.fault_crowds import slow_readers, slow_writers
from bench.fault_ends import (
    Audit,
    Found,
)
from bench.fault_lives import kills, soak
from bench.fault_overload import overload
from bench.fault_streams import draining, leaving, resets
from bench.harness import NotMeasured

MEASUREMENTS: dict[str, Callable[[argparse.Namespace, Audit], Awaitable[Found]]] = {
    measurement.__name__: measurement
    for measurement in (resets, leaving, draining, slow_readers, slow_writers, overload, kills, soak)
}


async def _measured(name: str, options: argparse.Namespace) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        return await MEASUREMENTS[name](options, Audit(Path(folder)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(MEASUREMENTS), help="which to run (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=30.0, help="minutes of the soak (default: %(default)s)")
    parser.add_argument(
        "--warm-minutes",
        type=float,
        default=5.0,
        help="minutes of traffic before the soak is measured (default: %(default)s)",
    )
    parser.add_argument(
        "--kill-seconds", type=float, default=120.0, help="seconds of killing workers (default: %(default)s)"
    )
    options = parser.parse_args()
    figures: dict[str, Found] = {}
    for name in options.only.split(","):
        sys.stderr.write(f"{name}: {(MEASUREMENTS[name].__doc__ or '').strip()}\n")
        try:
            figures[name] = uvloop.run(_measured(name, options))
        except (NotMeasured, TimeoutError) as problem:
            figures[name] = {"problem": str(problem) or "it took too long", "kept": {"measured": False}}
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    promises = [kept for found in figures.values() for kept in dict(found["kept"]).values()]  # type: ignore[call-overload]
    raise SystemExit(0 if all(promises) else 1)


if __name__ == "__main__":
    main()
