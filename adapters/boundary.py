"""The boundary of every verifier: times an assessment, turns whatever goes wrong into `"unclear"`, and tells of it."""

import asyncio
import contextlib
import hmac
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final, get_args

from adapters.base import Assessment, Outcome, Watch, failed
from adapters.metrics import VerifierFault
from filters.ladder import Verdict

MOST_RULES = 32
"""Rule ids of one payload that are told."""

_WORDS: Final[Mapping[str, Verdict]] = {word: word for word in get_args(Verdict)}
_RULE_ID: Final = re.compile(r"[A-Za-z0-9:_.-]{1,64}")
_KEY: Final = secrets.token_bytes(32)
"""Without a key, the digest of a short text could be looked up in a table of likely texts."""


@dataclass(frozen=True, slots=True)
class _Subject:
    """What may be told of a payload."""

    digest: str
    rules: tuple[str, ...]


_UNKNOWN: Final = _Subject("", ())


class Boundary:
    """Stands round the work of one verifier. `clock` tells seconds and only ever moves forward."""

    def __init__(
        self, provider: str, watch: Watch, *, tenant: str = "", clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._provider = provider
        self._watch = watch
        self._tenant = tenant
        self._clock = clock

    def run(self, payload: Mapping[str, Any], work: Callable[[], Outcome]) -> Verdict:
        """The verdict of the work; never raises."""
        began = self._clock()
        subject = _UNKNOWN
        try:
            subject = _subject(payload)
            outcome = _checked(work())
        except Exception as error:  # noqa: BLE001 - the verifier boundary: whatever fails in there is unclear
            outcome = raised(error)
        return self._tell(outcome, subject, began).verdict

    async def run_async(self, payload: Mapping[str, Any], work: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """What the work came to; never raises. Nothing is told of work that is cancelled: nobody waits for it."""
        began = self._clock()
        subject = _UNKNOWN
        try:
            subject = _subject(payload)
            outcome = _checked(await work())
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            outcome = raised(error)  # nobody asked for it: the work lost its own way
        except Exception as error:  # noqa: BLE001 - the verifier boundary: whatever fails in there is unclear
            outcome = raised(error)
        return self._tell(outcome, subject, began)

    def refuse(self, payload: Mapping[str, Any], fault: VerifierFault) -> Outcome:
        """Tells of an assessment that does not take place."""
        return self._report(failed(fault), _subject(payload), 0.0)

    def overdue(self, payload: Mapping[str, Any], *, seconds: float) -> Outcome:
        """Tells of an assessment that its asker ended after so many seconds, by a deadline of its own."""
        return self._report(failed(VerifierFault.TIMEOUT), _subject(payload), seconds)

    def _tell(self, outcome: Outcome, subject: _Subject, began: float) -> Outcome:
        return self._report(outcome, subject, self._clock() - began)

    def _report(self, outcome: Outcome, subject: _Subject, seconds: float) -> Outcome:
        told = Assessment(self._provider, outcome, seconds, subject.digest, subject.rules, tenant=self._tenant)
        with contextlib.suppress(Exception):  # the verdict stands, whatever becomes of the report
            self._watch.assessed(told)
        return outcome


def raised(error: BaseException, *, attempts: int = 0) -> Outcome:
    """The outcome of work that ended by an exception, of which only the class is told: its message may quote."""
    return failed(VerifierFault.INTERNAL, attempts=attempts, error=type(error).__name__)


def said(answer: object, *, attempts: int = 1) -> Outcome:
    """The outcome of what code from elsewhere answered, which may be anything: one of our own three words, or a fault.

    A string of another class, such as a member of an enumeration, counts as what it spells.
    """
    word = _WORDS.get(str.__str__(answer)) if isinstance(answer, str) else None
    return failed(VerifierFault.INTERNAL, attempts=attempts) if word is None else Outcome(word, attempts=attempts)


def _checked(outcome: Outcome) -> Outcome:
    """The outcome, if its verdict is one of the three words, and in our own spelling of it."""
    heard = said(outcome.verdict, attempts=0)
    return heard if heard.fault is not None else replace(outcome, verdict=heard.verdict)


def _subject(payload: object) -> _Subject:
    text = payload.get("prompt_text") if isinstance(payload, Mapping) else None
    digest = hmac.digest(_KEY, text.encode("utf-8", "surrogatepass"), "sha256").hex() if isinstance(text, str) else ""
    return _Subject(digest[:16], tuple(sorted(set(islice(_rules(payload), MOST_RULES)))))


def _rules(payload: object) -> Iterator[str]:
    """What looks like a rule id in the place for them; anything else could be text of the request."""
    debug = payload.get("debug") if isinstance(payload, Mapping) else None
    sources = debug.get("sources") if isinstance(debug, Mapping) else None
    for source in sources if isinstance(sources, list | tuple) else ():
        hits = source.get("rule_hits") if isinstance(source, Mapping) else None
        for hit in hits if isinstance(hits, list | tuple) else ():
            if isinstance(hit, str) and _RULE_ID.fullmatch(hit):
                yield hit
