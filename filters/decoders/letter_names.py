"""Decoder of text spelled aloud: the names of letters in several languages (`aitch ee ell ell oh`, `ese e ele e`),
of Greek letters, and letters that are announced one by one (`capital i, small g`)."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from filters.decoders.decoded import Decoded, Steps, gathered
from filters.decoders.spacing import part_words
from filters.decoders.survey import Survey
from filters.text.lexicon import fluency

_LOWER = "abcdefghijklmnopqrstuvwxyz"
_OF_LANGUAGES: Final = (
    # English
    "ay aye eh,be bee,cee see sea,dee,ee,ef eff,gee jee,aitch haitch,eye ai,jay,kay,el ell,em,en,oh owe,pea pee,"
    "cue queue kew,ar are,es ess,tea tee,you yu ewe,vee,doubleu doubleyou doubleyu dubya,ex ecks,why wye,zed zee",
    # German
    "ah,be beh,ce ceh zeh,de deh,eh,ef eff,ge geh,ha hah,ih,jot jott,ka kah,el ell,em emm,en enn,oh,pe peh,ku kuh,"
    "er err,es ess,te teh,uh,vau fau,we weh,ix icks,ypsilon,zet zett",
    # French
    "ah,be,ce,de,eu,ef effe efe,ge,ache hache,ii,ji,ka,el elle ele,em emme eme,en enne ene,oh,pe,cu ku,er erre ere,"
    "es esse,te,uu,ve,doubleve,ix ixe ics,igrec,zed zede",
    # Spanish
    "ah,be,ce,de,eh,efe,ge,ache hache,ii,jota,ca ka,ele,eme,ene,oh,pe,cu ku,ere erre,ese,te,uu,uve ve,"
    "dobleu doblev dobleve uvedoble,equis,igriega ye,ceta zeta",
    # Italian
    "ah,bi,ci,di,eh,effe,gi,acca,ii,ilunga jei,cappa kappa,elle,emme,enne,oh,pi,cu qu,erre,esse,ti,uu,vi vu,"
    "doppiavu vudoppia,ics,igreca ipsilon,zeta",
    # Portuguese
    "ah,be,ce,de,eh,efe,ge,aga,ii,jota,ca ka,ele,eme,ene,oh,pe,que,erre,esse,te,uu,ve,dablio dabliu,xis,ipsilon,ze",
    # Dutch
    "aa,bee,cee see,dee,ee,ef,gee,haa,ie,jee,ka kaa,el,em,en,oo,pee,ku kuu,er,es,tee,uu,vee,wee,iks,"
    "ij griekseij ypsilon,zet",
    # Names of Greek letters, by their sound, by their look, and for the letters at their places
    "alpha,beta,chi,delta,epsilon,phi,gamma,eta,iota,jota,kappa,lambda,mu,nu,omicron,pi,koppa qoppa,rho,sigma,tau,"
    "upsilon,digamma,omega,xi,psi ypsilon,zeta",
    "alpha,beta,,delta,epsilon eta,phi,gamma,,iota,jota,kappa,lambda,mu,nu,omega omicron,pi,koppa qoppa,rho,sigma,tau,"
    ",digamma,,chi,psi upsilon ypsilon,zeta",
    # English numbers of the places in the alphabet
    "first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,"
    "sixteenth,seventeenth,eighteenth,nineteenth,twentieth,twentyfirst,twentysecond,twentythird,twentyfourth,"
    "twentyfifth,twentysixth",
    # Russian, of Latin letters
    "ah а,бе бэ,це цэ си,де дэ ди,е и,эф,ге гэ джи,аш эйч ха,ай и,джей жи йот,ка кей,эл эль,эм,эн,о оу,пе пэ пи,ку кью,"
    "ар эр,эс,те тэ ти,у ю,ве вэ ви,даблю дублве дублвэ дубльве дубльвэ,икс экс,игрек уай,зед зет",
    "эй,би,си,ди,и,эф,джи,эйч,ай,джей,кей,эль эл,эм,эн,оу о,пи,кью,ар,эс,ти,ю,ви,даблю даблъю даблью,экс,уай вай,"
    "зет зед зи",
)  # fmt: skip
"""For each language the names of the 26 letters, in order."""


def _table(names: str) -> dict[str, str]:
    """Return the letter, or the two letters, for each name, and for each letter itself."""
    named = {name: letter for letter, row in zip(_LOWER, names.split(","), strict=True) for name in row.split()}
    two = {"theta": "th", "psi": "ps"} if "alpha" in named else {}
    return dict(zip(_LOWER, _LOWER, strict=True)) | two | named


_TABLES: Final = tuple(map(_table, _OF_LANGUAGES))
_NAMES: Final = frozenset(name for table in _TABLES for name in table if len(name) > 1 or not name.isascii())
_IN_BYTES: Final = frozenset(name.encode() for name in _NAMES if name.isascii())
_LOOKS: Final = tuple(
    frozenset(
        name.encode() for table in _TABLES for name, letter in table.items() if letter in letters and len(name) > 1
    )
    for letters in ("n", "s", "lr")
)
"""The names of letters that are in nearly all texts."""
_FEWEST_NAMES: Final = 6
"""Different names of a text that is spelled, at least."""
_FEWEST_PLAIN: Final = 3
"""Different names without accents, at least, of a text that has accents."""
_FEWEST_TOLD: Final = 3
"""Letters before which it is told that they are letters, at least."""
_FEWEST_LETTERS: Final = 9
"""Different letters of a text that spells with letters themselves, at least."""
_TOLD: Final = frozenset(
    (b"capital", b"uppercase", b"lowercase", b"case", b"small", b"letter", b"lettre", b"letra", b"lettera")
)
_LETTERS: Final = frozenset(letter.encode() for letter in _LOWER)
_CYRILLIC: Final = frozenset("энс")

_ACCENTS = str.maketrans(
    "áàâäãéèêëíìîïóòôöõúùûüçñÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÇ", "aaaaaeeeeiiiiooooouuuucnAAAAEEEEIIIIOOOOUUUUC"
)
_LONG_NAMES = (
    r"double?[ -]?(?:u|you|yu|v|ve)|uve[ -]doble|doppia[ -]?v[ui]|v[ui][ -]doppia|i[ -]?grec|i[ -]?griega|i[ -]?greca"
    r"|i[ -]lunga|griekse[ -]ij"
    r"|twenty[ -](?:first|second|third|fourth|fifth|sixth)|дубль?[ -]?в[еэ]|дабл[ъь]?[ -]?ю|и[ -]грек"
)
_NAME = rf"(?:{_LONG_NAMES}|{'|'.join(sorted(_NAMES, key=lambda name: (-len(name), name)))}|[a-z])"
_KINDS = """
the big small little capital capitals uppercase lowercase upper lower case letter then and next plus followed by gross
grosses klein kleines majuscule minuscule mayuscula minuscula lettre letra lettera buchstabe
"""
"""Words that announce a letter."""
_SPACES = "space|blank|new word|next word|espace|espacio|spazio|leerzeichen|пробел"
_KIND = rf"(?:(?:{'|'.join(sorted(_KINDS.split(), key=len, reverse=True))})[ -]){{0,4}}+"
_SPACE = rf"(?:[(\[<{{]?\b(?:{_SPACES})\b[)\]>}}]?)"
_GAP = rf"(?:[^\w\n]{{0,3}}[\s,]?{_SPACE}[^\w\n]{{1,3}}|[^\w\n]{{0,3}}\n[^\w\n]{{0,3}}|[^\w\n]{{1,6}})"
_ONE_NAME = rf"{_KIND}{_NAME}(?: letter)?(?![^\W_])"
_SPELLED = re.compile(rf"(?<![^\W_]){_ONE_NAME}(?:{_GAP}{_ONE_NAME}){{7,}}+", re.IGNORECASE)
_ONE = re.compile(rf"({_KIND})({_NAME})(?: letter)?(?![^\W_])({_GAP}|\Z|)", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+")
_IN_LONG_NAMES = "double doubl doble dobl doppia griega grec greca griekse lunga twenty дубль дубл дабл ю грек и"
_IN_ROW = _NAMES.union(_LOWER, re.split(r"[ |\n]", f"{_KINDS} {_SPACES} {_IN_LONG_NAMES}"))
_ROW = re.compile(b"\1{8,}+")
_JOINTS = re.compile("[ -]")
_SURE: Final = 3


def find_letter_names(survey: Survey) -> Steps:
    """Find rows of names of letters that spell language."""
    if not _may_be_spelled(survey):
        return
    bare = survey.text.translate(_ACCENTS)
    for start, end in _rows(bare):
        for match in _SPELLED.finditer(bare, start, end):
            ones = [*_ONE.finditer(bare, *match.span())]
            names = [_JOINTS.sub("", one[2].lower()) for one in ones]
            if len(set(names).difference(_LOWER)) >= _FEWEST_NAMES or sum(bool(one[1]) for one in ones) >= _FEWEST_TOLD:
                yield _read(names, [one.span(2) for one in ones], [one[3] for one in ones[:-1]])
        yield None


def _may_be_spelled(survey: Survey) -> bool:
    """Whether the text has names for an s, an n, and an l or r, and several different ones; or letters announced."""
    if not any(map(survey.words.isdisjoint, _LOOKS)):
        different = len(survey.words & _IN_BYTES)
        if different >= _FEWEST_NAMES or (different >= _FEWEST_PLAIN and not survey.text.isascii()):
            return True
    if not survey.words.isdisjoint(_TOLD) and len(survey.words & _LETTERS) >= _FEWEST_LETTERS:
        return True
    return not survey.text.isascii() and survey.strangers >= _CYRILLIC


def _rows(bare: str) -> Iterator[tuple[int, int]]:
    """Yield the span of each row of words that are names of letters or may stand between them."""
    flags = bytes(map(_IN_ROW.__contains__, map(str.lower, _WORD.findall(bare))))
    rows = [*_ROW.finditer(flags)]
    words = [*_WORD.finditer(bare)] if rows else []
    for row in rows:
        yield words[row.start()].start(), words[row.end() - 1].end()


def _read(names: Sequence[str], spans: Sequence[tuple[int, int]], gaps: Sequence[str]) -> Decoded | None:
    """Return what names of letters spell in the language in which that is the most fluent, or None if in none."""
    readings = [
        (said, [span for name, span in zip(names, spans, strict=True) for _ in table[name]])
        for table in _TABLES
        if table.keys() >= set(names)
        for said in _spelled([table[name] for name in names], gaps)
    ]
    said, places = max(readings, key=lambda reading: fluency(reading[0]), default=("", []))
    return gathered(said, places) if fluency(said) >= _SURE else None


def _spelled(letters: Sequence[str], gaps: Sequence[str]) -> tuple[str, str]:
    """Return the letters as words: with a space for each gap but the commonest, and parted by the lexicon."""
    usual = Counter(gaps).most_common(1)[0][0]
    parted = letters[0] + "".join(
        letter if gap == usual else f" {letter}" for gap, letter in zip(gaps, letters[1:], strict=True)
    )
    return parted, part_words("".join(letters))
