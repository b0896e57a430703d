"""Runs one fuzz target under atheris: `python -m fuzz TARGET --seconds 1800`. What it finds goes to fuzz/found/.

A crash ends the run with status 77 and leaves its input there: put it into the target's corpus, under a name in words,
with the mending.
"""

import argparse
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(
    include=[
        "filters",
        "gateway.keys.jose",
        "gateway.keys.jwks",
        "gateway.identity.auth",
        "gateway.phases.body_reading",
    ]
):
    from fuzz.targets import TARGETS

ROOT = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    parser.add_argument("target", choices=sorted(TARGETS))
    parser.add_argument("--seconds", type=int, default=60, help="how long it runs")
    parser.add_argument("--longest", type=int, default=4096, help="bytes of the longest input")
    options = parser.parse_args()
    found = ROOT / "found" / options.target
    found.mkdir(parents=True, exist_ok=True)
    atheris.Setup(
        [
            sys.argv[0],
            str(found),
            str(ROOT / "corpus" / options.target),
            f"-max_total_time={options.seconds}",
            f"-max_len={options.longest}",
            f"-artifact_prefix={found}/crash-",
            f"-dict={ROOT / 'words.dict'}",
            "-timeout=20",
            "-rss_limit_mb=2048",
            "-print_final_stats=1",
        ],
        TARGETS[options.target],
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
