"""Views: a text after the decodings that a model could undo as well."""

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
    `filters.canonical.canonicalise`. `layers` is outermost first, empty for the segment's own text.
    `encoded` is true when a layer hides text (base64, ciphers); escapes that ordinary text holds do not count.
    `whole` says that the view holds all of the segment's text: no layer left out more than how it was written.
    `replaces` says that the view holds all of the one before it, with what was hidden in that one in plain.
    `loose` says that a layer gave no more than about what is said.
    """

    text: str
    canonical: str
    layers: tuple[Layer, ...] = ()
    encoded: bool = False
    whole: bool = True
    replaces: bool = False
    loose: bool = False

    @property
    def depth(self) -> int:
        return len(self.layers)
