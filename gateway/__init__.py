"""Wires: the HTTP front door, settings, tenants, the two phases in order. `Guardrail` is the engine as a library."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gateway.doors.library import Guardrail as Guardrail


def __getattr__(name: str) -> object:
    """`Guardrail`, read when it is first asked for: whoever runs the gateway does without it."""
    if name == "Guardrail":
        from gateway.doors.library import Guardrail

        return Guardrail
    raise AttributeError(name)
