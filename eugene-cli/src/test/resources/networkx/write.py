"""Writes small random graphs in every form that networkx has, for NetworkxFilesTest.

write.py FOLDER SEED: for each kind a folder FORMAT-(un)directed-(un)labelled-(un)named with pairs
a0, b0, a1, b1, ... and, beside each file, its twin in Eugene's text format.
"""
import itertools
import json
import os
import random
import sys

import networkx as nx

WORDS = ["ann", "bob", "Carl Jr", "d'or", "été", "6", "x<y"]
PAIRS = 3


def dump(data):
    def write(graph, path):
        with open(path, "w", encoding="utf-8") as file:
            json.dump(data(graph), file)

    return write


FORMATS = {
    "node-link.json": dump(nx.node_link_data),
    "adjacency.json": dump(nx.adjacency_data),
    "cytoscape.json": dump(nx.cytoscape_data),
    "graphml": nx.write_graphml,
    "gml": nx.write_gml,
    "gexf": nx.write_gexf,
    "edgelist": nx.write_edgelist,
}


def graph(rng, directed, labelled, named, plain_names, loops=True):
    order = rng.randint(2, 4)
    names = rng.sample(plain_names, order) if named else range(order)
    made = nx.DiGraph() if directed else nx.Graph()
    made.add_nodes_from(names)
    names = list(names)
    for at, (u, v) in enumerate(itertools.product(range(order), repeat=2)):
        chain = v == u + 1
        if chain or (rng.random() < 0.3 and (directed or u <= v) and (u != v or loops)):
            made.add_edge(names[u], names[v])
    if labelled:
        for name in made.nodes:
            made.nodes[name]["kind"] = rng.choice(["red", "dark blue"])
        for u, v in made.edges:
            made.edges[u, v]["kind"] = rng.choice([1, 2])
    return made


def tree(rng, labelled, named):
    order = rng.randint(2, 4)
    names = rng.sample(WORDS, order) if named else list(range(order))
    made = nx.DiGraph()
    made.add_node(names[0])
    for v in range(1, order):
        made.add_edge(names[rng.randrange(v)], names[v])
    if labelled:
        for name in made.nodes:
            made.nodes[name]["kind"] = rng.choice(["red", "dark blue"])
    return made, names[0]


def twin(made, path, vertex_labels, edge_labels):
    numbers = {name: at for at, name in enumerate(made.nodes)}
    with open(path, "w", encoding="utf-8") as file:
        file.write("t # twin\n")
        for name, data in made.nodes(data=True):
            label = data.get("kind", "") if vertex_labels else ""
            file.write('v %d "%s"\n' % (numbers[name], label))
        for u, v, data in made.edges(data=True):
            label = data.get("kind", "") if edge_labels else ""
            arc = "a" if made.is_directed() else "e"
            file.write('%s %d %d "%s"\n' % (arc, numbers[u], numbers[v], label))


def main(folder, seed):
    rng = random.Random(seed)
    for name, write in FORMATS.items():
        ending = name.split(".")[-1]
        for directed, labelled, named in itertools.product([False, True], repeat=3):
            kind = "-".join(
                [
                    name.split(".")[0],
                    "directed" if directed else "undirected",
                    "labelled" if labelled else "unlabelled",
                    "named" if named else "unnamed",
                ]
            )
            os.makedirs(os.path.join(folder, kind))
            blanks = ending != "edgelist"  # networkx itself cannot read such names there
            plain = [word for word in WORDS if blanks or " " not in word]
            for at in range(PAIRS):
                for side in "ab":
                    made = graph(rng, directed, labelled, named, plain)
                    stem = os.path.join(folder, kind, side + str(at))
                    write(made, stem + "." + ending)
                    twin(made, stem + ".txt", ending != "edgelist", True)
    for labelled, named in itertools.product([False, True], repeat=2):
        kind = "-".join(
            ["tree-directed", "labelled" if labelled else "unlabelled", "named" if named else "unnamed"]
        )
        os.makedirs(os.path.join(folder, kind))
        for at in range(PAIRS):
            for side in "ab":
                made, root = tree(rng, labelled, named)
                stem = os.path.join(folder, kind, side + str(at))
                dump(lambda g: nx.tree_data(g, root))(made, stem + ".json")
                twin(made, stem + ".txt", True, True)
    multi = nx.MultiGraph()
    multi.add_edge("ann", "bob", kind=1)
    multi.add_edge("ann", "bob", kind=2)
    os.makedirs(os.path.join(folder, "multi"))
    for name, write in FORMATS.items():
        write(multi, os.path.join(folder, "multi", name))
    print(nx.__version__)


main(sys.argv[1], int(sys.argv[2]))
