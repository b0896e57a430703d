"""Refusals: the answers that the gateway writes itself, before a dialect renders them for its wire format."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Why the gateway answers in place of the upstream. The value is the machine-readable code."""

    BLOCKED = "content_policy_violation"
    BLOCKED_BEFORE = "blocked_before"
    CLARIFY = "clarification_required"
    NOT_JUDGED = "content_not_judged"
    LIMIT = "inspection_limit_exceeded"
    MALFORMED = "malformed_request"
    UNAUTHENTICATED = "invalid_credentials"
    FORBIDDEN = "no_provider_key"
    QUARANTINED = "quarantined"
    RATE_LIMITED = "rate_limit_exceeded"
    NOT_FOUND = "unknown_path"
    METHOD = "method_not_allowed"
    BODY_TIMEOUT = "request_timeout"
    TOO_LARGE = "request_too_large"
    MEDIA_TYPE = "unsupported_media_type"
    EXPECTATION = "expectation_failed"
    HEAD_TOO_LARGE = "request_head_too_large"
    INTERNAL = "internal_error"
    UPSTREAM = "upstream_error"
    REPLY_NOT_JUDGED = "reply_not_judged"
    OVERLOADED = "overloaded"
    STATE = "state_unavailable"
    UPSTREAM_TIMEOUT = "upstream_timeout"


class Fault(StrEnum):
    """Whose fault a refusal is."""

    DOWNSTREAM = "downstream"
    UPSTREAM = "upstream"
    INTERNAL = "internal"


@dataclass(frozen=True, slots=True)
class Answer:
    """How a reason is answered. `retry` goes to SDKs in the header `x-should-retry` (sdk-errors.md)."""

    status: int
    fault: Fault
    retry: bool
    message: str


ANSWERS: Mapping[Reason, Answer] = {
    Reason.BLOCKED: Answer(400, Fault.DOWNSTREAM, False, "The request was refused by the guardrail policy."),
    Reason.BLOCKED_BEFORE: Answer(
        400, Fault.DOWNSTREAM, False, "The conversation holds what the guardrail policy has refused before."
    ),
    Reason.CLARIFY: Answer(422, Fault.DOWNSTREAM, False, "The request needs clarification before it can be sent."),
    Reason.NOT_JUDGED: Answer(
        400, Fault.DOWNSTREAM, False, "The request holds content that cannot be judged, and the policy refuses such."
    ),
    Reason.LIMIT: Answer(400, Fault.DOWNSTREAM, False, "The request needs more inspection than its limits allow."),
    Reason.MALFORMED: Answer(400, Fault.DOWNSTREAM, False, "The request cannot be read."),
    Reason.UNAUTHENTICATED: Answer(
        401, Fault.DOWNSTREAM, False, "The gateway credentials are missing, expired or not valid."
    ),
    Reason.FORBIDDEN: Answer(403, Fault.DOWNSTREAM, False, "The gateway has no provider key for this tenant."),
    Reason.QUARANTINED: Answer(403, Fault.DOWNSTREAM, False, "Requests are refused for a time after repeated abuse."),
    Reason.RATE_LIMITED: Answer(429, Fault.DOWNSTREAM, True, "The rate limit of this gateway is reached."),
    Reason.NOT_FOUND: Answer(404, Fault.DOWNSTREAM, False, "The gateway does not serve this path."),
    Reason.METHOD: Answer(405, Fault.DOWNSTREAM, False, "The gateway does not serve this method here."),
    Reason.BODY_TIMEOUT: Answer(408, Fault.DOWNSTREAM, False, "The request body did not arrive in time."),
    Reason.TOO_LARGE: Answer(413, Fault.DOWNSTREAM, False, "The request body is too large."),
    Reason.MEDIA_TYPE: Answer(415, Fault.DOWNSTREAM, False, "The body's type, charset or encoding is not supported."),
    Reason.EXPECTATION: Answer(417, Fault.DOWNSTREAM, False, "The expectation cannot be met."),
    Reason.HEAD_TOO_LARGE: Answer(431, Fault.DOWNSTREAM, False, "The request head is too large."),
    Reason.INTERNAL: Answer(500, Fault.INTERNAL, False, "The gateway failed to answer the request."),
    Reason.UPSTREAM: Answer(502, Fault.UPSTREAM, True, "The upstream could not be reached or broke off its answer."),
    Reason.REPLY_NOT_JUDGED: Answer(502, Fault.UPSTREAM, False, "The upstream's reply cannot be judged."),
    Reason.OVERLOADED: Answer(503, Fault.INTERNAL, True, "The gateway has no room for the request at the moment."),
    Reason.STATE: Answer(503, Fault.INTERNAL, False, "The gateway cannot tell at the moment whether it may go on."),
    Reason.UPSTREAM_TIMEOUT: Answer(504, Fault.UPSTREAM, False, "The upstream did not answer in time."),
}


class Refused(Exception):
    """A request ends here, with this reason. `detail` is a sentence of our own; it never quotes the request."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason.value}: {ANSWERS[self.reason].message} {self.detail}".rstrip()


def too_large(most: int) -> Refused:
    """Return the refusal of a body of more than `most` bytes."""
    return Refused(Reason.TOO_LARGE, f"At most {most} bytes are taken.")


@dataclass(frozen=True, slots=True)
class Refusal:
    """One local reply, free of any dialect."""

    reason: Reason
    status: int
    message: str
    incident_id: str
    rule_ids: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    """Only for `Reason.CLARIFY`: what the caller should say."""
    original: str = ""
    """Only for `Reason.BLOCKED_BEFORE`: the id of the incident under which the content was first refused."""
    held_until: str = ""
    """Only where a person may let the refused reply through: until when (RFC 3339)."""


def refusal_for(reason: Reason, incident_id: str, detail: str = "") -> Refusal:
    """Return the refusal for a reason that no policy can change. `detail` is a sentence of our own, or nothing."""
    answer = ANSWERS[reason]
    return Refusal(reason, answer.status, f"{answer.message} {detail}".rstrip(), incident_id)
