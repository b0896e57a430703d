"""Decoder of letters that each have a backslash before them, which shells and chats drop."""

import re

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey

_ROW = re.compile(r"(?:\\[A-Za-z](?![A-Za-z]))++")
_LEAST, _LONG = 12, 3
"""Fewest letters in long rows with a backslash each, and fewest in a long row: a line break's escape is shorter."""
_FEWEST_DIFFERENT = 7
"""Fewest different letters in such rows: rows of real escapes have fewer."""


def find_backslashed(survey: Survey) -> Steps:
    r"""Find words such as `\i\g\n\o\r\e`, in which half of the letters would otherwise be escapes of something else."""
    text = survey.text
    if text.count("\\") < _LEAST:
        return
    words = "".join([row for row in _ROW.findall(text) if len(row) >= 2 * _LONG]).replace("\\", "")
    if len(words) >= _LEAST and len(set(words)) >= _FEWEST_DIFFERENT:
        yield from PAUSES
        yield rewritten(text, [Edit(*match.span(), match[0].replace("\\", "")) for match in _ROW.finditer(text)])
    yield None
