"""Glossing: texts in other languages as the gateway reads them besides, word by word in English.

Such a text is odd English, whether it is an attack or not, which texts that people wrote do not teach.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from filters.decoders.glossed import find_glossed
from filters.decoders.survey import Survey
from filters.text.canonical import canonicalise
from training.samples import LONGEST, Sample


def glossed(samples: Iterable[Sample]) -> Iterator[Sample]:
    """What is in another language than English, glossed; of the same family. An attack whose payload is known is left
    out if that is not found again.
    """
    for sample in samples:
        raw = _glossed(sample.raw)
        if raw is None:
            continue
        payload = None
        if sample.payload is not None:
            wanted = sample.raw[slice(*sample.payload)]
            wanted = _glossed(wanted) or wanted
            begin = raw.find(wanted)
            if begin < 0:
                continue
            payload = begin, begin + len(wanted)
        yield replace(sample, id=f"{sample.id}-glossed", raw=raw, payload=payload)


def _glossed(raw: bytes) -> bytes | None:
    text = raw.decode("utf-8", "ignore")
    views = [view.text for view in find_glossed(Survey(text)) if view is not None]
    return canonicalise(views[0]).encode("utf-8", "replace")[:LONGEST] if views else None
