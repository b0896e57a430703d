"""Recognises bodies, conversations and messages that come again."""
