"""One gRPC conversation with Envoy: receive messages, send messages, and answer in place of the upstream."""

from collections.abc import Mapping
from typing import Any, NoReturn, Protocol

import grpc

from filters.refusals import Reason, Refusal, Refused
from gateway.doors import envoy_messages as messages
from gateway.doors.envoy_messages import FromEnvoy, ToEnvoy
from gateway.exchanges.exchange import CallerLeft, Exchange
from gateway.phases.progress import Progress
from gateway.web.local_replies import local_reply


class _Response(Protocol):
    """A complete reply, whatever carries it."""

    @property
    def status(self) -> int: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def body(self) -> object: ...


class Left(CallerLeft):
    """Envoy has ended the conversation, since the client or the upstream's connection is gone."""


class Aborted(Exception):
    """The conversation was ended with an error, so that Envoy breaks off a reply that has begun."""


class EnvoyTalk:
    """One conversation with Envoy, about one request and its reply. Its gRPC call owns it."""

    def __init__(self, context: Any) -> None:
        self._context = context
        self.metadata: Mapping[str, str] = {
            str(name): value for name, value in context.invocation_metadata() if isinstance(value, str)
        }

    async def next(self) -> FromEnvoy:
        """Return Envoy's next message. Raises `Left` if there is none."""
        message = await self._context.read()
        if message is grpc.aio.EOF:
            raise Left
        return message

    async def expect(self, kind: str) -> FromEnvoy:
        """Return the next message, of this kind. Raises `Left`, and `Refused` for a message of another kind."""
        message = await self.next()
        if message.WhichOneof("request") != kind:
            raise out_of_turn()
        return message

    async def tell(self, message: ToEnvoy) -> None:
        """Send Envoy a message."""
        await self._context.write(message)

    async def abort(self) -> NoReturn:
        """End the conversation with an error. Envoy then resets a reply that has begun. Raises `Aborted`."""
        try:
            await self._context.abort(grpc.StatusCode.ABORTED, "the reply broke off")
        except grpc.aio.BaseError as error:  # the abortion itself, or that Envoy has left meanwhile
            raise Aborted from error
        raise AssertionError("a call that was aborted does not go on")


def out_of_turn() -> Refused:
    """Return the refusal where Envoy sends a message of another kind than it has to."""
    return Refused(Reason.INTERNAL, "Envoy's processing mode is not the one that is needed.")


async def refuse(talk: EnvoyTalk, exchange: Exchange, refusal: Refusal, progress: Progress) -> None:
    """Have Envoy answer with a refusal in place of the upstream."""
    await answer(talk, local_reply(exchange, refusal), progress)
    progress.reply = refusal.reason


async def answer(talk: EnvoyTalk, response: _Response, progress: Progress) -> None:
    """Have Envoy answer with a local reply in place of the upstream."""
    progress.status = response.status
    body = response.body if isinstance(response.body, bytes) else b""
    await talk.tell(messages.answer(response.status, tuple(response.headers.items()), body, "guardrail"))
