"""Decoder of runs between a right-to-left override and its end, which are shown backwards."""

import re

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_OVERRIDE = "\u202e"
_RUN = re.compile("\u202e([^\u202a-\u202e\u2066-\u2069\n]+)[\u202c\u2069]?")
_MARKS = re.compile("[\u202a-\u202e\u2066-\u2069]")
_RUNS_TO_PAUSE = 256


def find_overridden(survey: Survey) -> Steps:
    """Find such runs, and yield the text from the first to the last as it is shown, if that makes more words."""
    text = survey.text
    if _OVERRIDE not in text:
        return
    shown: list[str] = []
    start = done = -1
    for number, run in enumerate(_RUN.finditer(text), start=1):
        if start < 0:
            start = done = run.start()
        shown += text[done : run.start()], run[1][::-1]
        done = run.end()
        if number % _RUNS_TO_PAUSE == 0:
            yield from PAUSES
    if start < 0:
        return
    line = text.find("\n", done)
    end = line if line >= 0 else len(text)
    said = _MARKS.sub("", "".join((*shown, text[done:end])))
    if fluency(said) > fluency(_MARKS.sub("", text[start:end])):
        yield Decoded(said, start, end)
