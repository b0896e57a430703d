"""The request phase and the response phase, in order."""
