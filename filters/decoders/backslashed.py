"""Decoder of letters each of which has a backslash before it, as shells and chats take for the letters alone."""

import re

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.survey import Survey

_ROW = re.compile(r"(?:\\[A-Za-z](?![A-Za-z]))++")
_LEAST, _LONG = 12, 3
"""Letters of a text with a backslash each, and of a row of them that is no escape of a line break or the like."""
_FEWEST_DIFFERENT = 7
"""Letters of such rows: those that are escapes by themselves are fewer."""


def find_backslashed(survey: Survey) -> Steps:
    r"""Words such as `\i\g\n\o\r\e`, in which half of the letters would be escapes of something else."""
    text = survey.text
    if text.count("\\") < _LEAST:
        return
    edits = [Edit(*match.span(), match[0].replace("\\", "")) for match in _ROW.finditer(text)]
    words = "".join(edit.text for edit in edits if len(edit.text) >= _LONG)
    if len(words) >= _LEAST and len(set(words)) >= _FEWEST_DIFFERENT:
        yield rewritten(text, edits)
    yield None
