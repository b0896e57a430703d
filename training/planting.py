"""Planting: requests of users, put into documents, are attacks there, whatever they ask for and however politely."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from training.samples import Sample

PLANTED: Final = "planted"
"""The category of such a sample."""
MOST: Final = 2_500
"""Requests that are planted."""
WEIGHT: Final = 0.1
"""What a planted request weighs beside an attack that somebody wrote: it is one by its place alone."""
_REQUEST: Final = range(20, 300)
"""Bytes of a text that is taken for a request."""
_CARRIER: Final = 600
"""The fewest bytes of a text that requests are planted in."""
_ROOM: Final = (100, 500)
"""Bytes of a carrier that stand round a request."""
_VERBS: Final = frozenset(
    b"write give tell explain describe create generate list find summarize translate please can could what how make "
    b"send show rewrite identify compose calculate convert classify suggest provide name design".split()
)
_LEADS: Final = (
    b"",
    b"",
    b"",
    b"also, ",
    b"before you go on: ",
    b"new task: ",
    b"the assistant should now do this: ",
    b"please ",
    b"first answer this: ",
    b"important: ",
)


def planted(samples: Sequence[Sample], draw: np.random.Generator) -> Iterator[Sample]:
    """Requests among benign samples, each within a piece of a benign document, code or result; of the same family."""
    requests = [sample for sample in samples if _is_request(sample)]
    carriers = [sample for sample in samples if _is_carrier(sample)]
    if not carriers:
        return
    for number in draw.permutation(len(requests))[:MOST]:
        request, carrier = requests[number], carriers[int(draw.integers(len(carriers)))]
        room = int(draw.integers(*_ROOM))
        start = int(draw.integers(0, max(1, len(carrier.raw) - room)))
        piece = carrier.raw[start : start + room]
        cut = piece.find(b" ", int(draw.integers(0, len(piece) + 1)))
        before, after = (piece, b"") if cut < 0 else (piece[:cut], piece[cut:])
        planted = _LEADS[int(draw.integers(len(_LEADS)))] + request.raw
        raw = b" ".join((before, planted, after))
        span = (len(before) + 1, len(before) + 1 + len(planted))
        yield replace(request, attack=True, category=PLANTED, place="document", raw=raw, payload=span, weight=WEIGHT)


def _is_request(sample: Sample) -> bool:
    asks = sample.raw.rstrip().endswith(b"?") or sample.raw.partition(b" ")[0] in _VERBS
    return not sample.attack and sample.category == "chat" and len(sample.raw) in _REQUEST and asks


def _is_carrier(sample: Sample) -> bool:
    return not (sample.attack or sample.hard or sample.place == "user") and len(sample.raw) > _CARRIER
