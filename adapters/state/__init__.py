"""Shared state: what a decision needs to know about earlier decisions, kept in memory, in a file or in Redis."""
