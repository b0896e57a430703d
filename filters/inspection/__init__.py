"""Inspects the segments of a reading: findings, and what Tier 1 makes of them."""
