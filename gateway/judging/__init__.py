"""Judges readings and proposed calls, without any HTTP."""
