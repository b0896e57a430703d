"""Whether a text mentions an attack instead of making it."""
