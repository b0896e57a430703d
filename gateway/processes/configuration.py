"""Loads a configuration that passes every check, and says which parts of it a reload may change."""

import ssl
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final

from adapters.classifier_file import ClassifierError
from adapters.encoder_file import EncoderError
from adapters.shared_sights import SharedSights
from filters.learned.classifier import LEARNED
from filters.rules.rule import RuleError
from filters.tool_calls.tools import Toolbook, ToolbookError
from gateway.config.engine_parts import EngineParts, build_parts
from gateway.config.rulebook import nearest_rule
from gateway.config.settings import JwtSettings, LimitSettings, Settings, SettingsError
from gateway.config.toml_tree import spell
from gateway.config.toolbook import load_toolbook
from gateway.judging.engine import Engine
from gateway.keys.jwt_keys import MissingKey, UnusableKey, VerificationKey, read_key_material, verification_key
from gateway.phases.services import build_engine
from gateway.processes.tls import tls_context, tls_digest

LoadSettings = Callable[[], Settings]
"""Reads the settings again from where they were first read. Raises `SettingsError`."""
Share = Callable[[Settings], SharedSights | None]
"""Returns the cache of inspected texts that all workers are to share, if any."""


def share_nothing(_settings: Settings) -> None:
    """Return None, for a process without workers."""


def share_sights(settings: Settings) -> SharedSights | None:
    """Make the cache that all workers share; None if it is off. Call it before the fork. Raises `SettingsError`."""
    size = settings.limits.shared_cache_bytes
    if not (size and settings.limits.cache_bytes):
        return None
    try:
        return SharedSights(size)
    except OSError as error:
        raise SettingsError([f"limits.shared_cache_bytes: there is no such memory: {error.strerror}"]) from None


_START_LIMITS: Final = frozenset(
    {"head_bytes", "head_seconds", "connections", "connection_requests", "cache_bytes", "shared_cache_bytes"}
)
"""Limits that only a restart changes: memory and listeners are made by them, or connections begin with them."""
_RELOADED: Mapping[str, frozenset[str]] = {
    "server": frozenset({"tls_cert", "tls_key", "tls_client_ca", "lame_duck_seconds", "drain_seconds"}),
    "admin": frozenset(),
    "limits": frozenset(LimitSettings.model_fields) - _START_LIMITS,
    "doors": frozenset({"evaluate", "litellm", "openguardrails", "authorisation"}),
    "audit": frozenset(),
    "state": frozenset(),
    "incidents": frozenset(),
    "approvals": frozenset(),
    "webhook": frozenset(),
    "secrets": frozenset(),
}
"""Sections that only a restart changes, each with the keys that a reload changes nevertheless."""


_OTHER_INPUTS: Final = ("the file of audit.key", "the environment's variables")
"""Inputs other than settings that only a restart reads again. The variables include the digest key and the verifier."""


def waiting_for_restart() -> tuple[str, ...]:
    """Return all that a reload does not change: key paths, `SECTION.*` for a whole section, and other inputs."""
    paths: list[str] = []
    for section, reloaded in _RELOADED.items():
        keys = type(getattr(Settings(), section)).model_fields
        paths += [f"{section}.{key}" for key in keys if key not in reloaded] if reloaded else [f"{section}.*"]
    return (*paths, *_OTHER_INPUTS)


@dataclass(frozen=True, slots=True)
class Configuration:
    """Settings without problems, what was read from the files that they name, and the engine built from both."""

    settings: Settings
    parts: EngineParts
    engine: Engine
    tools: Toolbook
    """The lists of tools, which are not read again: a worker that is started later has the same ones as the others."""
    tls: ssl.SSLContext | None
    """For the clients' listener. Its files are not read again, as they may be replaced at any moment."""
    token_key: VerificationKey | None = field(repr=False)
    """The key in the file `auth.jwt.key_file`, which is not read again either."""
    digest: bytes
    """Stands for all that was read. If two processes have the same, they have read the same."""
    settings_digest: bytes
    """Stands for the settings as they were read, as `settings_digest` makes it."""
    sights: SharedSights | None = None
    """The cache that the workers share. It stays through reloads."""


def configure(
    load: LoadSettings, share: Share = share_nothing, *, running: Configuration | None = None
) -> Configuration:
    """Load the settings and build all that can be wrong with them, such as rules and TLS files.

    What the `running` configuration has built from the same bytes and settings is taken from it. Raises `SettingsError`
    with all problems at once. Excluding a rule that does not exist is one of them: the policy's author believes that
    something is excluded.
    """
    problems: list[str] = []
    try:
        settings = load()
    except SettingsError as error:
        if error.valid is None:
            raise
        settings, problems = error.valid, list(error.problems)
    found: list[str] = []
    tls = sights = None
    tls_before = tls_digest(settings.server)
    try:
        if not _are_about("server.tls_", problems):
            tls = tls_context(settings.server)
        sights = None if problems else share(settings)
    except SettingsError as error:
        found += error.problems
    material, token_key = b"", None
    try:
        if settings.auth.mode == "jwt" and settings.auth.jwt.key_file and not _are_about("auth.jwt", problems):
            material, token_key = _token_key(settings.auth.jwt)
    except SettingsError as error:
        found += error.problems
    tools = _tools(found)
    parts = _parts(settings, running.parts if running else None, found)
    if parts is not None:
        found += _exclusion_problems(settings, parts)
    problems += [line for line in found if not any(known.endswith(line) for known in problems)]
    if problems or parts is None or tools is None:
        raise SettingsError(problems, settings)
    engine = build_engine(settings, sights, parts=parts, before=running.engine if running else None)
    listed = repr([sorted(names) for names in (tools.high, tools.low, tools.own_namespaces, tools.wrappers)]).encode()
    read = (repr(settings).encode(), parts.digest, listed, material, tls_before, tls_digest(settings.server))
    digests = _digest(read), settings_digest(settings)
    return Configuration(settings, parts, engine, tools, tls, token_key, *digests, sights)


def _are_about(path: str, problems: Iterable[str]) -> bool:
    """Whether any of the problems is about settings whose paths begin with this one."""
    return any(problem.startswith(path) for problem in problems)


def _token_key(jwt: JwtSettings) -> tuple[bytes, VerificationKey | None]:
    """Read the key for tokens from its file; return the file's content and the key. Raises `SettingsError`."""
    try:
        material = read_key_material(key_env="", key_file=jwt.key_file, environ={})
        return material, verification_key(material, jwt.algorithms)
    except MissingKey as missing:
        raise SettingsError([str(missing)]) from None
    except UnusableKey as unusable:
        raise SettingsError([f"auth.jwt.key_file: the key {unusable}"]) from None


def settings_digest(settings: Settings) -> bytes:
    """Return a digest that stands for these settings."""
    return _digest((repr(settings).encode(),))


def _digest(read: Iterable[bytes]) -> bytes:
    """Return one digest of several texts. Where one ends and the next begins counts."""
    return sha256(b"".join(sha256(each).digest() for each in read)).digest()


def _tools(problems: list[str]) -> Toolbook | None:
    """Read the lists of tools. None, adding to `problems`, if they cannot be used."""
    try:
        return load_toolbook()
    except ToolbookError as error:
        problems += error.problems
        return None


def _parts(settings: Settings, known: EngineParts | None, problems: list[str]) -> EngineParts | None:
    """Build the parts, adding to `problems`. None if the rules cannot be used.

    An unusable classifier or encoder is left out, so that further problems can be found.
    """
    try:
        return build_parts(settings, known=known)
    except RuleError as error:
        problems += error.problems
        return None
    except ClassifierError as error:
        problems.append(f"verifier.classifier: {error}")
        unusable = "classifier"
    except EncoderError as error:
        problems.append(f"verifier.encoder: {error}")
        unusable = "encoder"
    alone = settings.verifier.model_copy(update={unusable: ""})
    return _parts(settings.model_copy(update={"verifier": alone}), known, problems)


def _exclusion_problems(settings: Settings, parts: EngineParts) -> Iterator[str]:
    for name, policy in settings.policies.items():
        known = {*parts.common.by_id, *parts.rule_set(policy).matcher.by_id, *LEARNED.values()}
        for number, exclusion in enumerate(policy.exclusions):
            if exclusion.rule not in known:
                path = spell(("policies", name, "exclusions", number, "rule"))
                yield f"{path}: no rule has the id {exclusion.rule!r}{nearest_rule(exclusion.rule, known)}"


def reconfigure(load: LoadSettings, running: Configuration) -> tuple[Configuration, tuple[str, ...]]:
    """Return the configuration for a reload, and the key paths of changes in it that wait for a restart.

    The listeners, the number of workers, what was sized at the start, the audit log and all that is kept in the state
    store stay as they are in `running`, as do the `sights` that the workers share. Of the rest, what has changed is
    built anew. The `digest` stands for all that was read, even what stays as it is. Raises `SettingsError`; `running`
    is not changed, whatever happens.
    """
    new = configure(load, lambda _settings: running.sights, running=running)
    before, after = running.settings, new.settings
    waiting = tuple(path for section in _RELOADED for path in _changes(section, before, after))
    settings = after.model_copy(update={section: _kept(section, before, after) for section in _RELOADED})
    return replace(new, settings=settings), waiting


def _changes(section: str, old: Settings, new: Settings) -> list[str]:
    before, after = getattr(old, section), getattr(new, section)
    return [
        f"{section}.{key}"
        for key in type(before).model_fields
        if key not in _RELOADED[section] and getattr(before, key) != getattr(after, key)
    ]


def _kept(section: str, old: Settings, new: Settings) -> object:
    before, after = getattr(old, section), getattr(new, section)
    return before.model_copy(update={key: getattr(after, key) for key in _RELOADED[section]})
