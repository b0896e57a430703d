"""The gRPC server that Envoy calls: external processing, and gRPC's health checks."""

from typing import Any, Final

import grpc
from envoy.service.ext_proc.v3 import external_processor_pb2 as protocol

from gateway.config.settings import EnvoySettings, LimitSettings
from gateway.doors.envoy_messages import SERVICE
from gateway.doors.envoy_processing import EnvoyDoor

HEALTH: Final = "grpc.health.v1.Health"
SERVING: Final = b"\x08\x01"
NOT_SERVING: Final = b"\x08\x02"
"""Encoded messages `HealthCheckResponse`: only these two are ever sent."""

MOST_MESSAGE_BYTES: Final = 65_536
"""Bytes of a message beside its body or head, at most."""


class _Health:
    """Answers health checks (gRPC protocol `grpc.health.v1`), for any service they name."""

    def __init__(self) -> None:
        self.answer = SERVING

    async def check(self, _request: bytes, _context: object) -> bytes:
        return self.answer


class Opened:
    """A running gRPC server that answers Envoy at a port."""

    def __init__(self, server: Any, health: "_Health", port: int) -> None:
        self._server = server
        self._health = health
        self.port = port

    def drain(self) -> None:
        """Answer health checks with `NOT_SERVING` from now on. Requests that come all the same are served."""
        self._health.answer = NOT_SERVING

    async def stop(self, seconds: float) -> None:
        """Accept no new requests, and end those under way after `seconds`."""
        await self._server.stop(seconds)


async def open_envoy_door(door: EnvoyDoor, settings: EnvoySettings, limits: LimitSettings) -> Opened:
    """Start a server that answers Envoy until it is stopped. Several processes may share the address.

    gRPC's own bounds on the size of messages and on concurrent calls are made of these limits, and stay when those of
    the worker's room are renewed.
    """
    handler = grpc.stream_stream_rpc_method_handler(
        door.process,
        request_deserializer=protocol.ProcessingRequest.FromString,
        response_serializer=protocol.ProcessingResponse.SerializeToString,
    )
    server = grpc.aio.server(
        options=[
            ("grpc.so_reuseport", 1),
            ("grpc.max_receive_message_length", limits.body_bytes + MOST_MESSAGE_BYTES + limits.head_bytes),
            ("grpc.max_concurrent_streams", limits.concurrent_requests + 1),
        ]
    )
    health = _Health()
    handlers = {SERVICE: {"Process": handler}, HEALTH: {"Check": grpc.unary_unary_rpc_method_handler(health.check)}}
    server.add_generic_rpc_handlers(
        [grpc.method_handlers_generic_handler(service, methods) for service, methods in handlers.items()]
    )
    port = server.add_insecure_port(f"{settings.host}:{settings.port}")
    await server.start()
    return Opened(server, health, port)
