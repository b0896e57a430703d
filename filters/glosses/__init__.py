"""Glossaries, one module for each language: see `filters.text.glossary`."""

from collections.abc import Mapping
from typing import Final

from filters.glosses import (
    arabic,
    chinese,
    dutch,
    french,
    german,
    hindi,
    indonesian,
    italian,
    japanese,
    korean,
    polish,
    portuguese,
    russian,
    spanish,
    turkish,
    vietnamese,
)

FORMS: Final[Mapping[str, str]] = {
    "ar": arabic.FORMS,
    "de": german.FORMS,
    "es": spanish.FORMS,
    "fr": french.FORMS,
    "hi": hindi.FORMS,
    "id": indonesian.FORMS,
    "it": italian.FORMS,
    "ja": japanese.FORMS,
    "ko": korean.FORMS,
    "nl": dutch.FORMS,
    "pl": polish.FORMS,
    "pt": portuguese.FORMS,
    "ru": russian.FORMS,
    "tr": turkish.FORMS,
    "vi": vietnamese.FORMS,
    "zh": chinese.FORMS,
}
"""The lines of each by the code of its language (ISO 639-1)."""
