"""Runs commands in forks of a process that has loaded what they need: loading it takes longer than most tests do.

`python -m tests.gateway.fork_server` takes them from the socket that is its standard input. What it keeps for them are
modules, and the expressions of the rules that ship. All else, a command reads and makes for itself.
"""

import os
import resource
import runpy
import signal
import socket
import sys
from typing import Any

import orjson

import gateway.commands.serve  # noqa: F401 - what the command `serve` loads
from gateway.config.rulebook import load_rules

MOST_BYTES = 131_072
"""Of one order: a command's words and its environment."""


def serve(door: socket.socket) -> None:
    """Forks for each order that comes. Returns in the process of a command, which is to run as what `sys.argv` says."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        order, descriptors, _, _ = socket.recv_fds(door, MOST_BYTES, 2)
        if not order:
            sys.exit()
        if os.fork() == 0:
            door.close()
            return _accompany(orjson.loads(order), *descriptors)
        for each in descriptors:
            os.close(each)


def _accompany(order: dict[str, Any], told: int, errors: int) -> None:
    """Forks once more, tells the number of that process, and its exit status when it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    child = os.fork()
    if child == 0:
        os.close(told)
        return _become(order, errors)
    os.close(errors)
    os.write(told, f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    os.write(told, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _become(order: dict[str, Any], errors: int) -> None:
    nothing = os.open(os.devnull, os.O_RDONLY)
    for descriptor, standard in ((nothing, 0), (errors, 2)):
        os.dup2(descriptor, standard)
        os.close(descriptor)
    sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115 - as it was opened
    os.environ.clear()
    os.environ.update(order["environ"])
    sys.path[:0] = [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each not in sys.path]
    if order["descriptors"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (order["descriptors"],) * 2)
    sys.argv = ["gateway", *order["words"]]


if __name__ == "__main__":
    load_rules()
    serve(socket.socket(fileno=0))
    runpy.run_module("gateway", run_name="__main__", alter_sys=True)
