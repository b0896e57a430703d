"""`python -m gateway` is the command `guardrail-gateway`."""

from gateway.cli import main

main()
