"""Warrants: what justifies a proposed call, as far as its kind goes: that it only looks, a delegation, or a request."""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import BY_COMMAND, GRAVE, VAGUE
from filters.tool_calls.commands import only_look
from filters.tool_calls.relevance import STOPPED, stem
from filters.tool_calls.wishes import Wishes

_PLAINLY, _BY_THE_WAY, _VAGUELY = 1.0, 0.8, 0.4
"""How plainly a call was requested, 0 to 1: in so many words, as a command that may serve the request, or vaguely."""
_DESTROYS = re.compile(
    r"\b(?:rm|rmdir|shred|srm|unlink|wipefs|mkfs(?:\.\w{1,10})?|remove-item|rd|del|erase)(?=\s)"
    r"|\bdd\s[^|;&\n]{0,200}?\bof="
    r"|\s-delete\b|\b(?:drop\s+(?:database|schema|table)|delete\s+from|truncate)\s"
    r"|\bgit\s+(?:clean|reset\s+--hard)\b|\brmtree\("
    r"|\b(?:kubectl|terraform|aws|gcloud|az)\s[^|;&\n]{0,200}?\b(?:delete|destroy)\b",
    re.IGNORECASE,
)
"""What a command destroys with."""
_NAME_WORD: Final = re.compile(r"[^\W_]{3,}")


class Warrant(StrEnum):
    """What warrants a call: a closed set. It decides by what a call is foreign (`filters.tool_calls.foreign`)."""

    LOOKS = "looks"
    """It changes nothing, so nobody needs to have asked for it."""
    DELEGATED = "delegated"
    """A user wants done what stands elsewhere (`Wishes.delegating`). It holds for no grave act."""
    REQUESTED = "requested"
    """Principals asked for a call of its kind."""
    NONE = "none"
    """Nothing does."""


def warrant_of(name: str, acts: frozenset[Act], commands: Sequence[tuple[str, str]], wishes: Wishes) -> Warrant:
    """Return what warrants a call of this name and these acts.

    `commands` are its arguments by name, as a shell gets them, if it runs commands.
    """
    if only_look(commands) if Act.RUN in acts else Act.LOOK in acts:
        return Warrant.LOOKS
    if wishes.delegating and acts.isdisjoint(GRAVE):
        return Warrant.DELEGATED
    if not wishes.acts and any(_DESTROYS.search(command) for _, command in commands):
        return Warrant.NONE
    return Warrant.REQUESTED if is_requested(name, acts, wishes) else Warrant.NONE


def is_requested(name: str, acts: frozenset[Act], wishes: Wishes) -> bool:
    """Whether a call of this kind was requested. A request without known words may be for any act but a grave one.

    If no acts are known of the call, or none of the request, half of the words in the tool's name must be in it.
    """
    if not wishes.acts and wishes.letters:
        return acts.isdisjoint(GRAVE)
    if acts and wishes.acts:
        return not acts.isdisjoint(wishes.acts) or (Act.RUN in acts and not BY_COMMAND.isdisjoint(wishes.acts))
    words = [word for word in _NAME_WORD.findall(name.lower()) if word not in STOPPED]
    requested = set(map(stem, wishes.words))
    return bool(words) and sum(stem(word) in requested for word in words) * 2 >= len(words)


def plainness(acts: frozenset[Act], wishes: Wishes, *, looks: bool) -> float:
    """Return how plainly a call that `is_requested`, or that only looks, was asked for: 0 to 1."""
    requested = acts & wishes.acts
    if not requested <= VAGUE:
        return _PLAINLY
    if requested or looks or not wishes.acts:
        return _VAGUELY if wishes.acts else 0.0
    return _BY_THE_WAY if Act.RUN in acts else _VAGUELY
