"""networkx's own tests of graph edit distance, with our functions in the place of theirs."""

import contextlib
import inspect
import sys
import types
import unittest
from unittest import mock

import networkx as nx

import eugene_ged as eg
from eugene_ged.networkx_calls import knows_optima

OURS = {
    "graph_edit_distance": eg.graph_edit_distance,
    "optimal_edit_paths": eg.optimal_edit_paths,
    "optimize_graph_edit_distance": eg.optimize_graph_edit_distance,
    "optimize_edit_paths": eg.optimize_edit_paths,
}

#: Tests that call the functions and cannot pass, each with the reason.
EXCEPTIONS = {
    "test_multigraph": "parallel edges are refused",
    "test_one_node_two_loops_and_empty_graph": "parallel edges are refused",
    "test_symmetry_with_custom_matching": (
        "an edge between two nodes becomes a self-loop by one substitution there; by the definition "
        "the ends of a kept edge are kept, so that the edge is deleted and the loop inserted, and "
        "the distance is 2"
    ),
}

#: Tests of the same file that are about something else; all that is said of them is that.
OTHER_SUBJECTS = ("simrank", "panther", "generate_random_paths", "setup_class")


class _Skipped(Exception):
    pass


def stand_in_for_pytest():
    """As much of pytest as the file needs, for where there is none."""
    pytest = types.ModuleType("pytest")

    @contextlib.contextmanager
    def raising(expected):
        try:
            yield
        except expected:
            return
        raise AssertionError(f"{expected} was not raised")

    def raises(expected, function=None, *args, match=None, **kwargs):
        if function is None:
            return raising(expected)
        with raising(expected):
            function(*args, **kwargs)
        return None

    unchanged = lambda *args, **kwargs: lambda function: function
    pytest.raises = raises
    pytest.importorskip = lambda name: None
    pytest.approx = lambda value, **_: value
    pytest.mark = types.SimpleNamespace(parametrize=unchanged, filterwarnings=unchanged, slow=lambda f: f)
    return pytest


def their_tests():
    """The module, imported with pytest or with what stands in for it."""
    try:
        import pytest  # noqa: F401

        stand_in = {}
    except ImportError:
        stand_in = {"pytest": stand_in_for_pytest()}
    with mock.patch.dict(sys.modules, stand_in):
        from networkx.algorithms.tests import test_similarity
    return test_similarity


def asks_for_distances(function):
    return bool(set(OURS) & set(inspect.unwrap(function).__code__.co_names))


class NetworkxSuiteTest(unittest.TestCase):
    def test_their_tests_pass_with_our_functions(self):
        module = their_tests()
        ran, others = [], []
        patches = [mock.patch.object(module, n, f) for n, f in OURS.items() if hasattr(module, n)]
        patches += [mock.patch.object(nx, name, function) for name, function in OURS.items()]
        with contextlib.ExitStack() as stack:
            for patch in patches:
                stack.enter_context(patch)
            for owner in (module, module.TestSimilarity):
                for name, function in vars(owner).items():
                    if not name.startswith("test") or not inspect.isfunction(function):
                        continue
                    if not asks_for_distances(function):
                        others.append(name)
                    elif name not in EXCEPTIONS:
                        ran.append(name)
                        with self.subTest(name):
                            self.run_theirs(name, function, module, owner)
        self.assertGreater(len(ran), 20, ran)
        for name in others:
            self.assertTrue(any(subject in name for subject in OTHER_SUBJECTS), name)

    def run_theirs(self, name, function, module, owner):
        if name == "test_optimal_edit_paths" and not knows_optima():
            self.skipTest("this eugene does not list all optimal paths")
        if owner is module:
            function()
        else:
            function(owner())

    def test_the_exceptions_are_still_needed(self):
        module = their_tests()
        with mock.patch.object(module, "graph_edit_distance", eg.graph_edit_distance), mock.patch.object(
            nx, "graph_edit_distance", eg.graph_edit_distance
        ):
            for name in EXCEPTIONS:
                function = getattr(module.TestSimilarity, name, None)
                if function is None:  # younger than the installed networkx
                    continue
                with self.subTest(name), self.assertRaises((AssertionError, eg.GraphRefused)):
                    function(module.TestSimilarity())

    def test_signatures_are_theirs(self):
        for name, ours in OURS.items():
            theirs = inspect.signature(inspect.unwrap(getattr(nx, name))).parameters
            expected = [(p.name, p.default) for p in theirs.values() if p.name not in ("backend", "backend_kwargs")]
            found = [(p.name, p.default) for p in inspect.signature(ours).parameters.values()]
            self.assertEqual(expected, found, name)


if __name__ == "__main__":
    unittest.main()
