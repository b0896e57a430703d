"""Programs that run others (`xargs`, `find`, `sudo`, `bash -c`): whether what they run looks."""

import re
from itertools import dropwhile
from typing import Final

from filters.tool_calls.command_options import Looks, Options, Run, Words
from filters.tool_calls.shell import Word, read_script


def runs_rest(options: Options, skipped: int = 0) -> Looks:
    """Return the check of a program that runs another one, whose words follow its options and operands."""

    def looks(words: Words, run: Run) -> bool:
        parsed = options.parse(words)
        own = parsed.operands[:skipped] if parsed else ()
        return parsed is not None and all(word.known for word in own) and run(parsed.operands[skipped:])

    return looks


def runs_with_input(words: Words, run: Run) -> bool:
    """Whether `xargs` is given a program that looks, whatever `xargs` reads."""
    parsed = _XARGS.parse(words)
    if parsed is None or not all(value.known for _, value in parsed.values):
        return False
    replacing = parsed.options & _REPLACING
    if not replacing:
        return bool(parsed.operands) and run([*parsed.operands, Word("", known=False, several=True)])
    if len(replacing) > 1 or parsed.options & _COUNTING:  # the last of them counts
        return False
    marks = {value.text for name, value in parsed.values if name in replacing} or {"{}"}
    return len(marks) == 1 and "" not in marks and run([_replaced(word, *marks) for word in parsed.operands])


_XARGS: Final = Options(
    "0rtn:P:d:L:I:s:E:", "null no-run-if-empty verbose max-args: max-procs: delimiter: replace", first=True
)
_REPLACING: Final = frozenset({"I", "replace"})
_COUNTING: Final = frozenset({"n", "max-args", "L"})


def _replaced(word: Word, mark: str) -> Word:
    """Return a word in which `xargs` puts what it reads: into what is not known of it, too."""
    return _with_input(word, mark) if word.known else Word("", known=False, several=word.several)


def _with_input(word: Word, mark: str) -> Word:
    """Return a word in which a program puts what it reads."""
    before, found, _ = word.text.partition(mark)
    return Word(before, known=False, several=word.several, operand=word.operand) if found else word


def runs_text(words: Words, run: Run) -> bool:
    """Whether a shell is given a command as one word, and that looks."""
    match words:
        case [Word(text="-c" | "-lc", known=True), Word(text=command, known=True)]:
            script = read_script(command)
            if script is None or _PARTED_TEXT.search(command):
                return False
            return all(not each.variables and run(each.words) for each in script.commands)
    return False


_PARTED_TEXT = re.compile(r"\"[^\"]*[;&|<>\n]")
"""Older versions of PowerShell pass no quotes on: then these marks stand outside of quotes."""


def finds(words: Words, run: Run) -> bool:
    """Whether `find` only lists what it finds, or runs a program with it that looks."""
    if any(word.known and not word.text for word in words):  # which older versions of PowerShell leave out
        return False
    rest = list(dropwhile(_is_start_option, words))
    while rest and not (rest[0].known and rest[0].text in {"(", "!", ","}) and not rest[0].may_be_option:
        rest.pop(0)
    while rest:
        word = rest.pop(0)
        if not word.known:
            return False
        if word.text in _FINDING_WITH:
            if not rest or (rest[0].several and rest[0].may_be_option):
                return False
            rest.pop(0)
        elif word.text in {"-exec", "-execdir"}:
            end = next((place for place, each in enumerate(rest) if each.known and each.text in {";", "+"}), -1)
            if any(not each.known and each.text in {"", ";", "+"} for each in rest[: max(end, 0)]):
                return False  # it may be the end
            if end >= 0 and rest[end].text == "+" and (end == 0 or rest[end - 1].text != "{}"):
                return False  # it is none
            path = Word("", known=False, several=True, operand=word.text == "-exec")
            run_words = [path if each.text == "{}" else _with_input(each, "{}") for each in rest[: max(end, 0)]]
            if not run(run_words):
                return False
            del rest[: end + 1]
        elif word.text not in _FINDING:
            return False
    return True


def _is_start_option(word: Word) -> bool:
    """Whether a word of `find` stands before the folders that it searches."""
    return word.known and word.text in {"-H", "-L", "-P", "-E", "-X", "-s", "-x"}


_TESTS: Final = """
    -print -print0 -ls -empty -readable -writable -executable -nouser -nogroup -prune -quit
    -depth -d -xdev -mount -follow -daystart -not -a -and -o -or -true -false -noleaf -warn -nowarn
    -ignore_readdir_race ( ) ! ,
"""
_TESTS_WITH_VALUE: Final = """
    -name -iname -path -ipath -wholename -iwholename -regex -iregex -regextype -type -xtype -size -mtime -mmin
    -atime -amin -ctime -cmin -newer -anewer -cnewer -newermt -newerct -newerat -user -group -uid -gid -perm
    -maxdepth -mindepth -inum -links -samefile -lname -ilname -fstype -used -printf
"""
_FINDING, _FINDING_WITH = (frozenset(words.split()) for words in (_TESTS, _TESTS_WITH_VALUE))
