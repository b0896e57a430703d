"""The circuit opens after five failures in a row, lets one probe through when its time is over, and closes again."""

import threading
from dataclasses import dataclass

import pytest

from adapters.circuit import FAILURES, MOST_CIRCUITS, TRANSITIONS, Circuit, Circuits, CircuitState, Ending, Ticket


@dataclass(slots=True)
class Clock:
    now: float = 1_000.0

    def __call__(self) -> float:
        return self.now


def _admitted(circuit: Circuit) -> Ticket:
    ticket = circuit.admit()
    assert ticket is not None
    return ticket


def _end(circuit: Circuit, *endings: Ending) -> None:
    for ending in endings:
        circuit.settle(_admitted(circuit), ending)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def circuit(clock: Clock) -> Circuit:
    return Circuit(open_seconds=60.0, clock=clock)


@pytest.fixture
def opened(circuit: Circuit) -> Circuit:
    _end(circuit, *[Ending.FAILURE] * FAILURES)
    return circuit


def test_every_state_has_its_transitions_and_leads_somewhere() -> None:
    assert set(TRANSITIONS) == set(CircuitState)
    assert {target for row in TRANSITIONS.values() for target in row.values()} == set(CircuitState)
    endings = {ending.value for ending in Ending}
    assert endings <= TRANSITIONS[CircuitState.CLOSED].keys()
    assert endings == TRANSITIONS[CircuitState.HALF_OPEN].keys()


@pytest.mark.parametrize(
    ("endings", "state"),
    [
        pytest.param([Ending.FAILURE] * 4, CircuitState.CLOSED, id="four failures"),
        pytest.param([Ending.FAILURE] * 5, CircuitState.OPEN, id="five failures"),
        pytest.param([*[Ending.FAILURE] * 4, Ending.SUCCESS] * 3, CircuitState.CLOSED, id="success between"),
        pytest.param([*[Ending.FAILURE] * 4, Ending.NOTHING, Ending.FAILURE], CircuitState.OPEN, id="nothing between"),
        pytest.param([Ending.NOTHING] * 20, CircuitState.CLOSED, id="nothing ever"),
        pytest.param([Ending.SUCCESS] * 20, CircuitState.CLOSED, id="successes"),
    ],
)
def test_failures_in_a_row_open_it(endings: list[Ending], state: CircuitState, circuit: Circuit) -> None:
    _end(circuit, *endings)
    assert circuit.state is state


def test_an_open_circuit_admits_nothing_until_its_time_is_over(opened: Circuit, clock: Clock) -> None:
    clock.now += 59.999
    assert [opened.admit() for _ in range(100)] == [None] * 100
    clock.now += 0.001
    assert opened.admit() is not None


def test_one_probe_only(opened: Circuit, clock: Clock) -> None:
    clock.now += 60
    probe = _admitted(opened)
    clock.now += 10_000
    assert [opened.admit() for _ in range(100)] == [None] * 100
    opened.settle(probe, Ending.SUCCESS)
    assert opened.state is CircuitState.CLOSED


def test_a_failed_probe_opens_it_for_the_whole_time_again(opened: Circuit, clock: Clock) -> None:
    clock.now += 90
    opened.settle(_admitted(opened), Ending.FAILURE)
    clock.now += 59
    assert opened.admit() is None
    clock.now += 1
    assert opened.admit() is not None


def test_a_probe_that_says_nothing_makes_room_for_the_next_at_once(opened: Circuit, clock: Clock) -> None:
    clock.now += 60
    opened.settle(_admitted(opened), Ending.NOTHING)
    assert opened.admit() is not None
    assert opened.admit() is None


def test_after_a_good_probe_it_takes_five_failures_again(opened: Circuit, clock: Clock) -> None:
    clock.now += 60
    _end(opened, Ending.SUCCESS, *[Ending.FAILURE] * 4)
    assert opened.admit() is not None
    _end(opened, Ending.FAILURE)
    assert opened.admit() is None


@pytest.mark.parametrize("ending", Ending)
def test_a_call_from_an_earlier_period_changes_nothing(ending: Ending, circuit: Circuit, clock: Clock) -> None:
    late = _admitted(circuit)
    _end(circuit, *[Ending.FAILURE] * FAILURES)
    states = []
    circuit.settle(late, ending)
    states.append(circuit.state)
    clock.now += 60
    probe = _admitted(circuit)
    circuit.settle(late, ending)
    states.append(circuit.state)
    circuit.settle(probe, Ending.SUCCESS)
    states.append(circuit.state)
    assert states == [CircuitState.OPEN, CircuitState.HALF_OPEN, CircuitState.CLOSED]


def test_many_threads_get_one_probe(opened: Circuit, clock: Clock) -> None:
    clock.now += 60
    together = threading.Barrier(8)
    tickets: list[Ticket | None] = []

    def ask() -> None:
        together.wait()
        tickets.append(opened.admit())

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len([ticket for ticket in tickets if ticket is not None]) == 1


def test_a_circuit_belongs_to_provider_tenant_and_key(clock: Clock) -> None:
    circuits = Circuits(open_seconds=60.0, clock=clock)
    one = circuits.of("openai", tenant="a", key="k")
    assert circuits.of("openai", tenant="a", key="k") is one
    others = [
        circuits.of("azure", tenant="a", key="k"),
        circuits.of("openai", tenant="b", key="k"),
        circuits.of("openai", tenant="a", key="l"),
    ]
    assert len({id(circuit) for circuit in (one, *others)}) == 4


def test_the_circuits_are_bounded_and_the_idle_ones_go_first(clock: Clock) -> None:
    circuits = Circuits(open_seconds=60.0, clock=clock)
    kept, lost = (circuits.of("openai", tenant=tenant, key="k") for tenant in ("kept", "lost"))
    for number in range(MOST_CIRCUITS - 1):
        circuits.of("openai", tenant="kept", key="k")
        circuits.of("openai", tenant=str(number), key="k")
    assert circuits.of("openai", tenant="kept", key="k") is kept
    assert circuits.of("openai", tenant="lost", key="k") is not lost
