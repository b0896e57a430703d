"""Environments that name a verifier at each provider, with all that it needs."""

from tests.adapters.watching import CANARY_KEY

OPENAI = {"VERIFIER_ADAPTER": "openai", "OPENAI_API_KEY": CANARY_KEY, "OPENAI_VERIFIER_MODEL": "gpt-4.1-nano"}
ANTHROPIC = {
    "VERIFIER_ADAPTER": "anthropic",
    "ANTHROPIC_API_KEY": CANARY_KEY,
    "ANTHROPIC_VERIFIER_MODEL": "claude-haiku-4-5",
}
AZURE = {
    "VERIFIER_ADAPTER": "azure",
    "AZURE_OPENAI_API_KEY": CANARY_KEY,
    "AZURE_OPENAI_ENDPOINT": "https://eu.example.test",
    "AZURE_OPENAI_DEPLOYMENT": "gpt-4.1-nano",
}

COMPLETE = {"openai": OPENAI, "anthropic": ANTHROPIC, "azure": AZURE}
