"""The one connection that writes: everything that waits for it at a moment goes into one transaction."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from overrule.server.store.database import StoreError, reason

T = TypeVar("T")

MOST_IN_ONE_COMMIT = 200


@dataclass(frozen=True)
class _Job:
    work: Callable[[Connection], Any]
    done: Future[Any]


class Writer:
    """A thread that writes what it is given, in order."""

    def __init__(self, engine: Engine, check: Callable[[Connection], None] = lambda _: None) -> None:
        """`check` is called first in each transaction; if it raises, nothing is written."""
        self.engine = engine
        self._check = check
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._kept: Connection | None = None  # to a file, which costs less than a new one for each transaction
        self._thread = threading.Thread(target=self._write_all, name="overrule-store", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Do some writing; the future is done when it is on the disk."""
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()  # a caller that no longer waits cannot cancel the write
        if self._closed:
            done.set_exception(StoreError("the database has been closed"))
        else:
            self._jobs.put(_Job(work, done))
        return done

    @property
    def waiting(self) -> int:
        """The number of jobs that wait to be written."""
        return self._jobs.qsize()

    def close(self) -> bool:
        """Write everything that waits, and end; False if it had already ended."""
        if self._closed:
            return False
        self._closed = True
        self._jobs.put(None)
        self._thread.join()
        return True

    def _write_all(self) -> None:
        """The thread's loop: take everything that waits, until it is told to end."""
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_IN_ONE_COMMIT and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            work = [job for job in jobs if job is not None]
            if work:
                self._commit(work)
            if len(work) < len(jobs):
                self._let_go()
                return

    def _commit(self, jobs: Sequence[_Job]) -> None:
        """Write jobs together; if that fails, one by one, so that a bad one harms no other."""
        try:
            results = self._transact(jobs)
        except Exception as error:  # the error belongs to the caller
            if len(jobs) == 1:
                jobs[0].done.set_exception(_worded(error))
                return
            for job in jobs:
                self._commit([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)

    def _transact(self, jobs: Sequence[_Job]) -> list[Any]:
        """Write jobs in one transaction."""
        if self._kept is None:
            self._kept = self.engine.connect()
        try:
            with self._kept.begin():
                self._check(self._kept)
                results = [job.work(self._kept) for job in jobs]
        except BaseException:
            self._let_go()
            raise
        if self.engine.dialect.name != "sqlite":
            self._let_go()
        return results

    def _let_go(self) -> None:
        """Give the connection back. One over a network may break while it is not used: the pool finds that out."""
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()


def _worded(error: Exception) -> Exception:
    """Errors of the database itself become ours; violations of its constraints stay as they are."""
    if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
        worded = StoreError(f"the database did not take it: {reason(error)}")
        worded.__cause__ = error
        return worded
    return error
