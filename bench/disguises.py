"""Measures what an encoding hides from the gateway: labelled texts, in plain form and in that of every encoder.

    python -m bench.disguises FILE... [--texts 20] [--longest 2000] [--encoder NAME]... [--json REPORT]

FILEs are JSON Lines as `guardrail-gateway eval` reads them. Encoded samples and conversations in them are left out. The
encoders are those of the tests and the nestings of the development set. Each writes `--texts` attacks that are flagged
in plain form, and as many benign texts, by themselves and between paragraphs of ordinary text. Its line gives:

- how many of the attacks are still flagged, and how many of those that are denied in plain form are still denied;
- how many of the benign texts are denied, and how many are flagged.

Hidden text is flagged whatever it says, so only the share that is denied shows whether the words were read.

Some encodings keep only words without marks, only letters, or no capitals. There, an attack counts as flagged in plain
form if what is kept of it is flagged. An encoder that is made for ASCII gets no other text. A benign text that is
denied in plain form says nothing about an encoding and is left out.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import orjson

from bench.decoders import ASCII_ONLY, WITHOUT_CASE
from gateway.config.loading import load_settings
from gateway.evaluation.evaluating import evaluate
from gateway.evaluation.samples import Sample, read_sample
from gateway.processes.configuration import Configuration, configure
from tests.filters.encoders import ENCODERS, Encoder, Keeps, Write, lettered_words_of, pair, prose, words_of

_BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
_NESTED = (
    ("base64", "percent_ordinary"),
    ("base64", "hex"),
    ("base64", "base64"),
    ("caesar13", "base64"),
)
"""The nestings of the development set, the inner encoder first."""
ALL = (*ENCODERS, *(pair(_BY_NAME[inner], _BY_NAME[outer]) for inner, outer in _NESTED))
SURROUNDED = 300
"""Characters of ordinary text on either side."""


@dataclass(frozen=True, slots=True)
class Text:
    """One labelled text."""

    id: str
    attack: bool
    where: str
    text: str

    def sample(self) -> Sample:
        """The text as the evaluation reads it."""
        kind = "attack" if self.attack else "benign"
        row = {"id": self.id, "kind": kind, "where": self.where, "text": self.text}
        return read_sample(orjson.dumps(row), self.id)


@dataclass(frozen=True, slots=True)
class Count:
    """What became of the encoded texts."""

    attacks: int = 0
    flagged: int = 0
    sure: int = 0
    """Attacks that are denied in plain form."""
    read: int = 0
    """Those of them that are denied still."""
    benign: int = 0
    denied: int = 0
    alarmed: int = 0
    missed: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    false: tuple[str, ...] = ()

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.attacks + other.attacks,
            self.flagged + other.flagged,
            self.sure + other.sure,
            self.read + other.read,
            self.benign + other.benign,
            self.denied + other.denied,
            self.alarmed + other.alarmed,
            self.missed + other.missed,
            self.unread + other.unread,
            self.false + other.false,
        )

    def line(self, name: str) -> str:
        """The count as a line of the table."""
        return (
            f"{name:28} {_share(self.flagged, self.attacks)} of {self.attacks:4} attacks flagged, "
            f"{_share(self.read, self.sure)} of {self.sure:4} denied; of {self.benign:4} benign "
            f"{_share(self.denied, self.benign)} denied, "
            f"{_share(self.alarmed, self.benign)} flagged"
        )


def _share(part: int, whole: int) -> str:
    return f"{part / whole:6.1%}" if whole else "     -"


def read_texts(paths: Iterable[Path], *, longest: int) -> list[Text]:
    """The plain texts of some files, none longer than so many characters."""
    rows = [orjson.loads(line) for path in paths for line in path.read_bytes().splitlines() if line.strip()]
    return [
        Text(str(row.get("id", number)), row["kind"] == "attack", row.get("where", "user"), row["text"])
        for number, row in enumerate(rows)
        if isinstance(row.get("text"), str) and not row.get("encoding") and len(row["text"]) <= longest
    ]


Judge = Callable[[Sequence[Text]], tuple[frozenset[str], frozenset[str]]]
"""Gives the ids of the texts that are flagged, and of those that are denied."""


def judge(configuration: Configuration, texts: Sequence[Text]) -> tuple[frozenset[str], frozenset[str]]:
    """What becomes of texts under the policy `default`, by the local verifier."""
    samples = [text.sample() for text in texts]
    report = asyncio.run(
        evaluate({"": samples}, configuration, policy="default", environ={}, on_progress=lambda *_: None),
    )
    ids: Mapping[str, Sequence[str]] = report["sets"][""]["ids"]  # type: ignore[index, call-overload, assignment]
    attacks = {text.id for text in texts if text.attack}
    flagged = attacks.difference(ids["missed"]).union(ids["flagged"])
    return frozenset(flagged), frozenset(attacks.difference(ids["not_denied"]).union(ids["false"]))


def forms(encoder: Encoder, text: Text, rng: random.Random) -> Iterator[Text]:
    """A text as the encoder writes it, by itself and between paragraphs."""
    written = encoder.write(text.text)
    yield replace(text, id=f"{text.id} bare", text=written)
    around = prose(rng, SURROUNDED), prose(rng, SURROUNDED)
    yield replace(text, id=f"{text.id} surrounded", text=f"{around[0]}{written}\n\n{around[1]}")


def _words(text: str) -> str:
    return " ".join(words_of(text))


def _letters(text: str) -> str:
    return " ".join(lettered_words_of(text))


_LEFT: Mapping[Keeps, Write] = {Keeps.TEXT: str, Keeps.WORDS: _words, Keeps.LETTERS: _letters}


def kept_by(encoder: Encoder) -> Write:
    """What gives of a text that which an encoder keeps."""
    return str.lower if encoder.name.partition("(")[0] in WITHOUT_CASE else _LEFT[encoder.keeps]


def measure(
    encoder: Encoder,
    texts: Sequence[Text],
    sure: Collection[str],
    judge: Judge,
    rng: random.Random,
) -> Count:
    """What becomes of texts once an encoder has written them. `sure` are the ids of those denied in plain form."""
    written = [(text.id, form) for text in texts for form in forms(encoder, text, rng)]
    flagged, denied = judge([form for _, form in written])
    attacks = [form.id for _, form in written if form.attack]
    certain = [form.id for id_, form in written if form.attack and id_ in sure]
    benign = [form.id for _, form in written if not form.attack]
    return Count(
        attacks=len(attacks),
        flagged=len(flagged.intersection(attacks)),
        sure=len(certain),
        read=len(denied.intersection(certain)),
        benign=len(benign),
        denied=len(denied.intersection(benign)),
        alarmed=len(flagged.intersection(benign)),
        missed=tuple(f"{encoder.name}: {id_}" for id_ in attacks if id_ not in flagged),
        unread=tuple(f"{encoder.name}: {id_}" for id_ in certain if id_ not in denied),
        false=tuple(f"{encoder.name}: {id_}" for id_ in benign if id_ in denied),
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--texts", type=int, default=20, help="attacks, and benign texts, for each encoder")
    parser.add_argument("--longest", type=int, default=2_000, help="characters of the longest text that is used")
    parser.add_argument("--encoder", action="append", metavar="NAME")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="REPORT", help="write the counts, with the ids of what was missed")
    options = parser.parse_args(arguments)
    sound = partial(judge, configure(partial(load_settings, environ={})))
    texts = read_texts(options.files, longest=options.longest)
    known = dict[Write, tuple[frozenset[str], frozenset[str]]]()
    totals = dict[str, Count]()
    for encoder in ALL:
        if options.encoder and encoder.name not in options.encoder:
            continue
        rng = random.Random(f"{options.seed} {encoder.name}")  # noqa: S311
        left = kept_by(encoder)
        if left not in known:
            known[left] = sound([replace(text, text=left(text.text)) for text in texts])
        flagged, denied = known[left]
        chosen = [text for text in texts if (text.id in flagged if text.attack else text.id not in denied)]
        if encoder.keeps is not Keeps.TEXT or encoder.name.partition("(")[0] in ASCII_ONLY:
            chosen = [text for text in chosen if text.text.isascii()]
        rng.shuffle(chosen)
        attacks = [text for text in chosen if text.attack][: options.texts]
        benign = [text for text in chosen if not text.attack][: options.texts]
        totals[encoder.name] = measure(encoder, [*attacks, *benign], denied, sound, rng)
        print(totals[encoder.name].line(encoder.name), flush=True)  # noqa: T201
    print(sum(totals.values(), Count()).line("all"))  # noqa: T201
    if options.json:
        options.json.write_bytes(orjson.dumps(totals, option=orjson.OPT_INDENT_2))


if __name__ == "__main__":
    main(sys.argv[1:])
