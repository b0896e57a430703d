"""The table of all decodings: a new one is a function, a line here, and a case file in `tests/cases/transforms/`."""

from filters.ciphers import find_ciphers
from filters.decoded import Transform
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
from filters.spacing import find_spacing

TRANSFORMS: tuple[Transform, ...] = (
    Transform("percent", find_percent, hides=False, signs="%"),
    Transform("entities", find_entities, hides=False, signs="&"),
    Transform("backslashes", find_backslashes, hides=False, signs="\\"),
    Transform("quoted_printable", find_quoted_printable, hides=False, signs="="),
    Transform("code_point_names", find_code_point_names, hides=False, signs="+"),
    Transform("leet", find_leet, hides=False, signs="01345789@$"),
    Transform("spacing", find_spacing, hides=False),
    Transform("base64", find_base64, hides=True),
    Transform("deflated", find_deflated, hides=True, run=16),
    Transform("hex", find_hex, hides=True),
    Transform("base32", find_base32, hides=True, run=16),
    Transform("base85", find_base85, hides=True, run=16),
    Transform("code_points", find_code_points, hides=True, signs="0123456789"),
    Transform("binary", find_binary, hides=True, signs="01"),
    Transform("morse", find_morse, hides=True, signs="-"),
    Transform("cipher", find_ciphers, hides=True),
)
"""In the order in which they are tried; the order decides nothing but which of two equal views is named."""
