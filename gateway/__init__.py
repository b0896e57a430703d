"""Wires: the HTTP front door, settings, tenants, the two phases in order.

The names below are the library: the engine in the caller's own process.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adapters.base import AdapterError
    from filters.decision import Decision, GuardMode
    from filters.refusals import Reason, Refused
    from gateway.config.settings import Settings, SettingsError
    from gateway.doors.library import AsyncGuardrail, Guardrail, NotJson, UnknownDialect, UnknownPolicy
    from gateway.doors.verdicts import CallVerdict, FoundAt, NotJudged, Verdict

__all__ = [
    "AdapterError",
    "AsyncGuardrail",
    "CallVerdict",
    "Decision",
    "FoundAt",
    "GuardMode",
    "Guardrail",
    "NotJson",
    "NotJudged",
    "Reason",
    "Refused",
    "Settings",
    "SettingsError",
    "UnknownDialect",
    "UnknownPolicy",
    "Verdict",
]

_HOMES = {
    "adapters.base": {"AdapterError"},
    "filters.decision": {"Decision", "GuardMode"},
    "filters.refusals": {"Reason", "Refused"},
    "gateway.config.settings": {"Settings", "SettingsError"},
    "gateway.doors.library": {"AsyncGuardrail", "Guardrail", "NotJson", "UnknownDialect", "UnknownPolicy"},
    "gateway.doors.verdicts": {"CallVerdict", "FoundAt", "NotJudged", "Verdict"},
}

if not TYPE_CHECKING:  # a type checker would take every name for one of this module's

    def __getattr__(name: str) -> object:
        """Return a name of the library, loaded when it is first asked for: whoever runs the gateway needs none."""
        for home, names in _HOMES.items():
            if name in names:
                return getattr(import_module(home), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
