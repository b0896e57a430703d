"""What is read back of one encoding within another, each pair for one cause that hid it."""

import random

import pytest

from bench.decoders import is_read, pair
from tests.filters.encoders import ENCODERS, payload

BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
NESTINGS = (
    ("octal_spaced", "a1z26_spaced", 78, "digits that another base reads first"),
    ("binary_0b", "decimal_dashed", 69, "bits that decimal and octal read first"),
    ("binary_seven", "binary", 77, "text of two signs"),
    ("octal_spaced", "mathematical_fraktur", 26, "letters beyond ASCII"),
    ("decimal_array", "soft_hyphens", 36, "invisible characters among letters"),
    ("from_char_code", "zero_width_bits", 40, "invisible characters only"),
    ("octal_0o", "base64_spaced", 87, "two steps from numbers to what hides"),
    ("decimal_commas", "base64_joined_pieces", 100, "numbers to pieces to base64"),
    ("hex_reversed", "caesar3", 46, "reversed digits that are printable forwards"),
    ("letters_in_lines", "morse_bars", 46, "marks a line each"),
    ("letters_dashed", "percent", 128, "marks between dashes"),
    ("letters_dashed", "decimal_dashed", 50, "the mark itself among those apart"),
    ("letters_spaced", "decimal_spaced", 50, "few letters between wide gaps"),
    ("json_characters", "zero_width_bits", 50, "escapes in a list of characters"),
    ("json_characters", "base64_joined_pieces", 100, "pieces in a list of characters"),
    ("ascii85_bare", "hex_colons", 31, "a head with few letters"),
    ("base85", "entities_hex", 45, "a head with few letters"),
    ("quoted_printable_soft", "entities_padded", 43, "a soft line break within an entity"),
    ("quoted_printable_soft", "circled", 80, "a soft line break within a character"),
    ("quoted_printable_soft", "letters_in_lines", 80, "a space at the end of a line"),
    ("entities_bare", "hex_colons", 100, "entities that a space ends"),
    ("zero_width_bits", "columns3", 62, "a passage beside other words"),
    ("zalgo", "caesar20", 50, "marks over letters of a cipher"),
    ("percent_plus", "tap", 50, "pluses for spaces"),
    ("base64_utf16", "circled", 119, "UTF-16 beyond ASCII"),
    ("base64_utf32", "parenthesised", 88, "UTF-32 beyond ASCII"),
    ("uuencode", "braille", 44, "letters beyond ASCII after words on the line of the beginning"),
    ("reversed", "cyrillic", 44, "look-alikes that are no language yet"),
    ("reversed_words", "cyrillic", 44, "look-alikes in words that are reversed"),
    ("binary", "reversed_words", 300, "bits whose reversed text has the words from the last to the first"),
    ("rot47", "hex_spaced", 60, "pairs of digits that are letters and marks"),
    ("rot47", "binary", 60, "bits that are marks"),
    ("rot47", "octal_spaced", 60, "digits that are letters and marks"),
    ("rot47", "decimal_spaced", 60, "numbers that are letters and marks"),
    ("rot47", "percent", 60, "escapes that are words of letters and marks"),
    ("rot47", "quoted_printable", 60, "escapes that are words of letters and marks"),
    ("rot47", "a1z26", 60, "dashes between letters that are backslashes"),
    ("caesar13", "leet", 60, "digits for letters among enciphered ones"),
    ("atbash", "leet", 60, "digits for letters among enciphered ones"),
    ("reversed", "leet", 60, "digits for letters from the end"),
    ("caesar7", "base64", 90, "base64 whose letters are moved on"),
    ("affine", "base64url", 60, "base64 under an affine cipher"),
    ("atbash", "base32", 60, "base32 under atbash"),
    ("reversed_rot13", "base64", 60, "base64 enciphered and backwards"),
    ("caesar3", "base16", 60, "hex whose letters are no digits any more"),
    ("caesar3", "entities_hex", 60, "references whose digits are moved on"),
    ("reversed", "backslash_u", 60, "escapes backwards"),
    ("rot47", "base64", 40, "a short run whose characters are all as frequent"),
    ("rot18", "base64", 40, "digits that are moved on as well"),
    ("rail_fence2", "base32", 60, "a short run in another order"),
    ("columns3", "hex", 80, "half bytes in another order"),
    ("rot47", "percent_double", 60, "escapes whose signs are letters"),
    ("base85", "soft_hyphens", 84, "a head without words"),
    ("ascii85", "tags", 109, "a head of invisible characters"),
    ("base85", "circled", 52, "a head beyond ASCII"),
    ("cyrillic", "base32_lower", 100, "look-alikes among the digits of a base"),
    ("cyrillic", "hex_spaced", 100, "look-alikes in pairs of digits"),
    ("base58", "binary_spaced", 600, "a number of thousands of digits"),
    ("caesar5", "base32_grouped", 120, "groups under a cipher"),
    ("caesar9", "hex_wrapped", 120, "lines under a cipher"),
    ("affine", "base64_dashed", 60, "dashes between groups under a cipher"),
    ("caesar8", "bacon", 60, "fives of two other letters"),
    ("atbash", "bacon_small", 60, "fives of two other letters, the higher one for nought"),
    ("vigenere", "hex_colons", 90, "what a named key leaves no language"),
    ("binary_seven", "fullwidth", 60, "bytes of seven bits and of eight"),
    ("decimal_padded", "ascii85", 90, "numbers of marks"),
    ("decimal_padded", "base100", 60, "numbers beyond ASCII"),
    ("percent_ordinary", "base85", 100, "a mark that looks like an escape once it is unescaped"),
    ("selectors", "base85", 90, "a sign beyond ASCII right before a run"),
    ("decimal_commas", "tags", 60, "numbers of characters that are not seen"),
)


@pytest.mark.parametrize(
    ("outer", "inner", "length"),
    [row[:3] for row in NESTINGS],
    ids=[f"{row[0]} of {row[1]}: {row[3]}" for row in NESTINGS],
)
def test_reads_one_encoding_within_another(outer: str, inner: str, length: int) -> None:
    plain = payload(random.Random(3), length)  # noqa: S311
    encoder = pair(BY_NAME[inner], BY_NAME[outer])
    assert is_read(encoder.write(plain), plain, encoder.keeps)
