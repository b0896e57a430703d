"""Content types: reads what kind of body a request declares, and refuses what could be read in two ways."""

import re
from dataclasses import dataclass, field
from functools import lru_cache

from filters.refusals import Reason, Refused

_WORD = r"[!#$%&'+.^_`|~0-9A-Za-z-]+"
_HEADER = re.compile(rf"({_WORD}/{_WORD})((?:[ \t]*;[ \t]*{_WORD}=(?:{_WORD}|\"[^\"\\\x00-\x1f\x7f-\xff]*\"))*)[ \t]*")
_PARAMETER = re.compile(rf";[ \t]*({_WORD})=(?:({_WORD})|\"([^\"]*)\")")
_BOUNDARY = re.compile(r"[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]")
_CHARSET = "charset"
_UTF_8 = frozenset({"utf-8", "utf8"})
_LONGEST = 512


@dataclass(frozen=True, slots=True)
class ContentType:
    """A media type in lower case, and its boundary if it is multipart. Text in the body is UTF-8."""

    media: str
    boundary: str = field(default="", repr=False)

    @property
    def is_json(self) -> bool:
        return self.media == "application/json"

    @property
    def is_form(self) -> bool:
        return self.media == "multipart/form-data"


def read_content_type(values: tuple[str, ...]) -> ContentType:
    """Return the one content type of a request, from the values of all its `Content-Type` fields.

    Raises `Refused(MEDIA_TYPE)` if there is none or more than one, or if it breaks RFC 9110 section 8.3.1, has a
    parameter twice or an extended one, names a charset other than UTF-8, or has the word charset within a quoted value,
    where some readers find it. Raises `Refused(MALFORMED)` if a form has no boundary as in RFC 2046 section 5.1.1.
    """
    if len(values) != 1 or len(values[0]) > _LONGEST:
        raise Refused(Reason.MEDIA_TYPE, "The request needs exactly one content type.")
    return _read(values[0])


@lru_cache(maxsize=64)
def _read(value: str) -> ContentType:
    """Read the content type of one field, cached because a client sends the same one with all its requests."""
    match = _HEADER.fullmatch(value)
    if match is None:
        raise Refused(Reason.MEDIA_TYPE, "The content type cannot be read.")
    parameters = _parameters(match[2])
    if parameters.get("charset", "utf-8").lower() not in _UTF_8 or _CHARSET in "".join(parameters.values()).lower():
        raise Refused(Reason.MEDIA_TYPE, "Only UTF-8 is read.")
    content_type = ContentType(match[1].lower(), parameters.get("boundary", ""))
    if content_type.is_form and not _BOUNDARY.fullmatch(content_type.boundary):
        raise Refused(Reason.MALFORMED, "The form has no valid boundary.")
    return content_type


def _parameters(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, token, quoted in _PARAMETER.findall(text):
        if name.lower() in found:
            raise Refused(Reason.MEDIA_TYPE, "The content type has a parameter twice.")
        found[name.lower()] = token or quoted
    return found
