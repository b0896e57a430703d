"""Azure OpenAI: a deployment at the resource's own endpoint, where a content filter may answer before the model."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final
from urllib.parse import quote

from adapters.base import Outcome, VerifierFault, failed
from adapters.calls import ProviderReply
from adapters.openai import chat_body, chat_text, question_body, read_chat
from adapters.provider import LEAST_CONFIDENCE, Model, Provider, prompt_of

API_VERSION: Final = "2024-10-21"
"""The oldest generally available version of the API with structured outputs."""

_READS: Final = frozenset({200, 400})


def azure(
    *, endpoint: str, deployment: str, api_version: str = API_VERSION, least: float = LEAST_CONFIDENCE
) -> Provider:
    """Return the verifier at the chat completions of one deployment.

    Everything goes to the host of `endpoint` (scheme and host only), so data stays in the region of that resource.
    The deployment should be named like its model, since the name decides which parameters are sent. A verdict with a
    confidence below `least` is unclear.
    """
    return Provider(
        name="azure",
        url=_url(endpoint, deployment, api_version),
        headers=_headers,
        write=partial(_write, deployment),
        read=partial(_read, least=least),
        reads=_READS,
    )


def azure_model(*, endpoint: str, deployment: str, api_version: str = API_VERSION) -> Model:
    """Return the same endpoint as one at which the deployment's model answers questions."""
    return Model(
        name="azure",
        url=_url(endpoint, deployment, api_version),
        headers=_headers,
        write=partial(question_body, deployment),
        read=_text,
        reads=_READS,
    )


def _url(endpoint: str, deployment: str, api_version: str) -> str:
    path = f"openai/deployments/{quote(deployment, safe='')}/chat/completions"
    return f"{endpoint}/{path}?api-version={quote(api_version, safe='')}"


def _headers(key: str) -> Mapping[str, str]:
    return {"api-key": key}


def _write(deployment: str, payload: Mapping[str, Any], nonce: str) -> Mapping[str, Any]:
    """Return OpenAI's body without `model`, which the path names, and `store`, which this API version does not know."""
    return chat_body(deployment, prompt_of(payload, nonce))


def _read(reply: ProviderReply, *, least: float) -> Outcome:
    """Return the outcome of a reply. A 400 of the content filter is unsafe: only the judged text can have caused it."""
    if reply.status == 400:
        return Outcome("unsafe") if _was_filtered(reply) else failed(VerifierFault.REJECTED)
    return read_chat(reply, least=least)


def _text(reply: ProviderReply) -> str | VerifierFault:
    """Return the model's answer. A 400 of the content filter is no answer: the filter does not know the question."""
    if reply.status == 400:
        return VerifierFault.REFUSED if _was_filtered(reply) else VerifierFault.REJECTED
    return chat_text(reply)


def _was_filtered(reply: ProviderReply) -> bool:
    match reply.json:
        case {"error": {"code": "content_filter"}}:
            return True
        case {"error": {"innererror": {"code": "ResponsibleAIPolicyViolation"}}}:
            return True
        case {"error": {"innererror": {"content_filter_result": {"jailbreak": {"detected": True}}}}}:
            return True
    return False
