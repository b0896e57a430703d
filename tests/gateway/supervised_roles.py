"""A small gateway of roles without traffic: `python -m tests.gateway.supervised_roles SCENARIO`.

It prints one line for each thing that happens.
"""

import asyncio
import errno
import itertools
import os
import sys

from gateway.logs import configure_logs
from gateway.processes.board import Board, ProcessState
from gateway.processes.child import Orders, ParentOrder, run_child
from gateway.processes.supervisor import Role, Supervisor


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Gateway:
    def __init__(self, scenario: str) -> None:
        self.scenario = scenario
        self.board = Board(["worker-0", "admin"])

    def worker(self, lifeline: int) -> None:
        if self.scenario == "broken":
            raise ValueError("secret words")
        run_child(self._serve, lifeline)

    async def _serve(self, orders: Orders) -> None:
        self.board.write("worker-0", ProcessState.READY)
        say("worker", os.getpid())
        while await orders.next() is ParentOrder.RELOAD:
            say("reloaded")
        say("draining")
        if self.scenario == "slow":
            await asyncio.sleep(60)
        say("drained")

    def admin(self, lifeline: int) -> None:
        run_child(self._watch, lifeline)

    async def _watch(self, orders: Orders) -> None:
        self.board.write("admin", ProcessState.READY)
        say("admin", os.getpid())
        while await orders.next() is ParentOrder.RELOAD:
            say("admin reloaded")
        say("admin ends")

    def reload(self) -> bool:
        say("reload", "refused" if self.scenario == "bad reload" else "accepted")
        return self.scenario != "bad reload"


def refuse_forks(*numbers: int) -> None:
    """Let the forks of these numbers, counted from 1, fail as they do in a system without room for a process."""
    fork, count = os.fork, itertools.count(1)

    def refusing() -> int:
        if next(count) in numbers:
            raise BlockingIOError(errno.EAGAIN, "no room")
        return fork()

    os.fork = refusing


def main(scenario: str) -> int:
    configure_logs(level="info", output="json")
    if scenario == "no room":
        refuse_forks(3, 4)
    gateway = Gateway(scenario)
    roles = [Role("worker-0", gateway.worker), Role("admin", gateway.admin, serves=False)]
    say("parent", os.getpid())
    return Supervisor(
        roles,
        gateway.board,
        reload=gateway.reload,
        stop_seconds=lambda: 0.2,
        on_death=lambda: say("told of a death"),
        grace_seconds=0.2,
    ).run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
