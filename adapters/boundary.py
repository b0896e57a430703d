"""The boundary of every verifier: it times an assessment, turns any failure into `"unclear"` and reports the result."""

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

from adapters.base import Assessment, Outcome, VerifierFault, Watch, failed
from filters.ladder import Verdict

MOST_RULES = 32
"""Rule ids of one payload that are reported, at most."""

_WORDS: Final[Mapping[str, Verdict]] = {word: word for word in get_args(Verdict)}
_RULE_ID: Final = re.compile(r"[A-Za-z0-9:_.-]{1,64}")
_KEY: Final = secrets.token_bytes(32)
"""Key of the digests of texts. Without it a short text could be found from its digest in a table of likely texts."""


@dataclass(frozen=True, slots=True)
class _Subject:
    """What may be disclosed about a payload."""

    digest: str
    rules: tuple[str, ...]


_UNKNOWN: Final = _Subject("", ())


class Boundary:
    """Wraps the work of one verifier. `clock` returns seconds and must never go back."""

    def __init__(
        self, provider: str, watch: Watch, *, tenant: str = "", clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._provider = provider
        self._watch = watch
        self._tenant = tenant
        self._clock = clock

    def run(self, payload: Mapping[str, Any], work: Callable[[], Outcome]) -> Verdict:
        """Run the work and return its verdict. Never raises."""
        began = self._clock()
        subject = _UNKNOWN
        try:
            subject = _subject(payload)
            outcome = _checked(work())
        except Exception as error:  # noqa: BLE001 - the verifier boundary: any failure inside is unclear
            outcome = raised(error)
        return self._tell(outcome, subject, began).verdict

    async def run_async(self, payload: Mapping[str, Any], work: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Await the work and return its outcome.

        Never raises, unless the calling task is cancelled: then nobody waits for the outcome, and it is not reported.
        """
        began = self._clock()
        subject = _UNKNOWN
        try:
            subject = _subject(payload)
            outcome = _checked(await work())
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            outcome = raised(error)  # this task was not cancelled: something inside the work was
        except Exception as error:  # noqa: BLE001 - the verifier boundary: any failure inside is unclear
            outcome = raised(error)
        return self._tell(outcome, subject, began)

    def refuse(self, payload: Mapping[str, Any], fault: VerifierFault) -> Outcome:
        """Report and return the outcome of an assessment that does not take place."""
        return self._report(failed(fault), _subject(payload), 0.0)

    def overdue(self, payload: Mapping[str, Any], *, seconds: float) -> Outcome:
        """Report and return the outcome of an assessment that the caller's own deadline ended after `seconds`."""
        return self._report(failed(VerifierFault.TIMEOUT), _subject(payload), seconds)

    def _tell(self, outcome: Outcome, subject: _Subject, began: float) -> Outcome:
        return self._report(outcome, subject, self._clock() - began)

    def _report(self, outcome: Outcome, subject: _Subject, seconds: float) -> Outcome:
        assessment = Assessment(self._provider, outcome, seconds, subject.digest, subject.rules, tenant=self._tenant)
        with contextlib.suppress(Exception):  # the verdict stands even if the report fails
            self._watch.assessed(assessment)
        return outcome


def raised(error: BaseException, *, attempts: int = 0) -> Outcome:
    """Return the outcome of work that raised. Only the exception's class is kept: its message may quote the text."""
    return failed(VerifierFault.INTERNAL, attempts=attempts, error=type(error).__name__)


def answered(answer: object, *, attempts: int = 1) -> Outcome:
    """Return the outcome for the answer of third-party code, which may be anything: a verdict, or else a fault.

    An instance of a subclass of `str`, such as an enumeration's member, counts as the word that it spells.
    """
    word = _WORDS.get(str.__str__(answer)) if isinstance(answer, str) else None
    return failed(VerifierFault.INTERNAL, attempts=attempts) if word is None else Outcome(word, attempts=attempts)


def _checked(outcome: Outcome) -> Outcome:
    """Return the outcome with its verdict as a plain `str`, or a fault if the verdict is not one of the three words."""
    heard = answered(outcome.verdict, attempts=0)
    return heard if heard.fault is not None else replace(outcome, verdict=heard.verdict)


def _subject(payload: object) -> _Subject:
    text = payload.get("prompt_text") if isinstance(payload, Mapping) else None
    digest = hmac.digest(_KEY, text.encode("utf-8", "surrogatepass"), "sha256").hex() if isinstance(text, str) else ""
    return _Subject(digest[:16], tuple(sorted(set(islice(_rules(payload), MOST_RULES)))))


def _rules(payload: object) -> Iterator[str]:
    """Yield what looks like a rule id in the payload's place for them: anything else could be text of the request."""
    debug = payload.get("debug") if isinstance(payload, Mapping) else None
    sources = debug.get("sources") if isinstance(debug, Mapping) else None
    for source in sources if isinstance(sources, list | tuple) else ():
        hits = source.get("rule_hits") if isinstance(source, Mapping) else None
        for hit in hits if isinstance(hits, list | tuple) else ():
            if isinstance(hit, str) and _RULE_ID.fullmatch(hit):
                yield hit
