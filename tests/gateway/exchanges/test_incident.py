import os
import time
from uuid import RFC_4122, UUID

from gateway.exchanges.incident import new_incident_id


def test_an_id_is_a_uuid_of_version_7_that_holds_the_time() -> None:
    before = time.time_ns() // 1_000_000
    parsed = UUID(new_incident_id())
    after = time.time_ns() // 1_000_000
    assert (parsed.version, parsed.variant) == (7, RFC_4122)
    assert before <= parsed.int >> 80 <= after


def test_ids_differ() -> None:
    assert len({new_incident_id() for _ in range(10_000)}) == 10_000


def test_a_forked_process_does_not_repeat_its_parents_random_bytes() -> None:
    new_incident_id()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, new_incident_id().encode())
        os._exit(0)
    os.waitpid(child, 0)
    theirs, ours = os.read(reading, 36).decode(), new_incident_id()
    os.close(reading)
    os.close(writing)
    assert theirs[-12:] != ours[-12:]
