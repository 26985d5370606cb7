"""What networkx's functions mean, beyond what networkx's own tests say."""

import math
import unittest
import warnings

import networkx as nx

import eugene_ged as eg
from eugene_ged.bench import reported
from tests import judge


class ReportedTest(unittest.TestCase):
    def test_reported_pairs_are_answered_right(self):
        expected = {"8099": 4, "8099, other order": 4, "8590": 3, "8054, of its kind": 1}  # the others: by brute force below, or by proof
        for name, G, H, functions in reported():
            with self.subTest(name):
                answer = eg.distance(G, H, eg.Prices(**functions), effort="proof", budget="60s")
                self.assertTrue(answer.proved)
                self.assertEqual(expected.get(name, answer.upper), answer.upper)
                self.assertEqual(answer.upper, eg.graph_edit_distance(G, H, **functions))

    def test_the_small_ones_equal_brute_force(self):
        zero, one = (lambda a, b: 0), (lambda a: 1)
        for name, G, H, functions in reported()[:3]:
            prices = (functions["node_subst_cost"], one, one, zero, one, one)
            self.assertEqual(judge.distance(G, H, prices), eg.graph_edit_distance(G, H, **functions), name)
        differs = lambda a, b: int(a["attr"] != b["attr"])
        for name, G, H, functions in reported()[3:5]:
            prices = (differs, one, one, differs, one, one)
            self.assertEqual(judge.distance(G, H, prices), eg.graph_edit_distance(G, H, **functions), name)


class MeaningTest(unittest.TestCase):
    def test_functions_are_asked_once_for_different_attributes(self):
        G = nx.complete_graph(8)
        nx.set_node_attributes(G, {n: n % 2 for n in G}, "side")
        asked = []

        def price(a, b):
            asked.append((a["side"], b["side"]))
            return abs(a["side"] - b["side"])

        self.assertEqual(0, eg.graph_edit_distance(G, G, node_subst_cost=price))
        self.assertCountEqual([(0, 0), (0, 1), (1, 0), (1, 1)], asked)

    def test_attributes_of_any_kind(self):
        G, H = nx.Graph(), nx.Graph()
        G.add_node(1, at=[1, 2], more={"x": {3}}, what=object())
        H.add_node(1, at=[1, 3], more={"x": {3}}, what=object())
        self.assertEqual(0.5, eg.graph_edit_distance(G, H, node_subst_cost=lambda a, b: 0.5 if a["at"] != b["at"] else 0))
        self.assertEqual(0, eg.graph_edit_distance(G, H, node_match=lambda a, b: a["more"] == b["more"]))

    def test_true_and_one_are_different_attributes(self):
        G, H = nx.Graph(), nx.Graph()
        G.add_node(1, x=1)
        G.add_node(2, x=True)
        H.add_nodes_from(G.nodes(data=True))
        self.assertEqual(0.5, eg.graph_edit_distance(G, H, node_subst_cost=lambda a, b: 0.5 * (type(a["x"]) is bool)))

    def test_infinite_and_huge_prices_forbid(self):
        G = nx.path_graph(3)
        H = nx.path_graph(3)
        for price in (math.inf, 1e300, 10**30):
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                self.assertEqual(10, eg.graph_edit_distance(G, H, node_subst_cost=lambda a, b: price))

    def test_prices_that_are_none_are_refused(self):
        G = nx.path_graph(2)
        for price in (-1, math.nan, None, "dear"):
            with self.assertRaisesRegex(eg.PriceRefused, "node_subst_cost gave"):
                eg.graph_edit_distance(G, G, node_subst_cost=lambda a, b: price)
        with self.assertRaisesRegex(eg.PriceRefused, "edge_del_cost gave inf for {}; prices are finite"):
            eg.graph_edit_distance(G, G, edge_del_cost=lambda a: math.inf)

    def test_rounding_is_told_where_the_user_called(self):
        G, H = nx.path_graph(2), nx.path_graph(3)
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            found = eg.graph_edit_distance(G, H, node_ins_cost=lambda b: 1 / 3)
        self.assertAlmostEqual(4 / 3, found, 12)
        self.assertEqual([eg.PriceRounded], [warning.category for warning in told])
        self.assertEqual(__file__, told[0].filename)
        self.assertIn("0.3333333333333333 was rounded to 0.333333333333", str(told[0].message))

    def test_decimal_prices_are_not_rounded(self):
        G, H = nx.path_graph(2), nx.path_graph(5)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            found = eg.graph_edit_distance(G, H, node_ins_cost=lambda b: 0.1, edge_ins_cost=lambda b: 1234.5)
        self.assertEqual(3703.8, found)

    def test_a_bound_is_kept_through_rounding(self):
        G, H = nx.Graph(), nx.empty_graph(3)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", eg.PriceRounded)
            self.assertAlmostEqual(2, eg.graph_edit_distance(G, H, node_ins_cost=lambda b: 2 / 3, upper_bound=2))

    def test_bounds(self):
        G, H = nx.cycle_graph(6), nx.wheel_graph(7)
        self.assertEqual(7, eg.graph_edit_distance(G, H, upper_bound=7))
        self.assertIsNone(eg.graph_edit_distance(G, H, upper_bound=6.5))
        self.assertIsNone(eg.graph_edit_distance(G, H, upper_bound=-1))
        self.assertEqual([], list(eg.optimize_edit_paths(G, H, upper_bound=6)))
        self.assertTrue(all(c <= 8 for c in eg.optimize_graph_edit_distance(G, H, upper_bound=8)))

    def test_a_timeout_returns_what_there_is(self):
        G, H = nx.gnm_random_graph(40, 120, seed=1), nx.gnm_random_graph(40, 120, seed=2)
        found = eg.graph_edit_distance(G, H, timeout=1)
        self.assertTrue(found is None or 0 < found <= 320)

    def test_roots_come_first_in_a_path(self):
        G, H = nx.star_graph(4), nx.star_graph(4)
        *_, (nodes, edges, cost) = eg.optimize_edit_paths(G, H, roots=(0, 3))
        self.assertEqual((0, 3), nodes[0])
        self.assertEqual(6, cost)

    def test_generators_begin_when_they_are_asked(self):
        paths = eg.optimize_edit_paths(nx.path_graph(2), nx.DiGraph())
        with self.assertRaisesRegex(nx.NetworkXError, "directed"):
            next(paths)

    def test_a_generator_can_be_left(self):
        G, H = nx.gnm_random_graph(40, 120, seed=1), nx.gnm_random_graph(40, 120, seed=2)
        next(eg.optimize_graph_edit_distance(G, H))
        self.assertEqual(0, eg.graph_edit_distance(nx.path_graph(3), nx.path_graph(3)))

    def test_multigraphs_need_single_edges(self):
        simple = nx.MultiGraph([("a", "b"), ("b", "c")])
        self.assertEqual(0, eg.graph_edit_distance(simple, nx.path_graph(3)))
        double = nx.MultiGraph([("a", "b"), ("b", "a")])
        with self.assertRaisesRegex(eg.GraphRefused, "parallel edges between 'a' and 'b'.*nx.Graph"):
            eg.graph_edit_distance(double, simple)
        both_ways = nx.MultiDiGraph([("a", "b"), ("b", "a")])
        self.assertEqual(0, eg.graph_edit_distance(both_ways, nx.DiGraph([(1, 2), (2, 1)])))

    def test_self_loops_are_edges_whose_ends_are_kept(self):
        edge = nx.Graph([("a", "b")])
        loop = nx.Graph([("a", "a")])
        loop.add_node("b")
        self.assertEqual(2, eg.graph_edit_distance(edge, loop))

    def test_what_is_no_graph_is_refused(self):
        with self.assertRaisesRegex(eg.GraphRefused, "a list is no graph"):
            eg.graph_edit_distance([1], nx.Graph())


if __name__ == "__main__":
    unittest.main()
