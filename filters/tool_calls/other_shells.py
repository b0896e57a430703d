"""Other shells: whether what bash takes for words could hold a command or an option for another shell.

A tool may run a command with PowerShell, cmd.exe, zsh or fish, which differ in what begins and ends a quoted text, in
what a bracket does, and in which variables they expand.
"""

import re
from collections.abc import Iterable, Set
from typing import Final

_POWERSHELL = re.compile(
    r"'(?:[^']|'')*+'?|(?P<text>\"(?:[^\"`]|`[\s\S]|\"\")*+\"?)"
    r"|(?P<mark>[;&|<>()\n]|\{(?!(?:|(?=[\w./*?@+-]*?(?:,|\.\.))[\w.,/*?@+-]*+|-?\d+|u|upstream|push)\}))"
)
_FISH = re.compile(r"'(?:[^'\\]|\\[\s\S])*+'?|(?P<text>\"(?:[^\"\\]|\\[\s\S])*+\"?)|\\[\s\S]|(?P<mark>[;&|<>()\n])")
_CMD = re.compile(r"\"[^\"\n]*+\"?|\^[^\n]|(?P<mark>[&|>]|\n[\s,;=@(]*+)")
_WORDS: Final = (
    (re.compile(r"(?:'(?:[^']|'')*+'?|\"(?:[^\"`]|`[\s\S]|\"\")*+\"?|`[\s\S]|[^\s'\"`;&|])++"), "'\"`"),
    (re.compile(r"(?:'(?:[^'\\]|\\[\s\S])*+'?|\"(?:[^\"\\]|\\[\s\S])*+\"?|\\[\s\S]|[^\s'\"\\;&|])++"), "'\"\\"),
    (re.compile(r"(?:\"[^\"\n]*+\"?|\^[^\n]|[^\s\"^;&|])++"), '"^'),
)
"""What PowerShell, fish and cmd.exe take for a word, and the signs of it that are not passed on."""
_OPTION = re.compile(r"[-\u2013-\u2015]{2}[A-Za-z][\w-]*|[-\u2013-\u2015][A-Za-z]")
_GOES_ON = re.compile(r"[ \t]*(?:\Z|[-!;|&\n)}]|\\[();])")
"""What may stand behind a mark that bash takes for a letter: nothing that another shell could run."""

_OF_WINDOWS: Final = """
    attrib bash bcdedit bitsadmin cacls calc call certutil cipher cmd copy cscript curl del diskpart erase explorer
    forfiles fsutil ftp icacls java logoff md mkdir mklink move msbuild mshta msiexec net netsh node notepad npm npx
    perl php pip powershell psexec pushd pwsh py python python3 rd reg regedit regsvr32 ren rename rm rmdir robocopy
    ruby rundll32 runas sc schtasks scp sftp sh shutdown ssh start subst takeown taskkill tftp wget wmic wscript wsl
    xcopy
"""
_RUNS = re.compile(
    r"[\s,;=@(]*+(?:%|(?:(?:[a-z]:|\.{1,2})\\|\\\\\w[\w.]*\\)\w|[^\s&|<>^\"',;=]*\.(?:bat|cmd|com|exe|js|lnk|ps1|vbs)\b"
    rf"|(?:{'|'.join(_OF_WINDOWS.split())})(?=[\s,;=/.:\\\"(&|<>^+]|\Z)"
    r"|(?:for\s+/|if\s+(?:not|exist|defined|errorlevel)\s|format\s+[a-z]:|\w[\w.]*\s+(?:/[a-z?]|-[a-z]|[a-z]:\\)))",
    re.IGNORECASE,
)
"""A command, where cmd.exe begins one within what is no quoted text for it."""
_RUNS_AFTER_AMPERSAND = re.compile(r"[\s,;=@(]*+[a-z][\w.]*(?:/|[\s,;=]+[^\s'\"&|])", re.IGNORECASE)
_WRITES_TO = re.compile(
    r"[&>]?\s*\"?(?:[a-z]:|%|[\\/]{2}|\.{1,2}[\\/]|[\\/]\w{2}|[^\s&|<>\"']*\w\.[a-z]\w{0,4}(?!\w|['\")]))",
    re.IGNORECASE,
)
_EXPANDED = re.compile(r"%(?:(?!x[0-9a-fA-F]{2}%)\w{3,}+|\w++:(?:~|[^%\s=]*+=)[^%]*+)%")
"""A variable of cmd.exe, which expands it also in quotes. Formats such as `%h%n` name none."""
_ODD = re.compile(r"@['\"(]|(?<!\S)--%|<#|\^[\n/^-]|(?<!\S)\{(?!\})|,\{|\\[ \t]+(?![\w.])")
"""What makes further words or options, a block of code, or a text with other ends for PowerShell or cmd.exe."""
_HISTORY = re.compile(r"!(?![\s=]|\"[^'\"]*\Z|\Z)")
"""What stands for an earlier command where it is typed into bash or zsh, also within double quotes.

For zsh `!` takes a double quote behind it away. That does no harm if no other quote follows.
"""
_EARLIER_LINE = re.compile(r"\n[ \t]*\^")
"""A line that stands for the command before, with a word replaced (`^a^b`), also within quotes."""
_SINGLY_QUOTED = re.compile(r"\"(?:[^\"\\]|\\[\s\S])*\"|\\[\s\S]|(?P<raw>'[^']*')")
_TEXTS = re.compile(r"'[^']*'|\"(?:[^\"\\]|\\[\s\S])*\"|\\[^ \t]")


def reads_otherwise(command: str, marks: Set[int]) -> bool:
    """Whether another shell than bash might find a command, an option or a variable where bash finds a word.

    `marks` are the places in which bash finds marks between words.
    """
    return (
        _EXPANDED.search(command) is not None
        or _ODD.search(_outside_of_quotes(command)) is not None
        or _EARLIER_LINE.search(command) is not None
        or _HISTORY.search(_SINGLY_QUOTED.sub(lambda text: "''" if text["raw"] else text[0], command)) is not None
        or any(_finds_a_mark(shell, command, marks) for shell in (_POWERSHELL, _FISH))
        or _cmd_finds_a_command(command, marks)
    )


def finds_an_option(command: str, words: Iterable[str]) -> bool:
    """Whether another shell than bash might find an option in a command that none of its words is for bash."""
    known = {found[0] for word in words if (found := _OPTION.match(word))}
    for pattern, signs in _WORDS:
        unsigned = str.maketrans("", "", signs)
        for word in pattern.findall(command):
            found = _OPTION.match(word.translate(unsigned))
            if found and found[0] not in known:
                return True
    return False


def _outside_of_quotes(command: str) -> str:
    """Return a command with its quoted texts emptied."""
    return _TEXTS.sub(lambda text: text[0][0] * 2 if text[0][0] != "\\" else "__", command)


def _finds_a_mark(shell: re.Pattern[str], command: str, marks: Set[int]) -> bool:
    for found in shell.finditer(command):
        if found["text"] and "$(" in found["text"]:
            return True
        if found["mark"] and found.start() not in marks and not _GOES_ON.match(command, found.end()):
            return True
    return False


def _cmd_finds_a_command(command: str, marks: Set[int]) -> bool:
    for found in _CMD.finditer(command):
        mark = found["mark"]
        if not mark or found.start() in marks:
            continue
        begins = (_WRITES_TO,) if mark == ">" else (_RUNS, _RUNS_AFTER_AMPERSAND)[: 1 + _is_single(command, found)]
        if any(pattern.match(command, found.end()) for pattern in begins):
            return True
    return False


def _is_single(command: str, mark: re.Match[str]) -> bool:
    """Whether a mark is an ampersand that parts commands whether or not the one before it succeeded."""
    start = mark.start()
    return mark[0] == "&" and "&" not in (command[start - 1 : start], command[start + 1 : start + 2])
