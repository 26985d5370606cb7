"""The program behind the package: found, started, asked, started again if it died, ended.

One ``eugene stream`` process answers all questions of a client. Questions are lines with an id;
a thread reads the answers and hands each to whoever waits for it, so any number of threads can
ask at the same time. After a fork the child forgets the process of its parent and starts its own
when it asks something.
"""

from __future__ import annotations

import atexit
import collections
import itertools
import json
import logging
import os
import queue
import shutil
import subprocess
import threading
import weakref
from pathlib import Path
from typing import Any, Deque, Dict, Iterator, List, Optional, Sequence, Tuple, Union

from .errors import EugeneError, ProgramEnded, ProgramNotFound, RequestRefused

Json = Dict[str, Any]

_log = logging.getLogger("eugene_ged")
_NAME = "eugene"
_JAR = "eugene.jar"
_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def find_program() -> List[str]:
    """The words that start Eugene.

    ``EUGENE_HOME`` is looked at first: a directory that holds ``eugene`` or ``eugene.jar``, or one
    of the two itself. Then the PATH, then the directory of this package and those above it.

    Raises ProgramNotFound if there is none.
    """
    home = os.environ.get("EUGENE_HOME")
    if home:
        found = _program_in(Path(home)) or _program_at(Path(home))
        if found is None:
            raise ProgramNotFound(
                f"EUGENE_HOME is {home}, but there is neither {_NAME} nor {_JAR}; "
                "set it to the directory that holds one of them"
            )
        return found
    on_path = shutil.which(_NAME)
    if on_path:
        return [on_path]
    for directory in Path(__file__).resolve().parents:
        found = _program_in(directory)
        if found is not None:
            return found
    raise ProgramNotFound(
        "there is no program eugene on the PATH; set EUGENE_HOME to the directory that holds it"
    )


def _program_in(directory: Path) -> Optional[List[str]]:
    return _program_at(directory / _NAME) or _program_at(directory / _JAR)


def _program_at(file: Path) -> Optional[List[str]]:
    if not file.is_file():
        return None
    if file.suffix == ".jar":
        java_home = os.environ.get("JAVA_HOME")
        java = shutil.which("java", path=os.path.join(java_home, "bin")) if java_home else None
        return [java or "java", "-XX:+UseParallelGC", "-jar", str(file)]
    return [str(file)] if os.access(file, os.X_OK) else None


def _processors() -> int:
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


class _Ended(Exception):
    """The process ended before the answer."""


class _Run:
    """One process and the questions that it has not answered. Safe for threads."""

    def __init__(self, command: Sequence[str]) -> None:
        self._said: Deque[str] = collections.deque(maxlen=20)
        self._waiting: Dict[int, "queue.SimpleQueue[Optional[bytes]]"] = {}
        self._ids = itertools.count(1)
        self._lock = threading.Lock()  # of _waiting and _over
        self._pen = threading.Lock()  # whoever holds it writes
        self._over = False
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Nothing is kept back in a buffer, so a forked child cannot write it once more.
                bufsize=0,
                # An interrupt at the terminal is for Python; the process is told in other ways.
                start_new_session=os.name == "posix",
            )
        except OSError as failure:
            raise ProgramNotFound(
                f"{command[0]} does not start ({failure.strerror or failure}); "
                "set EUGENE_HOME to the directory that holds eugene"
            ) from failure
        self._talk = threading.Thread(target=self._hear_talk, name="eugene-talk", daemon=True)
        self._talk.start()
        threading.Thread(target=self._hear, name="eugene-answers", daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def over(self) -> bool:
        return self._over

    def say(self, request: Json) -> Tuple[int, "queue.SimpleQueue[Optional[bytes]]"]:
        """Writes the question; its id, and where its lines arrive."""
        answers: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        with self._lock:
            if self._over:
                raise _Ended
            number = next(self._ids)
            self._waiting[number] = answers
        try:
            self._write({"id": number, **request})
        except BaseException:
            self.forget(number)
            raise
        return number, answers

    def _write(self, request: Json) -> None:
        line = memoryview((_ENCODER.encode(request) + "\n").encode("utf-8", "surrogatepass"))
        pipe = self._process.stdin
        assert pipe is not None
        with self._pen:
            try:
                while line:
                    line = line[pipe.write(line) :]
            except (OSError, ValueError):  # ValueError: the pipe is closed
                raise _Ended from None

    def cancel(self, number: int) -> None:
        """Ends the question early and forgets it."""
        if self.forget(number):
            try:
                self._write({"cancel": number})
            except _Ended:
                pass

    def forget(self, number: int) -> bool:
        with self._lock:
            return self._waiting.pop(number, None) is not None

    def _hear(self) -> None:
        lines = self._process.stdout
        assert lines is not None
        reader = os.fdopen(os.dup(lines.fileno()), "rb", buffering=1 << 16)
        try:
            for line in reader:
                if not line.startswith(b'{"id":'):
                    continue
                number = int(line[6 : line.index(b",", 6)])
                with self._lock:
                    answers = self._waiting.get(number)
                    if answers is not None and not line.startswith(b'"progress"', line.index(b",") + 1):
                        del self._waiting[number]
                if answers is not None:
                    answers.put(line)
        except (OSError, ValueError):
            pass
        finally:
            reader.close()
            self._finish()

    def _finish(self) -> None:
        with self._lock:
            self._over = True
            waiting = list(self._waiting.values())
            self._waiting.clear()
        for answers in waiting:
            answers.put(None)

    def _hear_talk(self) -> None:
        lines = self._process.stderr
        assert lines is not None
        reader = os.fdopen(os.dup(lines.fileno()), "r", encoding="utf-8", errors="replace")
        try:
            for line in reader:
                self._said.append(line.rstrip())
                _log.info("%s", line.rstrip())
        except (OSError, ValueError):
            pass
        finally:
            reader.close()

    def obituary(self) -> str:
        """What is known of the end, as a part of a sentence."""
        try:
            code: Optional[int] = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            code = None
        self._talk.join(timeout=1)
        last = next((line for line in reversed(self._said) if line), "it said nothing")
        return f"exit code {code}: {last}"

    def end(self, patience: float = 2.0) -> None:
        """Tells the process to end and waits for it; it is killed if it does not."""
        self._close_pipes(first=True)
        try:
            self._process.wait(timeout=patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._finish()
        self._close_pipes(first=False)

    def _close_pipes(self, first: bool) -> None:
        pipes = [self._process.stdin] if first else [self._process.stdout, self._process.stderr]
        for pipe in pipes:
            try:
                assert pipe is not None
                pipe.close()
            except OSError:
                pass

    def disown(self) -> None:
        """In a forked child: the process belongs to the parent, only our ends are closed."""
        self._process.returncode = 0  # so that nobody waits for a process that is not ours
        self._close_pipes(first=True)
        self._close_pipes(first=False)


class Client:
    """Asks one Eugene process; it is started with the first question.

    ``program`` is the words that start Eugene (found if left out), ``threads`` how many questions
    are worked on at the same time (default: one for each processor), ``options`` further options of
    ``eugene stream``. A client can be used by any number of threads. It ends its process when the
    interpreter ends, when ``close`` is called, or at the end of a ``with`` block::

        with Client(threads=1) as client:
            distance(G, H, client=client)
    """

    def __init__(
        self,
        program: Union[str, Sequence[str], None] = None,
        threads: Optional[int] = None,
        options: Sequence[str] = (),
    ) -> None:
        self._program = [program] if isinstance(program, str) else program
        self.threads = threads or _processors()
        self._options = list(options)
        self._born()
        _CLIENTS.add(self)

    def _born(self) -> None:
        self._lock = threading.RLock()
        self._run: Optional[_Run] = None
        self._closed = False

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> Optional[int]:
        """The process that is asked, if there is one."""
        run = self._run
        return None if run is None or run.over else run.pid

    def program(self) -> List[str]:
        """The words that start Eugene."""
        return list(self._program) if self._program else find_program()

    def start(self) -> None:
        """Starts the process now, so that the first question need not wait for it."""
        self._running()

    def close(self) -> None:
        """Ends the process. What is under way fails, and so does every later question."""
        with self._lock:
            self._closed = True
            run, self._run = self._run, None
        if run is not None:
            run.end()

    def _running(self) -> _Run:
        run = self._run
        if run is not None and not run.over:
            return run
        with self._lock:
            if self._closed:
                raise EugeneError("this client is closed; make another one")
            if self._run is None or self._run.over:
                if self._run is not None:
                    _log.info("eugene ended (%s) and is started again", self._run.obituary())
                    self._run.end()
                self._run = _Run(self.program() + self._arguments())
            return self._run

    def _arguments(self) -> List[str]:
        return [
            "stream",
            "--unordered",
            "--end-with-input",
            "--max-line=512MB",
            f"--threads={self.threads}",
            *self._options,
        ]

    def ask(self, request: Json) -> Json:
        """The answer. Raises RequestRefused with Eugene's sentence if there is none."""
        return self.begin(request).answer()

    def begin(self, request: Json) -> "Question":
        """Asks and does not wait."""
        return Question(self, request)

    def run(self, *words: str, folder: Optional[str] = None) -> str:
        """Runs another command of Eugene, such as ``compare``, and returns what it prints.

        ``folder`` is where files are that have no path.
        """
        command = self.program() + list(words)
        try:
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                cwd=folder,
            )
        except OSError as failure:
            raise ProgramNotFound(f"{command[0]} does not start ({failure.strerror})") from failure
        if done.returncode != 0:
            raise RequestRefused(_sentence(done.stderr))
        return done.stdout


class Question:
    """A question under way. If the process dies, it is asked once more of another one."""

    def __init__(self, client: Client, request: Json) -> None:
        self._client = client
        self._request = request
        self._again = True
        self._say()

    def _say(self) -> None:
        while True:
            self._run = self._client._running()
            try:
                self._number, self._answers = self._run.say(self._request)
                return
            except _Ended:
                self._ended()

    def _ended(self) -> None:
        if self._client._closed:
            raise ProgramEnded("the client was closed before the answer") from None
        if not self._again:
            raise ProgramEnded(
                f"eugene ended before it answered ({self._run.obituary()}); "
                "ask again, or give it more memory with EUGENE_OPTS=-Xmx8g"
            ) from None
        self._again = False

    def lines(self) -> Iterator[Json]:
        """The lines of progress, if the request wants any, and then the answer.

        Whoever stops listening cancels the question.
        """
        try:
            while True:
                line = self._answers.get()
                if line is None:
                    self._ended()
                    self._say()
                    continue
                answer = json.loads(line)
                if "error" in answer:
                    raise RequestRefused(answer["error"])
                yield answer
                if "progress" not in answer:
                    return
        finally:
            self.cancel()

    def answer(self) -> Json:
        """Waits for the answer."""
        answer: Json = {}
        for answer in self.lines():
            pass
        return answer

    def cancel(self) -> None:
        """Ends the question early; nothing happens if it is answered."""
        self._run.cancel(self._number)


def _sentence(talk: str) -> str:
    lines = [line for line in talk.splitlines() if line.strip()]
    told = [line for line in lines if line.startswith("eugene: ")] or lines
    return "; ".join(line[8:] if line.startswith("eugene: ") else line for line in told)


_CLIENTS: "weakref.WeakSet[Client]" = weakref.WeakSet()
_default: Optional[Client] = None
_default_lock = threading.Lock()


def default_client() -> Client:
    """The client of whoever names none; one for the whole interpreter."""
    global _default
    with _default_lock:
        if _default is None or _default._closed:
            _default = Client()
        return _default


def close() -> None:
    """Ends the process behind the package; the next question starts another one."""
    with _default_lock:
        client = _default
    if client is not None:
        client.close()


@atexit.register
def _end_all() -> None:
    for client in list(_CLIENTS):
        client.close()


def _after_fork() -> None:
    global _default_lock
    _default_lock = threading.Lock()
    for client in list(_CLIENTS):
        run, closed = client._run, client._closed
        client._born()
        client._closed = closed
        if run is not None:
            run.disown()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
