"""Views: a text with some of its encodings undone, as a model could undo them too."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Layer:
    """One transform applied: its name, and the span in the text of the view that it was applied to."""

    transform: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class View:
    """A segment's text after its layers.

    `text` keeps case and punctuation, for decoders; `canonical` is what rules are matched against: see
    `filters.text.canonical.canonicalise`. `layers` is outermost first, empty for the segment's own text.
    `encoded` is true when a layer hides text (base64, ciphers); escapes that ordinary text holds do not count.
    `guessed` is true when such a layer may have been found by accident, as a cipher or an order of words may.
    `uncleaned` is true when such a layer reads invisible or styled characters, which cleaning may spell out in the
    text's own view: that the text says the same in plain then proves nothing.
    `whole` is true when the view says all that the segment's text says: no layer dropped anything but the notation.
    `replaces` is true when the view says all that its parent view says, with the text hidden there in plain.
    `loose` is true when a layer gives only roughly what is said.
    """

    text: str
    canonical: str
    layers: tuple[Layer, ...] = ()
    encoded: bool = False
    whole: bool = True
    replaces: bool = False
    loose: bool = False
    guessed: bool = False
    uncleaned: bool = False

    @property
    def depth(self) -> int:
        return len(self.layers)
