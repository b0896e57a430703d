"""Fuzzing of the code that reads foreign bytes: `python -m fuzz TARGET`."""
