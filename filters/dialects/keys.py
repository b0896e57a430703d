"""Member names that the dialects know: which are safe to show in a path, and what their values are.

A name that is missing here is judged as text, as is its value, so a gap costs only a longer inspection.
"""

from collections.abc import Mapping

from filters.segments import MediaKind


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


IDENTIFIERS = _words(
    """
    action_id approval_request_id background batch_id call_id callId custom_id detail display effort encoding_format
    endpoint execution file_name_format finish_reason format id include input_fidelity item_id language media_type
    mimeType mime_type modalities modality model moderation object order output_format parent_tool_use_id phase purpose
    quality reasoning_effort response_id response_format role role_id search_context_size server_tool_use_id
    service_tier serviceTier size status stop_reason style summary_format syntax tool_call_id tool_choice tool_use_id
    truncation type verbosity voice
    """
)
"""Members whose values are ids or enumerations. Such a value is judged only if it does not look like one."""

PLAIN_TEXT = _words("input_text output_text reasoning_text summary_text text")
"""Types of parts that hold only a text."""

ENUMERATED = PLAIN_TEXT | _words(
    """
    application/pdf base64 content document ephemeral file image image/gif image/jpeg image/png image/webp image_url
    input_audio input_file input_image search_result text/plain url
    """
)
"""Values of `IDENTIFIERS` that carry no message, so they need not be judged even in a tool's result."""

REFERENCES: Mapping[str, MediaKind] = {
    "cachedContent": MediaKind.HISTORY,
    "cached_content": MediaKind.HISTORY,
    "container": MediaKind.FILE,
    "conversation": MediaKind.HISTORY,
    "encrypted_content": MediaKind.HISTORY,
    "fileSearchStoreNames": MediaKind.FILE,
    "file_id": MediaKind.FILE,
    "file_ids": MediaKind.FILE,
    "file_search_store_names": MediaKind.FILE,
    "input_file_id": MediaKind.FILE,
    "previous_interaction_id": MediaKind.HISTORY,
    "previous_message_id": MediaKind.HISTORY,
    "previous_response_id": MediaKind.HISTORY,
    "prompt_embeds": MediaKind.TOKENS,
    "training_file": MediaKind.FILE,
    "validation_file": MediaKind.FILE,
    "vector_store_ids": MediaKind.FILE,
}
"""Members that name content which reaches the model without being in the body, or that hold it encrypted."""

STORES = frozenset({"vertexAiSearch", "vertexRagStore", "vertex_ai_search", "vertex_rag_store"})
"""Members whose object names stores that the provider searches for the model."""

SOURCES: Mapping[str, MediaKind] = {
    "file_id": MediaKind.FILE,
    "responses": MediaKind.HISTORY,
    "stored_completions": MediaKind.HISTORY,
}
"""Types of a `source` from which an evaluation takes its prompts, and the kind of content behind each."""

TOKEN_IDS = _words("input_embeds input_ids inputs_embeds prompt_ids prompt_token_ids token_ids tokens")
"""Members that hold numbers only: lenient upstreams read numbers out of strings too."""

TOKENS = TOKEN_IDS | _words("context input prompt")
"""Members in which a list of numbers is text that only the upstream's tokenizer, or model, can read."""

PROMPT_HOLDERS = _words("extra_body input inputs options parameters prompt prompts")
"""Members of a body whose object, or objects in a list, may hold the members in `TOKENS` instead of the body."""

DETOKENIZED = _words("model skip_special_tokens tokens")
"""The members of a request that only asks which text some token ids stand for. Nothing is generated from it."""

BYTES = _words(
    """
    b64_json bytes bytesBase64Encoded bytes_base64_encoded data fileData file_data image imageBytes image_bytes mask
    partial_image_b64 result videoBytes video_bytes
    """
)
"""Members that hold bytes as base64, if they stand in a slot for media."""

URLS = frozenset({"audio_url", "fileUri", "file_uri", "file_url", "image_url", "uri", "url", "video_url"})
"""Members that hold an address, or the content itself as a data URI, if they stand in a slot for media."""

SLOTS = _words(
    """
    audio_url b64_json bytesBase64Encoded bytes_base64_encoded content file fileData file_data file_url image
    imageBytes image_bytes image_url inlineData inline_data input_audio mask partial_image_b64 source videoBytes
    video_bytes video_url
    """
)
"""Slots: members in which an upstream reads media, or objects that hold media. Elsewhere a string is a text."""

SLOTS_OF_TYPE = frozenset(
    {
        *((kind, member) for kind in ("audio", "document", "image", "video") for member in ("data", "uri")),
        ("image_generation_call", "result"),
        ("redacted_thinking", "data"),
    }
)
"""Pairs of an object's type and the member that is a slot only in an object of that type."""

MEDIA_OF_KEY: Mapping[str, str] = {
    "audio_url": "audio/*",
    "fileData": "application/*",
    "file_data": "application/*",
    "file_url": "application/*",
    "image_url": "image/*",
    "input_audio": "audio/*",
    "video_url": "video/*",
}
MEDIA_OF_TYPE: Mapping[str, str] = {
    "audio": "audio/*",
    "computer_screenshot": "image/*",
    "document": "application/*",
    "file": "application/*",
    "image": "image/*",
    "image_generation_call": "image/*",
    "input_audio": "audio/*",
    "input_file": "application/*",
    "input_image": "image/*",
    "redacted_thinking": "application/*",
    "video": "video/*",
}

_SCHEMA = """
    $defs $id $ref $schema additionalProperties allOf anyOf const default definitions description enum example examples
    exclusiveMaximum exclusiveMinimum items maxItems maxLength maxProperties maximum minItems minLength minProperties
    minimum multipleOf not nullable oneOf pattern patternProperties prefixItems properties propertyOrdering required
    strict title uniqueItems
"""
_OPENAI = """
    action additional_instructions arguments assistant_id audio cache_control code command commands content custom
    data_sources dataSources developer document documents env error file filename filters frequency_penalty function
    function_call functions guardrails index input input_schema instructions json_schema logit_bias logprobs
    max_completion_tokens max_num_results max_output_tokens max_prompt_tokens max_tokens max_tool_calls mcp_servers
    messages metadata n name namespace operation output outputs parallel_tool_calls parameters parts prediction
    presence_penalty prompt prompt_cache_key prompt_cache_retention queries query reasoning reasoning_content
    refusal require_approval results safety_identifier schema seed server_description server_label server_url
    signature source state stop store stream stream_options suffix summary system temperature text thinking
    timestamp tool_calls tool_resources tools top_k top_logprobs top_p user user_location variables version
    web_search_options
"""
_ANTHROPIC = """
    allowed_callers anthropic_version authorization_token budget_tokens citations cited_text context
    context_management defer_loading disable_parallel_tool_use display_height_px display_number display_width_px
    enabled inference_geo input_examples is_error max_content_tokens max_uses output_config page_age params skills speed
    stop_sequences tool_configuration ttl user_id
"""
_GEMINI = """
    allowedFunctionNames args batch candidateCount category code_execution_result codeExecution codeExecutionResult
    contents displayName dynamicRetrieval endOffset executable_code executableCode file_name fileName fileSearch fps
    frequencyPenalty function_response functionCall functionCallingConfig functionDeclarations functionResponse
    generate_content_request generateContentRequest generation_config generationConfig googleMaps googleSearch
    googleSearchRetrieval includeThoughts inline_data inlineData input_config inputConfig instances labels logprobs
    maxOutputTokens mediaResolution mode outcome outputDimensionality parametersJsonSchema presencePenalty request
    requests response responseJsonSchema responseLogprobs responseMimeType responseModalities responseSchema
    safety_settings safetySettings speechConfig startOffset stopSequences system_instruction systemInstruction
    taskType thinkingBudget thinkingConfig thinkingLevel thought thought_signature thoughtSignature threshold
    tool_call tool_config tool_response toolCall toolConfig toolResponse topK topP urlContext videoMetadata
"""
_INTERACTIONS = """
    agent agent_config annotations continuation_token environment environment_id response_mime_type server_name
    short_description
"""

KNOWN = frozenset().union(
    IDENTIFIERS,
    REFERENCES,
    STORES,
    TOKENS,
    BYTES,
    URLS,
    MEDIA_OF_KEY,
    *map(_words, (_SCHEMA, _OPENAI, _ANTHROPIC, _GEMINI, _INTERACTIONS)),
)
"""Every name that a path may show. Any other name is text that somebody wrote: judged, and shown as its position."""
