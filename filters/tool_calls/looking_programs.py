"""Programs that look, with the options and operands with which they do nothing else.

What is not listed here counts as doing more. An option that is shortened is not listed.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from filters.tool_calls.command_options import (
    Checked,
    Looks,
    Options,
    Words,
    anything,
    by_names,
    needs,
    no_operand,
    nothing,
)
from filters.tool_calls.managing_programs import (
    COMPOSE,
    DOCKER,
    GIT,
    HELM,
    KUBECTL,
    MYSQL,
    PIP,
    PSQL,
    SYSTEMCTL,
    TERRAFORM,
)
from filters.tool_calls.particular_programs import (
    dumps,
    has_no_quote,
    is_format,
    is_sed,
    lists_archive,
    lists_processes,
    names_no_machine,
    prints,
    queries_sqlite,
    queries_yaml,
    reads_line,
    runs_awk,
    shows_network,
    sleeps,
    sorts,
    tests,
    tests_in_brackets,
)
from filters.tool_calls.running_programs import finds, runs_rest, runs_text, runs_with_input
from filters.tool_calls.shell import Command

_DEEPEST: Final = 3
"""Most programs of which each runs the next."""


def looks(command: Command) -> bool:
    """Whether a simple command is known to do nothing but look."""
    is_read = bool(command.words) and command.words[0].text == "read"
    return _program_looks(0, command.words) and all(
        each.known and (is_plain_variable(each.text) or (is_read and each.text == "IFS=")) for each in command.variables
    )


def takes_any_option(command: Command) -> bool:
    """Whether a simple command that looks would look with any options as well."""
    program = PROGRAMS.get(_FOLDER.sub("", command.words[0].text))
    return program is anything or (isinstance(program, Options) and program.plain)


def is_plain_variable(assignment: str) -> bool:
    """Whether a variable (`LC_ALL=C`) only changes how programs show something.

    In some encodings the second byte of a letter can be a backslash or a mark such as `|`. So a locale must name one
    in which a program reads the same script as is read here.
    """
    return _PLAIN_VARIABLE.fullmatch(assignment) is not None


_PLAIN_VARIABLE = re.compile(
    r"(?:CI|COLUMNS|FORCE_COLOR|LINES|NO_COLOR|TERM)=[\w.-]*|TZ=(?:[A-Z][\w/+-]*)?|LANGUAGE=[A-Za-z_:]*"
    r"|(?:LANG|LC_[A-Z]+)=(?:C|POSIX|en_[A-Z]{2}|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF|utf)-?8)?"
)
_FOLDER = re.compile(r"\A/(?:usr/(?:local/)?)?bin/")


def _program_looks(depth: int, words: Words) -> bool:
    if not words or not words[0].known or depth > _DEEPEST:
        return False
    name = _FOLDER.sub("", words[0].text)
    if len(words) == _PROGRAM_AND_OPTION and words[1].known:
        telling = {"--version": _WITH_VERSION, "-V": _WITH_VERSION, "-v": _WITH_SMALL_VERSION}
        if name in telling.get(words[1].text, ()):
            return True
    program = PROGRAMS.get(name)
    return program is not None and program(words[1:], partial(_program_looks, depth + 1))


_PROGRAM_AND_OPTION: Final = 2
_NAMES: Final = """
    awk bash cmake curl docker find gcc git grep helm jq kubectl make mysql node npm perl php pip pip3 podman psql
    python python3 rg rsync ruby sed sort sqlite3 tar uv
"""
_WITH_VERSION: Final = frozenset(_NAMES.split())
"""Programs that tell their version, and for that read nothing that a project sets up."""
_WITH_SMALL_VERSION: Final = frozenset({"gcc", "node", "npm", "perl", "php", "ruby"})
"""Those that do so for `-v`."""

_DIGEST: Final = Options(
    "bctwza:q",
    "binary check tag text zero ignore-missing quiet status strict warn algorithm: length: raw debug untagged",
    plain=True,
)
_GREP: Final = Options(
    "abcEFGhHiIlLnoPqrRsTUvVwxyzZA:B:C:D:d:e:f:m:",
    """
    regexp: file: max-count: after-context: before-context: context: exclude: exclude-dir: exclude-from: include:
    binary-files: devices: directories: label: color colour extended-regexp fixed-strings perl-regexp basic-regexp
    ignore-case no-ignore-case invert-match word-regexp line-regexp count files-with-matches files-without-match
    only-matching quiet silent no-messages byte-offset with-filename no-filename line-number initial-tab null text
    line-buffered recursive dereference-recursive null-data no-group-separator group-separator:
    """,
    plain=True,
    numbers=True,
)
PROGRAMS: Final[Mapping[str, Looks]] = by_names({
    "echo : true false expr": anything,
    "printf": prints,
    "test": tests,
    "[ [[": tests_in_brackets,
    "read": reads_line,
    "awk gawk mawk": runs_awk,
    "sed gsed": Checked(
        Options("nrEszue:", "quiet silent regexp-extended null-data separate unbuffered posix debug expression:",
                ordered=True),
        is_sed,
    ),
    "find": finds,
    "xargs": runs_with_input,
    "bash sh zsh dash": runs_text,
    "sudo doas time": runs_rest(Options(first=True)),
    "nice": runs_rest(Options("n:", "adjustment:", numbers=True, first=True)),
    "timeout": runs_rest(Options("k:s:v", "kill-after: signal: preserve-status foreground verbose", first=True), 1),
    "command": Checked(Options("vV", first=True), needs("v", "V")),
    "sleep": Checked(Options(), sleeps),
    "printenv": Options("0", "null", plain=True),
    "java javac": Checked(Options("", "-version version"), no_operand),
    "break continue env jobs locale tty arch sw_vers : logname umask alias history mount": nothing,
    "ulimit": Checked(Options("a"), no_operand),
    "cd pwd": Options("LP", most=1, plain=True),
    "cat": Options("AbeEnstTuv", "show-all number number-nonblank show-ends show-nonprinting show-tabs squeeze-blank",
                   plain=True),
    "tac": Options("brs:", "before regex separator:", plain=True),
    "rev": Options(plain=True),
    "zcat bzcat xzcat": Options(),
    "grep egrep fgrep": _GREP,
    "zgrep": Checked(replace(_GREP, plain=False), has_no_quote),
    "rg": Options(
        "aFHhiIlLnNoPpqsSuUvwx0c.A:B:C:d:e:E:f:g:j:m:M:r:t:T:",
        """
        after-context: before-context: binary block-buffered byte-offset case-sensitive color: colors: column context:
        context-separator: count count-matches crlf dfa-size-limit: encoding: engine: field-context-separator:
        field-match-separator: file: files files-with-matches files-without-match fixed-strings follow glob:
        glob-case-insensitive heading hidden iglob: ignore-case ignore-file: include-zero invert-match json
        line-buffered line-number line-regexp max-columns: max-columns-preview max-count: max-depth: max-filesize: mmap
        multiline multiline-dotall no-column no-config no-filename no-follow no-heading no-hidden no-ignore
        no-ignore-dot no-ignore-exclude no-ignore-files no-ignore-global no-ignore-parent no-ignore-vcs no-line-number
        no-messages no-mmap no-unicode null null-data one-file-system only-matching passthru path-separator: pcre2
        pretty quiet regex-size-limit: regexp: replace: smart-case sort: sortr: stats text threads: trim type:
        type-add: type-list type-not: unrestricted vimgrep with-filename word-regexp
        """,
    ),
    "head": Options("qvzc:n:", "quiet silent verbose zero-terminated bytes: lines:", plain=True, numbers=True),
    "tail": Options("fFqrvzc:n:s:b:", "follow retry quiet silent verbose zero-terminated bytes: lines: pid: "
                    "sleep-interval:", plain=True, numbers=True),
    "wc": Options("cmlLw", "bytes chars lines words max-line-length total:", plain=True),
    "nl": Options("pb:d:f:h:i:l:n:s:v:w:", plain=True),
    "cut": Options("nszb:c:d:f:", "complement only-delimited zero-terminated bytes: characters: delimiter: fields: "
                   "output-delimiter:", plain=True),
    "paste": Options("szd:", "serial delimiters: zero-terminated", plain=True),
    "join": Options("iz1:2:a:e:j:o:t:v:", "ignore-case header check-order nocheck-order", plain=True),
    "comm": Options("123iz", "check-order nocheck-order output-delimiter: total zero-terminated", plain=True),
    "cmp": Options("bls", "print-bytes verbose quiet silent", plain=True),
    "diff": Options(
        "abBcdeEinNpqrstTuvwyZC:F:I:U:W:x:",
        """
        brief side-by-side unified context color ignore-all-space ignore-blank-lines ignore-case ignore-space-change
        ignore-trailing-space ignore-tab-expansion new-file recursive report-identical-files suppress-common-lines
        strip-trailing-cr text minimal normal no-dereference exclude: label: width: tabsize: show-c-function expand-tabs
        """,
    ),
    "fold": Options("bsw:", "bytes spaces width:", plain=True),
    "expand unexpand": Options("iat:", "initial all tabs: first-only", plain=True),
    "column": Options("tLJxes:N:o:R:H:c:l:W:T:", "table json table-columns: separator: output-separator:", plain=True),
    "tr": Options("cCdst", "complement delete squeeze-repeats truncate-set1", plain=True),
    "sort": Checked(
        Options(
            "bdfghiMnRrVcCmsuzk:S:t:",
            """
            numeric-sort reverse unique human-numeric-sort general-numeric-sort version-sort ignore-case month-sort
            random-sort ignore-leading-blanks dictionary-order stable zero-terminated check merge key: field-separator:
            sort: buffer-size: parallel:
            """,
        ),
        sorts,
    ),
    "uniq": Options(
        "cdDiuzf:s:w:",
        "count repeated unique ignore-case all-repeated group skip-fields: skip-chars: check-chars: zero-terminated",
        most=1,
    ),
    "seq": Options("wf:s:", "equal-width format: separator:", numbers=True),
    "ls": Options(
        "aAbBcCdfFgGhHiklLmnNopqQrRsStuUvxXZ1I:w:T:",
        """
        all almost-all author block-size: classify color directory dereference file-type format: full-time
        group-directories-first human-readable si hide: ignore: indicator-style: inode no-group numeric-uid-gid
        quoting-style: recursive reverse size sort: time: time-style: width: hyperlink literal escape zero context
        """,
        plain=True,
    ),
    "dir": Options(plain=True),
    "tree": Options(
        "adfghilnpqrstuvxACDFJNQSUXc",
        "-L: -P: -I: noreport dirsfirst filesfirst du filelimit: prune gitignore charset: matchdirs ignore-case inodes "
        "device sort timefmt: si nolinks",
    ),
    "stat": Options("LfxtlnqrsFc:", "format: printf: terse dereference file-system", plain=True),
    "du": Options("abcDhHklLmPsSx0d:t:B:X:", "all apparent-size block-size: bytes total dereference human-readable si "
                  "max-depth: one-file-system summarize exclude: threshold: time time-style: separate-dirs null inodes",
                  plain=True),
    "df": Options("ahHiklmgPTvB:t:x:", "all human-readable si inodes local portability print-type total output "
                  "block-size: type: exclude-type:", plain=True),
    "file": Options("bhiIkLnNrsv0e:F:", "brief mime mime-type mime-encoding dereference no-dereference keep-going "
                    "extension separator: no-pad raw"),
    "basename": Options("azs:", "multiple zero suffix:", plain=True),
    "dirname": Options("z", "zero", plain=True),
    "realpath readlink": Options("eEfmLPnqsvz", "canonicalize canonicalize-existing canonicalize-missing no-newline "
                                 "strip relative-to: relative-base: logical physical quiet zero", plain=True),
    "md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum b3sum cksum sum shasum": _DIGEST,
    "md5": Options("qr"),
    "base64": Options("dDw:", "decode wrap:", most=1),
    "od": Options("abcdfhilosvxA:j:N:S:t:w::", "address-radix: skip-bytes: read-bytes: format: width output-duplicates",
                  plain=True),
    "hexdump hd": Options("bcCdovxe:f:n:s:", "canonical", plain=True),
    "xxd": dumps,
    "strings": Options("afowe:n:t:", "all bytes: radix: encoding: print-file-name", plain=True),
    "readelf": Options("ahlSsrdnWeV", "all file-header program-headers sections symbols wide dynamic relocs notes"),
    "jq": Options(
        "aceCfjMnRrsSL:",
        """
        compact-output raw-output raw-output0 join-output slurp null-input raw-input sort-keys exit-status color-output
        monochrome-output tab unbuffered stream seq ascii-output from-file: indent: arg: argjson: slurpfile: rawfile:
        args jsonargs
        """,
        plain=True,
    ),
    "yq": Checked(
        Options("eNPrjcCMn0o:p:", "output-format: input-format: prettyPrint no-colors colors unwrapScalar raw-output "
                "null-input exit-status no-doc tojson compact-output"),
        queries_yaml,
    ),
    "tar bsdtar": lists_archive,
    "unzip": Checked(Options("lvqZ1tp", ends=False, ordered=True), needs("l", "v", "Z", "t", "p")),
    "zipinfo": Options("12hlmstvzC", ends=False),
    "date": Checked(Options("uRI::d:r:v:", "utc universal rfc-email iso-8601 rfc-3339: date: reference:"), is_format),
    "cal": Options("13jmy", numbers=True),
    "uptime": Options("ps", "pretty since"),
    "uname": Checked(Options("amnoprsiv", "all kernel-name kernel-release machine operating-system"), no_operand),
    "hostname": Checked(Options("fsdiI", "fqdn short long domain ip-address all-ip-addresses"), no_operand),
    "id groups whoami users who w": Options("gGnruzZabdHlmpqTsfo", "group groups user name real zero"),
    "last": Options("axFwn:f:", numbers=True),
    "which type": Options("aftpPs", plain=True),
    "whereis": Options("bmsu"),
    "nproc": Checked(Options("", "all ignore:"), no_operand),
    "free": Checked(Options("bkmghtwlvc:s:", "bytes kilo mega giga human total wide si kibi mebi gibi"), no_operand),
    "ps": lists_processes,
    "pgrep": Options("afilnovxcu:U:P:g:t:", "count full list-name list-full exact newest oldest delimiter:"),
    "top": Checked(Options("bciHSn:o:p:u:U:d:w::"), needs("b")),
    "lsof": Checked(Options("anPltURwbp:u:c:d:g:i::s::"), names_no_machine),
    "ss netstat": Checked(Options("tulnpaemisHxO460wBgWv", "tcp udp listening numeric processes all extended info "
                                  "summary ipv4 ipv6 no-header route"), no_operand),
    "ip": shows_network,
    "lsblk": Options("abdfilmnopPrsSto:", "all bytes fs json list noheadings output: paths tree"),
    "lscpu": Options("ae", "all extended json"),
    "lsmod": nothing,
    "ifconfig": Checked(Options("a"), no_operand),
    "vmstat": Options("adnstw"),
    "lsb_release": Options("acdirs", "all codename description id release short"),
    "dpkg": Checked(Options("lLsS", "list listfiles status search"), needs("l", "L", "s", "S", "list", "listfiles",
                                                                           "status", "search")),
    "dmesg": Options("HTkuxtLPl:f:", "human ctime kernel userspace decode notime color nopager level: facility:"),
    "crontab": Checked(Options("lu:", ordered=True), needs("l")),
    "journalctl": Options(
        "abefkmqrxlNc:F:g:n:o:p:S:t:u:U:",
        """
        all boot catalog cursor: disk-usage dmesg facility: field: fields fields: follow full grep: header
        identifier: lines: list-boots merge no-full no-hostname no-pager no-tail output: output-fields: pager-end
        priority: quiet reverse show-cursor since: system this-boot unit: until: user user-unit: utc case-sensitive
        """,
        numbers=True,
    ),
    "systemctl": SYSTEMCTL,
    "git": GIT,
    "docker podman": DOCKER,
    "docker-compose": COMPOSE,
    "kubectl": KUBECTL,
    "helm": HELM,
    "terraform tofu": TERRAFORM,
    "pip pip3": PIP,
    "psql": PSQL,
    "mysql mariadb": MYSQL,
    "sqlite3": Checked(Options("", "-csv -header -json -readonly", ends=False), queries_sqlite),
})  # fmt: skip
