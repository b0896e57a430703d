"""Which version of the gateway this is."""

from importlib.metadata import PackageNotFoundError, version


def gateway_version() -> str:
    """The version of the installed distribution."""
    try:
        return version("guardrail-gateway")
    except PackageNotFoundError:
        return "from source"
