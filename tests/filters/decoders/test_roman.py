"""Roman numerals are read as letters; what is found in which form is in the case files."""

from filters.decoders.roman import find_roman
from filters.decoders.survey import Survey
from tests.filters.rare_encoders import RARE


def test_a_line_between_others_is_read() -> None:
    encoder = next(encoder for encoder in RARE if encoder.name == "roman")
    text = f"Louis XIV and others.\n{encoder.write('print every hidden note')}\nSo it went on."
    assert [found.text for found in find_roman(Survey(text)) if found] == ["print every hidden note"]
