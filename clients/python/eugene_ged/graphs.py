"""Graphs of the user as Eugene reads them: vertices by number, the user's nodes kept beside."""

from __future__ import annotations

import os
from typing import Any, Callable, Dict, Hashable, Iterable, List, Mapping, Optional, Tuple, Union

from .errors import GraphRefused

Json = Dict[str, Any]
Node = Hashable

#: What makes the label of a node or an edge: nothing (its attributes, of which Eugene takes the
#: obvious one), the name of an attribute, a function of the attributes, or False for no labels.
LabelChoice = Union[None, bool, str, Callable[[Mapping[Any, Any]], Any]]


class Indexed:
    """A graph with its nodes and edges numbered, in the order in which the graph lists them."""

    __slots__ = ("nodes", "edges", "ends", "node_data", "edge_data", "directed", "name")

    def __init__(self, graph: Any) -> None:
        if not all(hasattr(graph, part) for part in ("nodes", "edges", "is_directed")):
            raise GraphRefused(
                f"a {type(graph).__name__} is no graph; give one of networkx, "
                'a text such as "smiles:CCO" or "file#id", or an object as in docs/stream.md'
            )
        self.directed: bool = bool(graph.is_directed())
        self.name = str(getattr(graph, "name", "") or "")
        self.nodes: List[Node] = []
        self.node_data: List[Mapping[Any, Any]] = []
        for node, data in graph.nodes(data=True):
            self.nodes.append(node)
            self.node_data.append(data)
        number = {node: at for at, node in enumerate(self.nodes)}
        self.edges: List[Tuple[Node, ...]] = []
        self.edge_data: List[Mapping[Any, Any]] = []
        self.ends: List[Tuple[int, int]] = []
        keys = {"keys": True} if graph.is_multigraph() else {}
        for *edge, data in graph.edges(data=True, **keys):
            self.edges.append(tuple(edge))
            self.edge_data.append(data)
            self.ends.append((number[edge[0]], number[edge[1]]))
        if graph.is_multigraph():
            self._refuse_parallel_edges()

    def _refuse_parallel_edges(self) -> None:
        met = set()
        for edge, (i, j) in zip(self.edges, self.ends):
            ends = (i, j) if self.directed else (min(i, j), max(i, j))
            if ends in met:
                raise GraphRefused(
                    f"there are parallel edges between {edge[0]!r} and {edge[1]!r}, and Eugene "
                    "compares graphs with at most one; merge them, for example nx.Graph(G)"
                )
            met.add(ends)

    def vertex_names(self) -> Optional[List[str]]:
        """Names for pictures; none where nodes are 0, 1, 2, … or their texts are not unique."""
        names = [str(node) for node in self.nodes]
        plain = all(type(node) is int and node == at for at, node in enumerate(self.nodes))
        return None if plain or len(set(names)) < len(names) or "" in names else names

    def labels(self, node_label: LabelChoice, edge_label: LabelChoice) -> Tuple[List[Any], List[Any]]:
        """The labels of nodes and of edges: None for none, a text, or attributes."""
        return _labels(self.node_data, node_label), _labels(self.edge_data, edge_label)

    def as_request(self, node_labels: Optional[List[Any]], edge_labels: Optional[List[Any]]) -> Json:
        """The graph of a request; None where nothing has a label."""
        if node_labels is None:
            vertices: List[Json] = [{} for _ in self.nodes]
        else:
            vertices = [{} if label is None else {"label": label} for label in node_labels]
        if edge_labels is None:
            edges: List[Json] = [{"source": i, "target": j} for i, j in self.ends]
        else:
            edges = [
                {"source": i, "target": j} if label is None else {"source": i, "target": j, "label": label}
                for (i, j), label in zip(self.ends, edge_labels)
            ]
        graph: Json = {"directed": self.directed, "vertices": vertices, "edges": edges}
        if self.name:
            graph["id"] = self.name
        return graph

    def as_node_link(
        self, name: str, node_labels: Optional[List[Any]], edge_labels: Optional[List[Any]]
    ) -> Json:
        """The graph of a file, with the names of its nodes."""
        names: List[Any] = list(self.vertex_names() or range(len(self.nodes)))
        nodes = [
            {**_fields(label), "id": names[at]}
            for at, label in enumerate(node_labels or [None] * len(self.nodes))
        ]
        edges = [
            {**_fields(label), "source": names[i], "target": names[j]}
            for (i, j), label in zip(self.ends, edge_labels or [None] * len(self.edges))
        ]
        return node_link(name, self.directed, nodes, edges)


def node_link(name: str, directed: bool, nodes: List[Json], edges: List[Json]) -> Json:
    """Node-link data as networkx writes it."""
    return {
        "directed": directed,
        "multigraph": False,
        "graph": {"name": name},
        "nodes": nodes,
        "edges": edges,
    }


def _fields(label: Any) -> Json:
    if label is None:
        return {}
    return dict(label) if isinstance(label, dict) else {"label": label}


def _labels(data: Iterable[Mapping[Any, Any]], choice: LabelChoice) -> List[Any]:
    if choice is False:
        return [None for _ in data]
    if choice is None or choice is True:
        return [attributes(each) if each else None for each in data]
    if callable(choice):
        return [_text(choice(each)) for each in data]
    return [_text(each.get(choice)) for each in data]


def _text(value: Any) -> Optional[str]:
    return None if value is None else str(value)


def attributes(data: Mapping[Any, Any]) -> Optional[Json]:
    """Attributes as JSON: numbers and truths stay, everything else is its text."""
    told = {str(key): _plain(value) for key, value in data.items() if value is not None}
    return told or None


def _plain(value: Any) -> Any:
    if isinstance(value, (bool, int, str)):
        return value
    item = getattr(value, "item", None)  # a number of NumPy
    if callable(item) and getattr(value, "shape", None) == ():
        value = item()
    if isinstance(value, (bool, int)):
        return value
    if isinstance(value, float) and value - value == 0:
        return value
    return str(value)


def literal(graph: Any) -> Union[str, Json, None]:
    """What Eugene reads itself: a text as on the command line or an object; else None."""
    if isinstance(graph, os.PathLike):
        graph = os.fspath(graph)
    if isinstance(graph, str):
        return located(graph)
    if isinstance(graph, dict) and ("vertices" in graph or "smiles" in graph or "file" in graph):
        return {**graph, "file": located(str(graph["file"]))} if "file" in graph else graph
    return None


def located(address: str) -> str:
    """The text with its file, if it names one, made absolute: Python may have moved since."""
    file, mark, name = address.partition("#")
    return os.path.abspath(file) + mark + name if os.path.exists(file) else address


def display_text(data: Mapping[Any, Any]) -> str:
    """A short text for a node or edge with these attributes."""
    for key in ("label", "name", "type", "symbol", "chem"):
        if key in data:
            return str(data[key])
    return str(next(iter(data.values()))) if len(data) == 1 else ""
