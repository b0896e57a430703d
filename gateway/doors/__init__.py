"""Doors: further ways to the one engine, each as thin as what it stands in front of allows."""
