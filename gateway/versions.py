"""The version of the gateway."""

from importlib.metadata import PackageNotFoundError, version


def gateway_version() -> str:
    """Return the version of the installed distribution, or "from source" if there is none."""
    try:
        return version("guardrail-gateway")
    except PackageNotFoundError:
        return "from source"
