"""The header fields that carry a caller's credential, in lower case. Every list of them is made from these."""

from typing import Final

GUARDRAIL_HEADER: Final = "x-guardrail-authorization"
"""The header with the gateway's token, for clients that bring their own provider key."""
CREDENTIAL_HEADERS: Final = ("authorization", "x-api-key", "api-key", "x-goog-api-key")
"""The headers in which the SDKs of all dialects send their API key."""
