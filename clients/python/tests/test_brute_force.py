"""Answers of networkx's functions, and of ours, equal a brute force."""

import itertools
import os
import random
import unittest
import warnings

import networkx as nx

import eugene_ged as eg
from tests import judge

PAIRS = int(os.environ.get("EUGENE_PAIRS", "500"))
SEED = int(os.environ.get("EUGENE_SEED", "1"))


def random_graph(dice, directed, loops, largest=4):
    graph = nx.DiGraph() if directed else nx.Graph()
    order = dice.randint(0, largest)
    names = dice.sample(["ann", "bob", 3, 4.5, ("x", 1), "été"], order)
    for name in names:
        graph.add_node(name, color=dice.choice(["red", "blue", "red"]), size=dice.randint(0, 2))
    ends = itertools.product(names, repeat=2) if directed else itertools.combinations_with_replacement(names, 2)
    for u, v in ends:
        if dice.random() < (0.5 if u != v else loops):
            graph.add_edge(u, v, kind=dice.choice("ab"))
    return graph


def random_prices(dice):
    """Lopsided: nothing is symmetric, equal is not free, and some substitutions nobody would pay."""

    def table(*keys):
        prices = {}
        for key in itertools.product(*keys):
            prices[key] = dice.choice([0, 0.25, 0.5, 1, 1.5, 2, 3.75, 7])
        return prices

    colors, sizes, kinds = ["red", "blue"], [0, 1, 2], "ab"
    node_subst, node_del, node_ins = table(colors, sizes, colors, sizes), table(colors, sizes), table(colors, sizes)
    edge_subst, edge_del, edge_ins = table(kinds, kinds), table(kinds), table(kinds)
    return (
        lambda a, b: node_subst[a["color"], a["size"], b["color"], b["size"]],
        lambda a: node_del[a["color"], a["size"]],
        lambda b: node_ins[b["color"], b["size"]],
        lambda a, b: edge_subst[a["kind"], b["kind"]],
        lambda a: edge_del[a["kind"],],
        lambda b: edge_ins[b["kind"],],
    )


def named(prices):
    names = ("node_subst_cost", "node_del_cost", "node_ins_cost", "edge_subst_cost", "edge_del_cost", "edge_ins_cost")
    return dict(zip(names, prices))


class BruteForceTest(unittest.TestCase):
    def test_lopsided_prices_directed_or_not_with_and_without_roots(self):
        dice = random.Random(SEED)
        for trial in range(PAIRS):
            directed = trial % 2 == 1
            loops = 0.3 if trial % 5 == 0 else 0
            G, H = random_graph(dice, directed, loops), random_graph(dice, directed, loops)
            prices = random_prices(dice)
            where = f"seed {SEED}, trial {trial}"
            expected = judge.distance(G, H, prices)
            self.assertEqual(expected, eg.graph_edit_distance(G, H, **named(prices)), where)
            if trial % 4 == 0 and len(G) and len(H):
                roots = (dice.choice(list(G)), dice.choice(list(H)))
                rooted = judge.distance(G, H, prices, roots)
                self.assertEqual(rooted, eg.graph_edit_distance(G, H, roots=roots, **named(prices)), where)
            if trial % 10 == 1:
                self.check_paths(G, H, prices, expected, where)

    def check_paths(self, G, H, prices, expected, where):
        node_subst, node_del, node_ins, edge_subst, edge_del, edge_ins = prices
        costs = []
        for nodes, edges, cost in eg.optimize_edit_paths(G, H, **named(prices)):
            self.assertCountEqual(G.nodes, [u for u, _ in nodes if u is not None], where)
            self.assertCountEqual(H.nodes, [v for _, v in nodes if v is not None], where)
            self.assertCountEqual(G.edges, [g for g, _ in edges if g is not None], where)
            self.assertCountEqual(H.edges, [h for _, h in edges if h is not None], where)
            total = 0
            for u, v in nodes:
                total += node_ins(H.nodes[v]) if u is None else node_del(G.nodes[u]) if v is None else node_subst(G.nodes[u], H.nodes[v])
            for g, h in edges:
                total += edge_ins(H.edges[h]) if g is None else edge_del(G.edges[g]) if h is None else edge_subst(G.edges[g], H.edges[h])
            self.assertEqual(total, cost, where)
            costs.append(cost)
        self.assertEqual(sorted(set(costs), reverse=True), costs, where)
        self.assertEqual(expected, costs[-1], where)

    def test_prices_of_any_digits_are_off_by_rounding_alone(self):
        dice = random.Random(SEED)
        for trial in range(PAIRS // 10):
            G, H = (random_graph(dice, trial % 2 == 1, 0.1, largest=3) for _ in "GH")
            scale = 10.0 ** dice.randint(-3, 12)
            tables = [{} for _ in range(6)]

            def function(table):
                def price(*data):
                    key = tuple(tuple(sorted(each.items())) for each in data)
                    return table.setdefault(key, dice.random() * scale)

                return price

            prices = tuple(function(table) for table in tables)
            expected = judge.distance(G, H, prices)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", eg.PriceRounded)
                found = eg.graph_edit_distance(G, H, **named(prices))
            self.assertAlmostEqual(expected / scale, found / scale, 9, f"seed {SEED}, trial {trial}")

    def test_matrices_by_functions(self):
        dice = random.Random(SEED)
        graphs = [random_graph(dice, True, 0.2, largest=3) for _ in range(6)]
        prices = random_prices(dice)
        found = eg.matrix(graphs, eg.Prices(**named(prices)), effort="proof")
        for i, G in enumerate(graphs):
            for j, H in enumerate(graphs):
                self.assertEqual(judge.distance(G, H, prices), found[i][j], (i, j))


if __name__ == "__main__":
    unittest.main()
