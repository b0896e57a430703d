"""Where the data that ships with the gateway is."""

from pathlib import Path


def conf_folder() -> Path:
    """The folder `conf`: inside this package when it was installed from a wheel, else beside it in the repository."""
    package = Path(__file__).resolve().parent
    installed = package / "conf"
    return installed if installed.is_dir() else package.parent / "conf"
