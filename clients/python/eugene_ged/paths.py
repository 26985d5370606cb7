"""A mapping of vertices spelled out as networkx does: node pairs and edge pairs."""

from __future__ import annotations

from typing import Dict, Iterable, List, Optional, Tuple

from .graphs import Indexed, Json, Node
from .prices import EdgePrices

NodePath = List[Tuple[Optional[Node], Optional[Node]]]
Edge = Tuple[Node, ...]
EdgePath = List[Tuple[Optional[Edge], Optional[Edge]]]
Pairs = List[Tuple[Optional[int], Optional[int]]]


def pairs_of(mapping: Iterable[Json]) -> Pairs:
    """The mapping of an answer."""
    return [(entry["source"], entry["target"]) for entry in mapping]


def node_path(source: Indexed, target: Indexed, pairs: Pairs) -> NodePath:
    """The pairs in the user's nodes; None for an insertion or a deletion."""
    return [
        (None if i is None else source.nodes[i], None if k is None else target.nodes[k])
        for i, k in pairs
    ]


def edge_path(source: Indexed, target: Indexed, pairs: Pairs, prices: EdgePrices) -> EdgePath:
    """What happens to edges when vertices become what the pairs say."""
    image: Dict[int, int] = {i: k for i, k in pairs if i is not None and k is not None}
    directed = source.directed
    at: Dict[Tuple[int, int], int] = {}
    for h, (k, l) in enumerate(target.ends):
        at[k, l] = h
        if not directed:
            at[l, k] = h
    path: EdgePath = []
    used = set()
    for g, (i, j) in enumerate(source.ends):
        h = at.get((image.get(i, -1), image.get(j, -1)))
        if h is not None and prices.keeps(g, h):
            used.add(h)
            path.append((source.edges[g], target.edges[h]))
        else:
            path.append((source.edges[g], None))
    path.extend((None, edge) for h, edge in enumerate(target.edges) if h not in used)
    return path
