"""The grammar of shell commands: which words are known, and which forms are not."""

import pytest

from filters.tool_calls.shell import MOST_SIGNS, MOST_TOKENS, Command, Script, Word, read_script

ANY, ANY_WORDS = Word("", known=False), Word("", known=False, several=True)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("ls -l a", [["ls", "-l", "a"]]),
        ("ls 'a b' \"c d\" e'f'\"g\"", [["ls", "a b", "c d", "efg"]]),
        ("ls \\; \"a\\\"b\" \"c\\d\" \"e\\\\f\"", [["ls", ";", 'a"b', "c\\d", "e\\f"]]),
        ("ls a \\\n b \"c\\\nd\"", [["ls", "a", "b", "cd"]]),
        ("ls|wc;a&b&&c||d\ne", [["ls"], ["wc"], ["a"], ["b"], ["c"], ["d"], ["e"]]),
        ("! a b", [["a", "b"]]),
        ("if a; then b; elif c; then d; else e; fi", [["a"], ["b"], ["c"], ["d"], ["e"]]),
        ("while a\ndo\nb\ndone", [["a"], ["b"]]),
        ("[ -f a ] && [ a != b ]", [["[", "-f", "a", "]"], ["[", "a", "!=", "b", "]"]]),
        ("a 2>/dev/null b >/dev/null 2>&1 <c", [["a", "b"]]),
        ("a <<<b", [["a"]]),
        ("2>/dev/null a", [["a"]]),
        ("while a; do b; done < c", [["a"], ["b"]]),
        ("# A comment\nls", [["ls"]]),
        ("ls é 'ü ö'", [["ls", "é", "ü ö"]]),
        ("git log HEAD@{1} @{u} {} ^a$ ~/b", [["git", "log", "HEAD@{1}", "@{u}", "{}", "^a$", "~/b"]]),
    ],
    ids=[
        "words", "quotes", "escapes", "a line that goes on", "parts", "a negation", "a condition", "a loop", "a test",
        "output that is left out", "input", "before the program", "input of a loop", "a comment",
        "other letters", "literal marks",
    ],
)  # fmt: skip
def test_what_a_command_consists_of(command: str, words: list[list[str]]) -> None:
    script = read_script(command)
    assert script is not None
    found = [[word.text for word in each.words] for each in script.commands]
    assert sorted(found) == sorted(words)
    assert all(word.known or word.several for each in script.commands for word in each.words)


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ('"$X"', ANY),
        ("$X", ANY_WORDS),
        ("${X}a", ANY_WORDS),
        ('"a$X"', Word("a", known=False)),
        ("a$X", ANY_WORDS),
        ("a*b", Word("a", known=False, several=True)),
        ("*", ANY_WORDS),
        ("a{b,c}", Word("a", known=False, several=True)),
        ("a{1..3}", Word("a", known=False, several=True)),
        ("a\\ b", Word("a", known=False, several=True)),
        ("'a'b", Word("ab", known=False, several=True)),
        ("'a'-b", ANY_WORDS),
        ("a,b", Word("a,b", several=True)),
        ("a,-b", ANY_WORDS),
        ('"$?"', ANY),
    ],
    ids=[
        "a variable", "without quotes", "in brackets", "after a text", "that may be several", "a pattern", "any file",
        "a list", "a range", "an escaped blank", "a text in quotes first", "an option after quotes",
        "a list of Windows",
        "an option in it", "a status",
    ],
)  # fmt: skip
def test_what_is_known_of_a_word(written: str, word: Word) -> None:
    marks = frozenset[int]()
    assert read_script(f"ls {written}") == Script((Command((Word("ls"), word)),), marks)


@pytest.mark.parametrize(
    ("command", "may_be_option"),
    [
        ("for f in a b; do ls $f; done", False),
        ("for f in a -b; do ls $f; done", True),
        ("for f in 'a -b'; do ls $f; done", True),
        ("for f in 'a b'; do ls \"$f\"; done", False),
        ("for f in a*; do ls \"$f\"; done", False),
        ("for f in a*; do ls $f; done", True),
        ("for f in *; do ls \"$f\"; done", True),
        ("for f in a; do read -r f; ls $f; done", True),
        ("for f in a; do for f in -b; do pwd; done; ls $f; done", True),
        ("for f in a; do pwd; done; ls $f", True),
    ],
    ids=[
        "words", "an option", "a blank", "quoted", "files", "files with blanks", "any file", "what is read",
        "another loop", "after the loop",
    ],
)  # fmt: skip
def test_the_variable_of_a_loop(command: str, may_be_option: bool) -> None:
    script = read_script(command)
    assert script is not None
    (word,) = (each.words[1] for each in script.commands if each.words[0].text == "ls")
    assert word.may_be_option is may_be_option


def test_where_a_shell_finds_marks() -> None:
    script = read_script("a '|' && b \\; c; d")
    assert script is not None
    assert script.marks == {6, 7, 15}


NOT_KNOWN = [
    "ls | select (rm *)", "find . -name \\x2ddelete", "find . \\x2ddelete", "find . \\55delete",
    "find . \\u002ddelete", "grep x f > out", "grep x f >> out", "grep x f >| out", "grep x f &> out",
    "grep x f 2> out", "grep x f 2>&1 > out", "cat f > /dev/sda", "cat f >/dev/nullx", "cat f >/dev/null/../x",
    'cat f > "/dev/null"x', "cat < f > g", "cat <> f", "cat f <&3", "exec 3<>f", "cat < /dev/tcp/two.example/80",
    'cat < "/dev/tcp/two.example/80"', "cat < /dev/tcp/$x/80", "cat < $x",
    'for f in /dev/tcp/two.example/80; do cat < "$f"; done', "cat << EOF", 'cat <<< "$(evil)"', "cat <<< `evil`",
    "cat <(evil)", "cat >(evil)", "echo $(evil)", 'echo "$(evil)"', "echo `evil`", 'echo "`evil`"',
    "echo ${x:-$(evil)}", "echo ${x:=y}", "echo ${x@P}", "echo ${!x}", "echo $((a[$(evil)]))", "echo $[a[$(evil)]]",
    'echo "$x[$(evil)]"', "echo $x[1]", 'echo "$x[1]"', "echo ${x[1]}", '[ "$x" "$y" ]', "(( x ))",
    "declare -x PATH=x", "export PATH=x", "LC_ALL=$(evil) ls", "a=b", "a=b; ls", "function ls { evil; }",
    "ls() { evil; }", "ls () { evil; }; ls", "{ evil; }", "( evil )", "(ls)", "for f in $(evil); do ls; done",
    "for path in a; do ls; done", "for PATH in a; do ls; done", "case x in x) evil;; esac", "ls *(e:'evil':)",
    "ls *(e:evil:)", "ls (evil)", "ls =(evil)", "ls | cat a{evil b}", "sort @{e={evil}}", "ls @(evil)",
    "sed $'p\\nw out' f", "jq -n 'input' > f", "git show > f", "pip freeze > r.txt", "od f > g", "column f -o > g",
    "diff --to-file=x y > z", "du --files0-from=f > g", "echo x > f", "echo x >> ~/.bashrc", "ls # & del x",
    "ls # ; evil", "ls # -delete", "# & del x", "# $(evil)", "ls \u201ca\u201d ; evil", "ls \u201c; evil\u201d",
    "echo \u2018a' ; evil ; echo 'b\u2019", "echo 'a\u2018; evil; \u2018b'", 'echo "a\u201c; evil; \u201cb"',
    'ls "a`" ; evil ; "`"', "ls a`; evil`", "ls @'", 'ls @"', "ls <# #> ; evil", "ls $'a';evil", 'ls $"a";evil',
    "ls $'\\x2d'", "cat \\\\two.example\\share\\f", "cat \\\\\\\\two.example\\\\share\\\\f",
    "cat '\\\\two.example\\share\\f'", "cat //two.example/share/f", "type \\\\two.example\\a$\\b",
    "ls \\\\?\\UNC\\two.example\\a", ":>f", ": > f", ">f", "> f ls", "2>f ls", "ls 2>f", "ls 1>f", "ls 3>f", "ls &>f",
    "ls >&f", "ls >& f", "ls 2>/dev/null >f", "cat f 2>&1 >g", "ls 2>&1f", "ls 2>&1 f > g", "\\rm x", "r\\m x",
    "{rm,x}", "{ls,-la}",
    "", "#a",
    "[ -f a ] 2>/dev/null b", "ls 'a", 'ls "a', "ls a\\", "ls \u00a0a", "ls\ra", "ls \x07", "for x; do ls; done",
    "ls a{b", "echo $path[a]", "for a in 'x[$(evil)]'; do echo $path[a]; done",

    "ls; ; ls",
    "if ls; then ls", "ls )", "a=b ls > c", 'cat < "/dev/tcp/$x"', "for f in /dev/tcp/a/1; do cat < $f; done",
    'for f in /dev; do cat < "${f}/tcp/a/1"; done',
]  # fmt: skip


@pytest.mark.parametrize("command", NOT_KNOWN)
def test_forms_that_are_not_known(command: str) -> None:
    assert read_script(command) is None


@pytest.mark.parametrize(
    "command",
    [
        "a " * (MOST_TOKENS + 1), "ls " + "[a]" * MOST_SIGNS, "a;" * 300, "a " + "b" * 9_000, "(" * 8_000, "$(" * 4_000,
        "'" * 7_999, '"' * 7_999,
        "cat <<a " * 1_000, "a|" * 4_000, "if a; then " * 700, "{a," * 2_700, "! " * 4_000, "[" * 8_000, "$a" * 4_000,
    ],
    ids=[
        "words", "signs", "parts", "characters", "brackets", "commands", "apostrophes", "quotes", "documents", "pipes",
        "conditions", "braces", "negations", "square brackets", "variables",
    ],
)  # fmt: skip
def test_what_is_too_much(command: str) -> None:
    script = read_script(command)
    assert script is None or not script.commands[0].words[0].known
