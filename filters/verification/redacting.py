"""Redaction: replaces private values in a text by placeholders, always the same one for a value within a request.

Values are recognised by shape and checksum, with no library: presidio and scrubadub need language models,
detect-secrets reads files and needs an HTTP client, python-stdnum is under the LGPL, and phonenumbers finds national
numbers only of a given country, at a millisecond per thousand characters.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate

from filters.text.lexicon import fluency, is_known

MARGIN = 320
"""Characters on either side of a shown stretch that are searched too, so that values at its ends are recognised.

Values that are longer (keys in PEM, tokens) are random, and so is any part of them.
"""

_ROUNDS = 3


class Kind(StrEnum):
    """What a value is. Overlapping values are replaced together, as the kind among theirs that stands first here."""

    PRIVATE_KEY = "PRIVATE_KEY"
    """A PEM block (RFC 7468)."""
    JWT = "JWT"
    KEY = "KEY"
    """An API key or access token of a known provider's shape."""
    PASSWORD = "PASSWORD"  # noqa: S105 - the name of a kind
    """A password in a URL or connection string, or a value whose name is password, secret, token, key or the like."""
    IBAN = "IBAN"
    ID = "ID"
    """A national identity number whose shape or checksum is unmistakable."""
    CARD = "CARD"
    EMAIL = "EMAIL"
    TOKEN = "TOKEN"  # noqa: S105 - the name of a kind
    """A long run that is random rather than language: session ids, digests, unknown keys, encoded bytes."""
    PHONE = "PHONE"
    NUMBER = "NUMBER"
    """Any other number of seven or more digits: accounts, customers, cases."""


@dataclass(frozen=True, slots=True)
class Private:
    """Where a private value stands in a text, and what it is; never the value."""

    kind: Kind
    start: int
    end: int


class Redactor:
    """The placeholders of one request. It holds values in memory, so it must not outlive the request."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._counts: dict[Kind, int] = {}

    def redact(self, text: str, start: int = 0, end: int | None = None) -> str:
        """Return a stretch of a text with every private value as `<KIND_N>`. A value across its end is wholly replaced.

        Redacting the result again changes nothing. The words round a value stay, and so does a value that reads as
        language: nobody can have the words of an attack removed by giving them the shape of a key. IP addresses and the
        hosts of URLs stay, as they show where data would go. Takes time linear in the stretch, whatever the length of
        the text.
        """
        shown, changed = self._replace(text, start, len(text) if end is None else end)
        rounds = _ROUNDS
        while changed and rounds:  # with a value gone, what surrounded it may be recognised as another one
            shown, changed = self._replace(shown, 0, len(shown))
            rounds -= 1
        return shown

    def _replace(self, text: str, start: int, end: int) -> tuple[str, bool]:
        first = max(0, start - MARGIN)
        parts: list[str] = []
        place = start
        for private in find_private(text[first : end + MARGIN]):
            begins, ends = private.start + first, private.end + first
            if ends <= start or begins >= end:
                continue
            parts += text[place:begins], self._placeholder(private.kind, text[begins:ends])
            place = ends
        return "".join([*parts, text[place:end]]), bool(parts)

    def _placeholder(self, kind: Kind, value: str) -> str:
        spelled = "".join(filter(str.isalnum, value.casefold())) or value
        if spelled not in self._names:
            self._counts[kind] = self._counts.get(kind, 0) + 1
            self._names[spelled] = f"<{kind}_{self._counts[kind]}>"
        return self._names[spelled]


def find_private(text: str) -> tuple[Private, ...]:
    """Return the private values in a text, in order; none overlaps another."""
    return tuple(_united([*_written_plainly(text), *_spaced_out(text)]))


def _written_plainly(text: str) -> Iterator[Private]:
    for kind, find in _FINDERS:
        yield from (Private(kind, *span) for span in find(text))
    yield from _numbers(text)


_WORDLESS = frozenset({Kind.CARD, Kind.ID, Kind.IBAN, Kind.NUMBER, Kind.PHONE})


def hides_words(text: str, spans: Iterable[tuple[int, int]]) -> bool:
    """Whether redaction would replace, in some of the spans, a value that could be words.

    A number could not, nor could an e-mail address without words: with its placeholder, a reader still sees that
    something is sent to an address.
    """
    ordered = sorted(spans)
    while ordered:
        near = [span for span in ordered if span[0] <= ordered[0][1] + MARGIN]
        first, last = max(0, near[0][0] - MARGIN), max(end for _, end in near) + MARGIN
        for private in find_private(text[first:last]):
            start, end = private.start + first, private.end + first
            overlaps = any(start < ends and begins < end for begins, ends in near)
            if overlaps and _may_be_words(private.kind, text[start:end]):
                return True
        ordered = ordered[len(near) :]
    return False


def _may_be_words(kind: Kind, value: str) -> bool:
    return _said(value) >= _LANGUAGE if kind is Kind.EMAIL else kind not in _WORDLESS


_RANK = {kind: rank for rank, kind in enumerate(Kind)}
_Span = tuple[int, int]


def _united(found: Iterable[Private]) -> Iterator[Private]:
    """Yield values, overlapping ones united: what is left of one after the other is replaced could give it away."""
    last: Private | None = None
    for private in sorted(found, key=lambda private: (private.start, private.end)):
        if last is None:
            last = private
        elif private.start < last.end:
            kind = min(last.kind, private.kind, key=_RANK.__getitem__)
            last = Private(kind, last.start, max(last.end, private.end))
        else:
            yield last
            last = private
    if last is not None:
        yield last


# Letters and digits set apart

_APART = re.compile(r"(?<!\S)\S(?!\S)(?:[ \t]\S(?!\S)){9,}+")


def _spaced_out(text: str) -> Iterator[Private]:
    """Yield values with a space between every two characters. Tokens are left out: words so written look like them."""
    for match in _APART.finditer(text):
        for private in _written_plainly(match[0][::2]):
            if private.kind is not Kind.TOKEN:
                start, end = match.start() + 2 * private.start, match.start() + 2 * private.end - 1
                yield Private(private.kind, start, end)


# What is language, and what is not

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_LANGUAGE = 3
_LANGUAGE_EVERY = 20
_TOGETHER = 20
"""Letters from which a run of encoded bytes nearly always has a digit or a change of case."""


def _is_language(run: str) -> bool:
    """Whether a run without spaces holds words of some language: enough for its length (`_LANGUAGE_EVERY`)."""
    return fluency(_CAMEL.sub(" ", run)) >= max(_LANGUAGE, len(run) // _LANGUAGE_EVERY)


def _small(text: str) -> str:
    """Return the text in small letters, at its own length. Expressions that ignore case are several times slower."""
    small = text.lower()
    return small if len(small) == len(text) else "".join(min(char.lower(), char, key=len) for char in text)


def _has_digit(run: str) -> bool:
    return any(map(str.isdigit, run))


# Private keys, tokens and API keys

_BREAK = r"(?:\\[nr]|\s)"
# Only words of real labels are allowed: otherwise the words of an attack could pass for a label.
_LABEL = (
    r"(?: (?:any|block|certificate|cms|crl|dh|dsa|ec|encrypted|key|message|new|openssh|parameters|pgp|pkcs7|private"
    r"|public|request|rsa|signature|ssh2|trusted|x509)){0,5}"
)
_PEM = re.compile(
    r"-----begin" + _LABEL + r"-----" + _BREAK + r"*+"
    r"(?:(?:proc-type|dek-info|version|comment|hash): ?[^\n\\]{0,80}" + _BREAK + r"++){0,4}"
    r"(?:[a-z0-9+/]{20,}+={0,2}" + _BREAK + r"*+)++"
    r"(?:[a-z0-9+/=]{1,64}" + _BREAK + r"*+(?=-----end))?(?:-----end" + _LABEL + r"-{0,5})?",
    re.IGNORECASE,
)
_PEM_LINE = re.compile(r"(?<![a-z0-9+/])[a-z0-9+/]{20,}+={0,2}", re.IGNORECASE)
_JWT_PART = re.compile(r"[^.]+")
_JWT = re.compile(r"(?<![\w-])eyj[\w-]{8,}+\.[\w-]{4,}+(?:\.[\w-]*+){0,3}", re.IGNORECASE)
_KEY = re.compile(
    r"""(?<![a-z0-9])(?:
    sk-[\w-]{8,}+ | [rsp]k_(?:live|test)_\w{8,}+ | whsec_[\w+/]{8,}+
    | gh[oprsu]_\w{16,}+ | github_pat_\w{16,}+ | gl(?:pat|dt|rt|cbt|ptt|soat)-[\w.-]{16,}+
    | xox[a-z]-[\w-]{8,}+ | xapp-[\w-]{8,}+ | hooks\.slack\.com/services/[\w/]{16,}+
    | a(?:kia|sia|roa|ida|gpa|ipa|npa|nva)[a-z0-9]{16}(?![a-z0-9])
    | aiza[\w-]{30,}+ | ya29\.[\w.-]{16,}+ | sg\.[\w-]{16,}+\.[\w-]{16,}+ | hv[bs]\.[\w-]{16,}+
    | (?:dckr_pat|dop_v1|doo_v1|fw|gsk|hf|lsv2|npm|nvapi|pplx|pypi|r8|shpat|shpss|tvly|xai)[_-][\w-]{16,}+
    | age-secret-key-1[a-z0-9]{16,}+ | [0-9]{8,10}:[\w-]{35}(?![\w-])
    )""",
    re.VERBOSE,
)


def _pem_blocks(text: str) -> Iterator[_Span]:
    """Yield PEM blocks; one without an end as far as it has lines. Words in a block stay: they are no key."""
    for match in _PEM.finditer(text):
        yield from _without_language(text, match.span(), _PEM_LINE)


def _tokens(text: str) -> Iterator[_Span]:
    for match in _JWT.finditer(text):
        yield from _without_language(text, match.span(), _JWT_PART)


def _without_language(text: str, span: _Span, part: re.Pattern[str]) -> Iterator[_Span]:
    """Yield the span, or, where some of its parts are words, only the other parts."""
    parts = [match.span() for match in part.finditer(text, *span)]
    random = [(start, end) for start, end in parts if not _is_words(text[start:end])]
    yield from [span] if len(random) == len(parts) else random


def _is_words(run: str) -> bool:
    """Whether a run without spaces is language, or could be words written together."""
    return _is_language(run) or (len(run) >= _TOGETHER and run.isalpha() and not _is_random(run))


def _keys(text: str) -> Iterator[_Span]:
    for match in _KEY.finditer(_small(text)):
        if not _is_language(text[match.start() : match.end()]) and (_has_digit(match[0]) or len(match[0]) >= 24):
            yield match.span()


# Passwords

_IN_URL = re.compile(r"://[^\s/?#:@<>]{0,64}+:([^\s/?#<>]{1,128})@")
_NAMED = re.compile(
    r"""(?:(?<![a-z])pass|passwor[dt]|passwd|passphrase|pwd|secret|token|credential
    |(?:api|access|account|auth|client|encryption|private|shared|signing)[ _-]?(?:access)?[ _-]?key)s?+["'`]{0,2}
    (?:\s{0,3}[:=]{1,2}>?\s{0,3}|\ (?P<said>is|was)\ (?:now\ )?)
    (?:(?P<quote>["'`])(?P<quoted>[^\s"'`<>]{3,256}+)(?P=quote)|["'`]?(?P<bare>[^\s"'`<>,;]{4,256}+))""",
    re.VERBOSE,
)
_BEARER = re.compile(r"\b(?:bearer|basic)\s{1,3}([\w.~+/=-]{8,}+)", re.IGNORECASE)
_TRAILING = ".:)]}"
_REFERENCES = "${%["
"""First characters of a value that only refers to another one, as in templates."""


def _passwords(text: str) -> Iterator[_Span]:
    if "://" in text:
        yield from (match.span(1) for match in _IN_URL.finditer(text) if not _is_language(match[1]))
    for match in _NAMED.finditer(_small(text)):
        start, end = match.span("quoted" if match["quoted"] else "bare")
        value = text[start:end].rstrip(_TRAILING)
        if _is_chosen(value, said=match["said"] is not None):
            yield start, start + len(value)
    for match in _BEARER.finditer(text):
        if _has_digit(match[1]) and not _is_language(match[1]):
            yield match.span(1)


def _is_chosen(value: str, *, said: bool) -> bool:
    """Whether a value named password or the like was chosen by somebody, rather than being a word of the sentence.

    `said` is whether "is" or "was" stands between the name and the value.
    """
    if len(value) < 3 or value[0] in _REFERENCES or _is_language(value):
        return False
    if not value.isalpha():
        return not said or _has_digit(value)
    return not said and len(value) >= 6 and not is_known(value.lower())


# Numbers

_DIGITS = re.compile(r"(?:\(?\+ ?\(?|\()?(?<!\d)\d(?:[ \t\u00a0.()/\-]{0,3}+\d){6,}+")
_DATE = re.compile(
    r"(?:(?:19|20)\d\d[-/. ]{1,2}\d{1,2}[-/. ]{1,2}\d{1,2}|\d{1,2}[-/. ]{1,2}\d{1,2}[-/. ]{1,2}(?:19|20)\d\d)"
    r"(?: \d{1,2})?"
)
_ADDRESS = re.compile(r"\d{1,3}(?:\.\d{1,3}){3}")
_DECIMAL = re.compile(r"\d+\.\d+")
_CARD_DIGITS = range(13, 20)
_PHONE_DIGITS = range(7, 16)
_MOST_GROUPS = 64
_GROUP = re.compile(r"\d+")
_FORMATTED_IDS = re.compile(r"(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}|\d{3}\.\d{3}\.\d{3}-\d\d")
"""Social security numbers of the United States, CPF of Brazil."""


def _numbers(text: str) -> Iterator[Private]:
    for match in _DIGITS.finditer(text):
        run = match[0]
        if not (_DATE.fullmatch(run) or _ADDRESS.fullmatch(run) or _DECIMAL.fullmatch(run)):
            yield Private(_kind_of_number(run), *match.span())


def _kind_of_number(run: str) -> Kind:
    groups = _GROUP.findall(run)
    if _FORMATTED_IDS.fullmatch(run):
        return Kind.ID
    if _holds_card(groups):
        return Kind.CARD
    digits = sum(map(len, groups))
    return Kind.PHONE if digits in _PHONE_DIGITS and (len(groups) > 1 or run[0] in "+0") else Kind.NUMBER


def _holds_card(groups: list[str]) -> bool:
    """Whether some groups in a row make the number of a payment card. An expiry date or the like may follow it."""
    return len(groups) <= _MOST_GROUPS and any(
        len(number) in _CARD_DIGITS and is_luhn(number)
        for first in range(len(groups))
        for number in accumulate(groups[first : first + _CARD_DIGITS.stop])
    )


def is_luhn(digits: str) -> bool:
    """Whether the last digit is the right check digit for the others (ISO/IEC 7812-1)."""
    doubled = (int(digit) * 2 if index % 2 else int(digit) for index, digit in enumerate(reversed(digits)))
    return sum(value - 9 if value > 9 else value for value in doubled) % 10 == 0


_LENGTHS = """
AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18
FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20
LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31
SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
"""
_IBAN_LENGTHS: Mapping[str, int] = {entry[:2]: int(entry[2:]) for entry in _LENGTHS.split()}
_IBAN = re.compile(r"(?<![a-z0-9])([a-z]{2})[0-9]{2}(?=((?:[ -]?[a-z0-9]){11,30}))", re.IGNORECASE | re.ASCII)


def _ibans(text: str) -> Iterator[_Span]:
    for match in _IBAN.finditer(text):
        places = [place for place in range(match.start(), match.end(2)) if text[place].isalnum()]
        places = places[: _IBAN_LENGTHS.get(match[1].upper(), 0)]
        if is_iban("".join(text[place] for place in places)):
            yield match.start(), places[-1] + 1


def is_iban(text: str) -> bool:
    """Whether a text without spaces is an IBAN (ISO 13616): a known country, its length, a right checksum."""
    if not (text.isascii() and text.isalnum()) or _IBAN_LENGTHS.get(text[:2].upper()) != len(text):
        return False
    return int("".join(str(int(char, 36)) for char in text[4:] + text[:4])) % 97 == 1


_LETTERED_IDS = re.compile(
    r"(?<![a-z0-9])(?:"
    r"[a-z]{6}[0-9lmnpqrstuv]{2}[abcdehlmprst][0-9lmnpqrstuv]{2}[a-z][0-9lmnpqrstuv]{3}[a-z]"  # codice fiscale
    r"|[a-ceghj-pr-tw-z][a-ceghj-npr-tw-z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[a-d]"  # national insurance number
    r"|(?P<spanish>[xyz]?[0-9]{7,8})-?(?P<letter>[a-z])"  # DNI and NIE
    r")(?![a-z0-9])",
    re.IGNORECASE | re.ASCII,
)
_DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"
_NIE_DIGITS = str.maketrans("xyzXYZ", "012012")


def _lettered_ids(text: str) -> Iterator[_Span]:
    for match in _LETTERED_IDS.finditer(text):
        spanish = match["spanish"]
        if not spanish or _DNI_LETTERS[int(spanish.translate(_NIE_DIGITS)) % 23] == match["letter"].upper():
            yield match.span()


# E-mail addresses

_EMAIL = re.compile(
    r"(?<![\w.+%-])([\w.+%-]{1,64}+)(?: ?@ ?| ?[\[({] ?at ?[\])}] ?)"
    r"([\w-]{1,63}+(?:(?:\.| ?[\[({] ?dot ?[\])}] ?| \. ?)[\w-]{1,63}+){1,8})",
    re.IGNORECASE,
)
_MAILBOX = 6
"""The weight of words (`filters.text.lexicon.fluency`) from which a mailbox or a host name is more than a name: words
of a sentence.
"""
_AUTHORITY = re.compile(r"://[^\s/?#]{0,80}\Z")


def _emails(text: str) -> Iterator[_Span]:
    """Yield e-mail addresses, also with `[at]` and `[dot]`, or set apart by spaces.

    What stands before the host in a URL is no mailbox. Where the host is a sentence, only the mailbox counts.
    """
    for match in _EMAIL.finditer(text):
        in_url = _AUTHORITY.search(text[max(0, match.start() - 90) : match.start()])
        if in_url is None and _said(match[1]) < _MAILBOX:
            yield match.span() if _said(match[2]) < _MAILBOX else match.span(1)


def _said(name: str) -> int:
    """Return the weight of the words in a name. `_` separates words."""
    return fluency(name.replace("_", " "))


# Random runs

_RUN = re.compile(r"[A-Za-z0-9+/_-]{20,}+={0,2}")
_PART = re.compile(r"[A-Za-z0-9+]{20,}+")
_SWITCH = re.compile(r"[a-z][A-Z]|[A-Z][a-z]")


def _random_runs(text: str) -> Iterator[_Span]:
    """Yield long random runs. Of a run that is language, such as a path or a name, only the random parts count."""
    for match in _RUN.finditer(text):
        if not _is_language(match[0]):
            yield from [match.span()] if _is_random(match[0]) else []
            continue
        for part in _PART.finditer(match[0]):
            if _is_random(part[0]) and not _is_language(part[0]):
                yield match.start() + part.start(), match.start() + part.end()


def _is_random(run: str) -> bool:
    return sum(map(str.isdigit, run)) >= 2 or len(_SWITCH.findall(run)) * 6 >= len(run)


# `_numbers` finds the kinds of numbers, all in one go.
_FINDERS: tuple[tuple[Kind, Callable[[str], Iterable[_Span]]], ...] = (
    (Kind.PRIVATE_KEY, _pem_blocks),
    (Kind.JWT, _tokens),
    (Kind.KEY, _keys),
    (Kind.PASSWORD, _passwords),
    (Kind.IBAN, _ibans),
    (Kind.ID, _lettered_ids),
    (Kind.EMAIL, _emails),
    (Kind.TOKEN, _random_runs),
)
