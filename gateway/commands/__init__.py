"""The work of the commands of `guardrail-gateway`: one module each, what several need, and how all of them answer."""
