"""State in Redis, shared by a fleet. Every step is one command, transaction or script, by the server's clock."""

import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

from redis.asyncio import BlockingConnectionPool, Redis, SSLConnection
from redis.asyncio.connection import AbstractConnection, Connection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.credentials import CredentialProvider
from redis.exceptions import AuthenticationError, ReadOnlyError, RedisError
from redis.exceptions import ConnectionError as NotConnected
from redis.exceptions import TimeoutError as TimedOut

from adapters.state.base import Draw, Key, LeasePlace, Page, StateTrouble, StoredValue, Trouble
from filters.rates import Drawn

MOST_CONNECTIONS = 32
"""Connections of one process. A step that finds none free waits for one, within its own deadline."""

_NOW: Final = """
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local function ms(seconds) return math.max(1, math.ceil(seconds * 1000)) end
"""
_READ: Final = """
local told = {}
for i, key in ipairs(KEYS) do
  told[2 * i - 1] = redis.call('GET', key)
  told[2 * i] = redis.call('PTTL', key)
end
return told
"""
_REPLACE: Final = """
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1
"""
_STRIKE: Final = (
    _NOW
    + """
local window, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = {}
for _, at in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  local when = tonumber(at)
  if now < when then at = string.format('%.6f', now) end -- the clock was set back
  if now - window < when then kept[#kept + 1] = at end
end
kept[#kept + 1] = string.format('%.6f', now)
redis.call('DEL', KEYS[1])
for i = math.max(1, #kept - most + 1), #kept do redis.call('RPUSH', KEYS[1], kept[i]) end
redis.call('PEXPIRE', KEYS[1], ms(window))
return math.min(#kept, most)
"""
)
_LEVELS: Final = (
    _NOW
    + """
local function filled(i)
  local bucket = {key = KEYS[i], capacity = tonumber(ARGV[3 * i - 2]), flow = tonumber(ARGV[3 * i - 1])}
  bucket.amount = tonumber(ARGV[3 * i])
  local level = redis.call('HMGET', bucket.key, 'left', 'at')
  bucket.left = tonumber(level[1] or bucket.capacity)
  bucket.left = math.min(bucket.capacity, bucket.left + math.max(0, now - tonumber(level[2] or now)) * bucket.flow)
  return bucket
end
local function keep(bucket)
  local missing = bucket.capacity - bucket.left
  if missing <= 0 then return redis.call('DEL', bucket.key) end
  redis.call('HSET', bucket.key, 'left', string.format('%.17g', bucket.left), 'at', string.format('%.6f', now))
  redis.call('PEXPIRE', bucket.key, ms(missing / bucket.flow))
end
"""
)
_DRAW: Final = (
    _LEVELS
    + """
local buckets, told, granted = {}, {}, true
for i = 1, #KEYS do
  local bucket = filled(i)
  bucket.wait = math.max(0, (math.min(bucket.amount, bucket.capacity) - bucket.left) / bucket.flow)
  granted = granted and bucket.wait == 0
  buckets[i] = bucket
end
for i, bucket in ipairs(buckets) do
  if granted then bucket.left = bucket.left - bucket.amount end
  keep(bucket)
  told[2 * i - 1] = string.format('%.17g', bucket.left)
  told[2 * i] = string.format('%.17g', bucket.wait)
end
return told
"""
)
_CHARGE: Final = (
    _LEVELS
    + """
for i = 1, #KEYS do
  local bucket = filled(i)
  bucket.left = math.min(bucket.capacity, bucket.left - bucket.amount)
  keep(bucket)
end
"""
)
_LEASE: Final = (
    _NOW
    + """
local holder, seconds = ARGV[1], tonumber(ARGV[2])
for i, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  for _, late in ipairs(redis.call('ZRANGEBYSCORE', key, '(' .. (now + seconds), '+inf')) do
    redis.call('ZADD', key, now + seconds, late) -- the clock was set back
  end
  local room = redis.call('ZCARD', key) < tonumber(ARGV[2 + i])
  if not room and not redis.call('ZSCORE', key, holder) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + seconds, holder)
  redis.call('PEXPIRE', key, ms(seconds))
end
return 1
"""
)
# A log is a sorted set of names. Each record has its own key beside the set, with the same hash tag.
_APPEND: Final = """
local name, most = ARGV[1], tonumber(ARGV[4])
redis.call('ZADD', KEYS[1], 0, name)
redis.call('SET', KEYS[1] .. ':' .. name, ARGV[2], 'PX', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
local beyond = redis.call('ZCARD', KEYS[1]) - most
if beyond <= 0 then return end
for _, old in ipairs(redis.call('ZRANGE', KEYS[1], 0, beyond - 1)) do redis.call('DEL', KEYS[1] .. ':' .. old) end
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, beyond - 1)
"""
_ERASE: Final = """
local erased = 0
for _, name in ipairs(ARGV) do
  redis.call('ZREM', KEYS[1], name)
  erased = erased + redis.call('DEL', KEYS[1] .. ':' .. name)
end
return erased
"""
_PAGE: Final = """
local most, told = tonumber(ARGV[2]), {''}
local names = redis.call('ZREVRANGEBYLEX', KEYS[1], ARGV[1], '-', 'LIMIT', 0, most + 1)
if #names > most then told[1] = names[most] end
for i = 1, math.min(most, #names) do
  local value = redis.call('GET', KEYS[1] .. ':' .. names[i])
  if value then
    told[#told + 1] = names[i]
    told[#told + 1] = value
  else
    redis.call('ZREM', KEYS[1], names[i])
  end
end
return told
"""

_Answer = TypeVar("_Answer")


class RedisStore:
    """A `StateStore` in one Redis server (5 or newer), or in several behind one address.

    Nothing is opened before the first step. `seconds` limits connecting, and each wait for an answer. A step that timed
    out is not retried, since the server may have done it. `username` and `password` go to the server only; `password`
    is called for each new connection, so that it may change. With `tls` the server must present a certificate for its
    host name, issued by an authority of the machine or of the file `tls_ca`, which is read for each new connection too.
    """

    def __init__(
        self,
        host: str,
        port: int,
        *,
        database: int,
        prefix: str,
        seconds: float,
        username: str = "",
        password: Callable[[], str] = str,
        tls: bool = False,
        tls_ca: str = "",
    ) -> None:
        kind: type[AbstractConnection] = _VerifiedConnection if tls else Connection
        verified: dict[str, Any] = {"ssl_ca_certs": tls_ca or None, "ssl_check_hostname": True} if tls else {}
        self._prefix = prefix
        pool = BlockingConnectionPool(
            max_connections=MOST_CONNECTIONS,
            timeout=seconds,
            connection_class=kind,
            host=host,
            port=port,
            db=database,
            credential_provider=_Credentials(username, password) if username or password() else None,
            socket_timeout=seconds,
            socket_connect_timeout=seconds,
            retry=Retry(NoBackoff(), 0),
            protocol=2,
            **verified,
        )
        self._redis: Redis = Redis.from_pool(pool)
        self._read = self._redis.register_script(_READ)
        self._replace = self._redis.register_script(_REPLACE)
        self._strike = self._redis.register_script(_STRIKE)
        self._draw = self._redis.register_script(_DRAW)
        self._charge = self._redis.register_script(_CHARGE)
        self._lease = self._redis.register_script(_LEASE)
        self._append = self._redis.register_script(_APPEND)
        self._erase = self._redis.register_script(_ERASE)
        self._page = self._redis.register_script(_PAGE)

    def __repr__(self) -> str:
        return "RedisStore()"

    async def read(self, keys: Sequence[Key]) -> tuple[StoredValue | None, ...]:
        answer = await self._listed(self._read(self._names(keys)), 2 * len(keys))
        return tuple(
            StoredValue(value, left / 1000) if value is not None and left > 0 else None
            for value, left in zip(answer[::2], answer[1::2], strict=True)
        )

    async def put(self, key: Key, value: bytes, *, seconds: float) -> None:
        await self._answered(self._redis.set(self._name(key), value, px=_ms(seconds)))

    async def add(self, key: Key, value: bytes, *, seconds: float) -> bool:
        return bool(await self._answered(self._redis.set(self._name(key), value, px=_ms(seconds), nx=True)))

    async def replace(self, key: Key, *, expected: bytes, value: bytes, seconds: float) -> bool:
        return bool(await self._answered(self._replace([self._name(key)], [expected, value, _ms(seconds)])) == 1)

    async def remove(self, keys: Sequence[Key]) -> None:
        await self._answered(self._redis.delete(*self._names(keys)))

    async def strike(self, key: Key, *, window: float, most: int) -> int:
        return int(await self._answered(self._strike([self._name(key)], [window, most])))

    async def draw(self, draws: Sequence[Draw]) -> tuple[Drawn, ...]:
        answer = [float(number) for number in await self._listed(self._draw(*self._buckets(draws)), 2 * len(draws))]
        return tuple(Drawn(not wait, left, wait) for left, wait in zip(answer[::2], answer[1::2], strict=True))

    async def charge(self, draws: Sequence[Draw]) -> None:
        await self._answered(self._charge(*self._buckets(draws)))

    async def lease(self, places: Sequence[LeasePlace], holder: str, *, seconds: float) -> bool:
        keys = self._names([place.key for place in places])
        return bool(await self._answered(self._lease(keys, [holder, seconds, *(place.most for place in places)])) == 1)

    async def release(self, keys: Sequence[Key], holder: str) -> None:
        pipeline = self._redis.pipeline(transaction=True)
        for key in self._names(keys):
            pipeline.zrem(key, holder)
        await self._answered(pipeline.execute())

    async def append(self, log: Key, name: str, value: bytes, *, seconds: float, most: int) -> None:
        await self._answered(self._append([self._name(log)], [name, value, _ms(seconds), most]))

    async def erase(self, log: Key, names: Sequence[str]) -> int:
        return int(await self._answered(self._erase([self._name(log)], list(names))))

    async def page(self, log: Key, *, before: str, most: int) -> Page:
        start = f"({before}" if before else "+"
        following, *records = await self._listed(self._page([self._name(log)], [start, most]), of=bytes)
        names = [name.decode() for name in records[::2]]
        return Page(tuple(zip(names, records[1::2], strict=True)), following.decode())

    async def close(self) -> None:
        await self._redis.aclose()

    async def _listed(self, call: Any, count: int | None = None, *, of: type = object) -> list[Any]:
        """Return the list that Redis answers. `StateTrouble` if it is no list, of another length or of other types."""
        answer = await self._answered(call)
        if isinstance(answer, list) and count in (None, len(answer)) and all(isinstance(each, of) for each in answer):
            return answer
        raise StateTrouble(Trouble.REFUSED)

    async def _answered(self, call: Any) -> Any:
        """Return what Redis answers, or raise `StateTrouble` without the library's messages, which quote commands."""
        try:
            return await cast(Awaitable[Any], call)
        except TimedOut:
            raise StateTrouble(Trouble.TIMEOUT) from None
        except AuthenticationError:  # a subclass of the library's ConnectionError
            raise StateTrouble(Trouble.REFUSED) from None
        except (NotConnected, OSError):
            raise StateTrouble(Trouble.UNREACHABLE) from None
        except ReadOnlyError:  # after a failover: reconnect, as the address leads to another server now or soon
            await self._redis.connection_pool.disconnect(inuse_connections=False)
            raise StateTrouble(Trouble.REFUSED) from None
        except RedisError:
            raise StateTrouble(Trouble.REFUSED) from None

    def _name(self, key: Key) -> str:
        return self._prefix + key

    def _names(self, keys: Sequence[Key]) -> list[str]:
        return [self._name(key) for key in keys]

    def _buckets(self, draws: Sequence[Draw]) -> tuple[list[str], list[float]]:
        numbers = [number for each in draws for number in (each.bucket.capacity, each.bucket.per_second, each.amount)]
        return self._names([each.key for each in draws]), numbers


class _VerifiedConnection(SSLConnection):
    """A TLS connection that reads the file of authorities anew, as it may have been replaced since the last connection.

    It trusts the authorities in the file alone. By itself the client would also trust those of the machine, and loading
    these blocks the event loop for 20 ms.
    """

    def _connection_arguments(self) -> Mapping[str, Any]:
        if file := self.ssl_context.ca_certs:
            self.ssl_context.context = ssl.create_default_context(cafile=file)
        arguments: Mapping[str, Any] = super()._connection_arguments()
        return arguments


class _Credentials(CredentialProvider):
    """The credentials with which a connection authenticates. The password is asked for each time."""

    def __init__(self, username: str, password: Callable[[], str]) -> None:
        self._username = username
        self._password = password

    def get_credentials(self) -> tuple[str] | tuple[str, str]:
        return (self._username, self._password()) if self._username else (self._password(),)

    async def get_credentials_async(self) -> tuple[str] | tuple[str, str]:
        return self.get_credentials()


def _ms(seconds: float) -> int:
    return max(1, round(seconds * 1000))
