"""Parse tokens in compact form (RFC 7515 section 7.1) strictly. Nothing here verifies them, so nothing is trusted."""

import base64
import binascii
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from filters.refusals import Refused
from filters.strict_json import read_json
from filters.trees import Json

MAX_TOKEN_CHARS: Final = 8_192
_MAX_KID_CHARS: Final = 256
_JSON_DEPTH: Final = 16

_COMPACT = re.compile(r"([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)")
_REFUSED_MEMBERS: Final = frozenset({"crit", "b64", "zip", "cty"})
"""Header members that change how a token must be read. None is supported, so a token with any of them is refused."""

_TYPES: Final = frozenset({"jwt", "at+jwt", "application/jwt", "application/at+jwt"})
"""Media types of tokens that authorise requests (RFC 8725 section 3.11). Tokens of other types have other purposes."""


class BadToken(Exception):
    """The text is not a token that this gateway could verify."""


@dataclass(frozen=True, slots=True)
class Token:
    """The parts of a token, unverified."""

    text: str = field(repr=False)
    algorithm: str
    kid: str | None
    claims: Mapping[str, Json] = field(repr=False)


def looks_like_token(text: str) -> bool:
    """Whether a text looks like a signed token: three parts in the alphabet of base64url, joined by dots."""
    return _COMPACT.fullmatch(text) is not None


def read_token(text: str) -> Token:
    """Parse a token's header and claims. Raises `BadToken` unless there is exactly one way to read them.

    A token has only one accepted spelling: no padding, no unused bits, no duplicate member names. The claims are
    unproven until the signature is verified.
    """
    match = _COMPACT.fullmatch(text) if len(text) <= MAX_TOKEN_CHARS else None
    if match is None:
        raise BadToken
    header, claims, _ = (_decoded(part) for part in match.groups())
    members = _members(header)
    algorithm, kid = members.get("alg"), members.get("kid")
    if not isinstance(algorithm, str) or not _REFUSED_MEMBERS.isdisjoint(members) or not _authorises(members):
        raise BadToken
    if "kid" not in members:
        return Token(text, algorithm, None, _members(claims))
    if not isinstance(kid, str) or len(kid) > _MAX_KID_CHARS:
        raise BadToken
    return Token(text, algorithm, kid, _members(claims))


def _authorises(members: Mapping[str, Json]) -> bool:
    media_type = members.get("typ", "JWT")
    return isinstance(media_type, str) and media_type.lower() in _TYPES


def _decoded(part: str) -> bytes:
    try:
        raw = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    except binascii.Error:
        raise BadToken from None
    if base64.urlsafe_b64encode(raw).rstrip(b"=") != part.encode("ascii"):
        raise BadToken
    return raw


def _members(text: bytes) -> dict[str, Json]:
    try:
        tree = read_json(text, depth=_JSON_DEPTH)
    except Refused:
        raise BadToken from None
    if not isinstance(tree, dict):
        raise BadToken
    return tree
