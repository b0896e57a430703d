"""The grammar of shell commands: what simple commands a command consists of, and which of their words are known.

Two readers must agree: the grammar of tree-sitter, which knows how commands are composed, and a lexer of the few forms
of words that are known here. What either does not know is not guessed.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final

import tree_sitter_bash
from tree_sitter import Language, Node, Parser

LONGEST: Final = 8_192
"""Most characters of a command that is read."""
MOST_COMMANDS: Final = 256
"""Most marks between simple commands in one command that is read."""
MOST_TOKENS: Final = 1_024
"""Most words and marks in one."""
MOST_SIGNS: Final = 1_024
"""Most quotes, brackets and other signs that compose words and commands, as it takes longest to read them."""

_BASH: Final = Language(tree_sitter_bash.language())
_DASHES: Final = ("-", "\u2013", "\u2014", "\u2015")
"""What begins an option. PowerShell takes a longer dash for one."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a command, as the program gets it."""

    text: str
    """The word, or what of its beginning is known."""
    known: bool = True
    several: bool = False
    """Whether some shell may pass no word or several in its place."""
    operand: bool = False
    """Whether nothing that is not known of it makes it an option."""

    @property
    def may_be_option(self) -> bool:
        """Whether the word may begin like an option, also one of Windows (`/O`)."""
        return self.text.startswith(_DASHES) or not (self.known or self.operand or self.text.strip("\\/"))


@dataclass(frozen=True, slots=True)
class Command:
    """A simple command, such as one part of a pipeline."""

    words: tuple[Word, ...]
    variables: tuple[Word, ...] = ()
    """What it sets for its program alone: `LC_ALL=C`."""


@dataclass(frozen=True, slots=True)
class Script:
    """A command that was read: its simple commands in no order, and where in it the shell finds marks between words."""

    commands: tuple[Command, ...]
    marks: frozenset[int]


_NAME = r"[A-Za-z_][A-Za-z0-9_]*+"
_VARIABLE = rf"\$(?:{_NAME}|\{{{_NAME}\}}|\?)(?!\[|:[A-Za-z&])"
_PIECE = re.compile(
    rf"(?P<raw>'[^']*')|(?P<text>\"(?:[^\"\\$`]|\\[^`]|{_VARIABLE}|\$(?=[\s\")|/\\.,:;%]))*+\")|(?P<escape>\\(?![\n0-9A-Za-z]).)"
    rf"|(?P<variable>{_VARIABLE})|(?P<braces>\{{[\w.,/*?@+-]*\}})|(?P<plain>(?:[^\s'\"\\$`;&|<>(){{}}]|\$(?=\s|\Z))+)",
    re.DOTALL,
)
"""A part of a word. A letter after a backslash is none: it stands for another character in fish."""
_TOKEN = re.compile(
    rf"(?P<blank>(?: |\\\n)+)|(?P<comment>\#[^\n]*)|(?P<mark>\n|&>>?|\|&|\|\||&&|<<<|>>|[<>]&|[;&|<>])"
    rf"|(?P<word>(?:{re.sub(r'[?]P<[a-z]+>', '?:', _PIECE.pattern)})++)",
    re.DOTALL,
)
_LITERAL = re.compile(rf"(?:[^$\\]|\\[\s\S]|(?!{_VARIABLE})\$)*+")
_ESCAPED = re.compile(r"\\(?:\n|([\"$\\]))")
_OPTION_IN_LIST = re.compile(r",[-\u2013-\u2015]")
"""PowerShell passes the members of a list on as words."""
_FIRST_VARIABLE = re.compile(rf"\"?\$\{{?({_NAME})")
_GLOB = re.compile(r"[*?\[]")
_SHARE = re.compile(
    r"(?<![\w:/\\])(?:\\{2,}[\w.?-]+\\+|//[\w.-]+/)[\w$]"
    r"|(?:\A|(?<=[\s'\"=])|(?<=::)|(?<=[\s'\"]-\w))[\\/]{2}[\w.\[?][^\s'\"\\/.@]*+[\\/.@]"
)
"""A folder of another machine, as Windows writes it: it would get the user's name and a proof of the password."""
_MACHINES = re.compile(r"/dev/|/inet")
"""Where bash and gawk find other machines."""
_SIMPLE = re.compile(r"[\w.@%+:,/-]+")
_SILENT_COMMENT = re.compile(r"#[^'\"`\\$;&|<>(){}^%]*")
"""A comment that does nothing where a shell knows no comments."""
_ONE_VARIABLE = re.compile(rf"\"?{_VARIABLE}\"?")
_COMMON_NAMES: Final = """
    branch commit container dir file folder host id item line log mod module name node ns num pkg pod port proc repo row
    sha svc service table test unit url user val value word
"""
LOOP_VARIABLES: Final = frozenset("abcdefghijklmnopqrstuvwxyz") | frozenset(_COMMON_NAMES.split())
"""Variables that no shell gives a meaning to. `path` is one in zsh."""


def read_script(command: str) -> Script | None:
    """Return the simple commands of a command, or None where it has a form that is not known here."""
    if len(command) > LONGEST or len(command) - len(command.translate(_NO_SIGNS)) > MOST_SIGNS:
        return None
    if _SHARE.search(command) or not all(map(_is_readable, command)):
        return None
    tokens = _tokens(command)
    if tokens is None:
        return None
    tree = Parser(_BASH).parse(_NOT_ASCII.sub("_", command).encode())
    return None if tree.root_node.has_error else _Reading(tokens).read(tree.root_node)


_NO_SIGNS: Final = str.maketrans("", "", "[]{}$'\"\\&|>\n")
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")
"""Letters for the grammar, so that its bytes are characters. It sees no quotes and blanks among them."""


def _is_readable(character: str) -> bool:
    """Whether all shells take a character for the same.

    PowerShell takes curly quotes for quotes. Where a tab is typed in, a shell puts the name of a file there, and may
    end the quoted text.
    """
    return (character.isprintable() and not "\u2018" <= character <= "\u201f") or character == "\n"


_Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    start: int


def _tokens(command: str) -> dict[_Place, _Token] | None:
    """Return the words, marks and comments of a command by their places, or None where a form is not known."""
    tokens: dict[_Place, _Token] = {}
    start = marks = 0
    while start < len(command):
        found = _TOKEN.match(command, start)
        if found is None or found.lastgroup is None:
            return None
        if found.lastgroup != "blank":
            tokens[found.span()] = _Token(found.lastgroup, found[0], start)
        marks += found.lastgroup == "mark"
        if marks > MOST_COMMANDS or len(tokens) > MOST_TOKENS:
            return None
        start = found.end()
    return tokens


_BLOCKS: Final = frozenset(
    {"program", "list", "pipeline", "do_group", "if_statement", "elif_clause", "else_clause", "while_statement",
     "negated_command"}
)  # fmt: skip
_KEYWORDS: Final = frozenset({"if", "then", "elif", "else", "fi", "while", "until", "do", "done", "!"})
_PARTING: Final = frozenset({"|", "|&", "||", "&&", ";", "&"})
_DISCARDING: Final = frozenset(
    {(">", "/dev/null"), (">>", "/dev/null"), ("&>", "/dev/null"), ("&>>", "/dev/null"), (">&", "1"), (">&", "2")}
)
_SIGN_AND_TARGET: Final = 2
_BETWEEN, _OF_A_BLOCK, _UNREAD = 0, -1, -2
"""In place of the number of a simple command: between commands, a redirection of several, in no place of the tree."""


@dataclass(frozen=True, slots=True)
class _Values:
    """What all values of a variable have in common."""

    is_operand: bool
    """Whether each is a word that can be no option, and no place in `/dev` or `/inet`."""
    is_simple: bool
    """Whether each is known and one word, also outside quotes."""


_ANY_VALUES: Final = _Values(is_operand=False, is_simple=False)


class _NotKnown(Exception):
    """A form of command that is not known here."""


class _Reading:
    """Reads the tree of one command. Each word of the lexer belongs to one simple command, or stands between them."""

    def __init__(self, tokens: dict[_Place, _Token]) -> None:
        self._tokens = tokens
        self._owners: dict[_Place, int] = {}
        self._commands: list[list[_Token]] = []
        self._variables: list[list[_Token]] = []
        self._values: dict[str, _Values] = {}
        self._bodies: list[tuple[str, _Place]] = []
        """The variables of loops, each with the place in which it has one of its values."""
        self._sources: list[_Token] = []
        """Words for files that commands read through `<`."""

    def read(self, program: Node) -> Script | None:
        """Return the simple commands of a program, or None."""
        try:
            self._walk(program)
            self._require_agreement()
        except _NotKnown:
            return None
        self._note_what_is_read()
        commands = tuple(
            Command(tuple(map(self._word, words)), tuple(map(self._word, variables)))
            for words, variables in zip(self._commands, self._variables, strict=True)
        )
        if not commands or not all(_is_file(token.text, self._word(token)) for token in self._sources):
            return None
        marks = (range(*place) for place, token in self._tokens.items() if token.kind == "mark")
        return Script(commands, frozenset(chain.from_iterable(marks)))

    def _walk(self, program: Node) -> None:
        waiting = [program]
        while waiting:
            node = waiting.pop()
            if node.type in _BLOCKS:
                waiting += self._members(node)
            elif node.type == "for_statement":
                waiting += self._loop(node)
            elif node.type == "redirected_statement":
                waiting += self._redirected(node)
            elif node.type in {"command", "test_command"}:
                self._simple(node, [])
            elif node.type == "comment":
                self._own(node, _BETWEEN, "comment")
            else:
                raise _NotKnown

    def _own(self, node: Node, owner: int, kind: str = "word") -> _Token:
        """Note to what a token belongs, and return it. The grammar and the lexer must have found the same one."""
        place = (node.start_byte, node.end_byte)
        token = self._tokens.get(place)
        if token is None or token.kind != kind or place in self._owners:
            raise _NotKnown
        self._owners[place] = owner
        return token

    def _members(self, node: Node) -> Iterator[Node]:
        for child in node.children:
            if child.type in _KEYWORDS:
                self._own(child, _BETWEEN)
            elif child.type in _PARTING:
                self._own(child, _BETWEEN, "mark")
            else:
                yield child

    def _loop(self, node: Node) -> Iterator[Node]:
        """Note the values of a loop's variable, and yield the loop's body."""
        first, variable, within, *others = node.children
        if (first.type, variable.type, within.type) != ("for", "variable_name", "in"):
            raise _NotKnown
        _, name, _ = (self._own(child, _BETWEEN).text for child in (first, variable, within))
        if name not in LOOP_VARIABLES:
            raise _NotKnown
        for child in others:
            if child.type == "do_group":
                self._bodies.append((name, (child.start_byte, child.end_byte)))
                yield child
            elif child.type == ";":
                self._own(child, _BETWEEN, "mark")
            else:
                self._note_value(name, _read_word(self._own(child, _BETWEEN).text, {}))

    def _redirected(self, node: Node) -> list[Node]:
        body, *redirections = node.children
        if body.type == "command":
            self._simple(body, redirections)
            return []
        if any(self._redirect(each, _OF_A_BLOCK) for each in redirections):
            raise _NotKnown
        return [body]

    def _simple(self, node: Node, redirections: list[Node]) -> None:
        words: list[_Token] = []
        variables: list[_Token] = []
        self._commands.append(words)
        self._variables.append(variables)
        number = len(self._commands)
        for child in [*(_words_of_test(node) if node.type == "test_command" else node.children), *redirections]:
            if child.type in {"file_redirect", "herestring_redirect"}:
                words += self._redirect(child, number)
            elif child.type == "variable_assignment":
                variables.append(self._own(child, number))
            else:
                words.append(self._own(child, number))

    def _redirect(self, node: Node, owner: int) -> list[_Token]:
        """Check where input comes from or output goes to, and return the words of the command that stand behind it."""
        children = node.children
        if children[0].type == "file_descriptor":
            descriptor = children.pop(0)
            is_known = self._own(descriptor, owner).text in {"0", "1", "2"}
            if not is_known or descriptor.end_byte != children[0].start_byte:
                raise _NotKnown
        if len(children) < _SIGN_AND_TARGET:
            raise _NotKnown
        sign, target, *further = children
        mark, word = self._own(sign, owner, "mark"), self._own(target, owner)
        if mark.text == "<":
            self._sources.append(word)
        elif mark.text != "<<<" and (mark.text, word.text) not in _DISCARDING:
            raise _NotKnown
        return [self._own(child, owner) for child in further]

    def _require_agreement(self) -> None:
        """Require that the words of each simple command stand together, and that marks or keywords part commands."""
        before, is_first = _BETWEEN, True
        closed: set[int] = set()
        for place, token in self._tokens.items():
            is_end = token.text == "\n"
            owner = _BETWEEN if is_end else self._owners.get(place, _UNREAD)
            ends = before > 0 and owner != before
            if ends:
                closed.add(before)
            runs_on = ends and token.kind == "word" and owner >= 0
            speaks = token.kind == "comment" and not (is_first and _SILENT_COMMENT.fullmatch(token.text))
            if owner == _UNREAD or owner in closed or runs_on or speaks:
                raise _NotKnown
            before, is_first = owner, is_end

    def _note_what_is_read(self) -> None:
        """Take the variables that a program may set for such whose values are not known."""
        for words in self._commands:
            read = [_read_word(word.text, {}) for word in words]
            if any(word.text == "read" for word in read):
                for word in read:
                    self._note_value(word.text, Word("", known=False))

    def _note_value(self, name: str, value: Word) -> None:
        before = self._values.get(name, _Values(is_operand=True, is_simple=True))
        self._values[name] = _Values(
            is_operand=before.is_operand
            and bool(value.text)
            and not value.may_be_option
            and not _MACHINES.search(value.text)
            and (value.known or not value.text.startswith("/")),
            is_simple=before.is_simple and value.known and _SIMPLE.fullmatch(value.text) is not None,
        )

    def _word(self, token: _Token) -> Word:
        inside = {name for name, (start, end) in self._bodies if start <= token.start < end}
        return _read_word(token.text, {name: self._values[name] for name in inside & self._values.keys()})


def _words_of_test(test: Node) -> Iterator[Node]:
    waiting = [test]
    while waiting:
        node = waiting.pop()
        if node.type in {"test_command", "binary_expression", "unary_expression"}:
            waiting += reversed(node.children)
        else:
            yield node


def _is_file(text: str, word: Word) -> bool:
    """Whether a word after `<` is a file, and no connection to another machine, for which bash takes `/dev/tcp/`."""
    if word.known:
        return not (word.text.startswith("~") or _MACHINES.search(word.text)) or word.text == "/dev/null"
    return word.operand and not word.several and _ONE_VARIABLE.fullmatch(text) is not None


def _read_word(text: str, loops: Mapping[str, _Values]) -> Word:
    """Return a word as the program gets it, as far as it is known. `loops` are the values of variables."""
    if text in {"[", "[["}:
        return Word(text)
    known, whole, several, operand, splits = "", True, False, False, False
    pieces = list(_PIECE.finditer(text))
    is_torn = len(pieces) > 1 and pieces[0].lastgroup in {"raw", "text"}  # PowerShell begins a word after the quote
    for count, piece in enumerate(pieces):
        kind, part = piece.lastgroup or "", piece[0]
        value, is_whole = _known_part(kind, part)
        variable = _FIRST_VARIABLE.match(part)
        values = loops.get(variable[1], _ANY_VALUES) if variable else _ANY_VALUES
        if count == 0:
            operand = values.is_operand
        if not is_whole and kind not in {"raw", "text"} and not values.is_simple:
            several = True
            splits |= kind == "variable"
        splits |= count > 0 and (is_torn or known.endswith(",")) and value.startswith(_DASHES)
        splits |= _OPTION_IN_LIST.search(value) is not None and kind == "plain"
        several |= "," in value and kind == "plain"
        if kind == "escape" and part[1:].isspace():  # which is no escape in PowerShell and cmd.exe
            whole, several = False, True
        known += value if whole else ""
        whole &= is_whole
    if splits:
        return Word("", known=False, several=True)
    return Word(known, known=whole and not is_torn, several=several or is_torn, operand=operand)


def _known_part(kind: str, part: str) -> tuple[str, bool]:
    """Return what is known of the beginning of a part of a word, and whether that is all of it."""
    if kind == "raw":
        before, escape, _ = part[1:-1].partition("\\\\")  # which fish takes for one
        return before, not escape
    if kind == "text":
        literal = _LITERAL.match(part, 1, len(part) - 1)
        return (_ESCAPED.sub(r"\1", literal[0]), literal.end() == len(part) - 1) if literal else ("", False)
    if kind == "escape":
        return part[1], True
    if kind == "variable":
        return "", False
    if kind == "braces":
        return (part, True) if "," not in part and ".." not in part else ("", False)
    found = _GLOB.search(part)
    return (part[: found.start()], False) if found else (part, True)
