"""Limits on callers and fair shares of a worker."""
