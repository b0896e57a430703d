"""Flags: what a payload tells of itself under `ingress_flags` (verifier-adapters.md section 3)."""

from typing import Final

OPAQUE_MEDIA: Final = "opaque_media_noninterpretable"
"""The request holds media that the gateway cannot read."""
UNSEEN_HISTORY: Final = "history_held_upstream"
"""The upstream adds a conversation that is not in the request."""
FINDINGS_LEFT_OUT: Final = "findings_not_shown"
"""There are, or may be, more suspicious places than the excerpts show."""
