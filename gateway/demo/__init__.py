"""The demo: an upstream without a model, and a gateway before it."""
