"""One conversation with Envoy: its next message, what it is told, and answers that take the upstream's place."""

from collections.abc import Mapping
from typing import Any, Protocol

import grpc

from filters.refusals import Reason, Refusal, Refused
from gateway.doors import envoy_messages as messages
from gateway.doors.envoy_messages import Said, Told
from gateway.exchange import Exchange
from gateway.replies import local_reply
from gateway.streaming import Progress


class _Response(Protocol):
    """A reply that is all here, whatever carries it."""

    @property
    def status(self) -> int: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def body(self) -> object: ...


class Left(ConnectionError):
    """Envoy has ended the conversation: the client is gone, or the upstream's connection."""


class Talk:
    """One conversation with Envoy, about one request and its reply. Owned by its call."""

    def __init__(self, context: Any) -> None:
        self._context = context
        self.metadata: Mapping[str, str] = {
            str(name): value for name, value in context.invocation_metadata() if isinstance(value, str)
        }

    async def next(self) -> Said:
        """Envoy's next message. Raises `Left` where there is none."""
        said = await self._context.read()
        if said is grpc.aio.EOF:
            raise Left
        return said

    async def expect(self, kind: str) -> Said:
        """The next message, of this kind. Raises `Left`, and `Refused` where Envoy says anything else."""
        said = await self.next()
        if said.WhichOneof("request") != kind:
            raise Refused(Reason.INTERNAL, "Envoy's processing mode is not the one that is needed.")
        return said

    async def tell(self, told: Told) -> None:
        """Sends Envoy a message."""
        await self._context.write(told)


async def refuse(talk: Talk, exchange: Exchange, refusal: Refusal, progress: Progress) -> None:
    """Has Envoy answer with a refusal, in place of the upstream."""
    await answer(talk, local_reply(exchange, refusal), progress)
    progress.reply = refusal.reason


async def answer(talk: Talk, response: _Response, progress: Progress) -> None:
    """Has Envoy answer with a reply of the gateway's own, in place of the upstream."""
    progress.status = response.status
    body = response.body if isinstance(response.body, bytes) else b""
    await talk.tell(messages.answer(response.status, tuple(response.headers.items()), body, "guardrail"))
