"""Clarifying: the questions that the gateway asks a caller whose request it is too unsure of to forward."""

from collections.abc import Iterable, Mapping

QUESTIONS: Mapping[str, str] = {
    "encoded_content": "What is the encoded text in the request, and can it be sent in plain form?",
    "instruction_override": "Should the model follow the instructions that stand in the untrusted text?",
    "superseding": "Is the change of rules or policies in the untrusted text meant for the model?",
    "code_execution": "Is the model meant to run the command or code that the untrusted text names?",
    "credential_access": "Does the task need the secrets or credentials that the untrusted text speaks of?",
    "system_prompt_extraction": "Does the task need the model's own instructions to be shown?",
    "role_hijack": "Should the model take on the role that the untrusted text gives it?",
    "delimiter_injection": "Are the chat-template markers in the untrusted text meant as plain text?",
    "exfiltration": "Is the model meant to send data to the address in the untrusted text?",
    "tool_steering": "Is the tool use that the untrusted text asks for part of the task?",
}
GENERAL_QUESTION = "What should the model do with the untrusted text in the request?"


def questions_about(families: Iterable[str]) -> tuple[str, ...]:
    """Return at most three questions, each once, in order of family; the general one where no family has its own."""
    asked = tuple(QUESTIONS[family] for family in sorted(set(families)) if family in QUESTIONS)
    return asked[:3] or (GENERAL_QUESTION,)
