"""TLS for the listener that clients connect to."""

import ssl
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from gateway.config.settings import ServerSettings, SettingsError


def tls_context(server: ServerSettings) -> ssl.SSLContext | None:
    """Return a server context for TLS 1.2 and later, or None if no certificate is set.

    With a client CA, only clients with a certificate of that CA can connect. Raises `SettingsError`, which quotes
    nothing of them, for files that cannot be used.
    """
    if not server.tls_cert:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    try:
        context.load_cert_chain(server.tls_cert, server.tls_key, password=_no_password)
    except (OSError, ValueError) as error:
        raise SettingsError([f"server.tls_cert, server.tls_key: cannot be used together: {_why(error)}"]) from None
    if server.tls_client_ca:
        _require_clients_of(context, server.tls_client_ca)
    return context


def tls_digest(server: ServerSettings) -> bytes:
    """Return a digest of the files as they are now. One that cannot be read is left out: it is not used either."""
    content = sha256()
    for name in filter(None, (server.tls_cert, server.tls_key, server.tls_client_ca)):
        with suppress(OSError, ValueError):
            content.update(sha256(Path(name).read_bytes()).digest())
    return content.digest()


def _require_clients_of(context: ssl.SSLContext, authority: str) -> None:
    try:
        context.load_verify_locations(authority)
    except (OSError, ValueError) as error:
        raise SettingsError([f"server.tls_client_ca: cannot be used: {_why(error)}"]) from None
    context.verify_mode = ssl.CERT_REQUIRED


def _no_password() -> str:
    """Refuse an encrypted key. Without this callback OpenSSL would ask for its password on the terminal."""
    raise ValueError("the key is encrypted; give one without a password")


def _why(error: Exception) -> str:
    if isinstance(error, ssl.SSLError):
        return error.reason.lower().replace("_", " ") if error.reason else "no certificate or no key in PEM found"
    return error.strerror or "not readable" if isinstance(error, OSError) else str(error)
