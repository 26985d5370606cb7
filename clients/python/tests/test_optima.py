"""All optimal paths."""

import random
import sys
import unittest
import warnings
from pathlib import Path
from unittest import mock

import networkx as nx

import eugene_ged as eg
from eugene_ged import networkx_calls
from tests import judge
from tests.test_brute_force import named, random_graph, random_prices

FAKE = str(Path(__file__).resolve().parent / "fake_optima.py")


class FakeOptimaTest(unittest.TestCase):
    """With a program that answers as is agreed."""

    def setUp(self):
        client = eg.Client(program=[sys.executable, FAKE])
        self.addCleanup(client.close)
        patch = mock.patch.object(networkx_calls, "default_client", lambda: client)
        patch.start()
        self.addCleanup(patch.stop)
        self.edge = nx.Graph([("a", "b")])

    def test_every_mapping_is_a_path(self):
        paths, cost = eg.optimal_edit_paths(self.edge, self.edge)
        self.assertEqual(0.0, cost)
        self.assertEqual(
            [
                ([("a", "a"), ("b", "b")], [(("a", "b"), ("a", "b"))]),
                ([("a", "b"), ("b", "a")], [(("a", "b"), ("a", "b"))]),
            ],
            paths,
        )

    def test_equally_cheap_paths_follow_the_first(self):
        found = list(eg.optimize_edit_paths(self.edge, self.edge, strictly_decreasing=False))
        self.assertEqual([[("a", "b"), ("b", "a")], [("a", "a"), ("b", "b")]], [nodes for nodes, _, _ in found])

    def test_a_list_that_is_not_whole_warns(self):
        points = nx.empty_graph(2)
        with self.assertWarns(eg.OptimaIncomplete):
            eg.optimal_edit_paths(points, points)


class OptimaTest(unittest.TestCase):
    def setUp(self):
        if not networkx_calls.knows_optima():
            self.skipTest("this eugene does not list all optimal paths")

    def test_the_example_of_networkx(self):
        paths, cost = eg.optimal_edit_paths(nx.cycle_graph(4), nx.wheel_graph(5))
        self.assertEqual((40, 5.0), (len(paths), cost))

    def test_lists_equal_brute_force(self):
        dice = random.Random(1)
        for trial in range(100):
            G, H = (random_graph(dice, trial % 2 == 1, 0.2 * (trial % 3 == 0)) for _ in "GH")
            prices = random_prices(dice)
            expected, cost = judge.optima(G, H, prices)
            paths, found = eg.optimal_edit_paths(G, H, **named(prices))
            self.assertEqual(cost, found, trial)
            self.assertCountEqual(expected, [frozenset(nodes) for nodes, _ in paths], trial)

    def test_equally_cheap_paths_come_once(self):
        G, H = nx.path_graph(3), nx.cycle_graph(3)
        found = list(eg.optimize_edit_paths(G, H, strictly_decreasing=False))
        best = [frozenset(nodes) for nodes, _, cost in found if cost == 1]
        self.assertEqual((6, 6), (len(best), len(set(best))))

    def test_no_paths_above_a_bound(self):
        self.assertEqual(([], None), eg.optimal_edit_paths(nx.path_graph(3), nx.cycle_graph(6), upper_bound=2))


if __name__ == "__main__":
    warnings.simplefilter("error")
    unittest.main()
