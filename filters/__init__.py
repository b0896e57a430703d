"""Decides: pure functions and values over text. No I/O, no clock, no randomness."""
