"""Agent loops of real SDKs: after a withheld call they go on with the notice; after a paused one they get an error."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import anthropic
import openai
import orjson
import pytest
from aiohttp import web
from anthropic import beta_async_tool
from google import genai
from google.genai import errors, types
from google.genai._gaos.lib.compat_errors import BadRequestError
from pydantic_ai import Agent as PydanticAgent
from pydantic_ai.exceptions import ModelAPIError
from pydantic_ai.models import Model
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIResponsesModel
from pydantic_ai.providers.openai import OpenAIProvider

from tests.gateway_fixture import RunningGateway, running_gateway, serving
from tests.talks import HIJACKED, PAYEE, SUMMARISE

# google-genai subclasses aiohttp's ClientSession, which aiohttp discourages by a warning.
pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class AiohttpClientSession:DeprecationWarning")

WITHHELD = "A tool call was withheld and has not run."
NOTHING: dict[str, Any] = {"type": "object", "properties": {}}
PAUSING = {
    "VERIFIER_ADAPTER": "openai",
    "OPENAI_API_KEY": "k",
    "OPENAI_VERIFIER_MODEL": "m",
    "OPENAI_VERIFIER_API": "chat",
}


@dataclass(slots=True)
class Agent:
    """The tools of an agent, and which of them ran."""

    ran: list[str] = field(default_factory=list)

    def read_invoice(self) -> str:
        self.ran.append("read_invoice")
        return HIJACKED.told

    def transfer_funds(self, payee: str) -> str:
        self.ran.append("transfer_funds")
        return f"Sent to {payee}."

    def run(self, name: str, arguments: str) -> str:
        return str(getattr(self, name)(**orjson.loads(arguments)))


Loop = Callable[[str, Agent], Awaitable[str]]
"""Runs an agent against a gateway until its model has answered; returns the answer."""


async def chat(url: str, agent: Agent) -> str:
    history: list[Any] = [{"role": "user", "content": SUMMARISE}]
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="k") as sdk:
        while True:
            asked = sdk.chat.completions.create(model="m", messages=history, tools=_functions(nested=True))
            message = (await asked).choices[0].message
            history.append(message.to_dict())
            if not message.tool_calls:
                return await _said(sdk, history, message.content or "")
            for call in message.tool_calls:
                assert call.type == "function"
                result = agent.run(call.function.name, call.function.arguments)
                history.append({"role": "tool", "tool_call_id": call.id, "content": result})


async def streamed_chat(url: str, agent: Agent) -> str:
    history: list[Any] = [{"role": "user", "content": SUMMARISE}]
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="k") as sdk:
        while True:
            async with sdk.chat.completions.stream(
                model="m", messages=history, tools=_functions(nested=True)
            ) as stream:
                message = (await stream.get_final_completion()).choices[0].message
            history.append(message.to_dict())
            if not message.tool_calls:
                return await _said(sdk, history, message.content or "")
            for call in message.tool_calls:
                result = agent.run(call.function.name, call.function.arguments)
                history.append({"role": "tool", "tool_call_id": call.id, "content": result})


async def _said(sdk: openai.AsyncOpenAI, history: list[Any], notice: str) -> str:
    """The notice, once the model has answered a conversation that has it in its history."""
    history.append({"role": "user", "content": "Then go on without it."})
    answer = await sdk.chat.completions.create(model="m", messages=history)
    assert answer.choices[0].message.content == f"demo upstream: {len(history)} messages, last role user"
    return notice


async def responses(url: str, agent: Agent) -> str:
    history: list[Any] = [{"role": "user", "content": SUMMARISE}]
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="k") as sdk:
        while True:
            response = await sdk.responses.create(model="m", input=history, tools=_functions(nested=False))
            history += [item.to_dict() for item in response.output]
            calls = [item for item in response.output if item.type == "function_call"]
            if not calls:
                break
            for call in calls:
                result = agent.run(call.name, call.arguments)
                history.append({"type": "function_call_output", "call_id": call.call_id, "output": result})
        history.append({"role": "user", "content": "Then go on without it."})
        answer = await sdk.responses.create(model="m", input=history)
    assert answer.output_text == f"demo upstream: {len(history)} messages, last role user"
    return response.output_text


async def streamed_responses(url: str, agent: Agent) -> str:
    history: list[Any] = [{"role": "user", "content": SUMMARISE}]
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="k") as sdk:
        while True:
            async with sdk.responses.stream(model="m", input=history, tools=_functions(nested=False)) as stream:
                response = await stream.get_final_response()
            history += [item.to_dict() for item in response.output]
            calls = [item for item in response.output if item.type == "function_call"]
            if not calls:
                return response.output_text
            for call in calls:
                result = agent.run(call.name, call.arguments)
                history.append({"type": "function_call_output", "call_id": call.call_id, "output": result})


def _functions(*, nested: bool) -> Any:
    declared = [{"name": "read_invoice", "parameters": NOTHING}, {"name": "transfer_funds", "parameters": PAYEE}]
    return [{"type": "function", **({"function": one} if nested else one)} for one in declared]


async def tool_runner(url: str, agent: Agent) -> str:
    """The loop that Anthropic's SDK has, with the whole conversation in each request."""
    async with anthropic.AsyncAnthropic(base_url=url, api_key="k") as sdk:
        runner = sdk.beta.messages.tool_runner(
            model="m",
            max_tokens=64,
            tools=_runnable(agent),
            messages=[{"role": "user", "content": SUMMARISE}],
            thread=False,
        )
        last = await runner.until_done()
    assert last.stop_reason == "end_turn"
    return "".join(block.text for block in last.content if block.type == "text")


async def streamed_tool_runner(url: str, agent: Agent) -> str:
    async with anthropic.AsyncAnthropic(base_url=url, api_key="k") as sdk:
        runner = sdk.beta.messages.tool_runner(
            model="m",
            max_tokens=64,
            tools=_runnable(agent),
            messages=[{"role": "user", "content": SUMMARISE}],
            stream=True,
            thread=False,
        )
        async for stream in runner:
            last = await stream.get_final_message()
    return "".join(block.text for block in last.content if block.type == "text")


def _runnable(agent: Agent) -> Any:
    @beta_async_tool
    async def read_invoice() -> str:
        """Reads the invoice."""
        return agent.read_invoice()

    @beta_async_tool
    async def transfer_funds(payee: str) -> str:
        """Pays.

        Args:
            payee: The account.
        """
        return agent.transfer_funds(payee)

    return [read_invoice, transfer_funds]


async def automatic_calling(url: str, agent: Agent) -> str:
    """The loop that Google's SDK has."""
    async with _gemini(url) as sdk:
        reply = await sdk.aio.models.generate_content(model="m", contents=SUMMARISE, config=_config(agent))
    return reply.text or ""


async def streamed_automatic_calling(url: str, agent: Agent) -> str:
    async with _gemini(url) as sdk:
        pieces = await sdk.aio.models.generate_content_stream(model="m", contents=SUMMARISE, config=_config(agent))
        texts = [piece.text or "" async for piece in pieces if not piece.function_calls]
    return "".join(texts)


@asynccontextmanager
async def _gemini(url: str) -> AsyncIterator[genai.Client]:
    sdk = genai.Client(api_key="k", http_options=types.HttpOptions(base_url=url))
    try:
        yield sdk
    finally:
        await sdk.aio.aclose()
        sdk.close()


def _config(agent: Agent) -> types.GenerateContentConfig:
    def read_invoice() -> str:
        """Reads the invoice."""
        return agent.read_invoice()

    def transfer_funds(payee: str) -> str:
        """Pays."""
        return agent.transfer_funds(payee)

    return types.GenerateContentConfig(tools=[read_invoice, transfer_funds])


async def interactions(url: str, agent: Agent) -> str:
    """A loop over Google's Interactions API, with the whole conversation in each request."""
    history: list[Any] = [{"type": "user_input", "content": [{"type": "text", "text": SUMMARISE}]}]
    async with _gemini(url) as sdk:
        while True:
            asked: Any = {"model": "m", "input": history, "tools": _functions(nested=False), "store": False}
            interaction: Any = await sdk.aio.interactions.create(**asked)
            history += [step.to_dict() for step in interaction.steps]
            calls = [step for step in interaction.steps if step.type == "function_call"]
            if not calls:
                assert interaction.status == "completed"
                return str(interaction.output_text)
            for call in calls:
                result = agent.run(call.name, orjson.dumps(call.arguments).decode())
                history.append({"type": "function_result", "call_id": call.id, "name": call.name, "result": result})


async def streamed_interactions(url: str, agent: Agent) -> str:
    """The same in streams, where a client puts the arguments of a call together."""
    history: list[Any] = [{"type": "user_input", "content": [{"type": "text", "text": SUMMARISE}]}]
    async with _gemini(url) as sdk:
        while True:
            text, arguments, call = "", "", None
            asked: Any = {"model": "m", "input": history, "tools": _functions(nested=False), "stream": True}
            stream: Any = await sdk.aio.interactions.create(**asked)
            async for event in stream:
                if event.event_type == "error":
                    raise InteractionFailed(event.error.to_dict())
                if event.event_type == "step.start" and event.step.type == "function_call":
                    call = event.step
                elif event.event_type == "step.delta":
                    text += event.delta.text if event.delta.type == "text" else ""
                    arguments += event.delta.arguments if event.delta.type == "arguments_delta" else ""
            if call is None:
                return text
            result = agent.run(call.name, arguments)
            history.append({**call.to_dict(), "arguments": orjson.loads(arguments)})
            history.append({"type": "function_result", "call_id": call.id, "name": call.name, "result": result})


class InteractionFailed(Exception):
    """What a loop makes of the `error` event, which the SDK hands on and does not raise."""

    def __init__(self, body: Any) -> None:
        super().__init__(body)
        self.body = body


async def framework(url: str, agent: Agent) -> str:
    """The loop of Pydantic AI, which is asked to go on with what it made of the conversation."""
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="k") as sdk:
        model = OpenAIChatModel("m", provider=OpenAIProvider(openai_client=sdk))
        done = await _framed(model, agent).run(SUMMARISE)
        went_on = await PydanticAgent(model).run("Then go on without it.", message_history=done.all_messages())
    assert went_on.output.endswith("last role user")
    return done.output


async def streamed_framework(url: str, agent: Agent) -> str:
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="k") as sdk:
        framed = _framed(OpenAIChatModel("m", provider=OpenAIProvider(openai_client=sdk)), agent)
        async with framed.run_stream(SUMMARISE) as stream:
            return await stream.get_output()


async def framework_over_responses(url: str, agent: Agent) -> str:
    async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="k") as sdk:
        framed = _framed(OpenAIResponsesModel("m", provider=OpenAIProvider(openai_client=sdk)), agent)
        return (await framed.run(SUMMARISE)).output


def _framed(model: Model, agent: Agent) -> PydanticAgent[None, str]:
    return PydanticAgent(model, tools=[agent.read_invoice, agent.transfer_funds])


@asynccontextmanager
async def pausing() -> AsyncIterator[RunningGateway]:
    """A gateway whose models have every call paused."""
    message = {"role": "assistant", "content": "PAUSE"}
    reply = orjson.dumps({"id": "c", "object": "chat.completion", "choices": [{"index": 0, "message": message}]})

    async def complete(_: web.BaseRequest) -> web.Response:
        return web.Response(body=reply, content_type="application/json")

    async with serving(web.Server(complete, access_log=None)) as port:
        environ = {**PAUSING, "OPENAI_BASE_URL": f"http://127.0.0.1:{port}"}
        async with running_gateway('supervision.model="m"', environ=environ) as gateway:
            yield gateway


LOOPS: dict[str, tuple[Loop, type[Exception]]] = {
    "chat": (chat, openai.BadRequestError),
    "chat, streamed": (streamed_chat, openai.APIError),
    "responses": (responses, openai.BadRequestError),
    "responses, streamed": (streamed_responses, openai.APIError),
    "tool runner": (tool_runner, anthropic.BadRequestError),
    "tool runner, streamed": (streamed_tool_runner, anthropic.APIStatusError),
    "automatic calling": (automatic_calling, errors.ClientError),
    "automatic calling, streamed": (streamed_automatic_calling, errors.ClientError),
    "interactions": (interactions, BadRequestError),
    "interactions, streamed": (streamed_interactions, InteractionFailed),
    "framework": (framework, ModelAPIError),
    "framework, streamed": (streamed_framework, ModelAPIError),
    "framework over responses": (framework_over_responses, ModelAPIError),
}


@pytest.mark.parametrize("loop", [loop for loop, _ in LOOPS.values()], ids=LOOPS)
async def test_a_loop_goes_on_after_a_withheld_call(loop: Loop) -> None:
    agent = Agent()
    async with running_gateway() as gateway:
        answer = await loop(gateway.url, agent)
        _, second, *_ = await gateway.settled(2)
    assert agent.ran == ["read_invoice"]
    assert WITHHELD in answer
    assert second["incident_id"] in answer


async def test_a_thread_is_known_by_the_reply_that_it_continues() -> None:
    async with running_gateway() as gateway, anthropic.AsyncAnthropic(base_url=gateway.url, api_key="k") as sdk:
        runner = sdk.beta.messages.tool_runner(
            model="m", max_tokens=64, tools=_runnable(Agent()), messages=[{"role": "user", "content": SUMMARISE}]
        )
        await runner.until_done()
        first, second = await gateway.settled(2)
        continued = orjson.loads(gateway.received[1].body)["thread"]
    assert continued == {"type": "continue", "previous_message_id": "msg_demo"}
    assert (first["not_judged"], second["not_judged"]) == (0, 1)


@pytest.mark.parametrize(("loop", "kind"), LOOPS.values(), ids=LOOPS)
async def test_a_loop_ends_with_an_error_after_a_paused_call(loop: Loop, kind: type[Exception]) -> None:
    agent = Agent()
    async with pausing() as gateway:
        with pytest.raises(kind) as caught:
            await loop(gateway.url, agent)
        _, second = await gateway.settled(2)
        assert gateway.tap.attempts == 2
    assert agent.ran == ["read_invoice"]
    told = getattr(caught.value, "body", None) or getattr(caught.value, "details", None)
    assert second["incident_id"] in str(told)
