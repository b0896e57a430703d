"""Commands: what a shell or database command would do, as far as its words show it."""

import re
from collections.abc import Generator, Iterable, Sequence

_LOOKING_COMMAND = re.compile(
    r"\s*(?:sudo\s+)?(?:awk|basename|cat|cd|cut|date|df|diff|dirname|docker\s+(?:images|inspect|logs|ps|stats)|du|echo|file"
    r"|find|git\s+(?:blame|branch|diff|log|ls-files|show|status)|grep|head|journalctl|jq"
    r"|kubectl\s+(?:describe|explain|get|logs|top)|ls|lsof|nl|ps|pwd|rg|sed\s+-n|sort|stat|systemctl\s+status|tail|tree"
    r"|uniq|wc|which|select\b|show\b|explain\b)(?:\s|\Z)",
    re.IGNORECASE,
)
_COMMANDS = re.compile(r"\|\||&&|[|;&\n]")
_WRITES = re.compile(r">|\$\(|`|-exec|-delete|\bxargs\b")
_REACHING_OUT = re.compile(
    r"\b(?:curl|wget|nc|ncat|netcat|scp|sftp|ftp|ssh|rsync|telnet|iwr|invoke-webrequest|socat|urllib|requests|urlopen"
    r"|fetch|pipx?|uvx?|npm|npx|yarn|pnpm|gem|cargo|composer|helm|twine|apt(?:-get)?|yum|dnf|brew|add-apt-repository)\b"
    r"|/dev/tcp/|\bgit\s+(?:clone|fetch|pull|push|remote|submodule|config)\b|\bgo\s+(?:get|install)\b"
    r"|\b(?:docker|podman)\s+(?:pull|run|push|login)\b|\bkubectl\s+(?:apply|create)\b",
    re.IGNORECASE,
)
_LINE = r"(?:[^|;&\n\\]|\\[\s\S]){0,300}"
"""The rest of a command, up to 300 characters, including further lines after a backslash."""
_SENDING_OFF = re.compile(
    rf"\bcurl\b{_LINE}\s(?:(?-i:-[A-Za-z]{{0,6}}[dFT])|(?:--data[\w-]*|--form[\w-]*|--json|--upload-file|--url-query"
    rf"|(?:-X ?|--request[ =])[\"']?(?:POST|PUT|PATCH))(?!\w))"
    r"|\b(?:curl|wget)\b[^|;\n]{0,300}https?://[^\s|;'<>]{0,300}?(?:\$\(|`)"
    rf"|\bwget\b{_LINE}\s--(?:post|body|method=p)|\|\s{{0,4}}(?:curl|nc|ncat|netcat|ssh)\b"
    r"|\b(?:requests|httpx)\.(?:post|put|patch)\b",
    re.IGNORECASE,
)
_REMOTE = re.compile(r"[\w.-]{1,64}@[\w.-]{3,253}:[\w./~-]")
_KEPT = re.compile(
    r"(?:\A|[/~])(?:\.(?:ssh|aws|gnupg|kube|docker|config/gh|netrc|npmrc|pypirc|git-credentials|bashrc|zshrc|profile)"
    r"|id_(?:rsa|dsa|ecdsa|ed25519)|authorized_keys|etc/(?:cron[.\w]*|sudoers|shadow|passwd|systemd|ld\.so|pam\.d))(?:/|\Z)"
)


def only_look(values: Sequence[str]) -> bool:
    """Whether the commands among the values of a call only look at something and change nothing."""
    commands = [value for value in values if " " in value.strip()] or list(values)
    return bool(commands) and all(map(_is_look, commands))


def reaches_out(command: str) -> bool:
    """Whether a command uses a program that talks to other machines."""
    return bool(_REACHING_OUT.search(command))


def any_reaches_out(commands: Iterable[str]) -> Generator[None, None, bool]:
    """Return whether any of these commands `reaches_out`. Yields wherever the caller may pause."""
    return (yield from _is_in_any(_REACHING_OUT, commands))


def any_sends_off(commands: Iterable[str]) -> Generator[None, None, bool]:
    """Return whether any of these commands sends something to another machine, rather than only fetching from it.

    Yields wherever the caller may pause.
    """
    return (yield from _is_in_any(_SENDING_OFF, commands))


def _is_in_any(pattern: re.Pattern[str], commands: Iterable[str]) -> Generator[None, None, bool]:
    for command in commands:
        start = end = 0
        while end < len(command):
            border = _BORDER.search(command, start + _WINDOW)
            end = border.start() if border else len(command)
            if pattern.search(command, start, end):
                return True
            start = end - _OVERLAP
            yield
    return False


_WINDOW, _OVERLAP = 4_096, 1_024
"""Characters of a command that are searched at once, and more than the longest match has. No word is cut."""
_BORDER = re.compile(r"\W")


def is_remote(token: str) -> bool:
    """Whether a word names a place on another machine in the form of `git` and `scp`: `user@host:path`."""
    return bool(_REMOTE.match(token))


def is_place_of_keys(token: str) -> bool:
    """Whether a word names a place of keys, of accounts and rights, or of programs that start by themselves."""
    return bool(_KEPT.search(token))


def _is_look(command: str) -> bool:
    parts = [part for part in _COMMANDS.split(command) if part.strip()]
    return not _WRITES.search(command) and bool(parts) and all(map(_LOOKING_COMMAND.match, parts))
