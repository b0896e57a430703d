"""Going on: finds what is new in a conversation whose beginning is known, and what is known of it afterwards."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import orjson

from filters.audit_records import Digested
from filters.dialects.dialect import Talk
from filters.dialects.seams import Kin, Stretch, runs, seams_on
from filters.findings import Inspection
from filters.resuming.conversations import Around, Begun, End, Place, Span, listed, nodes_at_most, spans_after
from filters.segments import Found, Origin, Segment, ToolDefinition, Trust, UserTrust, with_trust
from filters.steps import collect
from filters.trees import Json

BLOCKS: Final = 32
"""The most texts whose digests are kept for the audit record."""
_MOST_AGAIN: Final = 65_536
"""The most bytes of known messages that are read again: more would hold up others."""


class Going(NamedTuple):
    """What is new in a body whose conversation goes on: its texts in the order in which they are to be inspected.

    `said` are the texts of new messages. `before` and `after` are the texts that stand round the messages, unless they
    are known. `seams` are joined segments; the first `beside` of them are of texts round the messages, the others of
    messages. `ends` are the last stretches of the runs of messages, and `places` has the places of the known texts in
    them, by `id(text)`.
    """

    before: tuple[Segment, ...]
    said: tuple[Segment, ...]
    after: tuple[Segment, ...]
    seams: tuple[Segment, ...]
    beside: int
    ends: Mapping[Kin, Stretch]
    places: Mapping[int, Place]

    @property
    def segments(self) -> tuple[Segment, ...]:
        return (*self.before, *self.said, *self.after, *self.seams)


def goes_on(begun: Begun, body: bytes, tree: Json, talk: Talk, around: Around | None = None) -> Going | None:
    """Return what is new in a body. `tree` is the body without what is known: messages, and perhaps what is `around`.

    Returns None where the body has to be read as a whole: something other than text is new in it, texts round the
    messages may be joined with those of messages, or the messages that new texts are joined with have more than
    `_MOST_AGAIN` bytes. Raises `Refused(MALFORMED)` as reading does.
    """
    messages = tree.get(talk.member) if isinstance(tree, dict) else None
    if not isinstance(tree, dict) or not isinstance(messages, list) or not isinstance(tree.get("model", ""), str):
        return None
    before, after = ([], []) if around else talk.around(tree)
    said: list[Found] = []
    for number, node in enumerate(messages, start=begun.messages):
        if not isinstance(node, dict):
            return None
        said += talk.message(node, f"/{talk.member}/{number}")
    texts = [tuple(one for one in found if isinstance(one, Segment)) for found in (before, said, after)]
    if sum(map(len, texts)) < len(before) + len(said) + len(after):
        return None
    kin = around.kin if around else runs((*texts[0], *texts[2])).keys()
    own = runs(texts[1])
    if kin & (own.keys() | begun.ends.keys()):
        return None
    stretches: dict[Kin, Stretch] = {}
    places: dict[int, Place] = {}
    keys = [key for key in begun.ends if key in own or key in begun.open]
    again = {Span(place.start, place.end) for key in keys for place in begun.ends[key].places}
    if sum([span.end - span.start for span in again]) > _MOST_AGAIN:
        return None
    for key in keys:
        stretches[key], placed = _stretch(begun, key, body, talk)
        places |= placed
    seams, ends = collect(seams_on(stretches, texts[1]))
    beside, _ = collect(seams_on({}, (*texts[0], *texts[2])))
    return Going(texts[0], texts[1], texts[2], (*beside, *seams), len(beside), ends, places)


def _stretch(begun: Begun, key: Kin, body: bytes, talk: Talk) -> tuple[Stretch, dict[int, Place]]:
    """Return the last texts of a run, read again from the body, and their places by `id(text)`."""
    end = begun.ends[key]
    read: dict[int, list[Segment]] = {}
    for place in end.places:
        if place.message not in read:
            node = orjson.loads(body[place.start : place.end])
            found = talk.message(node, f"/{talk.member}/{place.message}")
            read[place.message] = [text for text in found if isinstance(text, Segment)]
    texts = tuple([read[place.message][place.number] for place in end.places])
    return Stretch(texts, end.whole), {id(text): place for text, place in zip(texts, end.places, strict=True)}


def trusting(begun: Begun, going: Going, *, user_trust: UserTrust) -> tuple[Segment, ...] | None:
    """Return the new texts in order, each with its trust; None where they change the trust of what is known."""
    around = len(going.before), len(going.before) + len(going.said), len(going.segments) - len(going.seams)
    segments = with_trust(going.segments, user_trust=user_trust, after=begun.lowest)
    if user_trust == "trusted":
        said = segments[around[0] : around[1]]
        if _untrusted((*segments[: around[0]], *segments[around[1] : around[2]])):
            return None
        if begun.lowest is not Trust.UNTRUSTED and _untrusted(said):
            return None
    return segments


def _untrusted(segments: Iterable[Segment]) -> bool:
    return any(segment.trust is Trust.UNTRUSTED for segment in segments)


@dataclass(frozen=True, slots=True)
class Keeping:
    """What it takes to keep what is known of a conversation.

    `covers` says whether a rule applies to an origin. `digest` returns the digest of a text for the audit record.
    """

    talk: Talk
    user_trust: UserTrust
    covers: Callable[[Origin], bool]
    digest: Callable[[str], str]


def began(body: bytes, segments: Sequence[Segment], inspection: Inspection, keeping: Keeping) -> tuple[Begun, ...]:
    """Return what is known of a body after a complete inspection of all its texts, each with its trust.

    That is the conversation, and the conversation without its last message, because some clients send another message
    in its place. Returns () for a conversation that cannot be continued from there: where texts round the messages may
    be joined with those of messages or lower their trust, where something was found in a joined text, and where no
    text of a message has a known author.
    """
    below = f"/{keeping.talk.member}/"
    whole = [segment for segment in segments if not segment.borders]
    said = tuple(segment for segment in whole if segment.path.startswith(below))
    around = [segment for segment in whole if not segment.path.startswith(below)]
    lowers = keeping.user_trust == "trusted" and _untrusted(around)
    found = listed(body, keeping.talk.member)
    if inspection.across or lowers or found is None or not _is_told(said) or runs(said).keys() & runs(around).keys():
        return ()
    lowest = _lowest(said, keeping)
    nothing = Begun(found.start, found.start, b"", 0, nodes_at_most(body[: found.start]), lowest)
    seams = len(segments) - len(whole)
    last = f"{below}{len(found.spans) - 1}/"
    before = tuple(segment for segment in said if not segment.path.startswith(last))
    known = _begun_to(nothing, body, said, (found.spans, seams), inspection, keeping)
    if not _is_told(before) or _lowest(before, keeping) is not lowest:
        return (known,)
    shorter = _begun_to(nothing, body, before, (found.spans[:-1], seams), inspection, keeping)
    return shorter._replace(open=frozenset(runs(said[len(before) :]))), known


def _is_told(said: Iterable[Segment]) -> bool:
    """Whether any text has a known author; if none has, the upstream may hold the conversation."""
    return any(segment.origin is not Origin.FIELD for segment in said)


def _lowest(said: Iterable[Segment], keeping: Keeping) -> Trust:
    return Trust.UNTRUSTED if keeping.user_trust == "untrusted" or _untrusted(said) else Trust.TRUSTED


def _begun_to(
    nothing: Begun,
    body: bytes,
    said: tuple[Segment, ...],
    counted: tuple[tuple[Span, ...], int],
    inspection: Inspection,
    keeping: Keeping,
) -> Begun:
    _, ends = collect(seams_on({}, said))
    return _grown(nothing, body, said, counted, ends, {}, inspection, keeping)


def grown(begun: Begun, body: bytes, going: Going, inspection: Inspection, keeping: Keeping) -> Begun:
    """Return what is known of a conversation that goes on, after a complete inspection of what is new in the body.

    The inspection must have found nothing in a joined text.
    """
    spans = spans_after(body, begun)
    return _grown(begun, body, going.said, (spans, len(going.seams)), going.ends, going.places, inspection, keeping)


def stands_around(
    going: Going,
    rest: bytes,
    digest: bytes,
    tools: Iterable[ToolDefinition],
    inspection: Inspection,
    keeping: Keeping,
) -> Around | None:
    """Return what is known of all that stands round the messages, after a complete inspection with what is new.

    `rest` is the body after its last message, and `digest` is that of `rest`. Returns None where something was found in
    the texts round the messages.
    """
    texts = (*going.before, *going.after)
    paths = {segment.path for segment in texts}
    if any(one.path in paths for one in (*inspection.findings, *inspection.detected)):
        return None
    return Around(
        length=len(rest),
        digest=digest,
        nodes=nodes_at_most(rest),
        segments=len(texts) + going.beside,
        judged=sum(keeping.covers(segment.origin) for segment in texts),
        views=inspection.views,
        chars=inspection.chars,
        before=_digested(going.before, keeping),
        after=_digested(going.after, keeping),
        kin=frozenset(runs(texts)),
        tools=tuple([replace(tool, description="") for tool in tools]),
    )


def _digested(texts: tuple[Segment, ...], keeping: Keeping) -> Digested:
    return Digested(tuple([keeping.digest(each.text) for each in texts[:BLOCKS]]), len(texts))


def _grown(
    begun: Begun,
    body: bytes,
    said: tuple[Segment, ...],
    counted: tuple[tuple[Span, ...], int],
    ends: Mapping[Kin, Stretch],
    known: Mapping[int, Place],
    inspection: Inspection,
    keeping: Keeping,
) -> Begun:
    spans, seams = counted
    below = f"/{keeping.talk.member}/"
    placed = {**known, **_placed(said, spans, first=begun.messages, below=below)}
    own = {
        key: End(tuple([placed[id(text)] for text in stretch.segments]), stretch.whole) for key, stretch in ends.items()
    }
    end = spans[-1].end
    paths = {segment.path for segment in said}
    return begun._replace(
        end=end,
        messages=begun.messages + len(spans),
        nodes=begun.nodes + nodes_at_most(body[begun.end : end]),
        texts=begun.texts + len(said),
        judged=begun.judged + sum(keeping.covers(segment.origin) for segment in said),
        segments=begun.segments + len(said) + seams,
        views=begun.views + inspection.views,
        chars=begun.chars + inspection.chars,
        findings=(*begun.findings, *[one for one in inspection.findings if one.path in paths]),
        detected=(*begun.detected, *[one for one in inspection.detected if one.path in paths]),
        blocks=(*begun.blocks, *[keeping.digest(each.text) for each in said[: max(0, BLOCKS - len(begun.blocks))]]),
        ends={**begun.ends, **own},
        open=frozenset(),
    )


def _placed(said: Iterable[Segment], spans: Sequence[Span], *, first: int, below: str) -> dict[int, Place]:
    counts = Counter[int]()
    places: dict[int, Place] = {}
    for segment in said:
        message = int(segment.path[len(below) :].partition("/")[0])
        places[id(segment)] = Place(message, *spans[message - first], counts[message])
        counts[message] += 1
    return places
