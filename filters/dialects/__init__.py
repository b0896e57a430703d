"""Dialects: one small module for each provider wire format, and the table that finds them."""
