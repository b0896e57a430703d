"""The Azure dialects: OpenAI's, but for the key header and the code of a block."""

import orjson
import pytest

from filters.dialects.azure import AZURE, AZURE_RESPONSES
from filters.dialects.dialect import Dialect
from filters.dialects.openai_chat import OPENAI
from filters.dialects.openai_responses import OPENAI_RESPONSES
from filters.refusals import Reason, Refusal


@pytest.mark.parametrize("dialect", [AZURE, AZURE_RESPONSES], ids=["chat", "responses"])
@pytest.mark.parametrize(
    ("reason", "code"), [(Reason.BLOCKED, "content_filter"), (Reason.MALFORMED, "malformed_request")]
)
def test_a_block_is_a_content_filter(dialect: Dialect, reason: Reason, code: str) -> None:
    refusal = Refusal(reason, 400, "no", "incident-1")
    assert orjson.loads(dialect.refuse(refusal))["error"]["code"] == code
    assert f'"code":"{code}"'.encode() in dialect.fault(refusal)


def test_the_frames_are_those_of_openai() -> None:
    refusal = Refusal(Reason.UPSTREAM, 502, "gone", "incident-1")
    assert AZURE.fault(refusal) == OPENAI.fault(refusal)
    assert AZURE_RESPONSES.fault(refusal) == OPENAI_RESPONSES.fault(refusal)


def test_bodies_are_read_as_openais() -> None:
    assert AZURE.read is OPENAI.read
    assert AZURE_RESPONSES.read is OPENAI_RESPONSES.read
