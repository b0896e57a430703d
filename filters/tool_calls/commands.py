"""Commands: what a shell or database command would do, as far as its words show it."""

import re
import shlex
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Final

from filters.tool_calls.looking_programs import is_plain_variable, looks, takes_any_option
from filters.tool_calls.other_shells import finds_an_option, reads_otherwise
from filters.tool_calls.shell import LONGEST, read_script
from filters.tool_calls.statements import begins_like_reading, changes_something, only_reads

_PARTING = re.compile(r"\|\||&&|[|;&\n\r]")
_WRITING = re.compile(r">|<\(|\$\(|`|/dev/(?:tcp|udp)/|<<")
_SHELLS_BRACKETS = re.compile(
    r"\{|\(\s*'[^']*'(?!\s*,)|(?<!\w)\((?!\s*(?:(?:all|case|distinct|exists|not|select|values|with)\b|[-\d'*)]))|\(\s*(?:\w+-\w"
    r"|(?!(?:all|case|distinct|exists|not|select|values|with)\b)[\w./\\:~-]+\s+(?!(?:and|as|asc|between|collate|desc|from"
    r"|ilike|in|is|like|limit|not|or|order|over|rows|range|separator|within)\b)[\w./\\'\"$~-])",
    re.IGNORECASE,
)
"""Brackets of a query that hold a command if PowerShell or fish reads it, where a database takes them for values."""
_QUERY = re.compile(r"\s*(?:select|show|explain|describe)\b", re.IGNORECASE)
"""How a command begins that is a query: where a shell runs commands, an agent's tool may send it to a database."""
_CONTINUED = re.compile(r"\\\n(?=[ \t]*[-|&])|(\\\n)")
"""A line that goes on. Where a shell does not join it with the next, that is a command, unless it goes on like this."""
_FOR_DATABASES: Final = frozenset({"cypher", "gql", "graphql", "sql"})
_OF_SQL: Final = _FOR_DATABASES | {"mutation", "pipeline", "query", "statement", "statements"}
"""Last words of the names of members that hold a statement for a database. `_FOR_DATABASES` hold nothing else."""
_DATABASE = re.compile(
    r"(?<![a-z])(?:athena|bigquery|clickhouse|cypher|databases?|databricks|db|duckdb|graph|graphql|mongo|mongodb|mysql|neo4j"
    r"|oracle|postgres|postgresql|redshift|snowflake|sparql|sql|sqlite|sqlserver|supabase|warehouse)(?![a-z])",
    re.IGNORECASE,
)
_WRITING_STAGES: Final = frozenset({"$accumulator", "$function", "$merge", "$out", "$where"})
"""Names of members, in a query for a database of documents, that make it write something or run code."""
_OF_COMMANDS: Final = _OF_SQL | {
    "argv", "args", "arguments", "cmd", "code", "command", "commands", "executable", "input", "program", "script",
    "scripts", "",
}  # fmt: skip
"""Last words of the names of members that hold a command, or a part of one."""
_PARTS: Final = frozenset({"argv", "args", "arguments", "cmd", "command", "executable", "program"})
"""Those that may hold a single word of a command."""
_TOLD_ONLY: Final = frozenset(
    {
        "comment",
        "description",
        "explanation",
        "intent",
        "justification",
        "purpose",
        "reason",
        "summary",
        "thought",
        "title",
    }
)
"""Last words of the names of members that say what a command is for."""
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
_SENDER = re.compile(r"\b(?:curl|wget|requests|httpx)\b|\|\s{0,4}(?:curl|nc|ncat|netcat|ssh)\b", re.IGNORECASE)
"""What each match of `_SENDING_OFF` begins with: that takes too long to be tried everywhere at once."""
_REMOTE = re.compile(r"[\w.-]{1,64}@[\w.-]{3,253}:[\w./~-]")
_KEPT = re.compile(
    r"(?:\A|[/~])(?:\.(?:ssh|aws|gnupg|kube|docker|config/gh|netrc|npmrc|pypirc|git-credentials|bashrc|zshrc|profile)"
    r"|id_(?:rsa|dsa|ecdsa|ed25519)|authorized_keys|proc/\w+/environ|etc/(?:cron[.\w]*|sudoers|shadow|passwd|systemd|ld\.so|pam\.d))(?:/|\Z)"
)


def only_look(members: Sequence[tuple[str, str]]) -> bool:
    """Whether the command in the arguments of a call only looks at something and changes nothing.

    `members` are the values, each with the name of its member. If names tell which hold the command, the others do not
    count; otherwise all must look but those that say what the command is for. A description never stands for a command.
    """
    named = [(_last_word(name), text) for name, text in members]
    holding = [(name, text) for name, text in named if name in _OF_COMMANDS]
    if any(_sets_up(name, text) for name, text in members):
        return False
    others = [(name, text) for name, text in holding or named if name not in _PARTS | _TOLD_ONLY and text.strip()]
    of_words = [("command", text) for text in _of_words([(name, text) for name, text in holding if name in _PARTS])]
    commands = [*of_words, *others]
    return bool(commands) and all(_looks(name, text) for name, text in commands)


def _of_words(words: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Yield the command that consists of these words, each with the name of its member, in each of its readings.

    The program comes first, wherever its member stands. Of two members that name one, a tool may run either. A tool may
    pass words of a list on without a shell, so that quotes in them are parts of words.
    """
    further = [text for name, text in words if name in _FURTHER_WORDS]
    programs = dict.fromkeys(name for name, _ in words if name not in _FURTHER_WORDS)
    lists = [[text for name, text in words if name == program] + further for program in programs]
    for each in lists or [[text for name, text in words if name == other] for other in dict.fromkeys(dict(words))]:
        if len(each) == _WORDS_OF_SHELL and _SHELL.fullmatch(f"{each[0]} {each[1]} ") and each[1] in {"-c", "-lc"}:
            yield each[-1]
            continue
        yield " ".join(each)
        if len(each) > 1 and _QUOTE.search("".join(each)):
            yield shlex.join(each)


def _sets_up(name: str, text: str) -> bool:
    """Whether a member sets a variable of the environment, or names the shell, so that a look may do more."""
    word = _last_word(name)
    if word in _OF_COMMANDS:
        return False
    if word in {"env", "environ", "environment", "envs", "variables", "vars"}:
        return "=" in text and not is_plain_variable(text)
    if word in {"key", "name"} and _VARIABLE_NAME.fullmatch(text):
        return True
    if _NAMES_SHELL.search(name):
        return "/" in text and not _SHELL.match(f"{text} -c ")
    return _VARIABLE_NAME.fullmatch(name) is not None and not is_plain_variable(f"{name}={text}")


_NAMES_SHELL = re.compile(r"shell|interpreter", re.IGNORECASE)
_FURTHER_WORDS: Final = frozenset({"args", "arguments", "argv"})
_WORDS_OF_SHELL: Final = 3
_QUOTE = re.compile(r"""['"\\]""")
_SHELL = re.compile(r"\s*(?:/(?:usr/)?(?:local/)?bin/)?(?:ba|da|z)?sh\s+-l?c\s")
"""A shell that is given a command as one word."""
_VARIABLE_NAME = re.compile(r"[A-Z][A-Z0-9_]+")


def changes_records(tool: str, members: Iterable[tuple[str, str]]) -> Generator[None, None, bool]:
    """Return whether a member that holds a query for a database has a statement that does more than read.

    Where neither the member's nor the tool's name tells that a database gets it, a search in plain words has none.
    Yields wherever the caller may pause.
    """
    asks_database = bool(_DATABASE.search(_CAMEL.sub(" ", tool).replace("_", " ")))
    for name, text in members:
        word = _last_word(name)
        if word in _FOR_DATABASES and text.strip() and not only_reads(text):
            return True
        if word in _OF_SQL and changes_something(text, for_database=asks_database):
            return True
        if name in _WRITING_STAGES:
            return True
        yield
    return False


_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def _last_word(name: str) -> str:
    found = _LAST_WORD.match(name[::-1])
    return found[1][::-1].lower() if found else ""


_LAST_WORD = re.compile(r"[\W\d_]*([a-z]+[A-Z]?|[A-Z]+)")
"""The last word of a name that is written backwards: that takes linear time."""


def _looks(name: str, text: str) -> bool:
    if name in _OF_SQL and begins_like_reading(text):
        return only_reads(text)
    return _is_look(text) or (name in _OF_SQL and only_reads(text))


def reaches_out(command: str) -> bool:
    """Whether a command uses a program that talks to other machines."""
    return bool(_REACHING_OUT.search(command))


def any_reaches_out(commands: Iterable[str]) -> Generator[None, None, bool]:
    """Return whether any of these commands `reaches_out`. Yields wherever the caller may pause."""
    for command in commands:
        for found in _found(_REACHING_OUT, command):
            if found:
                return True
            yield
    return False


def any_sends_off(commands: Iterable[str]) -> Generator[None, None, bool]:
    """Return whether any of these commands sends something to another machine, rather than only fetching from it.

    Yields wherever the caller may pause.
    """
    for command in commands:
        for count, found in enumerate(_found(_SENDER, command)):
            if found and _SENDING_OFF.match(command, found.start()):
                return True
            if found is None or count % _SENDERS_TO_PAUSE == 0:
                yield
    return False


def _found(pattern: re.Pattern[str], command: str) -> Iterator[re.Match[str] | None]:
    """Yield what a pattern finds in a command, some of it twice, and None where a caller may pause."""
    start = end = 0
    while end < len(command):
        border = _BORDER.search(command, start + _WINDOW)
        end = border.start() if border else len(command)
        yield from pattern.finditer(command, start, end)
        yield None
        start = end - _OVERLAP


_SENDERS_TO_PAUSE: Final = 16
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
    if _QUERY.match(command):
        return _is_query(command)
    command = command.strip(" \t\n")
    return all(map(_looks_as_read, {command, _CONTINUED.sub(lambda end: "\n" if end[1] else " ", command)}))


def _is_query(command: str) -> bool:
    """Whether a query only reads, and does nothing else if it is a shell that gets it."""
    parts = [part for part in _PARTING.split(command) if part.strip()]
    harmful = len(command) > LONGEST or _WRITING.search(command) or _SHELLS_BRACKETS.search(command)
    return not harmful and all(_QUERY.match(part) and only_reads(part) for part in parts)


def _looks_as_read(command: str) -> bool:
    script = read_script(command)
    if script is None or reads_otherwise(command, script.marks) or not all(map(looks, script.commands)):
        return False
    words = [word.text for each in script.commands for word in each.words]
    if _SHELL.match(command):
        words += words[-1].split()
    return all(map(takes_any_option, script.commands)) or not finds_an_option(command, words)
