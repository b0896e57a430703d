"""The engine as a library: `judge` a request body in the caller's own process, without a server."""

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Self

import orjson

from adapters.metrics import private_metrics
from adapters.private_loop import PrivateLoop
from filters.refusals import Refused
from gateway.config.loading import load_settings
from gateway.config.settings import Settings
from gateway.doors.judging import PATHS, VERDICTS, Question, judge
from gateway.doors.verdicts import Verdict, verdict_of
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.exchanges.incident import new_incident_id
from gateway.identity.auth import ANONYMOUS
from gateway.keys.digests import with_digest_key
from gateway.phases.services import Services, build_services

JUDGE_SECONDS: Final = 60.0
"""Seconds that `judge` waits at most. Normally the settings' own limits end it earlier."""


@dataclass(frozen=True, slots=True)
class _Named:
    """Takes every caller for the one tenant, under the policy that the caller named."""

    policy: str

    async def identify(self, head: RequestHead) -> Identity:
        return Identity(tenant="default", subject=ANONYMOUS, policy=self.policy)


class Guardrail:
    """One engine. Use either `judge`, for synchronous callers, or `judge_async`, for those on an event loop.

    State is kept in memory. It does not share a gateway's strikes and rates, and writes no audit log.
    """

    def __init__(self, settings: Settings | None = None, *, environ: Mapping[str, str] | None = None) -> None:
        """Build the engine. Raises `RuleError` for unusable rules, and `AdapterError` for an unusable verifier."""
        self._settings = settings or Settings()
        secrets = with_digest_key(os.environ if environ is None else environ)
        self._services = build_services(self._settings, metrics=private_metrics(), environ=secrets)
        self._loop = PrivateLoop(self._services.close)

    @classmethod
    def from_file(cls, path: Path | str, *, environ: Mapping[str, str] | None = None) -> Self:
        """Build the engine from a configuration file. Raises `SettingsError` with all that is wrong with it."""
        secrets = os.environ if environ is None else environ
        return cls(load_settings(Path(path), overrides=(), environ=secrets), environ=environ)

    def judge(
        self,
        body: bytes | str | Mapping[str, object],
        dialect: str = "openai",
        policy: str = "default",
        *,
        reply: bytes = b"",
    ) -> Verdict:
        """Return the verdict on a request body, given as JSON or as its tree, and on the tool calls of `reply`, if any.

        `reply` is the whole reply to the request. `dialect` is one of `PATHS`. Raises `KeyError`, which lists the known
        ones, for an unknown dialect or policy, and `Refused` for a body that is not valid in its dialect.
        """
        services, question = self._asked(body, dialect, policy, reply)
        return self._loop.run(lambda: _judged(services, question), seconds=JUDGE_SECONDS)

    async def judge_async(
        self,
        body: bytes | str | Mapping[str, object],
        dialect: str = "openai",
        policy: str = "default",
        *,
        reply: bytes = b"",
    ) -> Verdict:
        """As `judge`, for callers on an event loop, which runs other work in the meantime."""
        return await _judged(*self._asked(body, dialect, policy, reply))

    def close(self) -> None:
        """Release what `judge` uses. Nothing may be judged afterwards."""
        self._loop.close()

    async def aclose(self) -> None:
        """Release what `judge_async` uses. Nothing may be judged afterwards."""
        await self._services.close()

    def _asked(
        self, body: bytes | str | Mapping[str, object], dialect: str, policy: str, reply: bytes
    ) -> tuple[Services, Question]:
        if policy not in self._settings.policies:
            raise KeyError(f"there is no policy {policy!r}; there are: {', '.join(sorted(self._settings.policies))}")
        if dialect not in PATHS:
            raise KeyError(f"there is no dialect {dialect!r}; there are: {', '.join(PATHS)}")
        text = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
        raw = text if isinstance(text, bytes) else orjson.dumps(text)
        return replace(self._services, identifier=_Named(policy)), Question(PATHS[dialect], raw, reply)


async def _judged(services: Services, question: Question) -> Verdict:
    head = RequestHead("POST", question.path, "", ())
    exchange, _ = await judge(services, head, question, incident_id=new_incident_id(), started=time.monotonic())
    if exchange.refusal is not None and exchange.refusal.reason not in VERDICTS:
        raise Refused(exchange.refusal.reason, exchange.refusal.message)
    return verdict_of(exchange)
