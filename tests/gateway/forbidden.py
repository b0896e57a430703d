"""A folder that this user may not enter. Tests may run as root, whom no mode keeps out."""

import errno
import os
from pathlib import Path

import pytest


def forbid_entering(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Has the system say of everything in a folder what it says to users who may not enter that."""
    stat = os.stat

    def refusing(path: Path | str | int, *args: object, **kwargs: object) -> os.stat_result:
        if not isinstance(path, int) and folder in Path(path).parents:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return stat(path, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "stat", refusing)
