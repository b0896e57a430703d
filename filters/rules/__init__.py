"""Rules, and how they are matched."""
