"""One Redis server for all tests of state, and every kind of store in turn."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.adapters.state.stores import Server, Trial, open_trial, redis_server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with redis_server(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture(params=["memory", "sqlite", "redis"])
async def trial(request: pytest.FixtureRequest, tmp_path: Path, redis: Server) -> AsyncIterator[Trial]:
    async with open_trial(request.param, tmp_path, redis) as trial:
        yield trial
