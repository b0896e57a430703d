"""Scripts for `sed` and `awk`: what only shows."""

import pytest

from filters.tool_calls.editing_scripts import awk_looks, sed_looks

SED = [
    "p", "1,9p", "5q", "$d", "/a/,/b/p", "/a/!d", "s/a/b/g", "s|/x|y|;3d", "s/[0-9]+//g;/^#/d", "/a/{p;q}", "1!G;h;$!d",
    "s/[^]a]/x/2p", "s/a\\/b/c/", "y/ab/cd/", "0~4p", "1,+3p", "s/[ \\t]*$//", "=", "",
]  # fmt: skip
SED_MORE = [
    "w f", "1w f", "e", "1e a", "r f", "R f", "W f", "s/a/b/e", "s/a/b/w f", "s/a/b/gw f", "s/[/]/x/e", "s/a\\/b/e",
    "s,a,b,;w f", "y/a/b/;w f", "/x/w f", "\\xaxw f", "/[/]/w f/", "a\\\nw f", "a text", "c text", "i\\\nx", "p;w f",
    "p\nw f", "{w f", "b a", ":a", "s/a", "s/a/b", "saabaw f", "s/a\nb/c/", "n p", "/a[/]b/p", "s/a/b/ w f",
    "s/[\\]/x/w f",
]  # fmt: skip
AWK = [
    "{print $1}", "NR>5", "$3 > 9 {print $1}", "/a|b/", "!/a/", "$1 ~ /x|y/ && $2 || $3", 'BEGIN{FS="|"} {print $2}',
    '{printf "%s > %s\\n", $1, $2}', "{a[$1]++} END {for (k in a) print k, a[k]}", "{print $1/1024}",
    "{print (a + b) / 2}", "# note\n{print}", "{x = a[1] / 2; y = x / 3}",
    "{ if ($1 > 2) n++ } END { print n }",
]  # fmt: skip
AWK_MORE = [
    'BEGIN{system("a")}', 'BEGIN{"a" | getline x}', '{print "x" | "a"}', '{print "x" |& "a"}', '{print > "f"}',
    '{print >> "f"}', '{printf "x" > "f"}', "{print $1 > $2}", '{print a,\nb > "f"}', '{print("a") > "f"}',
    'BEGIN{while ((getline x < "f") > 0) print x}', "BEGIN{@f()}", '@load "x"', '@include "x"',
    'BEGIN{if (1) /"/; print "x" > "f"; y = "/"}', 'BEGIN{print /"/ > "f"; y = "/"}',
    'BEGIN{x = 1\n/"/; print 1 > "f"; y = "/"}', '{x = a / "b" | "c" / d}', 'BEGIN{sys\\\ntem("a")}',
    'BEGIN{awk::system("a")}', 'BEGIN{extension("a")}', '{x = (a) /"/; print > "f"; y = "/"}', 'BEGIN{x = "a\n"}',
    'BEGIN{return /"/; print > "f"; "/"}', 'BEGIN{x = y == /"/; print > "f"; "/"}', "/a[/]b/", "{print `a`}", "/a[/",
]  # fmt: skip


@pytest.mark.parametrize("script", SED)
def test_sed_that_shows(script: str) -> None:
    assert sed_looks(script)


@pytest.mark.parametrize("script", SED_MORE)
def test_sed_that_does_more_or_may(script: str) -> None:
    assert not sed_looks(script)


@pytest.mark.parametrize("script", AWK)
def test_awk_that_shows(script: str) -> None:
    assert awk_looks(script)


@pytest.mark.parametrize("script", AWK_MORE)
def test_awk_that_does_more_or_may(script: str) -> None:
    assert not awk_looks(script)
