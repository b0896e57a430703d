"""The commands of `guardrail-gateway`: one module each, what several take, and how all of them answer."""
