"""Doors: further entry points to the one engine, each as thin as the protocol that it serves allows."""
