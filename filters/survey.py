"""Survey: what a text is made of, found out once, from which decoders tell at a glance that there is nothing for them.

Searching by expressions takes five to fifty times as long as making a table's string of a text and finding in that. So
what several decoders ask of a text is drawn here once, when the first of them asks, and each asks as little as it can:
nearly all texts hold nothing for nearly all decoders.
"""

from functools import cached_property

_LETTERS = bytes(code for code in range(128) if chr(code).isalpha())
_SPACES = bytes(code for code in range(128) if chr(code).isspace())
_INK = bytes(32 if code in _SPACES else 97 for code in range(256))
_CODE = bytes(97 if code < 128 and (chr(code).isalnum() or chr(code) in "+/-_") else 32 for code in range(256))
_LETTER = bytes(97 if code in _LETTERS else 32 for code in range(256))
_BORDERS = bytes(10 if chr(code) in '"`' else code for code in range(256))


class Survey:
    """A text, and what it is made of. All strings of bytes have one byte for each character unless they say otherwise.

    Characters that are not ASCII are question marks in them, or what a question mark is.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.raw = text.encode("ascii", "replace")

    @cached_property
    def small(self) -> bytes:
        """The text in small letters."""
        return self.raw.lower()

    @cached_property
    def signs(self) -> frozenset[int]:
        """The characters in it that are neither letters nor white space."""
        return frozenset(self.raw.translate(None, _LETTERS + _SPACES))

    @cached_property
    def ink(self) -> bytes:
        """An "a" for each character that is no white space, a space for all others."""
        return self.raw.translate(_INK)

    @cached_property
    def code(self) -> bytes:
        """An "a" for each character that base64 has in either of its alphabets, as identifiers have as well."""
        return self.raw.translate(_CODE)

    @cached_property
    def letters(self) -> bytes:
        """An "a" for each letter of ASCII, with one space more before and after them."""
        return b" %b " % self.raw.translate(_LETTER)

    @cached_property
    def sentences(self) -> bytes:
        """The text in small letters with what parts lines, quotations and what follows a colon as line breaks."""
        return self.small.translate(_BORDERS).replace(b": ", b"\n\n")

    def has_run(self, least: int) -> bool:
        """Whether so many characters of base64 stand side by side."""
        return b"a" * least in self.code

    def holds(self, signs: frozenset[int], run: int, coded: int = 0) -> bool:
        """Whether one of the signs stands in it, if there are any, and runs of so many characters.

        `run` counts those that are no white space, `coded` those of base64.
        """
        return (
            (not signs or not signs.isdisjoint(self.signs))
            and (not run or b"a" * run in self.ink)
            and (not coded or self.has_run(coded))
        )
