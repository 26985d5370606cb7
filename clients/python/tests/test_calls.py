"""What there is beyond networkx."""

import json
import os
import tempfile
import unittest
import xml.etree.ElementTree
from pathlib import Path
from unittest import mock

import networkx as nx

import eugene_ged as eg

ROOT = Path(__file__).resolve().parents[3]
MOLECULES = str(ROOT / "examples" / "molecules.txt")


def friends():
    before = nx.Graph(name="before")
    before.add_node("ann", age=34, city="Rome")
    before.add_node("bob", age=36, city="Rome")
    before.add_node("carl", age=61, city="Bern")
    before.add_edges_from([("ann", "bob"), ("bob", "carl")], since=2019)
    after = before.copy()
    after.graph["name"] = "after"
    after.remove_node("ann")
    after.add_node("dora", age=35, city="Rome")
    after.add_edge("bob", "dora", since=2024)
    after.add_edge("carl", "dora", since=2024)
    return before, after


class DistanceTest(unittest.TestCase):
    def test_the_answer_speaks_of_the_users_nodes(self):
        before, after = friends()
        answer = eg.distance(before, after, node_label="city", edge_label=False)
        self.assertEqual((1, 1, True), (answer.lower, answer.upper, answer.proved))
        self.assertEqual("before", answer.source)
        # Whose edge is new depends on who of the two from Rome stays; both cost 1.
        ways = {
            frozenset([("ann", "dora"), ("bob", "bob"), ("carl", "carl")]): {"carl", "dora"},
            frozenset([("ann", "bob"), ("bob", "dora"), ("carl", "carl")]): {"carl", "bob"},
        }
        (edit,) = answer.path
        self.assertEqual("insert-edge", edit.operation)
        self.assertEqual(ways[frozenset(answer.mapping)], set(edit.target))
        self.assertEqual(1.0, float(answer))

    def test_labels_are_attributes_functions_or_nothing(self):
        before, after = friends()
        kept = {"edge_label": False}
        self.assertEqual(1, eg.distance(before, after, **kept).upper)
        self.assertEqual(2, eg.distance(before, after, node_label="age", **kept).upper)
        self.assertEqual(1, eg.distance(before, after, node_label=lambda a: a["city"][0], **kept).upper)
        self.assertEqual(2, eg.distance(before, after, edge_label="since", node_label=False).upper)

    def test_costs_are_names_texts_objects_files_or_functions(self):
        before, after = friends()
        kept = {"edge_label": False, "node_label": "city"}
        self.assertEqual(2, eg.distance(before, after, "paper-2", **kept).upper)
        self.assertEqual(3, eg.distance(before, after, "edge-insert=3", **kept).upper)
        self.assertEqual(3, eg.distance(before, after, {"edge-insert": 3}, **kept).upper)
        tables = {"edges": {"insert": {"*": 5}}}
        self.assertEqual(5, eg.distance(before, after, tables, **kept).upper)
        file = os.path.relpath(ROOT / "examples" / "people-costs.json")
        self.assertEqual(1.1, eg.distance(before, after, file, effort="proof").upper)
        prices = eg.Prices(node_subst_cost=lambda a, b: abs(a["age"] - b["age"]) / 10)
        self.assertEqual(1.1, eg.distance(before, after, prices, effort="proof").upper)

    def test_graphs_may_be_texts_and_objects(self):
        self.assertEqual(1, eg.distance("smiles:CCO", {"smiles": "CCN"}).upper)
        self.assertEqual(2, eg.distance(f"{MOLECULES}#caffeine", {"file": MOLECULES, "id": "theobromine"}).upper)
        named = {"vertices": [{"name": "a", "label": "C"}], "edges": []}
        self.assertEqual([("a", 0)], eg.distance(named, "smiles:C").mapping)

    def test_a_threshold_ends_early(self):
        answer = eg.distance(f"{MOLECULES}#caffeine", f"{MOLECULES}#ethanol", threshold=3)
        self.assertGreater(answer.lower, 3)

    def test_similarity(self):
        self.assertEqual(1, eg.similarity("smiles:CCO", "smiles:OCC"))
        self.assertEqual(0.9, eg.similarity("smiles:CCO", "smiles:CCN"))

    def test_progress_ends_with_the_answer(self):
        G, H = nx.circular_ladder_graph(2), nx.circular_ladder_graph(6)
        *steps, answer = eg.progress(G, H, effort="proof")
        self.assertEqual((22, True), (answer.upper, answer.proved))
        for step in steps:
            self.assertLessEqual(step.lower, 22)
            self.assertGreaterEqual(step.upper, 22)

    def test_many_pairs_keep_their_order(self):
        point = nx.empty_graph(1)
        asked = ((point, nx.empty_graph(n)) for n in range(1, 40))
        self.assertEqual(list(range(39)), [answer.upper for answer in eg.pairs(asked)])

    def test_notebooks_get_a_picture(self):
        before, after = friends()
        for costs in ("uniform", eg.Prices(node_match=lambda a, b: a == b)):
            answer = eg.distance(before, after, costs)
            picture = xml.etree.ElementTree.fromstring(answer._repr_svg_())
            self.assertTrue(picture.tag.endswith("svg"))
            self.assertIn("ann", "".join(picture.itertext()))
            self.assertIn("data:image/svg+xml;base64,", answer._repr_html_())
            self.assertIs(answer.svg(), answer.svg())

    def test_reports_are_what_their_ending_says(self):
        before, after = friends()
        with tempfile.TemporaryDirectory() as folder:
            page = eg.report(before, after, os.path.join(folder, "out.html"))
            self.assertIn("<html", Path(page).read_text(encoding="utf-8"))
            data = eg.report("smiles:CCO", "smiles:CCN", os.path.join(folder, "out.json"), effort="quick")
            self.assertEqual(1, json.loads(Path(data).read_text(encoding="utf-8"))["upper"])
            with self.assertRaisesRegex(ValueError, r"out.doc ends in .doc; name it with one of .html"):
                eg.report(before, after, "out.doc")


class CollectionTest(unittest.TestCase):
    graphs = [nx.path_graph(n) for n in range(2, 7)] + [nx.cycle_graph(5)]

    def test_matrices(self):
        import numpy

        lower, upper = eg.matrix(self.graphs, bounds=True)
        self.assertIsInstance(upper, numpy.ndarray)
        self.assertEqual((6, 6), upper.shape)
        self.assertTrue((lower == upper).all())
        self.assertEqual(1, upper[3, 5])
        for i, G in enumerate(self.graphs):
            self.assertEqual(eg.distance(G, self.graphs[0]).upper, upper[i, 0])

    def test_matrices_are_lists_where_there_is_no_numpy(self):
        with mock.patch.dict("sys.modules", numpy=None):
            self.assertEqual([[0.0, 2.0], [2.0, 0.0]], eg.matrix(self.graphs[:2]))

    def test_nearest_and_within(self):
        hits = eg.knn(self.graphs, nx.path_graph(5), k=2)
        self.assertEqual([(3, 0), (5, 1)], [(hit.index, hit.upper) for hit in hits])
        self.assertTrue(hits.proved)
        self.assertIs(self.graphs[3], hits[0].graph)
        near = eg.range(self.graphs, nx.path_graph(5), 2)
        self.assertEqual({3, 5, 2, 4}, {hit.index for hit in near})

    def test_files_of_graphs(self):
        hits = eg.knn(MOLECULES, "smiles:CCO", k=2)
        self.assertEqual(["ethanol", "acetic-acid"], [hit.id for hit in hits])
        self.assertIsNone(hits[0].index)

    def test_collections_with_python_prices_take_any_query(self):
        graphs = []
        for color in ("red", "green", "blue"):
            graph = nx.empty_graph(1)
            graph.nodes[0]["color"] = color
            graphs.append(graph)
        query = nx.empty_graph(1)
        query.nodes[0]["color"] = "grey"
        prices = eg.Prices(node_subst_cost=lambda a, b: abs(len(a["color"]) - len(b["color"])) / 4)
        with eg.Collection(graphs, prices) as collection:
            self.assertEqual([2, 0, 1], [hit.index for hit in collection.knn(query, 3)])
            self.assertEqual([0], [hit.index for hit in collection.range(graphs[0], 0)])
            groups = collection.cluster(2)
        self.assertEqual(3, sum(len(group.members) for group in groups))

    def test_groups(self):
        graphs = [nx.path_graph(n) for n in (2, 3, 8, 9)]
        groups = eg.cluster(graphs, 2)
        self.assertEqual({frozenset((0, 1)), frozenset((2, 3))}, {frozenset(hit.index for hit in group.members) for group in groups})
        self.assertIn(groups[0].medoid.graph, graphs)


if __name__ == "__main__":
    unittest.main()
