"""The default where a caller may be told of something and need not be."""


def leave_untold(*_report: object) -> None:
    """Ignore a report, whatever it holds."""
