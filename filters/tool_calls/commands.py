"""Commands: what a shell or database command would do, as far as its words show it."""

import re
import shlex
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from typing import Final

from filters.tool_calls.statements import begins_like_reading, changes_something, only_reads

_LOOKING_COMMAND = re.compile(
    r"\s*(?:sudo\s+|xargs\s+(?:(?:-[0rnPd]{1,2}\s?\d{0,9}|--null|--no-run-if-empty)\s+)*(?=(?:cat|du|grep|head|ls|stat|tail|wc)\s))?"
    r"(\[|awk|basename|bzcat|cat|cd|cut|date|df|diff|dirname|docker\s+(?:compose\s+)?(?:images|inspect|logs|ps|stats)|du"
    r"|echo|egrep|env|false|fgrep|file|find|git\s+(?:(?:--no-pager|(?-i:-C)\s+(?:'[^']*'|\"[^\"$`\\]*\"|[\w./~+:@,-]+))\s+)*"
    r"(?:blame|branch|diff|log|ls-files|show|status)|grep|head|journalctl|jq"
    r"|kubectl\s+(?:(?:-n|--namespace|--context)[\s=][\w./:@-]+\s+)*(?:describe|explain|get|logs|top)|ls|lsof|nl|printf|ps|pwd"
    r"|rg|sed|sort|stat|systemctl\s+(?:--no-pager\s+)?status|tail|test|tr|tree|true|uname|uniq|wc|which|xzcat|zcat|zgrep|select\b|show\b|explain\b)(?:\s|\Z)",
    re.IGNORECASE,
)
"""A command that looks, unless its rest is in `_DOES_MORE`. Its first words are group 1."""
_GIT_OPTIONS = re.compile(r"(?<=\Agit)\s.*(?=\s\S+\Z)")
"""What stands between `git` and the name of its command."""
_COMMANDS = re.compile(r"\|\||&&|[|;&\n\r]")
_LINE_END = re.compile(r"[\n\r]")
_CONTINUED = re.compile(r"[\\^]\r?\n")
_TEXTS = re.compile(r"'[^']*'|\"[^\"]*\"")
_RUNS_IN_QUOTES = re.compile(r"\A\".*[$`]", re.DOTALL)
_HARD_TO_QUOTE = re.compile(
    r"\$['{\[]|\\[\"']|\^\"|[\u2018-\u201e]|'[^'\n]*?(?:(?<!&)&\s*[a-z][\w.]*\s+[^\s']"
    r"|\|\s*[a-z][\w.]*\s+(?:[/-][a-z]|[a-z]:\\)|>\s*(?:[a-z]:\\|[%\\]))",
    re.IGNORECASE,
)
"""With what quotes pair in another way than `_TEXTS` says: a quote that is part of a text, one that only PowerShell
knows, and after an apostrophe, which is no quote for cmd.exe, what that would run or write."""
_WRITES = re.compile(r">|<\(|\$\(|`|/dev/(?:tcp|udp)/|(?<!<)<<(?!<)")
"""A text after `<<` is read as commands too, although it has quotes of its own."""
_BRACKETS = re.compile(r"\(|(?<![$@=\w]){(?!}|(?:(?!,|\.\.)[^{}\s])*+(?:,|\.\.)[^{}\s]*+})|\{[^{}]*\s|@\{[^{}]*[={]")
"""With what some shells run a further command: `ls *(e:'rm a':)`, `sort {rm a}`, `sort {.'a'}`, `sort @{e={a}}`."""
_SHELLS_BRACKETS = re.compile(
    r"\{|\((?!\s*(?:all|case|distinct|not|select|values|with)\b)\s*(?:\w+-\w|[\w./\\:~-]+\s+(?!(?:and|as|asc|between|collate"
    r"|desc|from|ilike|in|is|like|limit|not|or|order|over|rows|range|separator|within)\b)[\w./\\'\"$~-])",
    re.IGNORECASE,
)
"""Brackets of a query that hold a command if PowerShell reads it, where `select` and `show` take them for values."""
_EVALUATED = re.compile(r"\$\(|`")
"""A command in the text of a number or of a variable's name, which some programs carry out: `test -v 'a[$(rm b)]'`."""
_LONGEST, _MOST_PARTS = 8_192, 256
"""Characters, and commands in one, of what is read. More counts as doing more than look."""
_NOT_KEPT = re.compile(r"(?<!\S)(?:[12&]?>>?\s?/dev/null|2>&1)(?=[\s|;]|\Z)")
"""What leaves output out, or joins that for errors to the other."""
_CLIENT = re.compile(
    r"\s*(?:(?:mariadb|mysql|psql)(?:\s+-[ABNqtXx]{1,6}|\s+-[dDpuU]\s?[\w-]{1,63}|\s+(?!-)[\w-]{1,63})*\s+-[ce]"
    r"|sqlite3(?:\s+-(?:csv|header|json|readonly))*\s+[\w./-]{1,255})\s+(?P<statement>'[^'\\]*'|\"[^\"$`\\]*\")\s*"
)
"""A client of a database with one statement as an argument. None of these options names a file or a machine."""
_QUERY = re.compile(r"\s*(?:select|show|explain|describe)\b", re.IGNORECASE)
"""How a command begins that is a query: where a shell runs commands, an agent's tool may send it to a database."""
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
_DOES_MORE: Final[Mapping[str, re.Pattern[str]]] = {
    "awk": re.compile(r"system|getline|[@|]|\s-(?![Fv])|print[\s\S]*>"),
    "date": re.compile(r"\s(?:-(?!I)\w*s|--s)|(?<!\s-d)\s\d"),
    "env": re.compile(r"\S"),
    "file": re.compile(r"\s(?:-\w*C|--c)"),
    "find": re.compile(r"\s-(?:delete|exec|fls|fprint|ok)"),
    "git": re.compile(r"\s--(?:ext|ou(?!tput-indicator))"),
    "git branch": re.compile(r"\s(?!-(?:[arlv]+|-(?:all|list|remotes|show-current|verbose))(?:\s|\Z))\S"),
    "journalctl": re.compile(r"\s--(?:cursor-f|fl|rel|rot|se|sm|syn|up|va)"),
    "kubectl": re.compile(
        r"\s(?:-[ARfhpw]*s|--(?:as|cache-dir|kubeconfig|kuberc|profile|server|token|user)(?![a-z]))|--(?:log|profile)-"
        r"|/(?:attach|exec|portforward|proxy)\b"
    ),
    "lsof": re.compile(r"\s-\w*D"),
    "rg": re.compile(r"\s--(?:hostname-bin|pre)(?:\s|=|\Z)"),
    "sed": re.compile(r"\A(?!\s+-n\s+(['\"]?)(?:[\d$,]+|/[^/'\"]*/)[p=]\1(?:\s+[^\s-]\S*)*\s*\Z)"),
    "printf": re.compile(r"\s-v"),
    "sort": re.compile(r"\s(?:-\w*o|--(?:co|o)|/[oO]\w*(?=[\s:]|\Z))"),
    "systemctl": re.compile(r"\s(?:-\w*[HM]|--(?:ho|m))"),
    "tree": re.compile(r"\s-\w*[oR]"),
    "uniq": re.compile(r"[*?\[]|(?<!\s-[fsw])\s(?:[^\s-]\S*|-)\s+\S|\s--\s"),
}
"""Options and words with which a command that looks writes something or runs another program, by its first words.

They are sought in the words that the shell passes on: an option does the same in quotes, and by its beginning.
"""
_QUOTED = re.compile(r"""'[^']*'|"(?P<open>(?:[^"\\]|\\[\s\S])*)"|\\[\s\S]""")
_MARKS = re.compile(r"""['"\\]""")
_SPACE = re.compile(r"\s")
_VARIABLE = r"\$[\w{(\[@*#?!$^=~+-]"
_ESCAPED = re.compile(r"\\[\s\S]")
_EXPANDED_IN_QUOTES = re.compile(_VARIABLE)
_EXPANDED = re.compile(
    rf"{_VARIABLE}|(?:\A|[ \t\n])[^ \t\n{{]*\{{[^ \t\n,]*,[^ \t\n]*\}}|\{{(?=[^{{}} \t\n]*\}})[^{{}} \t\n]*?\.\."
)
"""What the shell expands to other words: a variable, the output of a command, a list or a range in braces."""
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
        if len(each) == _WORDS_OF_SHELL and _SHELL.match(" ".join(each)):
            yield each[-1]
            continue
        yield " ".join(each)
        if len(each) > 1 and _MARKS.search("".join(each)):
            yield shlex.join(each)


def _sets_up(name: str, text: str) -> bool:
    """Whether a member sets a variable of the environment, or names the shell, so that a look may do more."""
    word = _last_word(name)
    if word in _OF_COMMANDS:
        return False
    if word in {"env", "environment"}:
        return "=" in text and not _PLAIN_VARIABLE.match(text)
    if word in {"interpreter", "shell"}:
        return "/" in text and not _SHELL.match(f"{text} -c ")
    return _VARIABLE_NAME.fullmatch(name) is not None and not _PLAIN_VARIABLE.match(name)


_FURTHER_WORDS: Final = frozenset({"args", "arguments", "argv"})
_WORDS_OF_SHELL: Final = 3
_SHELL = re.compile(r"\s*(?:/(?:usr/)?(?:local/)?bin/)?(?:ba|da|z)?sh\s+-l?c\s")
"""A shell that is given a command as one word."""
_OF_SHELL = re.compile(rf"{_SHELL.pattern}+(?:'([^']*)'|\"([^\"$`\\]*)\")\s*\Z")
_VARIABLE_NAME = re.compile(r"[A-Z][A-Z0-9_]+")
_PLAIN_VARIABLE = re.compile(r"(?:CI|COLUMNS|FORCE_COLOR|LANG|LANGUAGE|LC_[A-Z]+|LINES|NO_COLOR|TERM|TZ)(?:=|\Z)")
"""Variables that only change how programs show something."""


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
    if name in _OF_SQL and (begins_like_reading(text) or not _LOOKING_COMMAND.match(text)):
        return only_reads(text)
    return _is_look(text)


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
    if len(command) > _LONGEST:
        return False
    if within := _OF_SHELL.match(command):
        command = within[1] or within[2] or ""
    return all(map(_looks_as_read, {command, _CONTINUED.sub("", command)}))  # some shells join lines, and some do not


def _looks_as_read(command: str) -> bool:
    command = _NOT_KEPT.sub(" ", command)
    parts = [part for part in _parts(command) if part.strip()]
    shown = command if _QUERY.match(command) else "\n".join(map(_shown, _LINE_END.split(command)))
    return not _WRITES.search(shown) and 0 < len(parts) <= _MOST_PARTS and all(map(_part_looks, parts))


def _parts(command: str) -> list[str]:
    """Return the commands in a command. A database has comments of its own, in which a quote begins no text."""
    if _QUERY.match(command):
        return _COMMANDS.split(command)
    return [part for line in _LINE_END.split(command) for part in _parts_of_line(line)]


def _parts_of_line(line: str) -> Iterator[str]:
    """Yield the commands of a line. A mark in a quoted text parts none, as far as the quotes are plain."""
    start = 0
    for mark in _COMMANDS.finditer(_shown(line)):
        yield line[start : mark.start()]
        start = mark.end()
    yield line[start:]


def _shown(line: str) -> str:
    """Return a line with other marks in place of its quoted texts in which the shell expands no command.

    As far as the quotes are plain.
    """
    if _HARD_TO_QUOTE.search(line):
        return line
    return _TEXTS.sub(lambda text: text[0] if _RUNS_IN_QUOTES.match(text[0]) else "_" * len(text[0]), line)


def _part_looks(part: str) -> bool:
    if query := _CLIENT.fullmatch(part):
        return only_reads(query["statement"][1:-1])
    found = _LOOKING_COMMAND.match(part)
    if found is None:
        return False
    program = " ".join(_GIT_OPTIONS.sub("", found[1].lower()).split())
    more = [_DOES_MORE[name] for name in (program, program.split()[0]) if name in _DOES_MORE]
    rest = part[found.end(1) :]
    unquoted = _QUOTED.sub(_quoted_word, rest)
    if "'" in unquoted or '"' in unquoted:  # the part ends within a quoted text
        return False
    if more and _EXPANDED.search(unquoted):  # words that are not known here
        return False
    if _QUERY.match(part):
        return only_reads(part) and not _SHELLS_BRACKETS.search(part)
    if _BRACKETS.search(unquoted):
        return False
    passed = _QUOTED.sub(lambda quoted: _SPACE.sub(".", _MARKS.sub("", quoted[0])), rest)
    if program in _EVALUATING and _EVALUATED.search(passed):
        return False
    return not any(pattern.search(passed) for pattern in more)


_EVALUATING: Final = frozenset({"[", "printf", "test"})
"""Programs that read a text as a number or as the name of a variable."""


def _quoted_word(quoted: re.Match[str]) -> str:
    """Return a word in place of a quoted text: a variable if the shell expands one in it."""
    return "$_" if _EXPANDED_IN_QUOTES.search(_ESCAPED.sub("_", quoted["open"] or "")) else "_"
