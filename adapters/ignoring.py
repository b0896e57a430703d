"""The default where a caller may be told of something and need not be."""


def ignore(*_report: object) -> None:
    """Ignore a report, whatever it holds."""
