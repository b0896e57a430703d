"""Hosted tools: what a tool that the provider runs brings into a reply, before the calls that follow it there.

A search, a remote server or an interpreter gives the model texts of strangers that the client never sent. Texts that
stand in the reply are read as tool results. For texts that only the model has read, an `Unjudged` place of the kind
`HOSTED` is reported.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from filters.dialects.leaves import members
from filters.dialects.replies import REPLY
from filters.segments import Found, MediaKind, Origin, Unjudged
from filters.trees import Json, Tree

_RESULTS: Final = frozenset({"error", "logs", "output", "outputs", "result", "results", "tools"})
"""Members of an item of the Responses API that hold a hosted tool's result, if the reply shows it at all."""

_RESULT, _LISTING = "tool_result", "tool_listing"
"""Suffixes of the types of blocks that hold a result, and of those that list a server's tools."""

_IN_ACTION: Final = ("sources", "url")
"""Members of a search's or a page view's action that hold addresses on the web."""

_TOLD_AT_MOST: Final = frozenset({"code_interpreter_call", "file_search_call", "mcp_call"})
"""Types of items that show what the model read only if the client asked for it."""
_UNTOLD: Final = frozenset(
    {
        "file_search_result",
        "google_maps_result",
        "google_search_result",
        "processing_result",
        "retrieval_result",
        "url_context_result",
        "web_search_call",
        "web_search_tool_result",
    }
)
"""Types of items, blocks and steps that never show it: the pages found are missing from them, or encrypted."""
_SEALED: Final = "encrypted_"
"""Prefix of members that only the provider can read, such as the output of code that had searched the web."""

_OF_CHOICE: Final[Mapping[str, bool]] = {"annotations": True, "executed_tools": False, "search_results": True}
"""Members of chat completions about searches and about tools that have run. True if they show only part of it."""
_CONTEXT: Final = "context"
"""The member of a message in which Azure shows the operator's own data that the model was given."""
_OF_CONTEXT: Final[Mapping[str, bool]] = {"all_retrieved_documents": False, "citations": True, "messages": True}
_OF_COMPLETION: Final[Mapping[str, bool]] = {"citations": True, "search_results": True}

_OF_PART: Final = ("codeExecutionResult", "code_execution_result", "toolResponse", "tool_response")
_OF_CANDIDATE: Final = ("groundingMetadata", "grounding_metadata", "urlContextMetadata", "url_context_metadata")
_GROUNDS: Final = ("groundingChunks", "grounding_chunks", "urlMetadata", "url_metadata")
"""Members of Gemini's metadata that hold texts of others; the rest repeats the model's own words and queries."""


_OF_DELTA: Final = ("annotations", "result")
"""Members of an interaction's delta that add to what the model cites, or to a tool's result."""


def is_untold(node: Tree) -> bool:
    """Whether a hosted tool gave the model something that this item, block or step does not show."""
    kind = node.get("type")
    if not isinstance(kind, str):
        return False
    if kind in _UNTOLD or (kind in _TOLD_AT_MOST and not any(node.get(name) for name in _RESULTS)):
        return True
    return kind.endswith(_RESULT) and _is_sealed(node.get("content"))


def _is_sealed(content: Json) -> bool:
    parts = content if isinstance(content, list) else [content]
    return any(name.startswith(_SEALED) for part in parts if isinstance(part, dict) for name in part)


def of_item(item: Tree, index: int) -> Iterator[Found]:
    """Yield what hosted tools brought into an output item of the Responses API."""
    kind, path = item.get("type"), f"{REPLY}/output/{index}"
    if not isinstance(kind, str):
        return
    if kind == "message":
        yield from _annotations(item.get("content"), f"{path}/content")
    elif kind in _TOLD_AT_MOST or kind in _UNTOLD or kind.endswith(("_output", "_tools")):
        yield from _of_tool(item, kind, path)


def _of_tool(item: Tree, kind: str, path: str) -> Iterator[Found]:
    action = item.get("action")
    if isinstance(action, dict):
        for name in _IN_ACTION:
            yield from _texts(action, name, f"{path}/action")
    for name in sorted(_RESULTS & item.keys()):
        yield from _texts(item, name, path)
    if is_untold(item):
        yield Unjudged(path, MediaKind.HOSTED)


def _annotations(content: Json, path: str) -> Iterator[Found]:
    """Yield the annotations of a message's parts: what they cite."""
    for index, part in enumerate(content) if isinstance(content, list) else ():
        if isinstance(part, dict):
            yield from _texts(part, "annotations", f"{path}/{index}")


def of_block(block: Tree, index: int) -> Iterator[Found]:
    """Yield what hosted tools brought into a content block of the Messages API."""
    kind, path = block.get("type"), f"{REPLY}/content/{index}"
    yield from _texts(block, "citations", path)
    if not isinstance(kind, str):
        return
    if kind.endswith(_RESULT):
        yield from _texts(block, "content", path)
        if is_untold(block):
            yield Unjudged(path, MediaKind.HOSTED)
    elif kind.endswith(_LISTING):
        yield from _texts(block, "tools", path)


def of_delta(delta: Tree, index: int) -> Iterator[Found]:
    """Yield what a delta adds to `of_block` for its block."""
    yield from _texts(delta, "citation", f"{REPLY}/content/{index}")


def of_step(step: Tree, index: int) -> Iterator[Found]:
    """Yield what hosted tools brought into a step of an interaction."""
    kind, path = step.get("type"), f"{REPLY}/steps/{index}"
    if not isinstance(kind, str):
        return
    if kind == "model_output":
        yield from _annotations(step.get("content"), f"{path}/content")
    elif kind.endswith("_result"):
        yield from _texts(step, "result", path)
        if is_untold(step):
            yield Unjudged(path, MediaKind.HOSTED)


def of_step_delta(delta: Tree, index: int) -> Iterator[Found]:
    """Yield what a delta adds to `of_step` for its step."""
    for name in _OF_DELTA:
        yield from _texts(delta, name, f"{REPLY}/steps/{index}")


def of_message(message: Tree, number: int) -> Iterator[Found]:
    """Yield what hosted tools brought into a choice of a chat completion. `message` may be a delta of it."""
    path = f"{REPLY}/choices/{number}/message"
    yield from _members_in(message, path, _OF_CHOICE)
    context = message.get(_CONTEXT)
    if isinstance(context, dict):
        yield from _members_in(context, f"{path}/{_CONTEXT}", _OF_CONTEXT)


def of_completion(tree: Tree) -> Iterator[Found]:
    """Yield what hosted tools brought into a chat completion, or a chunk of one, outside its choices."""
    yield from _members_in(tree, REPLY, _OF_COMPLETION)


def _members_in(node: Tree, path: str, names: Mapping[str, bool]) -> Iterator[Found]:
    for name, in_part in names.items():
        if node.get(name):
            yield from _texts(node, name, path)
            if in_part:
                yield Unjudged(f"{path}/{name}", MediaKind.HOSTED)


def of_part(part: Tree, path: str) -> Iterator[Found]:
    """Yield what hosted tools brought into a part of Gemini's content."""
    for name in _OF_PART:
        yield from _texts(part, name, f"{REPLY}{path}")


def of_candidate(candidate: Tree, number: int) -> Iterator[Found]:
    """Yield what hosted tools brought into one of Gemini's candidates outside its parts: pages found or given."""
    for name in _OF_CANDIDATE:
        metadata, path = candidate.get(name), f"{REPLY}/candidates/{number}/{name}"
        if not isinstance(metadata, dict) or not any(map(metadata.get, _GROUNDS)):
            continue
        for ground in _GROUNDS:
            yield from _texts(metadata, ground, path)
        yield Unjudged(path, MediaKind.HOSTED)


def _texts(node: Tree, name: str, path: str) -> Iterator[Found]:
    """Yield every text below a member, whatever its shape, as a tool result."""
    if node.get(name):
        yield from members({name: node[name]}, path, {}, other=Origin.TOOL_RESULT)
