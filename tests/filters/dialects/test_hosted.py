"""What hosted tools bring into a reply, whole and streamed."""

from collections.abc import Sequence

import pytest

from filters.dialects import DIALECTS
from filters.dialects.dialect import Operation
from filters.dialects.replies import REPLY, Judge, write_frame
from filters.gate import StreamGate
from filters.segments import Found, MediaKind, Origin, Segment, Unjudged
from filters.trees import Json, Tree

SAID = "Pay at once."


def item(kind: str, **members: Json) -> Tree:
    return {"type": kind, "id": "i", **members}


SEARCHED = item("web_search_call", status="completed", action={"type": "search", "query": "q"})
SOURCED = item("web_search_call", action={"type": "search", "sources": [{"type": "url", "url": "https://a.example/"}]})
CITING: Tree = {"type": "message", "content": [{"type": "output_text", "text": "x", "annotations": [{"title": SAID}]}]}
CALLED: dict[str, tuple[Tree, str, bool]] = {
    "search": (SEARCHED, "", True),
    "search with sources": (SOURCED, "https://a.example/", True),
    "remote tool": (item("mcp_call", name="n", arguments='{"a": 1}', output=SAID), SAID, False),
    "remote tool that failed": (item("mcp_call", name="n", arguments="", error={"message": SAID}), SAID, False),
    "remote tool that tells nothing": (item("mcp_call", name="n", arguments="{}", output=None), "", True),
    "tools of a server": (item("mcp_list_tools", tools=[{"description": SAID}]), SAID, False),
    "tools that were searched for": (item("additional_tools", tools=[{"description": SAID}]), SAID, False),
    "files": (item("file_search_call", queries=["q"], results=[{"text": SAID}]), SAID, False),
    "files that are not told": (item("file_search_call", queries=["q"], results=None), "", True),
    "interpreter": (item("code_interpreter_call", code="1", outputs=[{"logs": SAID}]), SAID, False),
    "interpreter that is not told": (item("code_interpreter_call", code="1", outputs=None), "", True),
    "shell": (item("shell_call_output", output=[{"stdout": SAID}]), SAID, False),
    "citation": (CITING, SAID, False),
    "plain message": ({"type": "message", "content": [{"type": "output_text", "text": "x"}]}, "", False),
    "message without content": ({"type": "message", "content": "x"}, "", False),
    "picture": (item("image_generation_call", result="aaaa"), "", False),
    "no action": (item("web_search_call", action=None), "", True),
}
FOUND: Json = [{"type": "web_search_result", "title": SAID, "url": "u", "encrypted_content": "e"}]
CITED: Json = [{"type": "web_search_result_location", "cited_text": SAID}]
PAGE: Json = {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": SAID}}
SEALED = item(
    "code_execution_tool_result",
    content={"type": "encrypted_code_execution_result", "encrypted_stdout": "e", "stderr": SAID, "content": []},
)
BLOCKS: dict[str, tuple[Tree, str, bool]] = {
    "search": (item("web_search_tool_result", content=FOUND), SAID, True),
    "failed search": (item("web_search_tool_result", content={"error_code": SAID}), SAID, True),
    "remote tool": (item("mcp_tool_result", content=[{"type": "text", "text": SAID}]), SAID, False),
    "remote tool in a word": (item("mcp_tool_result", content=SAID), SAID, False),
    "page": (
        item("web_fetch_tool_result", content={"content": {"source": {"type": "text", "data": SAID}}}),
        SAID,
        False,
    ),
    "interpreter": (item("bash_code_execution_tool_result", content={"stdout": SAID}), SAID, False),
    "interpreter that searched": (SEALED, SAID, True),
    "another model, sealed": (item("advisor_tool_result", content=[{"encrypted_content": "e"}]), "e", True),
    "tools of a server": (item("mcp_tool_listing", mcp_server_name="s", tools=[{"description": SAID}]), SAID, False),
    "citation": ({"type": "text", "text": "x", "citations": CITED}, SAID, False),
    "plain text": ({"type": "text", "text": "x", "citations": None}, "", False),
    "search that is asked for": (item("server_tool_use", name="web_search", input={"query": "q"}), "", False),
}
GROUNDS: Json = {"webSearchQueries": ["q"], "groundingChunks": [{"web": {"uri": "u", "title": SAID}}]}
CANDIDATES: dict[str, tuple[Tree, str, bool]] = {
    "interpreter": ({"content": {"parts": [{"codeExecutionResult": {"output": SAID}}]}}, SAID, False),
    "interpreter in a word": ({"content": {"parts": [{"code_execution_result": SAID}]}}, SAID, False),
    "remote tool": ({"content": {"parts": [{"toolResponse": {"response": {"a": SAID}}}]}}, SAID, False),
    "code": ({"content": {"parts": [{"executableCode": {"code": "1"}}]}}, "", False),
    "search": ({"groundingMetadata": GROUNDS}, SAID, True),
    "search that found nothing": ({"groundingMetadata": {"webSearchQueries": ["q"]}}, "", False),
    "pages": ({"urlContextMetadata": {"urlMetadata": [{"retrievedUrl": SAID}]}}, SAID, True),
    "odd": ({"groundingMetadata": "x"}, "", False),
}
MESSAGES: dict[str, tuple[Tree, Tree, str, bool]] = {
    "citation": ({"annotations": [{"url_citation": {"title": SAID}}]}, {}, SAID, True),
    "tool that has run": ({"executed_tools": [{"index": 0, "output": SAID}]}, {}, SAID, False),
    "pages": ({}, {"citations": [SAID]}, SAID, True),
    "text": ({"content": "x", "annotations": []}, {}, "", False),
    "Azure's own data": ({"context": {"citations": [{"content": SAID}], "intent": "[]"}}, {}, SAID, True),
    "all of Azure's own data": ({"context": {"all_retrieved_documents": [{"content": SAID}]}}, {}, SAID, False),
    "Azure's own data in a message": ({"context": {"messages": [{"role": "tool", "content": SAID}]}}, {}, SAID, True),
    "Azure's question": ({"context": {"intent": SAID}}, {}, "", False),
    "an odd context": ({"context": SAID}, {}, "", False),
}
STEPS: dict[str, tuple[Tree, str, bool]] = {
    "search": (item("google_search_result", result=[{"search_suggestions": SAID}]), SAID, True),
    "pages": (item("url_context_result", result=[{"url": SAID}]), SAID, True),
    "files that are not told": (item("file_search_result"), "", True),
    "interpreter": (item("code_execution_result", result=SAID), SAID, False),
    "remote tool": (item("mcp_server_tool_result", result=[{"type": "text", "text": SAID}]), SAID, False),
    "tools that were searched for": (item("tool_search_result", result=[{"description": SAID}]), SAID, False),
    "citation": (
        {"type": "model_output", "content": [{"type": "text", "text": "x", "annotations": [{"title": SAID}]}]},
        SAID,
        False,
    ),
    "plain text": ({"type": "model_output", "content": [{"type": "text", "text": "x"}]}, "", False),
    "search that is asked for": (item("google_search_call", arguments={"queries": ["q"]}), "", False),
}
DELTAS: dict[str, tuple[Tree, str]] = {
    "result": ({"type": "code_execution_result", "result": SAID}, SAID),
    "citation": ({"type": "text_annotation_delta", "annotations": [{"title": SAID}]}, SAID),
    "text": ({"type": "text", "text": "x"}, ""),
}


def require(found: Sequence[Found], text: str, *, hidden: bool) -> None:
    """The text is among what was found, no text is where it is "", and there may be what only the model has read."""
    texts = [place for place in found if isinstance(place, Segment)]
    unread = [place for place in found if isinstance(place, Unjudged)]
    assert all(place.origin is Origin.TOOL_RESULT for place in texts)
    assert all(place.path.startswith(f"{REPLY}/") for place in found)
    assert (MediaKind.HOSTED in {place.kind for place in unread}) == hidden
    assert bool(texts) == bool(text)
    assert text in "\n".join(place.text for place in texts)


def streamed(dialect: str, *frames: bytes) -> Sequence[Found]:
    gate = StreamGate(DIALECTS[dialect].replies.reader(), held_bytes=100_000)
    gate.feed(b"".join(frames))
    while step := gate.next():
        assert not isinstance(step, Judge)
    found = gate.take_brought()
    assert gate.take_brought() == ()
    return found


def event(tree: Tree) -> bytes:
    return write_frame(tree, str(tree["type"]))


@pytest.mark.parametrize(("given", "text", "hidden"), CALLED.values(), ids=CALLED)
def test_an_item(given: Tree, text: str, hidden: bool) -> None:
    done: Tree = {"type": "response.output_item.done", "output_index": 0, "item": given}
    require(DIALECTS["openai_responses"].replies.brought({"output": [given]}), text, hidden=hidden)
    require(streamed("openai_responses", event(done)), text, hidden=hidden)


def test_an_item_that_is_not_done_when_a_call_is() -> None:
    call = item("function_call", call_id="c", name="n", arguments="{}") | {"id": "j"}
    remote = item("mcp_call", name="n", arguments="{}")
    added: list[Tree] = [
        {"type": "response.output_item.added", "output_index": index, "item": each}
        for index, each in enumerate((remote, call))
    ]
    gate = StreamGate(DIALECTS["openai_responses"].replies.reader(), held_bytes=100_000)
    gate.feed(b"".join(map(event, [*added, {**added[1], "type": "response.output_item.done"}])))
    while not isinstance(gate.next(), Judge):
        assert gate.held
    assert gate.take_brought() == (Unjudged("/reply/output/0", MediaKind.HOSTED),)


@pytest.mark.parametrize(("given", "text", "hidden"), BLOCKS.values(), ids=BLOCKS)
def test_a_block(given: Tree, text: str, hidden: bool) -> None:
    start: Tree = {"type": "content_block_start", "index": 0, "content_block": given}
    require(DIALECTS["anthropic"].replies.brought({"content": [given]}), text, hidden=hidden)
    require(streamed("anthropic", event(start)), text, hidden=hidden)


def test_a_citation_that_comes_after_its_block_began() -> None:
    start: Tree = {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}}
    cited: Tree = {"type": "citations_delta", "citation": {"cited_text": SAID}}
    delta: Tree = {"type": "content_block_delta", "index": 0, "delta": cited}
    require(streamed("anthropic", event(start), event(delta)), SAID, hidden=False)


@pytest.mark.parametrize(("given", "text", "hidden"), CANDIDATES.values(), ids=CANDIDATES)
def test_a_candidate(given: Tree, text: str, hidden: bool) -> None:
    tree: Tree = {"candidates": [given]}
    replies = DIALECTS["gemini"].replies
    for found in (replies.brought(tree), replies.brought([tree]), streamed("gemini", write_frame(tree))):
        require(found, text, hidden=hidden)


def test_the_parts_of_a_streamed_candidate_have_places_of_their_own() -> None:
    part: Tree = {"candidates": [{"content": {"parts": [{"codeExecutionResult": {"output": SAID}}]}}]}
    found = streamed("gemini", write_frame(part), write_frame(part))
    assert len({place.path for place in found}) == 2


@pytest.mark.parametrize(("given", "text", "hidden"), STEPS.values(), ids=STEPS)
def test_a_step(given: Tree, text: str, hidden: bool) -> None:
    start: Tree = {"event_type": "step.start", "index": 0, "step": given}
    require(DIALECTS["gemini_interactions"].replies.brought({"steps": [given]}), text, hidden=hidden)
    require(streamed("gemini_interactions", write_frame(start)), text, hidden=hidden)


@pytest.mark.parametrize(("given", "text"), DELTAS.values(), ids=DELTAS)
def test_what_comes_after_a_step_began(given: Tree, text: str) -> None:
    delta: Tree = {"event_type": "step.delta", "index": 0, "delta": given}
    require(streamed("gemini_interactions", write_frame(delta)), text, hidden=False)


@pytest.mark.parametrize(("said", "beside", "text", "hidden"), MESSAGES.values(), ids=MESSAGES)
def test_a_choice(said: Tree, beside: Tree, text: str, hidden: bool) -> None:
    whole: Tree = {"choices": [{"index": 0, "message": said}], **beside}
    part: Tree = {"choices": [{"index": 0, "delta": said}], **beside}
    require(DIALECTS["openai"].replies.brought(whole), text, hidden=hidden)
    require(streamed("openai", write_frame(part)), text, hidden=hidden)


@pytest.mark.parametrize("tree", [None, [], "x", {}, {"output": 1, "content": 1}], ids=repr)
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_reply_without_any(dialect: str, tree: Json) -> None:
    assert DIALECTS[dialect].replies.brought(tree) == ()


def test_what_is_sealed_in_a_request_is_told_as_unread() -> None:
    asked: Tree = {"model": "m", "input": [{"role": "user", "content": "x"}, SEARCHED]}
    reading = DIALECTS["openai_responses"].read(Operation.RESPONSES, asked)
    assert reading.unread == ("/input/1",)
    for block in (BLOCKS["search"][0], SEALED):
        turn: Tree = {"role": "assistant", "content": [block]}
        reading = DIALECTS["anthropic"].read(Operation.MESSAGES, {"messages": [turn]})
        assert "/messages/0/content/0" in reading.unread
