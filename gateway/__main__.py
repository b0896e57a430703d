"""`python -m gateway` is the command `guardrail-gateway`."""

from gateway.main import main

main()
