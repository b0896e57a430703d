"""Numbers that name letters by what they consist of: the dots of Braille, or a key and how often it is pressed."""

from collections.abc import Iterator, Sequence

_DOTS = "1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356"
OF_DOTS = dict(zip(_DOTS.split(), "abcdefghijklmnopqrstuvwxyz", strict=True))
_KEYS = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")
_OF_PRESSES = {f"{key}{times}": letter for key, on in enumerate(_KEYS, 2) for times, letter in enumerate(on, 1)}
_FEWEST = 5
"""Fewest different signs of a text."""


def lettered(numbers: Sequence[str], gaps: Sequence[str]) -> Iterator[tuple[str, list[str], Sequence[str]]]:
    """Yield each reading in which all numbers name letters: its name, the letters, and what stands between these."""
    if len(set(numbers)) >= _FEWEST and OF_DOTS.keys() >= set(numbers):
        yield "dots", [OF_DOTS[number] for number in numbers], gaps
    if len(set(numbers)) >= _FEWEST and _OF_PRESSES.keys() >= set(numbers):
        yield "presses", [_OF_PRESSES[number] for number in numbers], gaps
    if len(numbers) % 2 == 0 and max(map(len, numbers)) == 1:
        pairs = ["".join(pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)]
        if len(set(pairs)) >= _FEWEST and _OF_PRESSES.keys() >= set(pairs):
            yield "presses", [_OF_PRESSES[pair] for pair in pairs], gaps[1::2]
