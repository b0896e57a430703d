"""What a reply says that it took."""

import pytest

from filters.usage import UsageMeter

REPLIES = {
    "OpenAI": (b'{"usage": {"prompt_tokens": 9, "completion_tokens": 12, "total_tokens": 21}}', 21),
    "Responses": (b'{"usage":{"input_tokens":9,"output_tokens":3,"total_tokens":12}}', 12),
    "Anthropic": (b'{"usage":{"input_tokens":10,"output_tokens":5}}', 15),
    "Anthropic, streamed": (
        b'data: {"message":{"usage":{"input_tokens":25,"output_tokens":1}}}\n\n'
        b'data: {"usage":{"output_tokens":15}}\n\n',
        40,
    ),
    "Gemini, running": (b'data: {"totalTokenCount": 8}\n\ndata: {"totalTokenCount": 30}\n\n', 30),
    "nothing": (b'{"choices":[]}', 0),
    "no number": (b'{"total_tokens":"many"}', 0),
    "a number that no reply takes": (b'{"total_tokens":12345678}', 0),
    "arguments that look like it, Anthropic": (
        b'{"content":[{"type":"tool_use","input":{"total_tokens":9999999,"prompt_tokens":9999999}}],'
        b'"usage":{"input_tokens":10,"output_tokens":5}}',
        15,
    ),
    "arguments that look like it, Gemini": (
        b'{"candidates":[{"content":{"parts":[{"functionCall":{"args":{"total_tokens":9999999}}}]}}],'
        b'"usageMetadata":{"totalTokenCount":30}}',
        30,
    ),
    "a total before its parts": (b'{"usage":{"total_tokens":21,"prompt_tokens":9,"completion_tokens":12}}', 21),
}


@pytest.mark.parametrize(("reply", "tokens"), REPLIES.values(), ids=REPLIES)
@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_counts_are_read_however_the_reply_is_cut(reply: bytes, tokens: int, size: int) -> None:
    meter = UsageMeter()
    for start in range(0, len(reply), size):
        meter.feed(reply[start : start + size])
    assert meter.tokens == tokens
