"""Measures the package: ``python3 -m eugene_ged.bench [calls] [matrix] [networkx]``.

``calls``: what a call takes beyond the solver's own time. ``matrix``: 10,011 pairs by matrix() and
by ``eugene matrix``, both from nothing, start included. ``networkx``: pairs that users of networkx
reported as wrong or slow, beside networkx itself, which is stopped after ``--limit`` seconds.
Needs networkx.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import tempfile
import time
from typing import Any, Dict, List, Tuple

from .calls import _as_file, distance, matrix
from .graphs import Indexed
from .networkx_calls import graph_edit_distance
from .prices import Prices
from .process import Client, default_client


def molecules(count: int, smallest: int, largest: int, seed: int = 1) -> List[Any]:
    """Connected labelled graphs with about one edge a node."""
    import networkx as nx

    dice = random.Random(seed)
    graphs = []
    for number in range(count):
        graph = nx.Graph(name=f"g{number}")
        order = dice.randint(smallest, largest)
        for node in range(order):
            graph.add_node(node, label=dice.choice("CCCCNO"))
            if node:
                graph.add_edge(node, dice.randrange(node), label=dice.choice("1112"))
        for _ in range(order // 6):
            u, v = dice.sample(range(order), 2)
            graph.add_edge(u, v, label="1")
        graphs.append(graph)
    return graphs


def reported() -> List[Tuple[str, Any, Any, Dict[str, Any]]]:
    """Pairs that users of networkx reported: the issue, two graphs, and their functions.

    8099, the review of its repair (8590), 5400, 2997 and 4113 show their graphs. Those of 8054, 6229 and 3673
    are not there to be had in whole, so these are pairs of their kind: one graph and the same with its nodes
    in another order and an edge less; directed graphs of 11 and 16 nodes with 14 edges each; trees
    of 20 nodes with one attribute.
    """
    import networkx as nx

    cliques = []
    for nodes in ([1, 2, 3], [3, 2, 1]):
        clique = nx.Graph()
        for x in nodes:
            clique.add_node(x, i=x)
        clique.add_edges_from((x, y) for x in nodes for y in nodes if x < y)
        cliques.append(clique)

    def by_number(a: Any, b: Any) -> float:
        return 0 if b["i"] == 1 else 2 if b["i"] == 2 or a["i"] == 3 else 2.2

    edge = nx.Graph()
    edge.add_node(1, wt=1)
    edge.add_node(2, wt=2)
    edge.add_edge(1, 2)

    looped, straight = nx.Graph(), nx.Graph()
    for graph, edges in ((looped, ["cd", "dd"]), (straight, ["cd", "de"])):
        for u, v in edges:
            graph.add_node(u, attr=u)
            graph.add_node(v, attr=v)
            graph.add_edge(u, v, attr=frozenset(u + v))

    forest = nx.Graph([(5, 4), (5, 6), (5, 7), (21, 8), (2, 1), (2, 0), (5, 3)])
    other = nx.Graph([(15, 13), (23, 16), (23, 24), (100, 7), (18, 19), (100, 23), (19, 20), (22, 21)])

    molecules_of_4113 = []
    for atoms, bonds in (
        ("CCOOCSSOOC", "1-2 1-4 1-5 2-3 2-10 5-6 6-7 7=8 7=9 7-10"),
        ("CCCCCCSCCCCCNOO", "1-2 2=3 3-4 4=5 1=6 4-7 7-8 8-9 9=10 10-11 11=12 8=13 7=14 7=15 5-6 12-13"),
    ):
        molecule = nx.Graph()
        molecule.add_nodes_from((number, {"label": atom}) for number, atom in enumerate(atoms, 1))
        for bond in bonds.split():
            u, v = bond.replace("=", "-").split("-")
            molecule.add_edge(int(u), int(v), label=2 if "=" in bond else 1)
        molecules_of_4113.append(molecule)

    dice = random.Random(8054)
    ordered = nx.gnm_random_graph(9, 14, seed=8054)
    for node in ordered:
        ordered.nodes[node]["kind"] = dice.choice("abc")
    names = list(ordered)
    dice.shuffle(names)
    shuffled = nx.Graph()
    shuffled.add_nodes_from((node, ordered.nodes[node]) for node in names)
    shuffled.add_edges_from(ordered.edges)
    shuffled.remove_edge(*next(iter(ordered.edges)))

    one = nx.gnm_random_graph(11, 14, seed=1, directed=True)
    two = nx.gnm_random_graph(16, 14, seed=2, directed=True)

    trees = []
    for seed in (1, 2):
        dice = random.Random(seed)
        tree = nx.Graph([(node, dice.randrange(node)) for node in range(1, 20)])
        for node in tree:
            tree.nodes[node]["pr"] = dice.choice(["NN", "VB", "DT", "JJ"])
        trees.append(tree)

    def same(key: str) -> Any:
        return lambda a, b: a[key] == b[key]

    return [
        ("8099", cliques[0], cliques[0], {"node_subst_cost": by_number}),
        ("8099, other order", cliques[1], cliques[0], {"node_subst_cost": by_number}),
        ("8590", edge, edge.copy(), {"node_subst_cost": lambda a, b: b["wt"]}),
        ("5400", looped, straight, {"node_match": same("attr"), "edge_match": same("attr")}),
        ("5400, other order", straight, looped, {"node_match": same("attr"), "edge_match": same("attr")}),
        ("2997", forest, other, {}),
        ("4113", *molecules_of_4113, {"node_match": same("label"), "edge_match": same("label")}),
        ("8054, of its kind", ordered, shuffled, {"node_match": same("kind")}),
        ("6229, of its kind", one, two, {}),
        ("3673, of its kind", trees[0], trees[1], {"node_match": same("pr")}),
    ]


def calls(count: int) -> None:
    """Time of calls without the solver's own."""
    print(f"what a call takes beyond the solver's own time, ms, {count} calls")
    print(f"{'nodes':>5}  {'prices':<10}  {'median':>7}  {'95 %':>7}")
    functions = Prices(
        node_match=lambda a, b: a == b,
        edge_subst_cost=lambda a, b: 0.5 * (a != b),
        node_ins_cost=lambda b: 2 if b["label"] == "C" else 1,
    )
    for order in (5, 10, 20, 40):
        graphs = molecules(20, order, order)
        for name, costs in (("by name", "uniform"), ("functions", functions)):
            beyond = []
            for number in range(-count // 4, count):  # the first ones warm up
                source, target = graphs[number % 20], graphs[(7 * number + 1) % 20]
                start = time.perf_counter()
                answer = distance(source, target, costs, effort="quick")
                took = time.perf_counter() - start
                if number >= 0:
                    beyond.append(1000 * (took - answer.seconds))
            beyond.sort()
            print(f"{order:>5}  {name:<10}  {statistics.median(beyond):7.2f}  {beyond[int(0.95 * len(beyond))]:7.2f}")


def matrices(count: int) -> None:
    """matrix() beside the command line."""
    graphs = molecules(count, 8, 12)
    number = count * (count - 1) // 2
    start = time.perf_counter()
    with Client(threads=1) as client:
        ours = matrix(graphs, client=client)
    python = time.perf_counter() - start
    with tempfile.TemporaryDirectory() as folder:
        file, out = os.path.join(folder, "graphs.json"), os.path.join(folder, "out.csv")
        told = []
        for graph in graphs:
            indexed = Indexed(graph)
            told.append(_as_file(indexed.as_request(*indexed.labels(None, None)), indexed, graph.name))
        with open(file, "w", encoding="utf-8") as writer:
            json.dump(told, writer)
        start = time.perf_counter()
        default_client().run("matrix", file, f"--out={out}")
        command = time.perf_counter() - start
        with open(out, encoding="utf-8") as reader:
            rows = [line.rstrip("\n").split(",") for line in reader][1:]
    names = {graph.name: at for at, graph in enumerate(graphs)}
    wrong = sum(ours[names[row[0]]][names[row[1]]] != float(row[3]) for row in rows)
    print(f"{number} pairs: matrix() {python:.1f} s, eugene matrix {command:.1f} s, ratio {python / command:.2f}, {wrong} differ")


def beside_networkx(limit: float) -> None:
    """Ours, proved, and theirs, stopped after a limit."""
    import networkx as nx

    default_client().start()
    distance("smiles:C", "smiles:C")
    nx.graph_edit_distance(nx.path_graph(2), nx.path_graph(2))  # imports what it needs
    print(f"{'issue':<20}  {'distance':>8}  {'s':>7}  {'networkx':>8}  {'s':>7}")
    for name, source, target, functions in reported():
        start = time.perf_counter()
        ours = graph_edit_distance(source, target, **functions)
        middle = time.perf_counter()
        theirs = nx.graph_edit_distance(source, target, timeout=limit, **functions)
        end = time.perf_counter()
        stopped = " stopped" if end - middle > limit else ""
        print(f"{name:<20}  {ours!s:>8}  {middle - start:7.3f}  {theirs!s:>8}  {end - middle:7.3f}{stopped}")


def main(words: List[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 -m eugene_ged.bench", description=__doc__)
    parser.add_argument("what", nargs="*", choices=["calls", "matrix", "networkx", []], help="default: all")
    parser.add_argument("--calls", type=int, default=1000, help="calls a row (default: 1000)")
    parser.add_argument("--graphs", type=int, default=142, help="graphs of the matrix (default: 142)")
    parser.add_argument("--limit", type=float, default=60, help="seconds for networkx (default: 60)")
    options = parser.parse_args(words)
    what = options.what or ["calls", "matrix", "networkx"]
    if "calls" in what:
        calls(options.calls)
    if "matrix" in what:
        matrices(options.graphs)
    if "networkx" in what:
        beside_networkx(options.limit)


if __name__ == "__main__":
    main(sys.argv[1:])
