"""The process behind the package: found, shared, started again, ended."""

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

import eugene_ged as eg
from eugene_ged.process import default_client

HERE = Path(__file__).resolve().parent
POINT = {"vertices": [{}]}
EDGE = {"vertices": [{}, {}], "edges": [{"source": 0, "target": 1}]}


def ladder(n):
    """A graph that nobody proves things about in a hurry."""
    edges = [{"source": i, "target": (i * 7 + j) % n} for i in range(n) for j in (1, 2)]
    seen, simple = set(), []
    for edge in edges:
        key = frozenset(edge.values())
        if len(key) == 2 and key not in seen:
            seen.add(key)
            simple.append(edge)
    return {"vertices": [{} for _ in range(n)], "edges": simple}


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/status")
    return not status.exists() or "\nState:\tZ" not in status.read_text()


def wait_until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return condition()


def child_of_fork(queue):
    queue.put((default_client().pid, eg.distance(POINT, EDGE).upper, default_client().pid))


class ProcessTest(unittest.TestCase):
    def test_one_process_answers_many_threads(self):
        with eg.Client(threads=2) as client:
            answers = {}

            def ask(number):
                vertices = {"vertices": [{} for _ in range(number)]}
                for _ in range(5):
                    answers.setdefault(number, set()).add(eg.distance(POINT, vertices, client=client).upper)

            threads = [threading.Thread(target=ask, args=(number,)) for number in range(1, 9)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual({number: {number - 1} for number in range(1, 9)}, answers)

    def test_a_dead_process_is_started_again(self):
        with eg.Client(threads=1) as client:
            self.assertEqual(2, eg.distance(POINT, EDGE, client=client).upper)
            first = client.pid
            os.kill(first, signal.SIGKILL)
            self.assertEqual(2, eg.distance(POINT, EDGE, client=client).upper)
            self.assertNotEqual(first, client.pid)

    def test_a_question_that_was_under_way_is_asked_again(self):
        with eg.Client(threads=1) as client:
            question = client.begin({"source": ladder(40), "target": ladder(41), "effort": "proof", "budget": "3s"})
            os.kill(client.pid, signal.SIGKILL)
            self.assertIn("upper", question.answer())

    def test_a_program_that_only_dies_is_named_with_its_last_words(self):
        dying = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit('no room')"]
        with eg.Client(program=dying) as client:
            with self.assertRaisesRegex(eg.ProgramEnded, r"ended before it answered \(exit code 1: no room\)"):
                eg.distance(POINT, EDGE, client=client)

    def test_a_closed_client_says_so(self):
        client = eg.Client(threads=1)
        client.start()
        pid = client.pid
        client.close()
        self.assertFalse(is_alive(pid))
        with self.assertRaisesRegex(eg.EugeneError, "closed"):
            eg.distance(POINT, EDGE, client=client)

    def test_a_missing_program_is_told_with_a_way_out(self):
        with mock.patch.dict(os.environ, EUGENE_HOME=str(HERE)):
            with self.assertRaisesRegex(eg.ProgramNotFound, "EUGENE_HOME is .*tests, but .* set it to"):
                eg.find_program()

    def test_the_program_is_found_by_home_path_and_place(self):
        root = str(HERE.parents[2])
        with mock.patch.dict(os.environ, EUGENE_HOME=root):
            self.assertEqual([os.path.join(root, "eugene")], eg.find_program())
        with mock.patch.dict(os.environ, PATH=root):
            os.environ.pop("EUGENE_HOME", None)
            self.assertEqual([os.path.join(root, "eugene")], eg.find_program())
        with mock.patch.dict(os.environ, PATH="/nowhere"):
            os.environ.pop("EUGENE_HOME", None)
            self.assertEqual([os.path.join(root, "eugene")], eg.find_program())

    def test_refusals_are_sentences(self):
        with self.assertRaisesRegex(eg.RequestRefused, "there are no costs named dear"):
            eg.distance(POINT, EDGE, costs="dear")

    @unittest.skipUnless(hasattr(os, "fork"), "no fork here")
    def test_a_forked_child_has_a_process_of_its_own(self):
        self.assertEqual(2, eg.distance(POINT, EDGE).upper)
        parent = default_client().pid
        context = multiprocessing.get_context("fork")
        queue = context.Queue()
        child = context.Process(target=child_of_fork, args=(queue,))
        child.start()
        before, answer, own = queue.get(timeout=120)
        child.join(60)
        self.assertIsNone(before)
        self.assertEqual(2, answer)
        self.assertNotEqual(parent, own)
        self.assertTrue(wait_until(lambda: not is_alive(own)))
        self.assertEqual(parent, default_client().pid)
        self.assertEqual(2, eg.distance(POINT, EDGE).upper)

    def run_and_watch(self, end):
        """A Python that asks, tells its process, begins something endless, and ends as told."""
        script = f"""
            import os, signal, sys
            import eugene_ged as eg
            from eugene_ged.process import default_client
            from tests.test_process import ladder
            client = default_client()
            eg.distance({POINT}, {EDGE})
            client.begin({{"source": ladder(60), "target": ladder(61), "effort": "proof", "budget": "1h"}})
            print(client.pid, flush=True)
            {end}
        """
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(script)],
            cwd=str(HERE.parent), stdout=subprocess.PIPE, text=True, timeout=300,
        )  # fmt: skip
        pid = int(done.stdout)
        self.assertTrue(wait_until(lambda: not is_alive(pid)), "the process lives on")

    def test_the_process_ends_with_the_interpreter(self):
        self.run_and_watch("sys.exit(0)")

    def test_the_process_ends_when_python_is_killed(self):
        self.run_and_watch("os.kill(os.getpid(), signal.SIGKILL)")


if __name__ == "__main__":
    unittest.main()
