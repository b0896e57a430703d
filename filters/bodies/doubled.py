"""Doubled paths: finds paths that have a part twice because an SDK's base address already ends with it."""

import re
from collections.abc import Iterable
from typing import Final

_VERSION: Final = "/v[0-9](?:alpha|beta)?[0-9]?"
_TWICE: Final = re.compile(rf"(?:/openai)?({_VERSION}|/openai(?=/openai))({_VERSION}|/openai(?=/deployments/))/")
"""The beginning of a path whose base address ends with what the SDK begins its paths with: no provider has such paths.
"""
_AGAIN: Final = re.compile(rf"({_VERSION})\1(?=/)")
"""The same version twice, after whatever an upstream's own paths begin with."""
_ENDPOINT: Final = "/(?:(?:chat/)?completions|responses|messages)"
_PASTED: Final = tuple(
    re.compile(rf".*?(?<!/deployments)({end})({end})/?", re.DOTALL) for end in (_VERSION + _ENDPOINT, _ENDPOINT)
)
"""The end of a path whose base address is that of an operation, as providers' documentation gives it."""
_GOOGLES_OPENAI: Final = "/v1beta/openai"
"""The beginning of paths at Google's endpoint for OpenAI's SDK, which have no other version."""
_BEHIND_GOOGLES: Final = re.compile(rf"{_GOOGLES_OPENAI}({_GOOGLES_OPENAI}|{_VERSION}|/openai)(/.*)", re.DOTALL)
_OF_GOOGLES_SDK: Final = re.compile(r"/(?:interactions\b|[^:]*:[a-z]+\Z)")
_ENDS: Final = re.compile(rf"([^/]*//[^/]+.*?)({_VERSION}(?:/openai)?)/*", re.DOTALL)
_BEGINS: Final = re.compile(rf"(?:/openai|/api)?{_VERSION}(?=/|\Z)")
"""The beginning of paths that an SDK makes whose base address ends with a version."""


def doubled(plain: str, *, ends: Iterable[str], gemini: bool) -> str:
    """Return what to leave out of an SDK's base address, for a path in small letters with a part twice; "" for others.

    `ends` are what paths of OpenAI and Anthropic have after their version, each closed by `/`. `gemini` says whether
    the request has a header field of Google's SDK.
    """
    if twice := _TWICE.match(plain):
        setting = "azure_endpoint" if twice[2] == "/openai" else "base_url"
        return _begun(setting, twice[1], twice[2])
    if behind := _BEHIND_GOOGLES.match(plain):
        if gemini or _OF_GOOGLES_SDK.match(behind[2]):
            return _begun("base_url", _GOOGLES_OPENAI, behind[1])
        return f"Leave out {behind[1]} at the end of base_url: it stands behind {_GOOGLES_OPENAI}."
    for pasted in _PASTED:
        if ended := pasted.fullmatch(plain):
            return f"Leave out {ended[1]} at the end of base_url: the SDK adds {ended[2]} itself."
    again = _AGAIN.search(plain)
    if again and f"{plain[again.end() :]}/".startswith(tuple(ends)):
        return _begun("base_url", again[1], again[1])
    return ""


def split_address(address: str) -> tuple[str, str]:
    """Part an upstream's address into what stands before the version at its end, and that version; "" for none.

    DeepInfra's and Google's addresses for OpenAI's SDK have `/openai` behind the version; it counts as part of it.
    """
    ended = _ENDS.fullmatch(address)
    return (ended[1], ended[2]) if ended else (address.rstrip("/"), "")


def behind(version: str, path: str) -> str:
    """Return the path as it stands behind what `split_address` returns first, for one of an SDK whose base address may
    end with the same version or with none."""
    return path if path == version or path.startswith(f"{version}/") else version + path


def doubled_behind(version: str, plain: str) -> str:
    """Return what `doubled` returns, for a path that `behind` returned, in small letters."""
    begun = _BEGINS.match(plain, len(version)) if version else None
    if begun is None:
        return ""
    return f"Leave out {begun[0]} at the end of base_url: the address of this upstream ends with {version}."


def _begun(setting: str, extra: str, own: str) -> str:
    return f"Leave out {extra} at the end of {setting}: what follows begins with {own}."
