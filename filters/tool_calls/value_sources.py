"""Value sources: in which untrusted text each telling value of a call stands, if no principal said it."""

import re
from collections.abc import Generator, Mapping, Sequence, Set

from filters.calls import Held
from filters.tool_calls.held_conversations import held_source
from filters.tool_calls.passages import lowered
from filters.tool_calls.scenes import Scene, Source
from filters.tool_calls.split_values import longer_halves, source_of_halves
from filters.tool_calls.standing import automata_of, places, standing
from filters.tool_calls.telling import HOST, SHORTEST, numbers_at_home, squashed
from filters.tool_calls.web_hosts import web_hosts


def sources_of(tokens: Sequence[str], scene: Scene, held: Held) -> Generator[None, None, Mapping[str, Source | None]]:
    """Return the telling values that no principal said, each with the first untrusted text in which it stands, or None.

    An address counts as said if principals wrote it as a whole, any other value if its letters stand in their texts. A
    value stands in a text as a whole, by the host that it names, as a phone number without the code of its country, or
    in halves. If it stands in none, it may still stand in one that only the upstream holds. Yields wherever the caller
    may pause. Each text is read once for all.
    """
    first, said = yield from _first_sources(tokens, scene)
    sources: dict[str, Source | None] = {}
    for token in tokens:
        if squashed(token) not in said or not scene.wishes.said.excuses(token):
            sources[token] = (yield from _source(token, scene, first, said)) or held_source(token, held)
            yield
    return sources


def first_sources(words: Sequence[str], scene: Scene) -> Generator[None, None, Mapping[str, Source]]:
    """Return the first untrusted text for each of these words, as `squashed` returns it, that stands in one."""
    return (yield from _first_sources(words, scene))[0]


def places_in_sources(
    sources: Mapping[str, Source | None],
) -> Generator[None, None, dict[str, Sequence[int]]]:
    """Return the places of each telling value in its source, none where it stands in another form.

    Yields wherever the caller may pause. Each text is read once for all values.
    """
    of_text: dict[str, list[str]] = {}
    for token, source in sources.items():
        if source:
            of_text.setdefault(source.lower, []).append(token)
    found: dict[str, Sequence[int]] = {}
    for text, tokens in of_text.items():
        here = yield from places((yield from automata_of(map(lowered, tokens))), text)
        found.update((token, here.get(lowered(token), ())) for token in tokens)
        yield
    return found


def _first_sources(tokens: Sequence[str], scene: Scene) -> Generator[None, None, tuple[Mapping[str, Source], Set[str]]]:
    """Return the first source for each of the letters by which tokens are sought, and those that principals said.

    A token of few letters, such as `q@7z.gg`, is sought as it is written.
    """
    sought: dict[str, None] = {}
    for token in tokens:
        sought |= dict.fromkeys((*_letters(token), *numbers_at_home(token), *longer_halves(token)))
        yield
    automata = yield from automata_of(sought)
    said = yield from standing(automata, scene.wishes.letters)
    first: dict[str, Source] = {}
    short = yield from automata_of(lowered(token) for token in tokens if len(squashed(token)) < SHORTEST)
    for source in scene.sources:
        for letters in (yield from standing(automata, source.letters)):
            first.setdefault(letters, source)
        for written in (yield from standing(short, source.lower)):
            first.setdefault(written, source)
    return first, said


def _letters(token: str) -> tuple[str, ...]:
    """Return the letters of a value, and of the hosts to which it leads, without a port and `www`."""
    hosts = web_hosts(token) or HOST.findall(token)[:1]
    return (squashed(token), *(squashed(_BESIDE_HOST.sub("", host)) for host in hosts))


_BESIDE_HOST = re.compile(r"\Awww\.|:\d{1,5}\Z", re.IGNORECASE)


def _source(
    token: str, scene: Scene, first: Mapping[str, Source], said: Set[str]
) -> Generator[None, None, Source | None]:
    """Return the untrusted text in which a value stands. `first` and `said` are what `_first_sources` returns.

    None if principals said the host that it names, or a phone number without the code of its country.
    """
    sought = _letters(token)
    if sought[-1] in said and scene.wishes.said.excuses(token):
        return None
    for letters in sought:
        if len(letters) >= SHORTEST and letters in first:
            return first[letters]
    at_home = [*numbers_at_home(token)]
    if not said.isdisjoint(at_home):
        return None
    for digits in filter(first.__contains__, at_home):
        return first[digits]
    if lowered(token) in first:
        return first[lowered(token)]
    stands = any(half in first for half in longer_halves(token))
    return (yield from source_of_halves(token, scene.sources)) if stands else None
