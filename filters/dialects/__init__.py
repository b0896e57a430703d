"""Dialects: one small module for each provider wire format, and the table that finds them."""

from collections.abc import Mapping

from filters.dialects.anthropic import ANTHROPIC
from filters.dialects.azure import AZURE, AZURE_RESPONSES
from filters.dialects.dialect import Dialect
from filters.dialects.gemini import GEMINI
from filters.dialects.gemini_interactions import GEMINI_INTERACTIONS
from filters.dialects.openai_chat import OPENAI
from filters.dialects.openai_responses import OPENAI_RESPONSES

DIALECTS: Mapping[str, Dialect] = {
    dialect.name: dialect
    for dialect in (OPENAI, OPENAI_RESPONSES, ANTHROPIC, AZURE, AZURE_RESPONSES, GEMINI, GEMINI_INTERACTIONS)
}
"""Every dialect by its name, which is also its metric label."""
