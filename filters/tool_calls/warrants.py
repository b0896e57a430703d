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
    r"(?<![\w.-])(?:del|deluser|dropdb|dropuser|erase|flushall|flushdb|groupdel|halt|kill|killall|mkfs(?:\.\w{1,10})?|pkill"
    r"|poweroff|rd|reboot|remove-item|rm|rmdir|shred|shutdown|srm|unlink|userdel|wipefs)(?=[\s'\"]|\Z)"
    r"|\s--?(?:delete|prune|purge)\b|\b(?:drop\s+(?:database|schema|table)|delete\s+from|truncate)\s|\bcrontab\s+-r\b"
    r"|\bgit\s+(?:branch\s+-D|checkout\s+(?:--|\.)|clean|reset\s+--hard|restore|stash\s+(?:clear|drop))(?!\w)"
    r"|\bgit\s+push(?=\s)[^|;&\n]{0,80}?(?:\s-[df]\b|\s--force|\s:\w)|-X\s?[\"']?DELETE\b|\bchmod\s+-R\s+0"
    r"|\b(?:deletemany|deleteone|drop|dropdatabase|remove|rmtree|unlink)\(",
    re.IGNORECASE,
)
"""What a command destroys with."""
_PART: Final = re.compile(r"[|;&\n]")
_MANAGING: Final = frozenset(
    {
        "apt", "apt-get", "aws", "az", "brew", "cargo", "dnf", "docker", "flyctl", "gcloud", "gh", "glab", "gsutil",
        "helm", "heroku", "kubectl", "npm", "oc", "pip", "pip3", "pnpm", "podman", "pulumi", "systemctl", "terraform",
        "tofu", "vercel", "yarn", "yum",
    }
)  # fmt: skip
"""Programs whose further words say what they do."""
_DESTROYING: Final = frozenset(
    {
        "delete", "destroy", "disable", "down", "prune", "purge", "rb", "remove", "rm", "rmi", "stop", "terminate",
        "terminate-instances", "uninstall", "unpublish", "yank",
    }
)  # fmt: skip
_IN_FOLDER = re.compile(
    r"\b(?:rm|rmdir)(?:[ \t]+-[\w-]+)*+(?:[ \t]+(?!-|[^\s;&|]*\.\.)[\w.@+][\w./@+*-]*+){1,12}+(?=[ \t]*(?:[;&|\n]|\Z))",
    re.IGNORECASE,
)
"""The removal of files below the folder in which an agent works."""
_MAY_DESTROY: Final = frozenset({Act.CANCEL, Act.DELETE, Act.DEPLOY, Act.INSTALL, Act.RESET, Act.RUN, Act.SWITCH})
"""Acts that may need a command that destroys something elsewhere than in that folder."""
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
    if wishes.acts.isdisjoint(_MAY_DESTROY):
        destroying = (command if not wishes.acts else _IN_FOLDER.sub(" ", command) for _, command in commands)
        if any(map(_destroys, destroying)):
            return Warrant.NONE
    return Warrant.REQUESTED if is_requested(name, acts, wishes) else Warrant.NONE


def _destroys(command: str) -> bool:
    """Whether a command deletes, overwrites or stops something. Takes time linear in it."""
    return _DESTROYS.search(command) is not None or any(map(_part_destroys, _PART.split(command)))


def _part_destroys(part: str) -> bool:
    words = part.lower().split()
    programs = {word.rpartition("/")[2] for word in words[:3]}
    if "dd" in programs:
        return any(word.startswith("of=") for word in words)
    if "mv" in programs:
        return words[-1] == "/dev/null"
    if not programs.isdisjoint(_MANAGING):
        return not _DESTROYING.isdisjoint(words[1:])
    return (bool(words) and words[0] in {">", ":>"}) or words[:2] == [":", ">"]


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
