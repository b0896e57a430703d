"""Shared state: what a decision needs to know of those before it, in memory, in a file or in Redis."""
