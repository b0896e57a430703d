"""The options of programs: which of them a program may be given so that it does nothing but look."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from filters.tool_calls.shell import Word

Words = Sequence[Word]
Run = Callable[[Words], bool]
"""Whether a program that another one runs is known to look, given its name and its arguments."""
Looks = Callable[[Words, Run], bool]
"""Whether a program is known to look, given its arguments."""

_MANY: Final = 1_000
_LETTER = re.compile(r".:{0,2}")
_NUMBER = re.compile(r"-\d+")
_SPLIT_BY_POWERSHELL = re.compile(r"\A\Z|\"\s+[-/\u2013-\u2015]")
"""An argument that older versions of PowerShell leave out, or pass on as several, as they escape no quotes in it."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """The arguments of a program, by what they are."""

    operands: tuple[Word, ...]
    options: frozenset[str]
    values: tuple[tuple[str, Word], ...]
    """The values of options, each with its option."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options with which a program looks, whatever its operands are."""

    short: str = ""
    """Letters as for getopt: `a` takes no value, `b:` takes one, `c::` takes one that is attached to it."""
    long: str = ""
    """Long options without their dashes, and ones such as `-name` with theirs. One that ends in `:` takes a value."""
    plain: bool = False
    """No option does more than look. Then a word may stand there that can turn out to be an option."""
    numbers: bool = False
    """A number is an option: `-20`."""
    first: bool = False
    """The first operand ends the options."""
    ends: bool = True
    """`--` ends the options."""
    ordered: bool = False
    """Options come first. Some versions of the program take what follows an operand for operands."""
    most: int = _MANY
    """Most operands. If it is set, no word may stand there that can turn out to be several, and options come first."""

    def parse(self, words: Words) -> Parsed | None:
        """Return the arguments by what they are, or None where one is not known to look."""
        operands: list[Word] = []
        options: list[str] = []
        values: list[tuple[str, Word]] = []
        taking, ended = "", False
        for word in words:
            if not self.plain and word.known and _SPLIT_BY_POWERSHELL.search(word.text):
                return None
            is_dash = word.known and word.text == "-"
            if taking:
                if not self.plain and ((word.several and not word.known) or (word.may_be_option and not is_dash)):
                    return None
                values.append((taking, word))
                taking = ""
            elif ended or is_dash or not word.may_be_option or (self.plain and not word.known):
                operands.append(word)
                ended = ended or self.first
            elif not word.known or (operands and (self.ordered or self.most < _MANY)):
                return None
            elif word.text == "--" and self.ends:
                ended = True
            elif not (self.numbers and _NUMBER.fullmatch(word.text)):
                read = self._long(word.text) or self._short(word.text)
                if read is None:
                    return None
                names, value, taking = read
                options += names
                if value is not None:
                    values.append((names[-1], Word(value)))
        if self.most < _MANY and (len(operands) > self.most or any(word.several for word in operands)):
            return None
        return Parsed(tuple(operands), frozenset(options), tuple(values))

    def _long(self, text: str) -> tuple[list[str], str | None, str] | None:
        """Return the name of a long option, its value if it has one, and again the name if it waits for one."""
        written, sign, value = text.partition("=")
        name = written.removeprefix("--")
        takes_value = _names(self.long).get(name)
        if takes_value is None:
            return None
        return [name], value if sign else None, name if takes_value and not sign else ""

    def _short(self, text: str) -> tuple[list[str], str | None, str] | None:
        """Return the same of short options in one word."""
        if not text.startswith("-"):
            return None
        kinds = _letters(self.short)
        names: list[str] = []
        for place, letter in enumerate(text[1:], start=2):
            if letter not in kinds:
                return None
            names.append(letter)
            if kinds[letter]:
                value = text[place:] or None
                return names, value, letter if kinds[letter] == 1 and value is None else ""
        return names, None, ""

    def __call__(self, words: Words, run: Run) -> bool:
        """Whether all arguments are known to look."""
        return self.parse(words) is not None


@cache
def _names(long: str) -> Mapping[str, bool]:
    """Return the names of long options, each with whether it takes a value."""
    return {name.rstrip(":"): name.endswith(":") for name in long.split()}


@cache
def _letters(short: str) -> Mapping[str, int]:
    """Return the letters of short options, each with 1 if it takes a value, and 2 if that is attached to it."""
    return {found[0]: len(found) - 1 for found in _LETTER.findall(short)}


@dataclass(frozen=True, slots=True)
class Checked:
    """A program that looks if its arguments pass a further check."""

    options: Options
    check: Callable[[Parsed], bool]

    def __call__(self, words: Words, run: Run) -> bool:
        """Whether all arguments are known to look."""
        parsed = self.options.parse(words)
        return parsed is not None and self.check(parsed)


@dataclass(frozen=True, slots=True)
class Subcommands:
    """A program whose first operand says what it does."""

    options: Options
    """Options before that operand, in addition to which the subcommand has its own."""
    commands: Mapping[str, Looks]
    """By name. The empty name is for none."""

    def __call__(self, words: Words, run: Run) -> bool:
        """Whether the subcommand is known to look with its arguments."""
        parsed = self.options.parse(words)
        if parsed is None or not all(value.known for _, value in parsed.values):
            return False
        read = len(words) - len(parsed.operands)
        if read and words[read - 1].text == "--":
            return False  # what follows may be no name then
        name = parsed.operands[0] if parsed.operands else Word("")
        looks = self.commands.get(name.text) if name.known else None
        return looks is not None and looks(parsed.operands[1:], run)


def subcommands(options: Options, table: Mapping[str, Looks]) -> Subcommands:
    return Subcommands(options, by_names(table))


def by_names(table: Mapping[str, Looks]) -> Mapping[str, Looks]:
    """Return a table in which several names may share an entry with one for each."""
    return {name: looks for names, looks in table.items() for name in names.split() or [""]}


def anything(words: Words, run: Run) -> bool:
    """The check of a program that looks with any arguments."""
    return True


def nothing(words: Words, run: Run) -> bool:
    """The check of a program that looks without arguments."""
    return not words


def needs(*names: str) -> Callable[[Parsed], bool]:
    """Return a check for an option without which the program does more than look."""
    return lambda parsed: not parsed.options.isdisjoint(names)


def no_operand(parsed: Parsed) -> bool:
    """Whether there are options alone."""
    return not parsed.operands


def begins_with(*names: str) -> Callable[[Parsed], bool]:
    """Return a check for operands that begin with one of these words, if there are any."""
    return lambda parsed: not parsed.operands or (parsed.operands[0].known and parsed.operands[0].text in names)
