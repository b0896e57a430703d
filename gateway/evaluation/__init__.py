"""The work of the commands `eval`, `scan` and `check`."""
