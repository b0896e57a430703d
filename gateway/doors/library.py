"""The engine as a library: judges request bodies in the caller's own process, without a server."""

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeAlias

from adapters.classifier_file import ClassifierError
from adapters.encoder_file import EncoderError
from adapters.metrics import private_metrics
from adapters.private_loop import PrivateLoop
from filters.rates import Rates
from filters.refusals import ANSWERS, Refusal, Refused
from filters.rules.rule import RuleError
from filters.strict_json import written
from filters.strikes import StrikeRules
from filters.tool_calls.tools import ToolbookError
from gateway.config.loading import load_settings
from gateway.config.settings import Settings, SettingsError
from gateway.doors.judging import PATHS, VERDICTS, Question, judge
from gateway.doors.verdicts import Verdict, verdict_of
from gateway.exchanges.exchange import Arrival, Identity, RequestHead
from gateway.exchanges.incident import new_incident_id
from gateway.identity.auth import ANONYMOUS
from gateway.keys.digests import with_digest_key
from gateway.keys.jwt_keys import MissingKey, UnusableKey
from gateway.phases.services import Services, build_services

JUDGE_SECONDS: Final = 60.0
"""Seconds that `Guardrail.judge` waits at most. Normally the settings' own limits end it earlier."""

Json: TypeAlias = bytes | str | Mapping[str, object]
"""A JSON object: its text, or the tree that the text stands for."""


class UnknownDialect(ValueError):
    """No dialect has the name that the caller gave. The message lists those that there are."""


class UnknownPolicy(ValueError):
    """The settings have no policy of the name that the caller gave. The message lists those that there are."""


class NotJson(ValueError):
    """A mapping that the caller gave cannot be written as JSON. The message does not quote it."""


@dataclass(frozen=True, slots=True)
class _NamedPolicy:
    """Takes every caller for the one tenant, under the policy that the caller named."""

    policy: str

    async def identify(self, head: RequestHead) -> Identity:
        return Identity(tenant="default", subject=ANONYMOUS, policy=self.policy, is_verified=False)


def _without_standing(settings: Settings) -> Settings:
    """Return the settings without rates and strikes.

    Nothing is forwarded here, so nothing would give the places of rates back, and nobody is identified, so all callers
    would share the strikes.
    """
    none = StrikeRules(lock_strikes=0, quarantine_strikes=0)
    policies = {name: replace(policy, rates=Rates(), strikes=none) for name, policy in settings.policies.items()}
    return settings.model_copy(update={"policies": policies})


class _Engine:
    """What both classes are made of. State is kept in memory; no audit log is written."""

    def __init__(self, settings: Settings | None = None, *, environ: Mapping[str, str] | None = None) -> None:
        """Build the engine, which takes a second or two. `environ` replaces the environment variables.

        Raises `SettingsError` for rules, models or keys that cannot be used, and `AdapterError` for such a verifier.
        """
        self._settings = _without_standing(settings or Settings())
        self._services = _build(self._settings, with_digest_key(os.environ if environ is None else environ))
        self._closed = False

    @classmethod
    def from_file(cls, path: Path | str, *, environ: Mapping[str, str] | None = None) -> Self:
        """Build the engine from a configuration file. Raises as the constructor does."""
        secrets = os.environ if environ is None else environ
        return cls(load_settings(Path(path), overrides=(), environ=secrets), environ=environ)

    async def _release(self) -> None:
        await self._services.close()
        await self._services.state.close()

    async def _judged(self, question: Question, policy: str) -> Verdict:
        services = replace(self._services, identifier=_NamedPolicy(policy))
        head = RequestHead("POST", question.path, "", ())
        exchange, _ = await judge(services, Arrival(head, new_incident_id(), time.monotonic()), question)
        if exchange.refusal is not None and exchange.refusal.reason not in VERDICTS:
            raise _refused(exchange.refusal)
        return verdict_of(exchange)

    def _question(self, body: Json, reply: Json | None, *, dialect: str, policy: str) -> Question:
        if self._closed:
            raise RuntimeError(f"This {type(self).__name__} is closed. Make a new one.")
        if dialect not in PATHS:
            raise UnknownDialect(f"There is no dialect {dialect!r}. Use one of: {', '.join(PATHS)}.")
        if policy not in self._settings.policies:
            known = ", ".join(sorted(self._settings.policies))
            raise UnknownPolicy(f"There is no policy {policy!r}. Use one of: {known}; or add [policies.{policy}].")
        return Question(PATHS[dialect], _text(body, "body"), b"" if reply is None else _text(reply, "reply"))


class Guardrail(_Engine):
    """The engine for synchronous callers, from any number of threads. Close it, or use it as a context manager.

    It has no strikes and rates.
    """

    def __init__(self, settings: Settings | None = None, *, environ: Mapping[str, str] | None = None) -> None:
        super().__init__(settings, environ=environ)
        self._loop = PrivateLoop(self._release)

    def judge(
        self, body: Json, *, reply: Json | None = None, dialect: str = "openai", policy: str = "default"
    ) -> Verdict:
        """Return the verdict on a request body, and on the tool calls of `reply`, the whole reply to it, if given.

        Raises `UnknownDialect`, `UnknownPolicy` or `NotJson` (each a `ValueError`) for an argument that cannot be used,
        and `Refused` for a body that cannot be judged, for example one that is not valid in its dialect.
        Raises `TimeoutError` after `JUDGE_SECONDS`.
        """
        question = self._question(body, reply, dialect=dialect, policy=policy)
        return self._loop.run(lambda: self._judged(question, policy), seconds=JUDGE_SECONDS)

    def close(self) -> None:
        """Release everything. Nothing may be judged meanwhile or afterwards."""
        if not self._closed:
            self._closed = True
            self._loop.run(_nothing, seconds=JUDGE_SECONDS)  # starts the loop, for only in it can all be released
            self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class AsyncGuardrail(_Engine):
    """The engine for callers on an event loop, which runs other work while it judges. Use each on one loop only.

    Close it, or use it as a context manager. It has no strikes and rates.
    """

    async def judge(
        self, body: Json, *, reply: Json | None = None, dialect: str = "openai", policy: str = "default"
    ) -> Verdict:
        """Judge as `Guardrail.judge` does, but without a time-out."""
        return await self._judged(self._question(body, reply, dialect=dialect, policy=policy), policy)

    async def aclose(self) -> None:
        """Release everything. Nothing may be judged meanwhile or afterwards."""
        if not self._closed:
            self._closed = True
            await self._release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()


def _build(settings: Settings, environ: Mapping[str, str]) -> Services:
    try:
        return build_services(settings, metrics=private_metrics(), environ=environ)
    except (RuleError, ToolbookError) as error:
        problems = error.problems
    except ClassifierError as error:
        problems = (f"verifier.classifier: {error}",)
    except EncoderError as error:
        problems = (f"verifier.encoder: {error}",)
    except UnusableKey as error:
        problems = (f"auth.jwt: the key {error}",)
    except MissingKey as error:
        problems = (str(error),)
    raise SettingsError(problems)


def _refused(refusal: Refusal) -> Refused:
    """Return the exception for a refusal. Its text begins with the message of the reason, so only the rest is added."""
    return Refused(refusal.reason, refusal.message.removeprefix(ANSWERS[refusal.reason].message).lstrip())


def _text(given: Json, name: str) -> bytes:
    if isinstance(given, bytes):
        return given
    if isinstance(given, str):
        return given.encode("utf-8", "surrogatepass")
    try:
        return written(dict(given))
    except (TypeError, ValueError, RecursionError):
        raise NotJson(
            f"The {name} cannot be written as JSON. Give a mapping that holds only what JSON can, or JSON text."
        ) from None


async def _nothing() -> None:
    """Do nothing."""
