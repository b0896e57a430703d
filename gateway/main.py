"""What the command `guardrail-gateway` runs: `version` is answered without all that judging needs, which takes long to
load.
"""

import sys
from importlib import import_module

from gateway.versions import gateway_version


def main() -> None:
    """Runs the command line and ends the process."""
    if sys.argv[1:] == ["version"]:
        sys.stdout.write(f"{gateway_version()}\n")
    else:
        import_module("gateway.cli").main()
