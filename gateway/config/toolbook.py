"""The toolbook: read the lists of tools that ship with the gateway from `conf/tools.toml`."""

from pathlib import Path

from filters.tool_calls.tools import Toolbook, ToolbookError, parse_toolbook
from gateway.config.conf_folder import conf_folder


def load_toolbook(path: Path | None = None) -> Toolbook:
    """Read the lists in a file, by default the shipped ones. Raises `ToolbookError` with all problems at once."""
    path = path or conf_folder() / "tools.toml"
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ToolbookError([f"{path}: cannot be read: {type(error).__name__}"]) from None
    return parse_toolbook(source, name=path.name)
