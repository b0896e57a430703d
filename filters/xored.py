"""The decoder of bytes of which each was combined with one and the same."""

from collections import Counter
from collections.abc import Iterator

from filters.decoded import Decoded
from filters.lexicon import fluency
from filters.runs import SAMPLE


def read_xored(raw: bytes, start: int, end: int) -> Iterator[Decoded]:
    """ASCII of which each byte was combined with one and the same, by the byte that its spaces have become."""
    head = raw[:SAMPLE]
    if len(raw) < LEAST_XORED or not (head.isascii() or min(head) > 127):
        return
    for common, _ in Counter(raw).most_common(_LIKELY_SPACES):
        key = common ^ 32
        plain = raw.translate(bytes(byte ^ key for byte in range(256)))
        if key and plain.isascii() and fluency(text := plain.decode()) >= _FLUENT and text.isprintable():
            yield Decoded(text, start, end, "xor")
            return


LEAST_XORED = 18
_LIKELY_SPACES = 3
_FLUENT = 3
