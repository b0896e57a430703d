"""Requests and answers of the operators' API: validate queries and bodies, independently of the web framework."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from difflib import get_close_matches
from typing import Annotated, Final, Literal, TypeVar
from urllib.parse import parse_qsl

import orjson
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, ValidationError, field_validator

from filters.decision import Decision
from gateway.evidence.incidents import Phase, Query, is_incident_id

MOST_BODY_BYTES: Final = 4_096
_MOST_PARAMETERS: Final = 16

Tenant = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{0,63}$")]
Subject = Annotated[str, StringConstraints(min_length=1, max_length=512)]
Who = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9@._+ -]{1,64}$")]


@dataclass(frozen=True, slots=True)
class OperatorRequest:
    """One request. `path` and `query` are as received; `authorizations` holds all values of `Authorization`."""

    method: str
    path: str
    query: str = field(default="", repr=False)
    authorizations: tuple[str, ...] = field(default=(), repr=False)
    content_type: str = ""
    body: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class OperatorAnswer:
    """One answer, with JSON as its body."""

    status: int
    body: bytes = field(repr=False)
    headers: tuple[tuple[str, str], ...] = ()


class Unanswerable(Exception):
    """The request gets an error as its answer. The message is our own and quotes nothing of the request."""

    def __init__(self, status: int, code: str, message: str, *headers: tuple[str, str]) -> None:
        super().__init__(code)
        body = orjson.dumps({"error": {"code": code, "message": message}})
        self.answer = OperatorAnswer(status, body, headers)


def _written(pattern: str) -> BeforeValidator:
    """Return a validator that requires a spelling. Without it, pydantic takes `since=5` and `limit=1_0` too."""

    def check(text: str) -> str:
        if re.fullmatch(pattern, text) is None:
            raise ValueError("is not written so")
        return text

    return BeforeValidator(check)


Moment = Annotated[
    datetime, _written(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})")
]
"""A time in the format of RFC 3339, with an offset."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Search(Strict):
    tenant: Tenant | None = None
    decision: Literal[Decision.CLARIFY, Decision.DENY] | None = None
    phase: Phase | None = None
    subject: Subject | None = None
    rule: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,64}$")] | None = None
    held: Literal["true"] | None = None
    since: Moment | None = None
    until: Moment | None = None
    limit: Annotated[int, Field(ge=1, le=200), _written("[0-9]{1,3}")] = 50
    cursor: str = ""

    @field_validator("cursor")
    @classmethod
    def _an_answers(cls, cursor: str) -> str:
        if cursor and not is_incident_id(cursor):
            raise ValueError("is none")
        return cursor

    def query(self, subjects: tuple[str, ...]) -> Query:
        return Query(
            decision=self.decision.value if self.decision else "",
            rule=self.rule or "",
            phase=self.phase or "",
            subjects=subjects,
            held=self.held is not None,
            since=self.since.timestamp() if self.since else None,
            until=self.until.timestamp() if self.until else None,
            before=self.cursor,
            most=self.limit,
        )


class Erasing(Strict):
    tenant: Tenant
    subject: Subject | None = None
    who: Who = ""


class OfTenant(Strict):
    tenant: Tenant | None = None


class Deciding(Strict):
    who: Who = ""


class Lifting(Strict):
    tenant: Tenant
    subject: Subject
    who: Who = ""


_MOMENT: Final = "a time such as 2027-01-15T08:00:00Z (in a query the + of an offset is written %2B)"
_FORMS: Final[Mapping[str, str]] = {
    "tenant": "a tenant's name",
    "subject": "a string of 1 to 512 characters",
    "who": "1 to 64 letters, digits, spaces and signs of @._+-",
    "decision": "clarify or deny",
    "phase": "request or call",
    "rule": "the id of a rule",
    "held": "true",
    "since": _MOMENT,
    "until": _MOMENT,
    "limit": "a number from 1 to 200",
    "cursor": "that of an answer",
}
"""What each field must be, for error messages."""

_Body = TypeVar("_Body", bound=Strict)


def of_query(request: OperatorRequest, model: type[_Body]) -> _Body:
    try:
        pairs = parse_qsl(
            request.query, keep_blank_values=True, strict_parsing=bool(request.query), max_num_fields=_MOST_PARAMETERS
        )
        if len(dict(pairs)) < len(pairs):
            raise ValueError("twice")
        return model.model_validate(dict(pairs))
    except ValidationError as error:
        raise _invalid(error, model) from None
    except ValueError:
        raise Unanswerable(422, "invalid_query", "The query cannot be read, or has a parameter twice.") from None


def of_body(request: OperatorRequest, model: type[_Body]) -> _Body:
    if request.body and request.content_type.partition(";")[0].strip().lower() != "application/json":
        raise Unanswerable(415, "unsupported_media_type", "Send JSON, as application/json.")
    try:
        return model.model_validate_json(request.body or b"{}", strict=True)
    except ValidationError as error:
        raise _invalid(error, model) from None


def _invalid(error: ValidationError, model: type[Strict]) -> Unanswerable:
    """Return an error that names the known fields that are wrong. For unknown names it lists the known ones."""
    named = [(str(details["loc"][0]), "extra" in details["type"]) for details in error.errors() if details["loc"]]
    others = [name for name, is_other in named if is_other]
    own = sorted({name for name, is_other in named if not is_other})
    flaws = [f"{name} is missing or not valid, it must be {_FORMS[name]}" for name in own]
    if others:
        flaws.append(f"a name is unknown{_meant(others, model)}")
    return Unanswerable(422, "invalid", f"{'; '.join(flaws) or 'The body is not a JSON object'}.")


def _meant(others: Sequence[str], model: type[Strict]) -> str:
    known = list(model.model_fields)
    close = [name for other in others for name in get_close_matches(other, known, n=1)]
    suggested = f"; did you mean {close[0]}?" if close else ""
    return f" (known: {', '.join(known)}{suggested})" if known else ", since none is known here"
