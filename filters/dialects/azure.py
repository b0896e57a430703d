"""The Azure OpenAI dialects: OpenAI's, with Azure's key header and its error code for filtered content."""

from dataclasses import replace

import orjson

from filters.dialects.envelope import clarification
from filters.dialects.openai_chat import OPENAI, error
from filters.dialects.openai_responses import OPENAI_RESPONSES, error_event
from filters.refusals import Reason, Refusal


def refuse(refusal: Refusal) -> bytes:
    return orjson.dumps({"error": error(refusal, code=_code(refusal)), **clarification(refusal)})


def fault(refusal: Refusal) -> bytes:
    """Return OpenAI's data frame with an error object, with Azure's code."""
    return b"data: %b\n\n" % orjson.dumps({"error": error(refusal, code=_code(refusal))})


def responses_fault(refusal: Refusal) -> bytes:
    """Return the `error` event of OpenAI's Responses dialect, with Azure's code."""
    return error_event(error(refusal, code=_code(refusal)))


def authorize(key: str) -> tuple[str, str]:
    return "api-key", key


def _code(refusal: Refusal) -> str:
    return "content_filter" if refusal.reason is Reason.BLOCKED else refusal.reason.value


_CREDENTIALS = ("api-key", "authorization")

AZURE = replace(OPENAI, name="azure", refuse=refuse, fault=fault, credentials=_CREDENTIALS, authorize=authorize)
AZURE_RESPONSES = replace(
    OPENAI_RESPONSES,
    name="azure_responses",
    refuse=refuse,
    fault=responses_fault,
    credentials=_CREDENTIALS,
    authorize=authorize,
)
