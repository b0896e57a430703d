"""Judges the tool calls that a model proposes: what they do, whose words they follow, and who asked for them."""
