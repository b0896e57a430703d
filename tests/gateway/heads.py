"""Heads of requests, written as no client library would, and what the tests of the door look for in answers."""

THREE = ("X-Guardrail-Decision", "X-Guardrail-Mode", "X-Guardrail-Incident-ID")
"""What every answer carries."""
HOST = "Host: gateway.test"
CHUNKED = b"2\r\n{}\r\n0\r\n\r\n"
"""A body in chunks, whole."""


def head(*lines: str, target: str = "/v1/x", version: str = "HTTP/1.1", method: str = "POST") -> bytes:
    return "\r\n".join([f"{method} {target} {version}", *lines, "", ""]).encode("utf-8", "surrogateescape")
