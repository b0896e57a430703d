"""One request and its reply as values, and which header fields pass."""
