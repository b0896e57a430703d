"""Counting: how a report tells times. The other counts are tested where samples are judged."""

from pathlib import Path
from typing import Any

from gateway.evaluation.counting import JudgedSample, counted
from gateway.evaluation.samples import read_samples

SAMPLES = Path(__file__).parents[2] / "cases" / "eval" / "samples.jsonl"


def test_times_are_ranked() -> None:
    sample = read_samples(SAMPLES)[0]
    seen = [JudgedSample(sample, False, False, False, seconds / 1_000) for seconds in range(1, 101)]
    told: Any = counted({"set": seen, "empty": []}, config={})
    assert told["sets"]["set"]["latency_ms"] == {"p50": 50.0, "p99": 99.0}
    assert told["sets"]["empty"]["latency_ms"] == {"p50": 0.0, "p99": 0.0}
    assert told["sets"]["empty"]["n"] == 0
