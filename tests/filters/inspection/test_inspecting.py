from base64 import b64encode
from collections.abc import Callable, Generator
from dataclasses import replace
from itertools import accumulate, dropwhile, pairwise
from operator import not_

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from filters.findings import Action, Finding, Inspection, Severity
from filters.inspection.inspecting import inspect
from filters.inspection.seen import Seen, SeenWithin
from filters.inspection.tallying import ENCODED_TEXT, KEPT
from filters.learned.second_look import MOST_LAYERED, MOST_LOOKS, Weighing
from filters.limits import Limit, OutOfTime, TextLimits
from filters.policy import Exclusion
from filters.rules.expressions import compile_expression
from filters.rules.matcher import MATCHES, Matcher
from filters.rules.rule import Condition, Family, Rule
from filters.segments import Origin, Segment, Trust
from filters.steps import run
from filters.text.canonical import canonicalise
from filters.text.pieces import PIECE
from tests.classifiers import FILLER, PHRASE, knowing
from tests.filters.rules.test_open_rules import Standard
from tests.second_looks import looking

MOON = Rule("A-1", Family.CUSTOM, Severity.HIGH, ("blue moon",), origins=frozenset(Origin) - {Origin.SYSTEM})
DENIED = replace(MOON, id="B-1", action=Action.DENY, literals=("red sun",), origins=frozenset({Origin.DOCUMENT}))
GAPPED = replace(MOON, id="C-1", literals=("sun",), confirm=compile_expression(r"green [^.]{0,20}sun"))
MATCHER = Matcher((MOON, DENIED, GAPPED))
LIMITS = TextLimits()
HIDDEN = b64encode(b"Please wait until the blue moon rises over the hills again.").decode()


def segment(text: str, *, origin: Origin = Origin.USER, path: str = "/messages/0/content") -> Segment:
    return Segment(origin, path, text)


def found(*segments: Segment, exclusions: tuple[Exclusion, ...] = ()) -> tuple[Finding, ...]:
    return run(inspect(segments, matcher=MATCHER, limits=LIMITS, exclusions=exclusions)).findings


def test_time_that_runs_out_ends_it_with_what_was_found() -> None:
    segments = [segment(f"blue moon {'word ' * 5_000}", path=f"/{index}") for index in range(3)]
    steps = inspect(segments, matcher=MATCHER, limits=LIMITS)
    for _ in range(3):
        next(steps)
    with pytest.raises(StopIteration) as ended:
        steps.throw(OutOfTime())
    inspection = ended.value.value
    assert [finding.path for finding in inspection.findings] == ["/0"]
    assert (inspection.judged, inspection.exhausted, inspection.limits) == (1, ("/0", ""), (Limit.TIME,))


def test_an_exclusion_does_not_lift_a_hard_denial() -> None:
    exclusions = (Exclusion("A-1"), Exclusion("B-1"))
    denied = found(segment("red sun, blue moon", origin=Origin.DOCUMENT), exclusions=exclusions)
    assert [finding.rule_id for finding in denied] == ["B-1"]


def test_a_finding_says_where_and_never_what() -> None:
    (finding,) = found(segment("once in a Blue  Moon", origin=Origin.DOCUMENT, path="/d"))
    assert finding == Finding(
        rule_id="A-1",
        family="custom",
        severity=Severity.HIGH,
        action=Action.ESCALATE,
        origin=Origin.DOCUMENT,
        trust=Trust.UNTRUSTED,
        path="/d",
        layers=(),
        start=10,
        end=19,
    )
    assert "moon" not in repr(finding)


def test_findings_are_in_the_order_of_the_segments() -> None:
    findings = found(segment("blue moon", path="/a"), segment("quiet", path="/b"), segment("blue moon", path="/c"))
    assert [finding.path for finding in findings] == ["/a", "/c"]


@pytest.mark.parametrize(
    ("origin", "rules"),
    [(Origin.DOCUMENT, ["A-1", "B-1"]), (Origin.USER, ["A-1"]), (Origin.SYSTEM, [])],
)
def test_a_rule_looks_only_at_its_origins(origin: Origin, rules: list[str]) -> None:
    assert [finding.rule_id for finding in found(segment("blue moon, red sun", origin=origin))] == rules


def test_only_segments_that_a_rule_covers_count_as_judged() -> None:
    segments = (segment("a", origin=Origin.SYSTEM), segment("b"), segment("c", origin=Origin.TOOL_RESULT))
    assert run(inspect(segments, matcher=MATCHER, limits=LIMITS)).judged == 2


def joined(*parts: str, origin: Origin = Origin.USER) -> Segment:
    borders = tuple(accumulate(map(len, parts[:-1])))
    return Segment(origin, "/b", "".join(parts), borders=borders)


def test_a_joined_text_is_read_and_is_no_place_of_its_own() -> None:
    segments = (segment("blue", path="/a"), segment("moon", path="/b"), joined("blue\n", "moon"))
    inspection = run(inspect(segments, matcher=MATCHER, limits=LIMITS))
    assert [(finding.path, finding.start, finding.end) for finding in inspection.findings] == [("/b", 0, 9)]
    assert inspection.judged == 2


HALF = len(HIDDEN) // 2
CROSSING: list[tuple[list[str], list[str]]] = [
    (["once in a blue moon, ", "the sun"], []),
    (["the sun. ", "once in a blue moon"], []),
    (["blue moon and blue ", "moon"], ["blue moon"]),
    (["blue moon", "s, once in a bl", "ue moon"], ["blue moon"]),
    (["\n blue  moon \n", " \n", " the b", "lue moon"], ["blue moon"]),
    (["blue moon, " * (MATCHES + 1), "blue ", "moon"], ["blue moon"]),
    ([*["a blue moon, "] * (MATCHES + 1), "blue ", "moon"], ["blue moon"]),
    (["b l", " u e moon, blue moon"], ["blue moon", "blue moon"]),
    (["green old ", "sun"], ["green old sun"]),
    (["blue moon", "\u200b", " blue m\u200b", "oon"], ["blue moon"]),
]


@pytest.mark.parametrize(
    ("parts", "expected"),
    CROSSING,
    ids=[
        "in the first part",
        "in the last part",
        "after a quotation",
        "after one whose end is run into the next part",
        "among white space",
        "in a text with many",
        "after many texts that quote it",
        "in letters that become a word at the border",
        "by an expression",
        "among invisible characters",
    ],
)  # fmt: skip
def test_only_what_crosses_a_border_is_a_finding_of_a_joined_text(parts: list[str], expected: list[str]) -> None:
    whole = joined(*parts)
    canonical = canonicalise(whole.text)
    assert [canonical[finding.start : finding.end] for finding in found(whole)] == expected


@pytest.mark.parametrize(
    ("parts", "layers"),
    [
        ([f"say {HIDDEN} ", "again"], []),
        (["again ", f"say {HIDDEN} "], []),
        ([HIDDEN[:HALF], HIDDEN[HALF:]], [(0, len(HIDDEN))]),
        ([f"{HIDDEN} ", HIDDEN[:HALF], HIDDEN[HALF:]], [(len(HIDDEN) + 1, 2 * len(HIDDEN) + 1)]),
        (["\ufb01 ", f"{HIDDEN} ", HIDDEN[:HALF], HIDDEN[HALF:]], [(len(HIDDEN) + 4, 2 * len(HIDDEN) + 4)]),
    ],
    ids=["in the first part", "in the last part", "cut", "cut and quoted", "after a character that grows"],
)
def test_encoded_text_that_a_part_shows_is_no_finding_of_a_joined_text(
    parts: list[str], layers: list[tuple[int, int]]
) -> None:
    findings = found(joined(*parts))
    assert [finding.rule_id for finding in findings] == [ENCODED_TEXT, "A-1"] * len(layers)
    assert sorted({(finding.layers[0].start, finding.layers[0].end) for finding in findings}) == layers


def test_across_other_messages_only_what_is_plain_is_read() -> None:
    hidden, plain = joined(HIDDEN[:HALF], HIDDEN[HALF:]), joined("blue ", "moon")
    assert [finding.rule_id for finding in found(hidden)] == [ENCODED_TEXT, "A-1"]
    assert found(replace(hidden, distant=True)) == ()
    assert [finding.rule_id for finding in found(replace(plain, distant=True))] == ["A-1"]


def test_a_joined_text_is_read_in_steps() -> None:
    steps = inspect([joined(*[f"{HIDDEN} "] * 20)], matcher=MATCHER, limits=LIMITS)
    assert len(list(steps)) > 5


QUOTED = st.lists(
    st.sampled_from(
        [
            "once in a blue moon",
            "blue",
            "moon",
            " ",
            " \n",
            ". ",
            "it",
            "\u200b",
            "o\u0301",
            HIDDEN,
            HIDDEN[:HALF],
            "blu\u0435",
        ]
    ),
    max_size=4,
).map("".join)
ATTACKS = st.sampled_from(["once in a blue moon", "b l u e   m o o n", "blue  \n moon", HIDDEN, "blu\u0435\u200b moon"])


@given(st.lists(QUOTED, max_size=8), ATTACKS, st.data())
def test_an_attack_that_is_cut_is_a_finding_whatever_is_quoted(
    quoted: list[str], attack: str, data: st.DataObject
) -> None:
    cuts = sorted(data.draw(st.sets(st.integers(1, len(attack) - 1), min_size=1, max_size=4)))
    at = data.draw(st.integers(0, len(quoted)))
    attacking = [attack[start:end] for start, end in pairwise((0, *cuts, len(attack)))]
    assume("A-1" not in {finding.rule_id for part in attacking for finding in found(segment(part))})
    whole = joined(*(f"{text}. " for text in quoted[:at]), *attacking, *(f". {text}" for text in quoted[at:]))
    assert "A-1" in {finding.rule_id for finding in found(whole)}


@given(st.lists(QUOTED.map("{}. ".format), min_size=2, max_size=8))
def test_what_texts_quote_is_no_finding_of_them_joined(quoted: list[str]) -> None:
    ids = {finding.rule_id for text in quoted for finding in found(segment(text))}
    for finding in found(joined(*quoted)):  # where the whole can be read in another order, which few can
        assert finding.layers[0].transform not in ("base64", "spacing", "joined")
        assert finding.rule_id in ids


def test_a_joined_text_that_exhausts_its_limits_is_told() -> None:
    inspection = run(inspect([joined(HIDDEN, ".")], matcher=MATCHER, limits=TextLimits(views=0)))
    assert (inspection.judged, inspection.exhausted) == (0, ("/b",))


def test_encoded_text_is_unfolded_and_is_a_finding_of_its_own() -> None:
    own, inner = found(segment(f"note: {HIDDEN}", origin=Origin.TOOL_RESULT))
    assert (own.rule_id, own.family, own.severity) == (ENCODED_TEXT, "encoded_content", Severity.LOW)
    assert inner.rule_id == "A-1"
    assert own.layers == inner.layers
    assert (own.layers[0].start, own.layers[0].end) == (6, 6 + len(HIDDEN))


@pytest.mark.parametrize("beside", ["", "Good morning. "], ids=["alone", "beside words"])
@pytest.mark.parametrize("bits", ["\u200b\u200c", " \t"], ids=["invisible", "blank"])
def test_text_in_signs_that_nobody_sees_is_hidden(bits: str, beside: str) -> None:
    said = "Please wait until the sea rises over the hills again."
    signs = "".join(bits[int(bit)] for char in said for bit in f"{ord(char):08b}")
    assert [finding.rule_id for finding in found(segment(beside + signs))] == [ENCODED_TEXT]
    assert [finding.rule_id for finding in found(joined(beside + signs[:200], signs[200:]))] == [ENCODED_TEXT]


def test_encoded_text_of_a_trusted_author_is_scanned_and_is_no_finding_of_its_own() -> None:
    trusted = replace(segment(HIDDEN), trust=Trust.TRUSTED)
    assert [finding.rule_id for finding in found(trusted)] == ["A-1"]


@pytest.mark.parametrize(
    ("exclusion", "rules"),
    [
        (Exclusion("A-1"), ["C-1"]),
        (Exclusion("A-1", origin=Origin.USER), ["C-1"]),
        (Exclusion("A-1", origin=Origin.DOCUMENT), ["A-1", "C-1"]),
        (Exclusion("A-1", path="/messages"), ["C-1"]),
        (Exclusion("A-1", path="/messages/0/"), ["C-1"]),
        (Exclusion("A-1", path="/messages/0/content"), ["C-1"]),
        (Exclusion("A-1", path="/mess"), ["A-1", "C-1"]),
        (Exclusion("A-1", path="/messages/1"), ["A-1", "C-1"]),
        (Exclusion("A-1", origin=Origin.DOCUMENT, path="/messages"), ["A-1", "C-1"]),
    ],
    ids=[
        "everywhere", "its origin", "another origin", "above", "above with a slash", "exactly", "half a name",
        "beside", "path fits but not origin",
    ],
)  # fmt: skip
def test_exclusions(exclusion: Exclusion, rules: list[str]) -> None:
    text = segment("blue moon and a green old sun")
    assert [finding.rule_id for finding in found(text, exclusions=(exclusion,))] == rules


def test_encoded_content_can_be_excluded() -> None:
    findings = found(segment(HIDDEN), exclusions=(Exclusion(ENCODED_TEXT),))
    assert [finding.rule_id for finding in findings] == ["A-1"]


def test_a_match_in_the_overlap_of_two_pieces_is_found_once() -> None:
    filler = "Rain fell, we read. " * (PIECE // 20 - 10)
    for shift in range(0, 1_200, 40):
        text = f"{filler}{'it ' * (shift // 3)}blue moon {filler}"
        (finding,) = found(segment(text))
        assert text[finding.start : finding.end] == "blue moon"


def test_spans_in_later_pieces_count_from_the_start_of_the_segment() -> None:
    filler = "Rain fell, we read. " * 2_000
    plain, own, inner = sorted(
        found(segment(f"{filler}blue moon {filler}{HIDDEN}")), key=lambda finding: len(finding.layers)
    )
    assert (plain.start, plain.end) == (40_000, 40_009)
    assert own.layers == inner.layers
    assert inner.layers[0].start == 80_010


def test_the_findings_of_one_rule_in_one_segment_are_bounded() -> None:
    text = ("blue moon " + "Rain fell, we read. " * 800) * 20
    assert len(found(segment(text))) == KEPT


def test_a_segment_that_exhausts_its_limits_keeps_its_findings_and_the_others_are_read() -> None:
    limits = TextLimits(views=0)
    segments = (segment(f"blue moon {HIDDEN}", path="/a"), segment("blue moon", path="/b"))
    inspection = run(inspect(segments, matcher=MATCHER, limits=limits))
    assert [finding.path for finding in inspection.findings] == ["/a", "/b"]
    assert (inspection.exhausted, inspection.limits) == (("/a",), (Limit.VIEWS,))
    assert inspection.judged == 2


def test_more_segments_than_the_limit_exhaust_the_body() -> None:
    limits = TextLimits(segments=2)
    inspection = run(inspect([segment("blue moon")] * 3, matcher=MATCHER, limits=limits))
    assert len(inspection.findings) == 2
    assert (inspection.exhausted, inspection.limits) == (("",), (Limit.SEGMENTS,))


def test_a_long_text_is_read_in_many_steps() -> None:
    steps = inspect([segment("green day " * 20_000)], matcher=MATCHER, limits=LIMITS)
    assert len(list(steps)) >= 10


def test_nothing_to_read_is_nothing_found() -> None:
    inspection = run(inspect([], matcher=MATCHER, limits=LIMITS))
    assert (inspection.findings, inspection.judged, inspection.exhausted) == ((), 0, ())


def test_what_is_only_told_stands_apart() -> None:
    matcher = Matcher((replace(MOON, action=Action.DETECT), GAPPED))
    inspection = run(inspect([segment("blue moon, green sun")], matcher=matcher, limits=LIMITS))
    assert [finding.rule_id for finding in inspection.findings] == ["C-1"]
    assert [finding.rule_id for finding in inspection.detected] == ["A-1"]


def _learned(*segments: Segment) -> list[tuple[str, str, int, int, int]]:
    classifier = knowing(PHRASE, Origin.DOCUMENT, Origin.USER)
    found = run(inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=classifier)).findings
    return [
        (finding.rule_id, finding.path, finding.start, finding.end, len(finding.layers))
        for finding in found
        if finding.family is Family.LEARNED
    ]


def test_the_classifier_finds_what_no_rule_knows() -> None:
    text = f"{FILLER * 200} {PHRASE}"
    ((rule, path, start, end, _),) = _learned(Segment(Origin.DOCUMENT, "/d", text))
    assert (rule, path) == ("LEARNED-HIGH", "/d")
    assert PHRASE[2:10] in text[start:end]


def test_the_classifier_reads_what_is_decoded() -> None:
    hidden = b64encode(f"{PHRASE} for me".encode()).decode()
    assert {layers for *_, layers in _learned(Segment(Origin.DOCUMENT, "/d", hidden))} == {1}


@pytest.mark.parametrize("filler", ["", FILLER * 40], ids=["a short text", "a long text"])
def test_the_classifier_reads_words_that_are_escaped_once_they_are_decoded(filler: str) -> None:
    escaped = "".join(f"\\u{ord(char):04x}" for char in f"{FILLER}{filler}")
    assert [layers for *_, layers in _learned(Segment(Origin.DOCUMENT, "/d", f"{PHRASE} {escaped}"))] == [1]


@pytest.mark.parametrize(
    "segment",
    [
        Segment(Origin.USER, "/u", PHRASE, Trust.TRUSTED),
        Segment(Origin.TOOL_CALL, "/c", PHRASE),
        Segment(Origin.DOCUMENT, "/d", FILLER * 3),
        Segment(Origin.DOCUMENT, "/j", PHRASE, borders=(6,)),
    ],
    ids=["trusted", "an origin that it does not read", "other text", "joined"],
)
def test_the_classifier_leaves_other_texts_alone(segment: Segment) -> None:
    assert _learned(segment) == []


def test_short_texts_are_classified_together_and_findings_stand_in_their_order() -> None:
    hidden = b64encode(f"{PHRASE} for me".encode()).decode()
    texts = [f"blue moon {PHRASE}", FILLER, f"{hidden} blue moon", PHRASE, FILLER * 40, f"{PHRASE} blue moon"] * 3
    segments = [Segment(Origin.DOCUMENT, f"/{number}", text) for number, text in enumerate(texts)]
    classifier = knowing(PHRASE, Origin.DOCUMENT)
    together = run(inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=classifier)).findings
    one_by_one = [
        finding
        for one in segments
        for finding in run(inspect([one], matcher=MATCHER, limits=LIMITS, classifier=classifier)).findings
    ]
    assert list(together) == one_by_one
    assert sum(finding.family is Family.LEARNED for finding in together) == 15


def test_short_texts_are_classified_though_time_runs_out() -> None:
    segments = [Segment(Origin.DOCUMENT, f"/{number}", text) for number, text in enumerate((PHRASE, FILLER, FILLER))]
    steps = inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=knowing())
    while next(steps, "ended") is None:
        try:
            steps.throw(OutOfTime())
        except StopIteration as end:
            inspection = end.value
            break
    assert [(finding.rule_id, finding.path) for finding in inspection.findings] == [("LEARNED-HIGH", "/0")]
    assert "" in inspection.exhausted


ASKED = "Say in a sentence what this customer wants"


@pytest.mark.parametrize("size", [0, 3_000], ids=["short texts, read together", "a long text"])
@pytest.mark.parametrize(
    ("text", "found_in_it"),
    [
        (f"{ASKED}:\n{FILLER * 6}{PHRASE}", True),
        (f"{ASKED}:\n{FILLER * 6}{b64encode(f'{PHRASE} for me'.encode()).decode()}", True),
        (f"{ASKED}, and {PHRASE}:\n{FILLER * 6}", False),
        (f"{ASKED}. <mail>{FILLER * 6}</mail> And {PHRASE}", True),
        (f"{ASKED}. <mail>Q&amp;A {FILLER * 6}{b64encode(f'{PHRASE} for me'.encode()).decode()}", True),
        (f"{b64encode(f'{PHRASE} for me'.encode()).decode()} says that {ASKED}:\n{FILLER * 6}", False),
        (f"{ASKED.replace(' ', chr(0x200C) * 9 + ' ')}:\n{PHRASE}. {FILLER * 6}", True),
        (f"{ASKED}:\n{FILLER * 6}\n" + "\n".join(f"- {word}" for word in PHRASE.split()), True),
        (f"{ASKED}. {FILLER * 6}{PHRASE}", False),
        (f"{ASKED}:\n{PHRASE}", False),
        (f"{ASKED}:\n" + "".join(f"{FILLER}{number} " for number in range(PIECE // 50)) + PHRASE, True),
        (f"{ASKED}. " + "".join(f"{FILLER}{number} " for number in range(PIECE // 50)) + PHRASE, False),
    ],
    ids=[
        "pasted",
        "encoded in it",
        "in the request",
        "behind its closing",
        "encoded in it, beside an escape",
        "encoded in the request",
        "right behind a request with invisible characters",
        "rows with a word each",
        "nothing sets it apart",
        "too short",
        "in a further piece",
        "nothing sets a further piece apart",
    ],
)
def test_what_is_pasted_into_a_users_long_text_is_read_as_a_document(text: str, found_in_it: bool, size: int) -> None:
    segments = [segment(f"{text} {FILLER * (size // len(FILLER))}" if len(text) > 300 else text)]
    classifier = knowing()
    certain = replace(classifier.heads[Origin.DOCUMENT], calibration=np.array([[-1, 0, 1], [0, 0.5, 1]], np.float32))
    classifier = replace(classifier, heads={Origin.DOCUMENT: certain})
    told = run(inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=classifier)).findings
    signs = [one for one in told if one.family is Family.LEARNED]
    assert bool(signs) is found_in_it
    assert len(signs) == len(set(signs))
    assert {one.origin for one in signs} <= {Origin.USER}


def test_words_that_are_a_sign_in_both_readings_are_noted_once() -> None:
    head = replace(knowing().heads[Origin.DOCUMENT], calibration=np.array([[-1, 0, 1], [0, 0.5, 1]], np.float32))
    both = knowing(PHRASE, Origin.USER, Origin.DOCUMENT)
    classifier = replace(both, heads=dict.fromkeys((Origin.USER, Origin.DOCUMENT), head))
    text = segment(f"{ASKED}:\n{FILLER * 6}{PHRASE}")
    told = run(inspect([text], matcher=MATCHER, limits=LIMITS, classifier=classifier)).findings
    assert [one.rule_id for one in told] == ["LEARNED-HIGH"]


TAKES_BACK = replace(knowing(), second=looking(Weighing(least=0.45, head=1, classifier=1.0, encoder=200.0, bias=0.0)))
"""Suspects the phrase, and finds nothing in it when it looks again."""
_CERTAIN = replace(TAKES_BACK.heads[Origin.DOCUMENT], calibration=np.array([[-1, 0, 1], [0, 0.5, 1]], np.float32))
TAKES_ALL_BACK = replace(TAKES_BACK, heads={Origin.DOCUMENT: _CERTAIN})
"""The same, where the phrase is pasted as well."""


def _plain_text(text: str) -> str:
    return text


def _encoded(text: str) -> str:
    return b64encode(text.encode()).decode()


def _taken_for_attacks(*texts: str) -> list[str]:
    """The paths of those texts in which a sign stays when all of it is looked at that may be."""
    segments = [Segment(Origin.DOCUMENT, f"/{number}", text) for number, text in enumerate(texts)]
    found = run(inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=TAKES_BACK)).findings
    return [finding.path for finding in found if finding.family is Family.LEARNED]


@pytest.mark.parametrize(
    ("written", "most"), [(_plain_text, MOST_LOOKS), (_encoded, MOST_LAYERED)], ids=["plain", "encoded"]
)
def test_few_texts_of_a_body_are_looked_at_again(written: Callable[[str], str], most: int) -> None:
    texts = [written(f"{PHRASE} {number:02}") for number in range(most + 3)]
    assert _taken_for_attacks(*texts) == [f"/{number}" for number in range(most, most + 3)]


def _escaped(text: str) -> str:
    return text.replace("o", "&#111;")


@pytest.mark.parametrize("written", [_encoded, _escaped], ids=["encoded", "escaped"])
def test_hidden_decoys_take_no_looks_from_plain_text(written: Callable[[str], str]) -> None:
    decoys = [written(f"{PHRASE} {number:02}") for number in range(MOST_LOOKS)]
    plain = [f"{PHRASE} {number}" for number in range(MOST_LOOKS)]
    assert _taken_for_attacks(*decoys, *plain) == [f"/{number}" for number in range(MOST_LAYERED, MOST_LOOKS)]


def test_what_is_pasted_takes_no_looks_from_other_texts() -> None:
    decoys = [segment(f"{ASKED}:\n{FILLER * 6}{PHRASE} {number:02}") for number in range(2 * MOST_LOOKS)]
    last = Segment(Origin.DOCUMENT, "/d", PHRASE)
    found = run(inspect([*decoys, last], matcher=MATCHER, limits=LIMITS, classifier=TAKES_ALL_BACK)).findings
    assert [one.origin for one in found] == [Origin.USER] * (2 * MOST_LOOKS - MOST_LOOKS // 2)


def test_what_comes_again_takes_no_looks() -> None:
    assert _taken_for_attacks(*[PHRASE, _encoded(PHRASE)] * MOST_LOOKS, f"{PHRASE} 1") == []


@pytest.mark.parametrize(("bias", "rules"), [(-200.0, []), (200.0, ["LEARNED-HIGH"])], ids=["calm", "certain"])
def test_what_is_decoded_is_looked_at_again(bias: float, rules: list[str]) -> None:
    hidden = Segment(Origin.DOCUMENT, "/d", b64encode(f"{PHRASE} for me".encode()).decode())
    weighing = Weighing(least=0.4, head=1, classifier=1.0, encoder=0.0, bias=bias)
    classifier = replace(knowing(), second=looking(weighing))
    found = run(inspect([hidden], matcher=MATCHER, limits=LIMITS, classifier=classifier)).findings
    assert [one.rule_id for one in found if one.family is Family.LEARNED and one.layers] == rules


@pytest.mark.parametrize("written", [_plain_text, _encoded], ids=["plain", "encoded"])
def test_what_is_suspected_counts_where_time_runs_out_before_it_is_looked_at_again(
    written: Callable[[str], str],
) -> None:
    segments = [Segment(Origin.DOCUMENT, f"/{number}", written(f"blue moon {PHRASE} {number}")) for number in range(2)]

    def learned(cut: int | None = None) -> list[str]:
        steps = inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=TAKES_BACK)
        told = run(steps if cut is None else _cut_at(cut, steps))
        return [finding.path for finding in told.findings if finding.family is Family.LEARNED]

    pauses = sum(1 for _ in inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=TAKES_BACK))
    cuts = [learned(cut) for cut in range(pauses)]
    decoded = list(dropwhile(not_, cuts))
    assert learned() == []
    assert (decoded == cuts) == (written is _plain_text)
    assert decoded[0] == ["/0"]  # the second text was not begun
    assert ["/0", "/1"] in decoded
    assert decoded[-1] == ["/1"]  # the first one was looked at again
    assert all(decoded)


def test_what_was_not_looked_at_again_is_not_remembered() -> None:
    seen = Seen(size=1 << 16, key=b"k" * 32, tag=bytes).within("tenant")
    segments = [Segment(Origin.DOCUMENT, f"/{number}", f"{PHRASE} {number}") for number in range(MOST_LOOKS + 1)]

    def found(*read: Segment) -> list[str]:
        told = run(inspect(read, matcher=MATCHER, limits=LIMITS, classifier=TAKES_BACK, seen=seen)).findings
        return [finding.path for finding in told]

    assert found(*segments) == [f"/{MOST_LOOKS}"]
    assert found(segments[-1]) == []
    assert found(*segments) == []  # all others are remembered, so that there are looks left for it


@pytest.mark.parametrize("cut", range(4))
@pytest.mark.parametrize(
    "one", [Segment(Origin.DOCUMENT, "/0", PHRASE), segment(f"{ASKED}:\n{FILLER * 6}{PHRASE}")], ids=["read", "pasted"]
)
def test_what_was_found_in_a_hurry_is_not_remembered(one: Segment, cut: int) -> None:
    seen = Seen(size=1 << 16, key=b"k" * 32, tag=bytes).within("tenant")
    hurried = run(_cut_at(cut, inspect([one], matcher=MATCHER, limits=LIMITS, classifier=TAKES_ALL_BACK, seen=seen)))
    assert [finding.path for finding in hurried.findings] == [one.path]
    assert run(inspect([one], matcher=MATCHER, limits=LIMITS, classifier=TAKES_ALL_BACK, seen=seen)).findings == ()


def _cut_at(cut: int, steps: Generator[None, None, Inspection]) -> Generator[None, None, Inspection]:
    """The same steps, in which time runs out at one of them."""
    for _ in range(cut):
        next(steps)
        yield
    next(steps)
    try:
        steps.throw(OutOfTime())
    except StopIteration as end:
        told: Inspection = end.value
        return told
    return (yield from steps)


def test_what_the_classifier_found_in_a_short_text_is_remembered() -> None:
    seen = Seen(size=1 << 16, key=b"k" * 32, tag=bytes).within("tenant")
    segments = [Segment(Origin.DOCUMENT, f"/{number}", text) for number, text in enumerate((PHRASE, FILLER))]
    first, again = (
        run(inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=knowing(), seen=seen)) for _ in range(2)
    )
    assert first.findings == again.findings != ()


def test_an_exclusion_holds_for_the_classifier() -> None:
    found = run(
        inspect(
            [Segment(Origin.DOCUMENT, "/d", PHRASE)],
            matcher=MATCHER,
            limits=LIMITS,
            exclusions=[Exclusion("LEARNED-HIGH")],
            classifier=knowing(),
        )
    )
    assert found.findings == ()


def test_rules_from_elsewhere_are_found_in_every_view_and_at_their_place() -> None:
    condition = Condition(frozenset({Origin.USER}), r"blue\s+moon", Standard(r"blue\s+moon"))
    borrowed = Rule("OPEN-1", Family.CUSTOM, Severity.HIGH, (), conditions=(condition,))
    inspection = run(inspect([segment(f"A Blue  Moon. {HIDDEN}")], matcher=Matcher((borrowed,)), limits=LIMITS))
    own, hidden = (finding for finding in inspection.findings if finding.rule_id == "OPEN-1")
    assert (own.layers, own.start, own.end) == ((), 2, 11)
    assert [layer.transform for layer in hidden.layers] == ["base64"]


def test_keeping_what_was_found_in_many_texts_is_many_steps() -> None:
    segments = [Segment(Origin.DOCUMENT, f"/{number}", f"{number}") for number in range(2_000)]
    seen = Seen(size=1 << 20, key=b"k" * 32, tag=bytes).within("tenant")

    def count(kept_in: SeenWithin | None) -> int:
        return len(list(inspect(segments, matcher=MATCHER, limits=LIMITS, classifier=knowing(), seen=kept_in)))

    assert count(seen) - count(None) >= 7
    assert seen.find(seen.digest(segments[0], frozenset())) is not None
