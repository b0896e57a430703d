"""The private names of libraries that the gateway uses exist in the locked versions, which pyproject.toml bounds."""

import ast
import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.client_proto import ResponseHandler
from aiohttp.connector import Connection
from aiohttp.test_utils import make_mocked_request
from prometheus_client import CollectorRegistry, Histogram, values

ROOT = Path(__file__).parents[1]
PUBLIC = frozenset({"_replace"})
"""Names with an underscore that are documented all the same: those of named tuples."""

CONNECTION = frozenset(
    {
        "_buffer_paused",
        "_close",
        "_current_request",
        "_force_close",
        "_handle_request",
        "_loop",
        "_messages",
        "_reading_paused",
        "_request_count",
        "_request_in_progress",
        "_task_handler",
        "_waiter",
    }
)
CONNECTOR = frozenset(
    {
        "_acquired",
        "_cleanup_handle",
        "_closed",
        "_conns",
        "_create_connection",
        "_factory",
        "_limit",
        "_release",
        "_waiters",
    }
)
TAKEN = frozenset({"_protocol"})
ANSWER = frozenset({"_buffer_paused", "_parser", "_payload", "_reading_paused"})
BODY = frozenset({"_buffer", "_buffer_offset"})
WAIT = frozenset({"_buffer", "_read_nowait_chunk", "_wait"})
HISTOGRAM = frozenset({"_buckets", "_sum", "_upper_bounds"})
USED: Mapping[str, frozenset[str]] = {
    "adapters/metrics.py": HISTOGRAM,
    "adapters/upstream.py": TAKEN,
    "adapters/upstream_calls.py": WAIT,
    "adapters/upstream_connections.py": CONNECTOR | ANSWER | BODY,
    "gateway/web/app.py": CONNECTION | {"_connections"},
    "gateway/web/local_replies.py": frozenset({"_keep_alive"}),
    "gateway/web/proxy.py": frozenset({"_state"}),
}


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def _private_names(tree: ast.Module) -> Iterator[str]:
    """The private attributes that a module reads and does not define itself, and the methods that it extends."""
    nodes = list(ast.walk(tree))
    attributes = [node for node in nodes if isinstance(node, ast.Attribute) and _is_private(node.attr)]
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    defined = {node.attr for node in attributes if isinstance(node.ctx, ast.Store)}
    defined |= {node.name for node in nodes if isinstance(node, kinds)}
    defined |= {
        node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    for node in attributes:
        of_super = isinstance(node.value, ast.Call) and ast.unparse(node.value) == "super()"
        if of_super or node.attr not in defined:
            yield node.attr


def _modules() -> Iterator[tuple[str, ast.Module]]:
    """The modules that import one of the libraries."""
    for package in ("adapters", "gateway"):
        for path in sorted((ROOT / package).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if "aiohttp" in source or "prometheus_client" in source:
                yield path.relative_to(ROOT).as_posix(), ast.parse(source)


def test_every_private_name_that_is_used_is_listed() -> None:
    used = {name: set(_private_names(tree)) - PUBLIC for name, tree in _modules()}
    unlisted = {name: names - USED.get(name, frozenset()) for name, names in used.items()}
    assert {name: names for name, names in unlisted.items() if names} == {}


@pytest.mark.parametrize("module", USED)
def test_every_private_name_that_is_listed_is_used(module: str) -> None:
    nodes = ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8")))
    assert USED[module] <= {node.attr for node in nodes if isinstance(node, ast.Attribute)}


async def test_the_private_names_of_aiohttp_exist() -> None:
    loop = asyncio.get_running_loop()
    server = web.Server(_never)
    answer = ResponseHandler(loop)
    async with aiohttp.TCPConnector() as connector:
        connection = Connection(connector, Mock(), answer, loop)
        objects: list[tuple[object, frozenset[str]]] = [
            (server, frozenset({"_connections"})),
            (web.RequestHandler(server, loop=loop), CONNECTION),
            (make_mocked_request("GET", "/"), frozenset({"_state"})),
            (web.Response(), frozenset({"_keep_alive"})),
            (connector, CONNECTOR),
            (connection, TAKEN),
            (answer, ANSWER),
            (aiohttp.StreamReader(answer, 65_536, loop=loop), BODY | WAIT),
        ]
        connection.close()
        missing = {f"{type(one).__name__}.{name}" for one, names in objects for name in names if not hasattr(one, name)}
    assert missing == set()


def test_the_private_names_of_prometheus_client_exist() -> None:
    registry = CollectorRegistry()
    plain = Histogram("plain", "", registry=registry, buckets=(1, 2))
    labelled = Histogram("labelled", "", ["a"], registry=registry, buckets=(1, 2)).labels("b")
    for histogram in (plain, labelled):
        assert {name for name in HISTOGRAM if not hasattr(histogram, name)} == set()
        assert len(histogram._buckets) == len(histogram._upper_bounds) == 3
        assert all(callable(value.inc) for value in (*histogram._buckets, histogram._sum))
    assert callable(values.ValueClass)
    assert callable(values.MultiProcessValue)


async def _never(request: web.BaseRequest) -> web.StreamResponse:
    raise AssertionError(request)
