from collections.abc import AsyncIterator

import pytest

from tests.gateway_fixture import RunningGateway, running_gateway


@pytest.fixture
async def gateway(door: str) -> AsyncIterator[RunningGateway]:
    """A gateway without authentication: the client's own provider key passes through."""
    async with running_gateway() as running:
        yield running
