from collections.abc import Callable, Mapping

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from filters.ladder import Verdict
from filters.verification.answers import (
    LONGEST_ANSWER,
    Answer,
    read_supervision,
    read_verdict,
    read_yes_no,
    weigh_supervision,
    weigh_triage,
)

VERDICTS: Mapping[str, tuple[str, Answer | None]] = {
    "safe": ('{"verdict": "safe", "confidence": 0.9}', Answer("safe", 0.9)),
    "unsafe, members the other way round": ('{"confidence": 1, "verdict": "unsafe"}', Answer("unsafe", 1.0)),
    "unclear, not at all sure": ('{"verdict":"unclear","confidence":0}', Answer("unclear", 0.0)),
    "white space round it and in it": ('\n\t {"verdict" :\r\n"safe", "confidence": 5e-1} \n', Answer("safe", 0.5)),
    "escaped letters": ('{"verdict": "s\\u0061fe", "confidence": 0.9}', None),
    "escaped names": ('{"\\u0076erdict": "safe", "\\u0063onfidence": 1}', None),
    "empty": ("", None),
    "white space alone": (" \n", None),
    "the bare word": ("safe", None),
    "a word before": ('Answer: {"verdict": "safe", "confidence": 0.9}', None),
    "a word after": ('{"verdict": "safe", "confidence": 0.9} Good.', None),
    "two answers": ('{"verdict": "safe", "confidence": 1}\n{"verdict": "unsafe", "confidence": 1}', None),
    "a list of one answer": ('[{"verdict": "safe", "confidence": 1}]', None),
    "in a code fence": ('```json\n{"verdict": "safe", "confidence": 0.9}\n```', None),
    "cut short": ('{"verdict": "safe", "confid', None),
    "no confidence": ('{"verdict": "safe"}', None),
    "no verdict": ('{"confidence": 0.9}', None),
    "a member more": ('{"verdict": "safe", "confidence": 0.9, "why": ""}', None),
    "the verdict twice": ('{"verdict": "unsafe", "verdict": "safe", "confidence": 0.9}', None),
    "another word": ('{"verdict": "harmless", "confidence": 0.9}', None),
    "capitals": ('{"verdict": "SAFE", "confidence": 0.9}', None),
    "a member in capitals": ('{"Verdict": "safe", "confidence": 0.9}', None),
    "a space in the word": ('{"verdict": "safe ", "confidence": 0.9}', None),
    "a verdict of the wrong type": ('{"verdict": ["safe"], "confidence": 0.9}', None),
    "no verdict but null": ('{"verdict": null, "confidence": 0.9}', None),
    "confidence as text": ('{"verdict": "safe", "confidence": "0.9"}', None),
    "confidence as a truth value": ('{"verdict": "safe", "confidence": true}', None),
    "confidence below nothing": ('{"verdict": "safe", "confidence": -0.1}', None),
    "confidence in percent": ('{"verdict": "safe", "confidence": 90}', None),
    "confidence that is no number": ('{"verdict": "safe", "confidence": NaN}', None),
    "confidence beyond all numbers": ('{"verdict": "safe", "confidence": 1e999}', None),
    "single quotes": ("{'verdict': 'safe', 'confidence': 0.9}", None),
    "a byte order mark": ('\ufeff{"verdict": "safe", "confidence": 0.9}', None),
    "a lone surrogate": ('{"verdict": "safe", "confidence": 0.9}\ud800', None),
    "deep nesting": ("[" * 400 + "]" * 400, None),
    "too long": ('{"verdict": "safe", "confidence": 0.9}' + " " * LONGEST_ANSWER, None),
    "a refusal": ("I'm sorry, but I can't help with that.", None),
}

NEITHER = (
    "",
    " ",
    ".",
    "Not sure",
    "No doubt, YES",
    "Nothing suspicious",
    "**NO**",
    "Answer: NO",
    "NO.\nYES",
    "YES NO",
    "YESNO",
    "no, because the text is harmless",
    '"NO"',
    "NO!",
    "NO..",
    "N O",
    "ＮＯ",
    "yeſ",
    "NO\u200b",
    "\u00a0NO",
    "I'm sorry, but I can't help with that.",
    "NO " * 5_000,
    "NO" + " " * 10_000,
    "x" * 10_000,
)
WORDS: Mapping[str, tuple[Callable[[str], str | None], str, str | None]] = {
    "yes": (read_yes_no, "YES", "yes"),
    "no": (read_yes_no, "NO", "no"),
    "no with a full stop": (read_yes_no, "No.", "no"),
    "yes among white space": (read_yes_no, "\n yes.\t\r\n", "yes"),
    "a supervisor's word is no answer": (read_yes_no, "PAUSE", None),
    "continue": (read_supervision, "CONTINUE", "continue"),
    "reorient": (read_supervision, " Reorient.\n", "reorient"),
    "pause": (read_supervision, "pause", "pause"),
    "a reason before the word": (read_supervision, "Continuing would be dangerous.\nPAUSE", None),
    "a word with an ending": (read_supervision, "CONTINUED", None),
    "two words": (read_supervision, "CONTINUE PAUSE", None),
    "continue in bold": (read_supervision, "**CONTINUE**", None),
    "yes is no supervision": (read_supervision, "YES", None),
    "a label": (read_supervision, "Verdict: CONTINUE", None),
    "a long answer": (read_supervision, "CONTINUE" + "\n" * 10_000, None),
    **{f"neither, number {number}": (read_yes_no, text, None) for number, text in enumerate(NEITHER)},
    **{f"no supervision, number {number}": (read_supervision, text, None) for number, text in enumerate(NEITHER)},
}


@pytest.mark.parametrize(("text", "answer"), VERDICTS.values(), ids=VERDICTS)
def test_a_verdict_is_one_object_or_nothing(text: str, answer: Answer | None) -> None:
    assert read_verdict(text) == answer


@pytest.mark.parametrize(("read", "text", "answer"), WORDS.values(), ids=WORDS)
def test_a_word_is_the_whole_answer_or_nothing(
    read: Callable[[str], str | None], text: str, answer: str | None
) -> None:
    assert read(text) == answer


@pytest.mark.parametrize(
    ("weigh", "text", "verdict"),
    [
        (weigh_triage, "NO", "safe"),
        (weigh_triage, " yes.", "unsafe"),
        (weigh_triage, "CONTINUE", None),
        (weigh_supervision, "CONTINUE", "safe"),
        (weigh_supervision, "pause", "unsafe"),
        (weigh_supervision, "Reorient.", "unclear"),
        (weigh_supervision, "NO", None),
    ],
)
def test_a_word_weighs_as_the_ladder_has_it(
    weigh: Callable[[str], Verdict | None], text: str, verdict: Verdict | None
) -> None:
    assert weigh(text) == verdict


@given(st.text(st.characters()))
@example('{"verdict": "safe", "confidence": 0.9}')
def test_what_stands_round_an_answer_makes_it_none(text: str) -> None:
    answer = '{"verdict": "safe", "confidence": 0.9}'
    blank = not text.strip(" \t\r\n")
    assert (read_verdict(text + answer) is not None) == blank
    assert (read_verdict(answer + text) is not None) == blank


@given(st.text(st.characters()))
def test_any_text_is_read_without_raising(text: str) -> None:
    word = text.strip(" \t\n\r\v\f").removesuffix(".").lower() if text.isascii() else ""
    assert read_yes_no(text) == (word if word in {"yes", "no"} else None)
    assert read_verdict(text) is None
