"""Finds the data that ships with the gateway."""

from pathlib import Path


def conf_folder() -> Path:
    """Return the folder `conf`: inside this package if installed from a wheel, else beside it in the repository."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "conf"
    return installed if installed.is_dir() else package.parent / "conf"
