"""The verdict API: judges what somebody would send to a model, and answers with a verdict. Nothing is forwarded."""

import re
from typing import Annotated, Final, Literal, Self

import orjson
from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, model_validator

from filters.refusals import Reason, Refused
from gateway.doors.judging import PATHS, VERDICTS, Question, answered, judge
from gateway.doors.verdicts import FoundAt, Verdict, verdict_of
from gateway.exchange import Exchange, ReadBody, RequestHead
from gateway.reading import read_posted
from gateway.services import Services

PATH: Final = "/v1/guardrail/evaluate"

_ROLES: Final = {
    "system": "system",
    "user": "user",
    "assistant": "assistant",
    "tool_result": "tool",
    "document": "tool",
}
_PLACE: Final = re.compile(r"/messages/(\d+)/content")


class _Asked(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Text(_Asked):
    """A text of one author."""

    text: Annotated[str, Field(repr=False)]
    origin: Literal["system", "user", "assistant", "tool_result", "document"] = "user"


class Evaluation(_Asked):
    """What to judge: a provider's request body in its dialect, or texts with their origins; and the whole reply.

    The calls of the reply are judged by what the request holds.
    """

    dialect: Literal["openai", "openai_responses", "anthropic", "azure", "azure_responses", "gemini"] = "openai"
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


async def evaluate(
    services: Services, head: RequestHead, read_body: ReadBody, *, incident_id: str, started: float
) -> Exchange:
    """Answers one evaluation. Whoever asks is known before the body is read. Raises `Refused`."""
    await services.authenticator.identify(head)
    evaluation = _read(head, await read_body(), services)
    question = _question(evaluation)
    exchange, reply = await judge(services, head, question, incident_id=incident_id, started=started)
    if exchange.refusal is not None and exchange.refusal.reason not in VERDICTS:
        return exchange
    verdict = verdict_of(exchange)
    if evaluation.texts is not None:
        verdict = _of_texts(verdict, evaluation.texts)
    told = verdict.model_dump(mode="json")
    if exchange.refusal is None and reply != question.reply:
        told["reply"] = orjson.loads(reply)
    return answered(exchange, orjson.dumps(told))


def _read(head: RequestHead, body: bytes, services: Services) -> Evaluation:
    tree = read_posted(head, body, limits=services.settings.limits)
    try:
        return Evaluation.model_validate(tree)
    except ValidationError as error:
        raise Refused(Reason.MALFORMED, _wrong(error)) from None


def _wrong(error: ValidationError) -> str:
    """Which of our own members are wrong; those of others are not named."""
    known = set(Evaluation.model_fields)
    names = sorted({str(each["loc"][0]) for each in error.errors() if each["loc"] and each["loc"][0] in known})
    return f"Not as documented: {', '.join(names)}." if names else "It needs either body or texts, and no other member."


def _question(evaluation: Evaluation) -> Question:
    messages = [_message(text) for text in evaluation.texts or ()]
    body = {"messages": messages} if messages else evaluation.body
    reply = orjson.dumps(evaluation.reply) if evaluation.reply is not None else b""
    return Question(PATHS[evaluation.dialect], orjson.dumps(body), reply)


def _message(text: Text) -> dict[str, str]:
    """A message for each text: a document comes in as a tool's result does, and is as little trusted."""
    message = {"role": _ROLES[text.origin], "content": text.text}
    return {**message, "tool_call_id": "asked"} if message["role"] == "tool" else message


def _of_texts(verdict: Verdict, texts: tuple[Text, ...]) -> Verdict:
    """The verdict with places among the texts, as whoever asked gave them."""
    findings = [_placed(finding, texts) for finding in verdict.findings]
    return verdict.model_copy(update={"findings": tuple(findings)})


def _placed(finding: FoundAt, texts: tuple[Text, ...]) -> FoundAt:
    match = _PLACE.fullmatch(finding.path)
    if match is None:
        return finding.model_copy(update={"path": "/texts"})  # over the border of two
    number = int(match[1])
    return finding.model_copy(update={"path": f"/texts/{number}/text", "origin": texts[number].origin})
