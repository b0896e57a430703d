"""What a provider may do instead of answering, with the fault that it is and the attempts that it takes."""

from collections.abc import Mapping

from adapters.base import VerifierFault
from tests.adapters.provider_server import (
    FLOOD,
    GZIP_BOMB,
    NOT_HTTP,
    RESET,
    RESET_IN_BODY,
    RESET_IN_HEAD,
    SLOW_BODY,
    SLOW_HEAD,
    TEN_MEGABYTES,
    TRUNCATED,
    Scene,
    hangs,
    replies,
)

BAD_REPLIES: Mapping[str, tuple[Scene, VerifierFault, int]] = {
    **{
        str(status): (replies({"error": {"message": "no"}}, status=status), fault, attempts)
        for status, fault, attempts in [
            (400, VerifierFault.REJECTED, 1),
            (401, VerifierFault.DENIED, 1),
            (403, VerifierFault.DENIED, 1),
            (404, VerifierFault.DENIED, 1),
            (408, VerifierFault.TIMEOUT, 1),
            (409, VerifierFault.REJECTED, 1),
            (413, VerifierFault.REJECTED, 1),
            (422, VerifierFault.REJECTED, 1),
            (429, VerifierFault.RATE_LIMITED, 1),
            (500, VerifierFault.SERVER, 2),
            (502, VerifierFault.SERVER, 2),
            (503, VerifierFault.SERVER, 2),
            (529, VerifierFault.SERVER, 2),
            (201, VerifierFault.MALFORMED, 1),
        ]
    },
    "redirect": (replies(b"", status=307, more="Location: /elsewhere\r\n"), VerifierFault.DENIED, 1),
    "reset at once": (RESET, VerifierFault.NETWORK, 2),
    "reset in the head": (RESET_IN_HEAD, VerifierFault.NETWORK, 2),
    "reset in the body": (RESET_IN_BODY, VerifierFault.NETWORK, 1),
    "body cut short": (TRUNCATED, VerifierFault.NETWORK, 1),
    "not HTTP": (NOT_HTTP, VerifierFault.NETWORK, 2),
    "wrong content type": (replies(b"<html>", content_type="text/html"), VerifierFault.MALFORMED, 1),
    "JSON called text": (replies({}, content_type="text/plain"), VerifierFault.MALFORMED, 1),
    "ten megabytes": (TEN_MEGABYTES, VerifierFault.MALFORMED, 1),
    "ten megabytes in chunks": (FLOOD, VerifierFault.MALFORMED, 1),
    "gzip bomb": (GZIP_BOMB, VerifierFault.MALFORMED, 1),
    "empty body": (replies(b""), VerifierFault.MALFORMED, 1),
    "invalid JSON": (replies(b'{"choices": ['), VerifierFault.MALFORMED, 1),
    "a key twice": (replies(b'{"choices": [], "choices": []}'), VerifierFault.UNREADABLE, 1),
    "deep JSON": (replies(b"[" * 100_000 + b"]" * 100_000), VerifierFault.UNREADABLE, 1),
    "a lone surrogate": (replies(b'{"choices": "\\ud800"}'), VerifierFault.UNREADABLE, 1),
    "a number out of range": (replies(b'{"choices": 1e999}'), VerifierFault.UNREADABLE, 1),
    "not UTF-8": (replies(b'{"a": "\xff"}'), VerifierFault.MALFORMED, 1),
    "an empty object": (replies({}), VerifierFault.MALFORMED, 1),
    "a list": (replies(b"[]"), VerifierFault.MALFORMED, 1),
    "a word": (replies(b'"safe"'), VerifierFault.MALFORMED, 1),
}

SLOW: Mapping[str, tuple[tuple[Scene, ...], int]] = {
    "no answer": ((hangs,), 1),
    "a slow head": ((SLOW_HEAD,), 1),
    "a slow body": ((SLOW_BODY,), 1),
    "no answer to the retry": ((replies({}, status=503), hangs), 2),
}
