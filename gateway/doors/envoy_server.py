"""The gRPC server behind the door for Envoy: external processing, and the health checks of gRPC."""

from typing import Any, Final

import grpc
from envoy.service.ext_proc.v3 import external_processor_pb2 as protocol

from gateway.doors.envoy_messages import SERVICE
from gateway.doors.envoy_processing import EnvoyDoor
from gateway.settings import EnvoySettings, LimitSettings

HEALTH: Final = "grpc.health.v1.Health"
SERVING: Final = b"\x08\x01"
NOT_SERVING: Final = b"\x08\x02"
"""A `HealthCheckResponse`, of which these are all that are sent."""

MOST_MESSAGE_BYTES: Final = 65_536
"""Of a message beside the body that is in it."""


class _Health:
    """Answers health checks (the gRPC protocol `grpc.health.v1`), whatever service they ask for."""

    def __init__(self) -> None:
        self.answer = SERVING

    async def check(self, _request: bytes, _context: object) -> bytes:
        return self.answer


class Opened:
    """A gRPC server that answers Envoy at a port."""

    def __init__(self, server: Any, door: EnvoyDoor, health: "_Health", port: int) -> None:
        self._server = server
        self.renew = door.renew
        self._health = health
        self.port = port

    def drain(self) -> None:
        """From now on Envoy's health checks are told to go elsewhere. Whatever comes is answered."""
        self._health.answer = NOT_SERVING

    async def stop(self, seconds: float) -> None:
        """Takes nothing new, and ends what is under way after so many seconds."""
        await self._server.stop(seconds)


async def open_envoy_door(door: EnvoyDoor, settings: EnvoySettings, limits: LimitSettings) -> Opened:
    """Answers Envoy until it is stopped. Several processes may share the address.

    gRPC itself takes no longer messages and no more of them at once than these limits allow, also where the door's are
    renewed.
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
    return Opened(server, door, health, port)
