"""The verdict API: judge what a client would send to a model, and answer with a verdict. Nothing is forwarded."""

import re
from functools import partial
from itertools import takewhile
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, model_validator
from pydantic_core import ErrorDetails

from filters.refusals import Reason, Refused
from filters.strict_json import read_exactly, written
from filters.trees import Json
from gateway.doors.judging import PATHS, VERDICTS, Question, answered, holding, judge, read_posted
from gateway.doors.verdicts import FoundAt, Verdict, verdict_of
from gateway.exchanges.exchange import Arrival, Exchange, ReadBody
from gateway.phases.services import Services

PATH: Final = "/v1/guardrail/evaluate"

_ROLES: Final = {
    "system": "system",
    "user": "user",
    "assistant": "assistant",
    "tool_result": "tool",
    "document": "tool",
}
_EITHER: Final = "It needs either body or texts, and no other member."
_PLACE: Final = re.compile(r"/messages/(\d+)/content")


class _Documented(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Text(_Documented):
    """A text of one author."""

    text: Annotated[str, Field(repr=False)]
    origin: Literal["system", "user", "assistant", "tool_result", "document"] = "user"


class Evaluation(_Documented):
    """What to judge: a provider's request body in its dialect, or texts with their origins; and the whole reply.

    The calls of the reply are judged by what the request holds.
    """

    dialect: Literal[
        "openai", "openai_responses", "anthropic", "azure", "azure_responses", "gemini", "gemini_interactions"
    ] = "openai"
    body: Annotated[dict[str, JsonValue] | None, Field(repr=False)] = None
    texts: Annotated[tuple[Text, ...] | None, Field(min_length=1, repr=False)] = None
    reply: Annotated[dict[str, JsonValue] | None, Field(repr=False)] = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.body is None) == (self.texts is None):
            raise ValueError("needs either body or texts")
        if self.texts is not None and self.reply is not None:
            raise ValueError("a reply needs the body that it answers")
        return self


class Evaluated(Verdict):
    """A verdict, with the reply to hand on where calls were taken out of it."""

    reply: Annotated[dict[str, JsonValue] | None, Field(repr=False)] = None


_OWN: Final = frozenset({*Evaluation.model_fields, *Text.model_fields})


async def evaluate(services: Services, arrival: Arrival, read_body: ReadBody) -> Exchange:
    """Answer one evaluation. The caller is authenticated before the body is read. Raises `Refused`."""
    identity, (evaluation, question) = await read_posted(services, arrival, read_body, _read)
    exchange, reply = await judge(services, arrival, question)
    if exchange.refusal is not None and exchange.refusal.reason not in VERDICTS:
        return exchange
    verdict = verdict_of(exchange)
    if evaluation.texts is not None:
        verdict = _of_texts(verdict, evaluation.texts)
    changed = reply if exchange.refusal is None and reply != question.reply else b""
    with holding(services, exchange):
        writing = partial(_answer, verdict, changed, services)
        answer = await services.readers.run(writing, size=len(changed), tenant=identity.tenant)
    return answered(exchange, answer)


def _read(tree: Json) -> tuple[Evaluation, Question]:
    try:
        evaluation = Evaluation.model_validate(tree)
    except ValidationError as error:
        raise Refused(Reason.MALFORMED, _wrong(error)) from None
    return evaluation, _question(evaluation)


def _answer(verdict: Verdict, reply: bytes, services: Services) -> bytes:
    """Return the answer, with the reply if calls were taken out of it."""
    limits = services.settings.limits
    reply_tree = {"reply": read_exactly(reply, depth=limits.json_depth, nodes=limits.json_nodes)} if reply else {}
    return written(verdict.model_dump(mode="json") | reply_tree)


def _wrong(error: ValidationError) -> str:
    """Return a message that says which documented members are wrong, and where. It names no other members."""
    places = {_documented_place(each) for each in error.errors(include_input=False)} - {""}
    wrong = {place for place in places if not any(other.startswith(f"{place}/") for other in places)}
    return f"Not as documented: {', '.join(sorted(wrong))}." if wrong else _EITHER


def _documented_place(details: ErrorDetails) -> str:
    """Return the JSON Pointer to a documented member, and the values it may have, or "" for any other member."""
    own = takewhile(lambda part: isinstance(part, int) or part in _OWN, details["loc"])
    place = "".join(f"/{part}" for part in own)
    return place and f"{place} ({details['msg']})" if details["type"] == "literal_error" else place


def _question(evaluation: Evaluation) -> Question:
    messages = [_message(text) for text in evaluation.texts or ()]
    body = {"messages": messages} if messages else evaluation.body
    reply = written(evaluation.reply) if evaluation.reply is not None else b""
    return Question(PATHS[evaluation.dialect], written(body), reply)


def _message(text: Text) -> dict[str, str]:
    """Return the chat message for a text. A document is a tool's message: it is no more trusted than a tool result."""
    message = {"role": _ROLES[text.origin], "content": text.text}
    return {**message, "tool_call_id": "asked"} if message["role"] == "tool" else message


def _of_texts(verdict: Verdict, texts: tuple[Text, ...]) -> Verdict:
    """Return the verdict with the paths of its findings changed from messages to the caller's texts."""
    findings = [_placed(finding, texts) for finding in verdict.findings]
    return verdict.model_copy(update={"findings": tuple(findings)})


def _placed(finding: FoundAt, texts: tuple[Text, ...]) -> FoundAt:
    match = _PLACE.fullmatch(finding.path)
    if match is None:
        return finding.model_copy(update={"path": "/texts"})  # the finding spans two texts
    number = int(match[1])
    return finding.model_copy(update={"path": f"/texts/{number}/text", "origin": texts[number].origin})
