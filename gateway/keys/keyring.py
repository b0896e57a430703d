"""Keyring: secrets by reference, from the environment or a mounted folder; references come from settings only."""

import os
import re
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Generic, Literal, TypeVar

import structlog

from gateway.logs import LogThrottle

MAX_SECRET_BYTES = 65_536

_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_FILE = re.compile(r"(?!\.{1,2}(?:/|$))[A-Za-z0-9_.-]+(?:/(?!\.{1,2}(?:/|$))[A-Za-z0-9_.-]+)*")
# A secret ends up in a header: nothing that could end the field or start another may stand in it.
_HEADER_SAFE = re.compile(r"[\x21-\x7e]+")


_Secret = TypeVar("_Secret")


class Lack(StrEnum):
    """Why there is no secret: a closed set, safe for a log."""

    NOT_CONFIGURED = "not_configured"
    MISSING = "missing"
    EMPTY = "empty"
    UNREADABLE = "unreadable"
    UNUSABLE = "unusable"


class SecretMissing(Exception):
    """A reference leads to no usable secret. The message names the reference's target, never a value."""

    def __init__(self, message: str, lack: Lack = Lack.UNUSABLE) -> None:
        super().__init__(message)
        self.lack = lack


@dataclass(frozen=True, slots=True)
class Reference:
    """Where a secret lies: an environment variable, or a file below the secrets folder."""

    kind: Literal["env", "file"]
    target: str


@dataclass(frozen=True, slots=True)
class _Stamp:
    inode: int
    size: int
    modified: int


def parse_reference(text: str) -> Reference:
    """Parse `env:NAME` or `file:relative/path`. Raises `ValueError`, which quotes nothing, for anything else."""
    kind, _, target = text.partition(":")
    if kind == "env" and _VARIABLE.fullmatch(target):
        return Reference("env", target)
    if kind == "file" and _FILE.fullmatch(target):
        return Reference("file", target)
    raise ValueError("must be env:NAME, or file:PATH below secrets.folder (no .., no absolute path)")


class Keyring:
    """Reads secrets. A file is read again when it changes, so a rotated secret needs no restart.

    One keyring serves one process; it keeps the last text of each file that was asked for.
    """

    def __init__(self, environ: Mapping[str, str], folder: Path) -> None:
        self._environ = environ
        self._folder = folder
        self._files: dict[Path, tuple[_Stamp, str]] = {}

    def __repr__(self) -> str:
        return "Keyring()"

    def read(self, reference: Reference) -> str:
        """Return the secret, without trailing line ends. Raises `SecretMissing` unless it can stand in a header."""
        secret = self.read_text(reference)
        if not _HEADER_SAFE.fullmatch(secret):
            raise SecretMissing(
                f"{self._place(reference)} holds spaces, control or non-ASCII characters, which a key cannot have"
            )
        return secret

    def read_text(self, reference: Reference) -> str:
        """Return the secret, without trailing line ends, whatever is in it. Raises `SecretMissing` if there is none."""
        text = self._environ.get(reference.target, "") if reference.kind == "env" else self._read_file(reference)
        secret = text.rstrip("\r\n")
        if not secret:
            is_set = reference.kind == "file" or reference.target in self._environ
            raise SecretMissing(f"{self._place(reference)} is not set or empty", Lack.EMPTY if is_set else Lack.MISSING)
        return secret

    def _read_file(self, reference: Reference) -> str:
        try:
            return self._text(self._inside(reference.target))
        except (OSError, ValueError, RuntimeError) as error:  # Python before 3.13 has RuntimeError for a loop of links
            reason = getattr(error, "strerror", None) or "it is no plain file with a secret"
            lack = Lack.MISSING if isinstance(error, FileNotFoundError) else Lack.UNREADABLE
            raise SecretMissing(f"{self._place(reference)} cannot be read: {reason}", lack) from None

    def _inside(self, target: str) -> Path:
        # Mounted secrets are symbolic links within their folder; a link that leads out of it is refused.
        root = self._folder.resolve(strict=True)
        path = (root / target).resolve(strict=True)
        if not path.is_relative_to(root):
            raise ValueError("leads out of the secrets folder")
        return path

    def _text(self, path: Path) -> str:
        # Non-blocking: opening a named pipe would otherwise wait for a writer, and the event loop with it.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(descriptor, "rb") as file:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode) or status.st_size > MAX_SECRET_BYTES:
                raise ValueError("no regular file of a sensible size")
            stamp = _Stamp(status.st_ino, status.st_size, status.st_mtime_ns)
            known = self._files.get(path)
            if known is not None and known[0] == stamp:
                return known[1]
            text = file.read(MAX_SECRET_BYTES).decode("ascii")
        self._files[path] = (stamp, text)
        return text

    def _place(self, reference: Reference) -> str:
        """Return in words where a reference leads."""
        if reference.kind == "env":
            return f"environment variable {reference.target}"
        return f"file {reference.target} in the secrets folder {self._folder}"


class Renewed(Generic[_Secret]):
    """A secret that is read again for each call. While none can be read, the call returns the last one that could be.

    It then logs `secret_not_renewed` with the name of the setting, now and then. `read` raises `SecretMissing`, or
    `ValueError` if it cannot be used; so does the constructor.
    """

    def __init__(self, read: Callable[[], _Secret], *, setting: str) -> None:
        self._read = read
        self._setting = setting
        self._throttle = LogThrottle()
        self._last = read()

    def __repr__(self) -> str:
        return "Renewed()"

    def __call__(self) -> _Secret:
        try:
            self._last = self._read()
        except SecretMissing as missing:
            self._log(missing.lack)
        except ValueError:
            self._log(Lack.UNUSABLE)
        return self._last

    def _log(self, lack: Lack) -> None:
        if self._throttle.is_due((lack,)):
            structlog.get_logger().error("secret_not_renewed", setting=self._setting, reason=lack.value)
