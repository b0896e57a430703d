"""Programs with rules of their own, by which they look: in a small language, or for certain operands."""

import re
from typing import Final

from filters.tool_calls.command_options import Checked, Options, Parsed, Run, Words, needs
from filters.tool_calls.editing_scripts import awk_looks, sed_looks
from filters.tool_calls.shell import LOOP_VARIABLES, Word
from filters.tool_calls.statements import only_reads


def reads_line(words: Words, run: Run) -> bool:
    """Whether `read` sets nothing but variables that no shell gives a meaning to."""
    names = [word.text for word in words if not (word.known and word.text == "-r")]
    return all(word.known for word in words) and LOOP_VARIABLES.issuperset(names)


def sleeps(parsed: Parsed) -> bool:
    """Whether `sleep` ends soon."""
    return all(word.known and _SHORT_TIME.fullmatch(word.text) for word in parsed.operands)


_SHORT_TIME = re.compile(r"\d{1,2}(?:\.\d{1,3})?s?")


def has_no_quote(parsed: Parsed) -> bool:
    """Whether a program that is a script of a shell is given nothing that the script may take for a quote or a line."""
    words = (*parsed.operands, *(value for _, value in parsed.values))
    return not any(sign in word.text for word in words for sign in "'\n")


def is_format(parsed: Parsed) -> bool:
    """Whether the operand of `date` only says how to show it. Others set it."""
    return all(word.text.startswith("+") and not word.several for word in parsed.operands)


def prints(words: Words, run: Run) -> bool:
    """Whether `printf` only prints. Some shells evaluate a number, and count into a variable (`%n`)."""
    if not words or not words[0].known or words[0].text.startswith("-"):
        return False
    kinds = _CONVERSION.findall(words[0].text.replace("%%", ""))
    rest = _CONVERSION.sub("", words[0].text.replace("%%", ""))
    if "%" in rest or not _TEXTUAL.union("diouxXeEfgG").issuperset(kinds):
        return False
    if _TEXTUAL.issuperset(kinds):
        return True
    return not any(word.several for word in words) and all(
        kinds[place % len(kinds)] in _TEXTUAL or (word.known and _PLAIN_NUMBER.fullmatch(word.text))
        for place, word in enumerate(words[1:])
    )


_TEXTUAL: Final = frozenset("sbqc")
_CONVERSION = re.compile(r"%[-+ #0]*+(?:[1-9]\d*+)?(?:\.\d*+)?([a-zA-Z])")
_PLAIN_NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?")


def tests(words: Words, run: Run) -> bool:
    """Whether `test` compares or asks for a file. Some shells evaluate numbers, and names of variables."""
    rest = list(words)
    while rest and rest[0].known and rest[0].text == "!":
        rest.pop(0)
    if any(word.several for word in rest):
        return False
    match rest:
        case [Word(known=True)]:
            return True
        case [Word(text=sign, known=True), Word()] if sign in _OF_FILES:
            return True
        case [Word(), Word(text=sign, known=True), Word()] if sign in _COMPARING:
            return True
        case [Word(known=True) as left, Word(text=sign, known=True), Word(known=True) as right]:
            return sign in _NUMERIC and all(_WHOLE.fullmatch(each.text) for each in (left, right))
    return False


_OF_FILES: Final = frozenset(f"-{letter}" for letter in "bcdefghkLnOprsSuwxzGN")
_COMPARING: Final = frozenset({"=", "==", "!=", "-nt", "-ot", "-ef"})
_NUMERIC: Final = frozenset({"-eq", "-ne", "-lt", "-le", "-gt", "-ge"})
_WHOLE = re.compile(r"-?\d+")


def tests_in_brackets(words: Words, run: Run) -> bool:
    """The same of `[` and `[[`."""
    return bool(words) and words[-1].known and words[-1].text in {"]", "]]"} and tests(words[:-1], run)


def runs_awk(words: Words, run: Run) -> bool:
    """Whether `awk` is given a script that only shows, and files."""
    parsed = Options("F:v:", first=True).parse(words)
    if parsed is None or not parsed.operands or not parsed.operands[0].known:
        return False
    files = parsed.operands[1:]
    if any(word.may_be_option or "/inet" in word.text or _may_become_inet(word) for word in files):
        return False
    return awk_looks(parsed.operands[0].text)


def _may_become_inet(word: Word) -> bool:
    """Whether a word of which only the beginning is known may name another machine for gawk."""
    return not word.known and bool(word.text) and "/inet/".startswith(word.text)


def is_sed(parsed: Parsed) -> bool:
    """Whether `sed` is given scripts that only show."""
    scripts = [value for name, value in parsed.values if name in {"e", "expression"}]
    if not scripts:
        scripts = list(parsed.operands[:1])
    return bool(scripts) and all(word.known for word in scripts) and sed_looks("\n".join(word.text for word in scripts))


def lists_processes(words: Words, run: Run) -> bool:
    """Whether `ps` lists processes. PowerShell has one, too, which asks another machine with any option in `c`."""
    letters = bool(words) and words[0].known and _LETTERS_OF_PS.fullmatch(words[0].text) is not None
    return _PROCESSES(words[1:] if letters else words, run)


_LETTERS_OF_PS = re.compile(r"[aAcefghjlmrSTuvwxX]+")
_PROCESSES: Final = Options(
    "eEfFlLAaxuTHwydjMmo:p:U:t:g:s:", "no-headers headers forest cumulative sort: format: pid: ppid: user: sid:"
)


def dumps(words: Words, run: Run) -> bool:
    """Whether `xxd` shows a file. It has options of several letters, and writes to a second operand."""
    return Options("", "-a -b -e -E -i -p -ps -plain -u -C -d -c: -g: -l: -n: -o: -s: -cols: -len: -seek:", most=1)(
        words, run
    )


def shows_network(words: Words, run: Run) -> bool:
    """Whether `ip` lists addresses, links or routes."""
    return (
        all(word.known for word in words) and _SHOWS_OF_IP.fullmatch(" ".join(word.text for word in words)) is not None
    )


_SHOWS_OF_IP = re.compile(
    r"(?:-(?:4|6|br|brief|c|color|j|json|o|oneline|p|pretty|s|statistics|d|details) )*"
    r"(?:a|addr|address|l|link|n|neigh|neighbor|r|ro|route|rule)(?: (?:show|list|ls)(?: (?:dev )?\w[\w.@-]*)?)?"
)


def names_no_machine(parsed: Parsed) -> bool:
    """Whether `lsof` is not asked for another machine, whose name it would look up."""
    return all(word.known and "@" not in word.text for word in (*parsed.operands, *(word for _, word in parsed.values)))


def sorts(parsed: Parsed) -> bool:
    """Whether `sort` is given files. That of Windows writes to what follows `/O`."""
    return not any(_OUTPUT_ON_WINDOWS.match(word.text) for word in parsed.operands)


_OUTPUT_ON_WINDOWS = re.compile(r"/[oO]\w*(?::|\Z)")


def _is_list(parsed: Parsed) -> bool:
    """Whether `tar` lists what an archive holds. A colon in its name means another machine."""
    return needs("t", "list")(parsed) and all(value.known and ":" not in value.text for _, value in parsed.values)


def lists_archive(words: Words, run: Run) -> bool:
    """The same, also where the first word consists of options without a dash."""
    letters = _LETTERS_OF_TAR.fullmatch(words[0].text) if words and words[0].known else None
    if not (letters or (words and words[0].known and words[0].text.startswith("-"))):
        return False
    listed = [Word(f"-{letters[1]}{letters[2]}f"), *words[1:]] if letters else words
    return Checked(Options("tvzjJaf:", "list verbose gzip bzip2 xz zstd file:", ordered=True), _is_list)(listed, run)


_LETTERS_OF_TAR = re.compile(r"([tvzjJa]+)f([tvzjJa]*)")


def queries_yaml(parsed: Parsed) -> bool:
    """Whether `yq` is given a known query, after `eval` or at once, that runs no program."""
    named = bool(parsed.operands) and parsed.operands[0].text in {"e", "ea", "eval", "eval-all"}
    queries = parsed.operands[: 1 + named]
    return all(word.known and "system" not in word.text for word in queries)


def is_one_statement(parsed: Parsed) -> bool:
    """Whether the client of a database gets one statement, and that only reads. No word names a machine or a file."""
    statements = [value for name, value in parsed.values if name in {"c", "e"}]
    others = [value for name, value in parsed.values if name not in {"c", "e"}]
    return (
        len(statements) == 1
        and _reads(statements[0])
        and all(word.known and _NAME.fullmatch(word.text) for word in (*others, *parsed.operands))
    )


def _reads(statement: Word) -> bool:
    return statement.known and "\\" not in statement.text and "`" not in statement.text and only_reads(statement.text)


_NAME = re.compile(r"[\w-]{1,63}")


def queries_sqlite(parsed: Parsed) -> bool:
    """Whether `sqlite3` gets a file and one statement that only reads, or a command that shows its tables."""
    match parsed.operands:
        case (Word(text=path, known=True), Word() as statement):
            shows_tables = statement.known and _SHOWS_TABLES.fullmatch(statement.text)
            return _PATH.fullmatch(path) is not None and bool(shows_tables or _reads(statement))
    return False


_SHOWS_TABLES = re.compile(r"\.(?:tables|schema|indexes|databases)(?: \w+)?")
_PATH = re.compile(r"(?!-)[\w./-]{1,255}")
