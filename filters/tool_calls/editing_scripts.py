"""Scripts for `sed` and `awk`: whether they only show what they read.

A script that two versions of the program could read differently does more than show.
"""

import re
import string
from typing import Final

_CLASS = r"\[\^?+\]?+(?:\[:[a-z]+:\]|[^\]\[/\\\n])*+\]"
"""Characters in brackets, in which a bracket is none that begins others."""
_ADDRESS = rf"(?:\d+(?:~\d+)?|\$|/(?:[^/\\\n\[]|\\[^\n]|{_CLASS})*+/[IM]*)"
_SUBSTITUTED = (
    r"(?:(?!(?P=mark))[^\\\n\[]|\\[^\n]|\[\^?+\]?+(?:\[:(?!(?P=mark))[a-z]+:\]|(?!(?P=mark))[^\]\[\\\n]|\\[a-z])*+\])"
)
_REPLACED = r"(?:(?!(?P=mark))[^\\\n]|\\[^\n])"
_SED = re.compile(
    rf"[\s;}}]*(?:{_ADDRESS}(?:\s*,\s*(?:{_ADDRESS}|[+~]\d+))?\s*)?(?:!\s*)*"
    r"(?:\{|[pdDhHgGxnNP=lF](?=\s*(?:[;}\n]|\Z))|[qQ]\s*\d*(?=\s*(?:[;}\n]|\Z))"
    rf"|s(?P<mark>[/|#,:@!%_~+])(?:{_SUBSTITUTED})*+(?P=mark)(?:{_REPLACED})*+(?P=mark)[gpIimM\d]*(?=\s*(?:[;}}\n]|\Z))"
    r"|y/(?:[^/\\\n]|\\[^\n])*/(?:[^/\\\n]|\\[^\n])*/(?=\s*(?:[;}\n]|\Z)))"
)
"""A command of `sed` that neither writes a file nor runs a program. Brackets in a pattern hold no mark that ends it."""
_SED_END = re.compile(r"[\s;}]*(?:#[^\n]*)?\Z")

_AWK = re.compile(
    r"(?P<space>\s+|\#[^\n]*)|(?P<text>\"(?:[^\"\\\n]|\\[^\n])*\")|(?P<number>\d+(?:\.\d*)?(?:[eE][-+]?\d+)?(?![\w.]))"
    r"|(?P<name>[A-Za-z_]\w*)"
    rf"|(?P<pattern>/(?:[^/\\\n\[]|\\[^\n]|{_CLASS})*+/)|(?P<mark>\|\||&&|>=|<=|[^\w\s\"\\|@`])"
)
_RUNNING: Final = frozenset({"system", "getline", "extension", "ARGV", "ARGC", "FUNCTAB", "SYMTAB"})
"""Names with which a script runs something, or reads what nobody named: gawk reads other machines like files."""
_BEFORE_PATTERN: Final = frozenset({"", "\n", "(", "{", "}", ",", ";", "!", "~", "&&", "||"})
"""What stands before a pattern in slashes."""
_KEYWORDS: Final = frozenset(
    {"case", "delete", "do", "else", "exit", "func", "function", "if", "in", "length", "print", "printf", "return",
     "while"}
)  # fmt: skip


def sed_looks(script: str) -> bool:
    """Whether a script for `sed` only shows, as far as its commands are known here."""
    end = 0
    while not _SED_END.match(script, end):
        found = _SED.match(script, end)
        if found is None:
            return False
        end = found.end()
    return True


def awk_looks(script: str) -> bool:
    """Whether a script for `awk` only shows: it runs nothing, reads no output of a command and writes no file."""
    before, printing, end = "", False, 0
    while end < len(script):
        found = _AWK.match(script, end)
        if found is None:
            return False
        part = found[0]
        if part[0] == "/" and before not in _BEFORE_PATTERN:
            if not _divides(before, script[end + 1 :]):
                return False
            part = "/"
        elif part == "/":
            return False
        end += len(part)
        if found.lastgroup == "space":
            before = "\n" if "\n" in part else before
            continue
        if part in _RUNNING or (printing and part in {">", ">="}):
            return False
        printing = part in {"print", "printf"} or (printing and part not in {";", "}"})
        before = part
    return True


def _divides(before: str, rest: str) -> bool:
    """Whether a slash divides. What follows a condition in brackets may be a pattern, if another slash can end it."""
    if before == ")":
        return "/" not in rest
    return before == "]" or (before[0] in _OF_OPERANDS and before not in _KEYWORDS)


_OF_OPERANDS: Final = frozenset(f'{string.ascii_letters}{string.digits}_"')
