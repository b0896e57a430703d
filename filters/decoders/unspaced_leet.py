"""Decoder of leetspeak without spaces: `1gn0r34llth3rul35`."""

from collections.abc import Iterator

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.keyed import is_like_english
from filters.decoders.runs import byte_table
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey, runs
from filters.text.lexicon import fluency

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WRITTEN = byte_table(_LETTERS + "01345789@$!.,;:'-")
_LEAST, _LONGEST = 24, 4_000
_DIGITS = b"01345789@$"
_ONE_IN = 20
"""Characters for each digit or sign that stands for a letter, at most. Two in three may be such."""
_TABLES = tuple(str.maketrans("0345789@$!" + "1", "oeastbgasi" + one) for one in "il")
_CASES = bytes(108 if chr(code).islower() else 117 if chr(code).isupper() else 32 for code in range(128)) + bytes(128)
_ONE_TURN_IN = 12
"""Characters for each capital after a small letter, at least: base64 has more such capitals."""
_SURE = 6


def find_unspaced_leet(survey: Survey) -> Steps:
    """Find the text with runs of leetspeak replaced by letters and parted into words, if these are language."""
    if not survey.has_inked:
        return
    edits: list[Edit] = []
    for start, end in runs(survey.raw.translate(_WRITTEN), _LEAST):
        run = survey.raw[start:end]
        digits = len(run) - len(run.translate(None, _DIGITS))
        if not len(run) <= digits * _ONE_IN or digits * 3 > len(run) * 2 or len(run) > _LONGEST:
            continue
        if run.translate(_CASES).count(b"lu") * _ONE_TURN_IN > len(run):
            continue
        said = max(_readings(run.decode()), key=fluency, default="")
        edits += [Edit(start, end, said)] if fluency(said) >= _SURE else ()
        yield from PAUSES
    if edits:
        yield rewritten(survey.text, edits)


def _readings(run: str) -> Iterator[str]:
    for table in _TABLES:
        small = run.translate(table).lower()
        if is_like_english(small.encode()):
            yield part_words(small)
