from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.findings import Action, Finding, Inspection, Severity
from filters.inspection.inspecting import inspect
from filters.inspection.seen import Seen, SeenWithin, Sight
from filters.limits import OutOfTime, TextLimits
from filters.policy import Exclusion
from filters.rules.matcher import Matcher
from filters.rules.rule import Family, Rule
from filters.segments import Origin, Segment, Trust
from filters.steps import run
from filters.text.pieces import PIECE
from filters.views import Layer

KEY = b"a key of the test's own"
ROOM = 1 << 20
LIMITS = TextLimits(views=3, decoded_chars=400, segments=8)
MOON = Rule("A-1", Family.CUSTOM, Severity.HIGH, ("blue moon",), origins=frozenset(Origin) - {Origin.SYSTEM})
DENIED = replace(MOON, id="B-1", action=Action.DENY, literals=("red sun",), origins=frozenset({Origin.DOCUMENT}))
MATCHER = Matcher((MOON, DENIED))
EXCLUSIONS = (Exclusion("A-1", path="/excluded"),)
HIDDEN = b64encode(b"Please wait until the blue moon rises over the hills again.").decode()
TWICE_HIDDEN = b64encode(HIDDEN.encode()).decode()
FINDING = Finding(
    "A-1",
    Family.CUSTOM,
    Severity.HIGH,
    Action.ESCALATE,
    Origin.USER,
    Trust.UNTRUSTED,
    "/a",
    (Layer("hex", 1, 9),),
    0,
    5,
)
TEXTS = (
    "",
    "a quiet evening",
    "once in a blue moon",
    "the red sun over a blue moon",
    f"quoted: {HIDDEN}",
    f"{TWICE_HIDDEN} and a blue moon",
    f"{HIDDEN}\n\n{TWICE_HIDDEN}",
    f"{'word ' * (PIECE // 3)}blue moon {HIDDEN}",
    "%62lue moon, bl\u200bue moon, \ud800",
)


def tag(stretch: memoryview) -> bytes:
    return sha256(stretch).digest()


def seen(*scope: str, size: int = ROOM) -> SeenWithin:
    return Seen(size=size, key=KEY, tag=tag).within(*scope)


def segment(text: str = "blue moon", *, path: str = "/a", origin: Origin = Origin.USER) -> Segment:
    return Segment(origin, path, text)


def inspected(*segments: Segment, within: SeenWithin | None, limits: TextLimits = LIMITS) -> Inspection:
    return run(inspect(segments, matcher=MATCHER, limits=limits, exclusions=EXCLUSIONS, seen=within))


CONVERSATIONS = st.lists(
    st.builds(
        Segment,
        st.sampled_from((Origin.USER, Origin.DOCUMENT, Origin.SYSTEM)),
        st.sampled_from(("/a", "/b", "/excluded/c")),
        st.sampled_from(TEXTS),
        st.sampled_from((Trust.TRUSTED, Trust.UNTRUSTED)),
        st.sampled_from(((), (4,), (9, 16), (24,))),
    ),
    max_size=10,
)
"""As clients send them: mostly what was sent before, in other places and from other authors too."""


@given(st.lists(CONVERSATIONS, max_size=8), st.sampled_from((ROOM, 1_500, 0)))
def test_what_was_seen_changes_no_inspection(conversations: list[list[Segment]], size: int) -> None:
    within = seen(size=size)
    expected = [inspected(*segments, within=None) for segments in conversations]
    for _ in range(2):
        assert [inspected(*segments, within=within) for segments in conversations] == expected


def test_a_text_that_comes_again_is_read_once() -> None:
    store = Seen(size=ROOM, key=KEY, tag=tag)
    for path in ("/a", "/b"):
        (finding,) = inspected(segment(path=path), within=store.within("t")).findings
        assert finding.path == path
    assert store.looked_for() == (1, 0, 1)
    assert store.looked_for() == (0, 0, 0)


class Others:
    """What other workers saw."""

    def __init__(self) -> None:
        self.known: dict[bytes, tuple[int, int]] = {}

    def find(self, digest: bytes) -> tuple[int, int] | None:
        return self.known.get(digest)

    def keep(self, digest: bytes, views: int, chars: int) -> None:
        self.known[digest] = (views, chars)


@given(st.lists(CONVERSATIONS, max_size=8), st.sampled_from((ROOM, 1_500, 0)))
def test_what_others_saw_changes_no_inspection(conversations: list[list[Segment]], size: int) -> None:
    others = Others()
    expected = [inspected(*segments, within=None) for segments in conversations]
    for segments, told in (*zip(conversations, expected, strict=True),) * 2:
        for _ in range(2):
            within = Seen(size=size, key=KEY, tag=tag, shared=others).within()
            assert inspected(*segments, within=within) == told


def test_what_one_worker_saw_no_other_reads() -> None:
    others = Others()
    one, other = (Seen(size=ROOM, key=KEY, tag=tag, shared=others) for _ in range(2))
    for store in (one, other, other):
        inspected(segment("a quiet evening"), within=store.within("t"))
    assert one.looked_for() == (0, 0, 1)
    assert other.looked_for() == (1, 1, 0)


def test_a_text_in_which_something_was_found_is_read_by_every_worker() -> None:
    others = Others()
    for _ in range(2):
        store = Seen(size=ROOM, key=KEY, tag=tag, shared=others)
        assert inspected(segment(), within=store.within("t")).findings
        assert store.looked_for() == (0, 0, 1)
    assert not others.known


@pytest.mark.parametrize(
    ("one", "other"),
    [(("t", "u"), ("tu",)), (("t", "u"), ("t", "v")), (("1:a",), ("1", "a")), ((), ("",))],
    ids=["joined", "another name", "spelled alike", "nothing and empty"],
)
def test_what_one_scope_saw_no_other_knows(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    store = Seen(size=ROOM, key=KEY, tag=tag)
    store.within(*one).keep(store.within(*one).digest(segment(), frozenset()), Sight())
    assert store.within(*one).find(store.within(*one).digest(segment(), frozenset())) == Sight()
    assert store.within(*other).find(store.within(*other).digest(segment(), frozenset())) is None


SHORT_AND_LONG = pytest.mark.parametrize("text", ["blue moon", "blue moon " * 500], ids=["short", "long"])


@SHORT_AND_LONG
@pytest.mark.parametrize(
    ("change", "excluded"),
    [
        (lambda one: replace(one, text=f"{one.text} "), frozenset[str]()),
        (lambda one: replace(one, origin=Origin.DOCUMENT), frozenset[str]()),
        (lambda one: replace(one, trust=Trust.TRUSTED), frozenset[str]()),
        (lambda one: one, frozenset({"A-1"})),
        (lambda one: replace(one, borders=(4,)), frozenset[str]()),
    ],
    ids=["text", "origin", "trust", "exclusions", "borders"],
)
def test_a_digest_is_of_all_that_a_finding_depends_on(
    change: Callable[[Segment], Segment], excluded: frozenset[str], text: str
) -> None:
    one = segment(text)
    assert seen("t").digest(change(one), excluded) != seen("t").digest(one, frozenset())


@SHORT_AND_LONG
def test_a_digest_is_of_the_borders_themselves(text: str) -> None:
    one, other = (replace(segment(text), borders=borders) for borders in ((4,), (5,)))
    digests = {seen("t").digest(each, frozenset()) for each in (one, other, replace(one, distant=True))}
    assert len(digests) == 3


@SHORT_AND_LONG
def test_a_digest_is_not_of_the_place_and_depends_on_the_key(text: str) -> None:
    digest = seen("t").digest(segment(text), frozenset())
    assert digest == seen("t").digest(segment(text, path="/b"), frozenset())
    assert digest != Seen(size=ROOM, key=b"another", tag=tag).within("t").digest(segment(text), frozenset())


def test_a_long_text_has_another_digest_than_a_text_that_is_its_tag() -> None:
    within = Seen(size=ROOM, key=KEY, tag=lambda _: b"x" * 16).within("t")
    assert within.digest(segment("blue moon " * 500), frozenset()) != within.digest(segment("x" * 16), frozenset())


def test_a_long_text_is_digested_by_its_tag() -> None:
    tagged: list[int] = []

    def noted(stretch: memoryview) -> bytes:
        tagged.append(len(stretch))
        return tag(stretch)

    within = Seen(size=ROOM, key=KEY, tag=noted).within("t")
    for length in (2_047, 2_048):
        within.digest(segment("\u00e9" * length), frozenset())
    assert tagged == [2 * 2_048]


def test_a_text_that_passed_its_limits_is_not_kept() -> None:
    within = seen()
    for _ in range(2):
        assert inspected(segment(HIDDEN), within=within, limits=TextLimits(views=0)).exhausted == ("/a",)
    assert inspected(segment(HIDDEN), within=within).exhausted == ()


def test_a_text_that_took_too_long_is_not_kept() -> None:
    store = Seen(size=ROOM, key=KEY, tag=tag)
    long = segment("blue moon " * PIECE)
    steps = inspect((long,), matcher=MATCHER, limits=LIMITS, seen=store.within())
    next(steps)
    with pytest.raises(StopIteration):
        steps.throw(OutOfTime())
    inspected(long, within=store.within())
    assert store.looked_for() == (0, 0, 2)


def test_what_was_read_before_time_ran_out_is_kept_so_that_asking_again_gets_further() -> None:
    store = Seen(size=ROOM, key=KEY, tag=tag)
    first, long = segment("the moon is blue", path="/first"), segment("blue moon " * PIECE, path="/long")
    steps = inspect((first, long), matcher=MATCHER, limits=LIMITS, seen=store.within())
    looked_for = 0
    while looked_for < 2:
        next(steps)
        looked_for += store.looked_for().new
    with pytest.raises(StopIteration) as ended:
        steps.throw(OutOfTime())
    assert ended.value.value.exhausted == ("/long",)
    inspected(first, long, within=store.within())
    assert store.looked_for() == (1, 0, 1)


def test_many_texts_that_were_seen_leave_pauses_in_which_time_can_run_out() -> None:
    within = seen()
    segments = [segment(path=f"/{index}") for index in range(200)]
    limits = TextLimits()
    assert len(inspected(*segments, within=within, limits=limits).findings) == 200
    steps = inspect(segments, matcher=MATCHER, limits=limits, seen=within)
    next(steps)
    with pytest.raises(StopIteration) as ended:
        steps.throw(OutOfTime())
    found: Inspection = ended.value.value
    assert 0 < len(found.findings) == found.judged < 200
    assert found.exhausted[1:] == ("",)


def test_the_least_wanted_is_forgotten_first() -> None:
    store = Seen(size=1_100, key=KEY, tag=tag)  # room for three without findings
    for name in (b"1", b"2", b"3"):
        store.keep(name, Sight())
    assert store.find(b"1") == Sight()
    store.keep(b"4", Sight())
    assert [name for name in (b"1", b"2", b"3", b"4") if store.find(name)] == [b"1", b"3", b"4"]


def test_findings_take_room_and_give_it_back() -> None:
    store = Seen(size=1_100, key=KEY, tag=tag)
    store.keep(b"1", Sight((FINDING,) * 2))
    store.keep(b"1", Sight())  # replaced: its room is free again
    store.keep(b"2", Sight((FINDING,)))
    assert [store.find(b"1"), store.find(b"2")] == [Sight(), Sight((FINDING,))]
    store.keep(b"3", Sight((FINDING,)))
    assert [name for name in (b"1", b"2", b"3") if store.find(name)] == [b"3"]


def test_a_sight_that_has_no_room_is_not_kept() -> None:
    store = Seen(size=1_100, key=KEY, tag=tag)
    store.keep(b"1", Sight((FINDING,) * 9))
    assert store.find(b"1") is None


def test_a_sight_knows_no_place() -> None:
    sight = Sight.of([FINDING], 1, 20)
    assert sight == Sight((replace(FINDING, path=""),), 1, 20)
    assert sight.at("/b") == [replace(FINDING, path="/b")]


def test_a_scope_that_was_let_go_of_is_made_anew_and_finds_what_it_kept() -> None:
    store = Seen(size=ROOM, key=KEY, tag=tag)
    within = store.within("t")
    assert store.within("t") is within
    within.keep(within.digest(segment(), frozenset()), Sight())
    for number in range(300):
        store.within(f"other {number}")
    again = store.within("t")
    assert again is not within
    assert again.find(again.digest(segment(), frozenset())) == Sight()
