"""What a reply says that it took."""

import pytest

from filters.steps import collect
from filters.usage import UsageMeter, estimated_tokens

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
    assert meter.reported == tokens


def test_a_whole_reply_is_read_with_pauses() -> None:
    reply = b'{"usage":{"total_tokens":21},"text":"%b"}' % (b"word " * 100_000)
    meter = UsageMeter()
    pauses, _ = collect(meter.feed_whole(reply))
    assert len(pauses) == -(-len(reply) // 65_536)
    assert meter.reported == 21


def test_a_whole_reply_that_is_left_midway_is_charged_for_what_it_reports() -> None:
    meter = UsageMeter()
    reading = meter.feed_whole(b'{"text":"%b","usage":{"total_tokens":21}}' % (b"word " * 100_000))
    next(reading)
    reading.close()
    assert meter.reported == 21


CHUNK = b'data: {"choices":[{"delta":{"content":"word "}}]}\n\n'
STARTED = b'data: {"message":{"usage":{"input_tokens":25,"output_tokens":1}}}\n\n'
REQUEST = b"five words of a text"


def test_a_request_has_about_a_token_a_word() -> None:
    english = "The quarterly report is due on Friday, and nobody has started to write it yet. " * 10
    chinese = "季度报告星期五到期还没有人开始写" * 10
    assert 130 <= estimated_tokens(english.encode()) <= 200
    assert estimated_tokens(chinese.encode()) == len(chinese)


class _Whole(bytes):
    """A body that may not be looked through as a whole."""

    def translate(self, *_: object) -> bytes:
        raise AssertionError("the whole body was looked through")


def test_a_large_request_is_estimated_from_samples() -> None:
    words, image = b"The report is due on Friday. " * 50_000, b"iVBORw0KGgo+/A" * 50_000
    exact = 6 * 50_000 + 50_000  # a blank for each word, and a stop
    assert abs(estimated_tokens(_Whole(words + image)) - exact) < exact // 10


def test_the_places_of_samples_cannot_be_known_beforehand() -> None:
    part = 32_768
    body = _Whole((b"a" * 4_096 + b"a. " * ((part - 4_096) // 3) + b"a").ljust(part, b"a") * 64)
    assert estimated_tokens(body) > len(body) // 4


def test_an_image_counts_for_nothing() -> None:
    assert estimated_tokens(b'{"url": "data:image/png;base64,' + b"iVBORw0KGgo+/A" * 10_000 + b'"}') < 20


@pytest.mark.parametrize(
    ("reply", "whole", "tokens"),
    [
        (CHUNK * 30, True, 4 + 30),
        (CHUNK * 30, False, 4 + 30),
        (b"", False, 4),
        (STARTED + CHUNK * 30, False, 25 + 31),
        (STARTED + CHUNK * 30, True, 26),
        (STARTED + CHUNK * 30 + b'data: {"usage":{"output_tokens":60}}\n\n', False, 25 + 60),
        (b'data: {"totalTokenCount": 900}\n\n' + CHUNK * 30, False, 900),
        (b'{"content":"' + b"x" * 400 + b'"}', True, 4 + 414 // 4),
        (b'data: {"content":"' + b"x" * 1_494 + b'"}', True, 4 + 1 + 1_002 // 4),
    ],
    ids=[
        "no counts",
        "no counts, and left early",
        "nothing came",
        "left before the last count",
        "counts that come early, and a whole reply",
        "a count that is higher",
        "a total that is higher",
        "no events",
        "much text in an event",
    ],
)
def test_what_is_not_reported_is_estimated(reply: bytes, whole: bool, tokens: int) -> None:
    meter = UsageMeter()
    meter.feed(reply)
    assert meter.tokens(REQUEST, whole=whole) == tokens
