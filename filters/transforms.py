"""The table of all decodings: a new one is a function, a line here, and a case file in `tests/cases/transforms/`."""

from filters.ciphers import find_ciphers
from filters.decoded import Decoded, Transform
from filters.encodings import (
    find_base32,
    find_base64,
    find_base85,
    find_binary,
    find_code_points,
    find_deflated,
    find_hex,
    find_morse,
)
from filters.escapes import (
    find_backslashes,
    find_code_point_names,
    find_entities,
    find_leet,
    find_percent,
    find_quoted_printable,
)

__all__ = ["TRANSFORMS", "Decoded", "Transform"]

TRANSFORMS: tuple[Transform, ...] = (
    Transform("percent", find_percent, hides=False),
    Transform("entities", find_entities, hides=False),
    Transform("backslashes", find_backslashes, hides=False),
    Transform("quoted_printable", find_quoted_printable, hides=False),
    Transform("code_point_names", find_code_point_names, hides=False),
    Transform("leet", find_leet, hides=False),
    Transform("base64", find_base64, hides=True),
    Transform("deflated", find_deflated, hides=True),
    Transform("hex", find_hex, hides=True),
    Transform("base32", find_base32, hides=True),
    Transform("base85", find_base85, hides=True),
    Transform("code_points", find_code_points, hides=True),
    Transform("binary", find_binary, hides=True),
    Transform("morse", find_morse, hides=True),
    Transform("cipher", find_ciphers, hides=True),
)
"""In the order in which they are tried; the order decides nothing but which of two equal views is named."""
