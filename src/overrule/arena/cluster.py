"""A crew on a Ray cluster: one actor for each processor there.

Ray ends the process that uses it when a cluster goes away. So a separate process, the liaison, talks to the cluster,
and only it imports Ray.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from contextlib import suppress
from importlib.util import find_spec
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, ClassVar

from overrule.arena.crew import SPAWNED, Awaited
from overrule.arena.results import digest_of_code
from overrule.arena.units import Unit, UnitDone, play_unit
from overrule.core.errors import OverruleError

REACHED_WITHIN = 5.0  # seconds for a connection to the cluster's address
STARTS_WITHIN = 120.0  # for all actors to be there
ANSWERS_WITHIN = 20.0  # for anything else
RETURNS_WITHIN = 5  # for a cluster whose head has gone


class NoCluster(OverruleError):
    """The cluster is not there, has gone, or cannot play."""

    code: ClassVar[str] = "cluster/none"


# ------------------------------------------------------------------------------------------------- on the cluster


class _LocalBoard:
    """The answer that an actor waits for, which another of its threads reads."""

    def __init__(self) -> None:
        self.now: tuple[int, int, float] | None = None

    def write(self, match: int, decision: int, since: float) -> None:
        self.now = (match, decision, since)


class Player:
    """The actor. It looks for custom bots where the process that started it does."""

    def __init__(self, path: list[str]) -> None:
        sys.path.extend(folder for folder in path if folder not in sys.path)
        self.board = _LocalBoard()

    def code(self, bots: tuple[str, ...]) -> str:
        return digest_of_code(bots)

    def play(self, unit: Unit) -> UnitDone:
        done = play_unit(unit, self.board)
        self.board.now = None
        return done

    def waiting(self) -> Awaited | None:
        now = self.board.now
        return None if now is None else Awaited(now[0], now[1], monotonic() - now[2])


# ------------------------------------------------------------------------------------------------- in the liaison


class Actors:
    """The crew as Ray sees it."""

    def __init__(self, address: str, bots: tuple[str, ...], size: int | None) -> None:
        import ray

        self.ray: Any = ray
        self.ray.init(address=address, log_to_driver=False, configure_logging=False)
        self.size = size or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.make = self.ray.remote(num_cpus=1, max_concurrency=2, max_restarts=0)(Player)
        self.workers = [self._worker() for _ in range(self.size)]
        self.under_way: dict[Any, int] = {}
        self._check_code(bots)

    def _worker(self) -> Any:
        return self.make.remote([folder for folder in sys.path if folder])

    def _check_code(self, bots: tuple[str, ...]) -> None:
        """Refuse a cluster with another program or other bots."""
        asked = [worker.code.remote(bots) for worker in self.workers]
        try:
            found = set(self.ray.get(asked, timeout=STARTS_WITHIN))
        except self.ray.exceptions.GetTimeoutError:
            raise NoCluster(f"the cluster has no room for {self.size} workers") from None
        if found != {digest_of_code(bots)}:
            raise NoCluster("the cluster has another version of Overrule, or of the bots")

    def number(self) -> int:
        return self.size

    def give(self, worker: int, unit: Unit) -> None:
        self.under_way[self.workers[worker].play.remote(unit)] = worker

    def wait(self, seconds: float) -> list[tuple[int, UnitDone | None]]:
        tasks = list(self.under_way)
        self.ray.wait(tasks, timeout=seconds)
        ready, _ = self.ray.wait(tasks, num_returns=len(tasks), timeout=0)  # the first, and those that came with it
        found: list[tuple[int, UnitDone | None]] = []
        for task in ready:
            worker = self.under_way.pop(task)
            try:
                found.append((worker, self.ray.get(task)))
            except self.ray.exceptions.RayActorError:
                found.append((worker, None))
        return found

    def waiting(self, worker: int) -> Awaited | None:
        """Nothing is known about an actor that died."""
        try:
            found: Awaited | None = self.ray.get(self.workers[worker].waiting.remote(), timeout=ANSWERS_WITHIN / 2)
        except (self.ray.exceptions.RayActorError, self.ray.exceptions.GetTimeoutError):
            return None
        return found

    def replace(self, worker: int) -> None:
        self.under_way = {task: other for task, other in self.under_way.items() if other != worker}
        self.ray.kill(self.workers[worker])
        self.workers[worker] = self._worker()


def _liaise(theirs: Connection, address: str, bots: tuple[str, ...], size: int | None) -> None:
    """Serve the other process: a request is a method name and arguments, an answer is a value or an error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_gcs_rpc_server_reconnect_timeout_s"] = str(RETURNS_WITHIN)  # noqa: SIM112
    for stream in (1, 2):  # Ray's own output says nothing that the answers do not
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    actors: Actors | None = None
    with suppress(EOFError, OSError):
        while True:
            method, arguments = theirs.recv()
            try:
                if actors is None:
                    actors = Actors(address, bots, size)
                answer = (True, getattr(actors, method)(*arguments))
            except NoCluster as error:
                answer = (False, str(error))
            except Exception as error:
                lines = str(error).strip().splitlines() or [type(error).__name__]
                answer = (False, f"the cluster at {address} has failed: {lines[-1].strip()}")
            theirs.send(answer)
    os._exit(0)  # Ray would wait for a lost cluster


# ------------------------------------------------------------------------------------------------- in this process


class Cluster:
    """A crew on the cluster at an address, through the liaison."""

    def __init__(self, address: str, bots: tuple[str, ...], size: int | None = None) -> None:
        self.address = address
        if find_spec("ray") is None:
            raise NoCluster("--cluster needs Ray; install it with: pip install 'overrule[cluster]'")
        _reach(address)
        self.connection, theirs = SPAWNED.Pipe()
        self.process = SPAWNED.Process(target=_liaise, args=(theirs, address, bots, size), daemon=True)
        self.process.start()
        theirs.close()
        try:
            self.size: int = self._ask("number", within=STARTS_WITHIN + ANSWERS_WITHIN)
        except BaseException:
            self.close()
            raise

    def _ask(self, method: str, *arguments: Any, within: float = ANSWERS_WITHIN) -> Any:
        gone = f"the cluster at {self.address} has gone away"
        try:
            self.connection.send((method, arguments))
            if not self.connection.poll(within):
                raise NoCluster(f"{gone}: it has not answered for {within:g} seconds")
            fine, answer = self.connection.recv()
        except (EOFError, OSError):
            raise NoCluster(gone) from None
        if not fine:
            raise NoCluster(answer)
        return answer

    def give(self, worker: int, unit: Unit) -> None:
        self._ask("give", worker, unit)

    def wait(self, seconds: float) -> list[tuple[int, UnitDone | None]]:
        found: list[tuple[int, UnitDone | None]] = self._ask("wait", seconds)
        return found

    def waiting(self, worker: int) -> Awaited | None:
        found: Awaited | None = self._ask("waiting", worker)
        return found

    def replace(self, worker: int) -> None:
        self._ask("replace", worker)

    def close(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


def _reach(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would keep trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise NoCluster(f"a cluster has an address such as 10.0.0.5:6379, not {address!r}")
    try:
        socket.create_connection((host, int(port)), REACHED_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"there is no cluster at {address} ({error})") from error
