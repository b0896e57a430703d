"""Wires: the HTTP front door, settings, tenants, and the two phases in order."""
