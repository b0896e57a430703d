"""A file of rules as an operator writes one."""

from typing import Final

OWN: Final = """
[[rule]]
id = "OWN-1"
family = "custom"
severity = "low"
literals = ["blue moon"]
matches = ["blue moon"]
passes = ["blue", "moon"]
"""
