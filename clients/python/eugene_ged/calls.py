"""What Eugene does beyond networkx: bounds, costs by name, matrices, searches, groups, pages."""

from __future__ import annotations

import collections
import contextlib
import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Deque, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple, Union

from .answers import Distance, Namer, Standing, distance_of, mapping_of
from .errors import EugeneError, GraphRefused
from .graphs import Indexed, Json, LabelChoice, literal, located, node_link
from .prices import Prices, Pricing
from .process import Client, Question, default_client

#: A name or a text as behind --costs, an object of prices or tables, or Python functions.
Costs = Union[str, Json, Prices]

#: Seconds, or a text such as "500ms".
Time = Union[int, float, str]


# Pictures and pages tell the name of the file.
_COSTS = "python-prices.json"


class _Manner:
    """How a question wants to be answered; fields of a request and words of the command line."""

    def __init__(
        self,
        costs: Costs = "uniform",
        node_label: LabelChoice = None,
        edge_label: LabelChoice = None,
        method: Optional[str] = None,
        effort: Optional[str] = None,
        budget: Optional[Time] = None,
        seed: Optional[int] = None,
        client: Optional[Client] = None,
    ) -> None:
        self.costs: Union[str, Json, Prices] = located(costs) if isinstance(costs, str) else costs
        self.node_label = node_label
        self.edge_label = edge_label
        self.client = client or default_client()
        self.options: Json = {}
        if method is not None:
            self.options["method"] = method
        if effort is not None:
            self.options["effort"] = effort
        if budget is not None:
            self.options["budget"] = budget if isinstance(budget, str) else f"{budget:.9f}s"
        if seed is not None:
            self.options["seed"] = seed

    def words(self, costs: Union[str, Json], folder: Path) -> List[str]:
        """As on the command line; costs that are an object become a file."""
        words = [f"--{name}={value}" for name, value in self.options.items()]
        if isinstance(costs, dict) and not ("vertices" in costs or "edges" in costs):
            costs = ",".join(f"{key}={price}" for key, price in costs.items())
        if isinstance(costs, dict):
            (folder / _COSTS).write_text(json.dumps(costs), encoding="utf-8")
            costs = _COSTS
        return [*words, f"--costs={costs}"]


class _Pair:
    """Two graphs and what a question about them needs."""

    def __init__(self, source: Any, target: Any, manner: _Manner) -> None:
        self._manner = manner
        self._graphs = [None if literal(g) is not None else Indexed(g) for g in (source, target)]
        self._literals = [literal(g) for g in (source, target)]
        self.source = Namer(self._graphs[0], "source")
        self.target = Namer(self._graphs[1], "target")
        if isinstance(manner.costs, Prices):
            indexed = [g for g in self._graphs if g is not None]
            if len(indexed) < 2:
                raise GraphRefused("Python prices need graphs of networkx, not texts or objects")
            tables = Pricing(manner.costs).tabulate(indexed[:1], indexed[1:])
            self._requests = [tables.sources[0], tables.targets[0]]
            self.costs: Union[str, Json] = tables.costs
        else:
            self._requests = [self._request(at) for at in (0, 1)]
            self.costs = manner.costs

    def _request(self, at: int) -> Any:
        graph = self._graphs[at]
        if graph is None:
            return self._literals[at]
        return graph.as_request(*graph.labels(self._manner.node_label, self._manner.edge_label))

    def request(self, **more: Any) -> Json:
        return {
            "source": self._requests[0],
            "target": self._requests[1],
            "costs": self.costs,
            **self._manner.options,
            **more,
        }

    def distance(self, answer: Json) -> Distance:
        return distance_of(answer, self.source, self.target, lambda: self.told("svg"))

    def told(self, form: str, out: Optional[str] = None) -> str:
        """The comparison told by the command line: what it prints, or writes to a file."""
        with _folder() as folder:
            sides = [self._address(at, folder) for at in (0, 1)]
            words = ["compare", *sides, f"--format={form}", *self._manner.words(self.costs, folder)]
            if out is not None:
                words.append(f"--out={out}")
            return self._manner.client.run(*words, folder=str(folder))

    def _address(self, at: int, folder: Path) -> str:
        given = self._literals[at]
        if isinstance(given, str):
            return given
        if isinstance(given, dict) and "smiles" in given:
            return "smiles:" + given["smiles"]
        if isinstance(given, dict) and "file" in given:
            return given["file"] + ("#" + str(given["id"]) if "id" in given else "")
        name = ("source", "target")[at]
        file = folder / f"{name}.json"
        file.write_text(json.dumps(_as_file(self._requests[at], self._graphs[at], name)), encoding="utf-8")
        return str(file)


def _as_file(request: Json, graph: Optional[Indexed], name: str) -> Json:
    """The graph of a request as node-link data, with the names of its nodes."""
    vertices = request["vertices"]
    names: Sequence[Any] = range(len(vertices))
    if graph is not None:
        names = graph.vertex_names() or names
    elif all("name" in vertex for vertex in vertices):
        names = [vertex["name"] for vertex in vertices]
    at = {vertex.get("name"): number for number, vertex in enumerate(vertices)}
    ends = [[e[end] if isinstance(e[end], int) else at[e[end]] for end in ("source", "target")] for e in request.get("edges", [])]
    return node_link(
        str(request.get("id", name)),
        bool(request.get("directed", False)),
        [{**_label(vertex), "id": names[number]} for number, vertex in enumerate(vertices)],
        [
            {**_label(edge), "source": names[i], "target": names[j]}
            for edge, (i, j) in zip(request.get("edges", []), ends)
        ],
    )


def _label(item: Json) -> Json:
    label = item.get("label")
    if label is None or label == "":
        return {}
    return {k: v for k, v in label.items() if k not in ("id", "source", "target")} if isinstance(label, dict) else {"label": label}


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="eugene-") as folder:
        yield Path(folder)


def distance(
    source: Any,
    target: Any,
    costs: Costs = "uniform",
    *,
    node_label: LabelChoice = None,
    edge_label: LabelChoice = None,
    method: Optional[str] = None,
    effort: Optional[str] = None,
    budget: Optional[Time] = None,
    seed: Optional[int] = None,
    threshold: Optional[float] = None,
    client: Optional[Client] = None,
) -> Distance:
    """How far ``source`` is from ``target``, with bounds, the mapping and the edits.

    A graph is one of networkx, a text such as ``"smiles:CCO"`` or ``"file#id"``, or an object as in
    docs/stream.md. ``costs`` are a name or text (``"paper-2"``, ``"vertex-insert=3"``, a cost
    file), an object of prices, or Prices with Python functions. ``node_label`` and ``edge_label``
    say what is compared: an attribute's name, a function of the attributes, False for nothing; left
    out, Eugene takes an attribute called label, name, type, symbol or chem. ``method``, ``effort``,
    ``budget`` and ``seed`` are those of the command line; a budget without unit is in seconds.
    ``threshold`` ends the run as soon as it is known whether the distance is at most this.
    """
    manner = _Manner(costs, node_label, edge_label, method, effort, budget, seed, client)
    pair = _Pair(source, target, manner)
    more: Json = {} if threshold is None else {"threshold": threshold}
    return pair.distance(manner.client.ask(pair.request(**more)))


def similarity(source: Any, target: Any, costs: Costs = "uniform", **options: Any) -> float:
    """1 for equal graphs, 0 where nothing is kept. The options are those of distance."""
    return distance(source, target, costs, **options).similarity


def progress(
    source: Any, target: Any, costs: Costs = "uniform", **options: Any
) -> Iterator[Union[Standing, Distance]]:
    """Every improvement as it comes, and the answer at the end.

    Whoever stops iterating ends the run. The options are those of distance.
    """
    manner = _Manner(costs, **options)
    pair = _Pair(source, target, manner)
    for line in manner.client.begin(pair.request(progress=True)).lines():
        if "progress" not in line:
            yield pair.distance(line)
            return
        now = line["progress"]
        upper = now.get("upper")
        yield Standing(
            now["lower"],
            float("inf") if upper is None else upper,
            now["seconds"],
            mapping_of(now, pair.source, pair.target),
        )


def pairs(
    which: Iterable[Tuple[Any, Any]], costs: Costs = "uniform", **options: Any
) -> Iterator[Distance]:
    """Many distances, in the order of the pairs; as many at a time as the client has threads.

    The pairs may come from a generator: only some are taken ahead of the answers.
    """
    manner = _Manner(costs, **options)
    ahead = 4 * manner.client.threads + 4
    under_way: Deque[Tuple[_Pair, Question]] = collections.deque()
    try:
        for source, target in which:
            pair = _Pair(source, target, manner)
            under_way.append((pair, manner.client.begin(pair.request())))
            if len(under_way) > ahead:
                pair, question = under_way.popleft()
                yield pair.distance(question.answer())
        while under_way:
            pair, question = under_way.popleft()
            yield pair.distance(question.answer())
    finally:
        for _, question in under_way:
            question.cancel()


def matrix(
    graphs: Sequence[Any],
    costs: Costs = "uniform",
    *,
    bounds: bool = False,
    node_label: LabelChoice = None,
    edge_label: LabelChoice = None,
    method: Optional[str] = None,
    effort: Optional[str] = None,
    budget: Optional[Time] = None,
    seed: Optional[int] = None,
    client: Optional[Client] = None,
) -> Any:
    """All distances: entry [i, j] is that of turning graph i into graph j.

    A NumPy array if NumPy is there, else lists. Entries are upper bounds; with ``bounds`` two
    arrays come back, lower and upper, and an entry is proved where they agree.
    """
    manner = _Manner(costs, node_label, edge_label, method, effort, budget, seed, client)
    requests, prices = _requests(list(graphs), manner)
    answer = manner.client.ask({"matrix": requests, "costs": prices, **manner.options})
    lower, upper = _array(answer["lower"]), _array(answer["upper"])
    return (lower, upper) if bounds else upper


def _requests(graphs: List[Any], manner: _Manner) -> Tuple[List[Any], Union[str, Json]]:
    if isinstance(manner.costs, Prices):
        indexed = [Indexed(graph) for graph in graphs]
        tables = Pricing(manner.costs).tabulate(indexed, indexed)
        return tables.sources, tables.costs
    requests = []
    for graph in graphs:
        given = literal(graph)
        if given is None:
            indexed_graph = Indexed(graph)
            given = indexed_graph.as_request(*indexed_graph.labels(manner.node_label, manner.edge_label))
        requests.append(given)
    return requests, manner.costs


def _array(rows: List[List[Optional[float]]]) -> Any:
    numbers = [[float("inf") if x is None else float(x) for x in row] for row in rows]
    try:
        import numpy
    except ImportError:
        return numbers
    return numpy.array(numbers, dtype=float).reshape(len(rows), len(rows))


@dataclass(frozen=True)
class Hit:
    """A graph near a query: its place in the collection, the graph, and how far it is."""

    index: Optional[int]
    id: str
    graph: Any
    lower: float
    upper: float
    proved: bool


class Hits(List[Hit]):
    """Graphs near a query, nearest first.

    ``proved``: no other graph belongs here. ``open``: graphs of which it is not known.
    """

    proved: bool = True
    open: List[Hit]


class Collection:
    """Graphs to be searched more than once: written down and read by Eugene one time.

    Of a file of graphs, or an index of ``eugene index``, give the name instead. A collection
    removes its file when it is closed, at the end of a ``with`` block, or with the interpreter.
    """

    def __init__(
        self,
        graphs: Union[str, "os.PathLike[str]", Iterable[Any]],
        costs: Costs = "uniform",
        *,
        node_label: LabelChoice = None,
        edge_label: LabelChoice = None,
        client: Optional[Client] = None,
    ) -> None:
        self._manner = _Manner(costs, node_label, edge_label, client=client)
        self._folder: Optional["tempfile.TemporaryDirectory[str]"] = None
        self._graphs: Optional[List[Any]] = None
        self._pricing: Optional[Pricing] = None
        self._indexed: List[Indexed] = []
        if isinstance(graphs, (str, os.PathLike)):
            if isinstance(costs, Prices):
                raise GraphRefused("Python prices need graphs of networkx, not a file")
            self._file = os.path.abspath(os.fspath(graphs))
            return
        self._graphs = list(graphs)
        self._indexed = [Indexed(graph) for graph in self._graphs]
        if isinstance(costs, Prices):
            self._pricing = Pricing(costs)
            requests = self._pricing.tabulate([], self._indexed).targets
        else:
            requests = [g.as_request(*g.labels(node_label, edge_label)) for g in self._indexed]
        self._folder = tempfile.TemporaryDirectory(prefix="eugene-")
        self._file = os.path.join(self._folder.name, "graphs.json")
        files = [_as_file({**r, "id": str(at)}, g, "") for at, (r, g) in enumerate(zip(requests, self._indexed))]
        Path(self._file).write_text(json.dumps(files), encoding="utf-8")

    def __enter__(self) -> "Collection":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Removes the file."""
        if self._folder is not None:
            self._folder.cleanup()

    def knn(self, query: Any, k: int = 10, **options: Any) -> Hits:
        """The ``k`` nearest graphs; method, effort, budget and seed can be said."""
        return self._near("knn", query, {"k": k}, options)

    def range(self, query: Any, within: float, **options: Any) -> Hits:
        """All graphs within a distance."""
        return self._near("range", query, {"within": within}, options)

    def _near(self, what: str, query: Any, wanted: Json, options: Json) -> Hits:
        asked = _Manner(**options)
        given, costs = self._query(query)
        answer = self._manner.client.ask(
            {what: {"collection": self._file, "query": given, **wanted}, "costs": costs, **asked.options}
        )
        hits = Hits(self._hit(hit) for hit in answer["hits"])
        hits.proved = answer["proved"]
        hits.open = [self._hit(hit) for hit in answer["open"]]
        return hits

    def _query(self, query: Any) -> Tuple[Any, Union[str, Json]]:
        if self._pricing is not None:
            tables = self._pricing.tabulate([Indexed(query)], self._indexed)
            return tables.sources[0], tables.costs
        assert not isinstance(self._manner.costs, Prices)
        given = literal(query)
        if given is None:
            graph = Indexed(query)
            given = graph.as_request(*graph.labels(self._manner.node_label, self._manner.edge_label))
        return given, self._manner.costs

    def _hit(self, hit: Any) -> Hit:
        told: Json = hit if isinstance(hit, dict) else {"id": hit}
        index = None if self._graphs is None else int(told["id"])
        graph = None if self._graphs is None or index is None else self._graphs[index]
        upper = told.get("upper")
        return Hit(
            index,
            told["id"],
            graph,
            told.get("lower", 0),
            float("inf") if upper is None else upper,
            told.get("optimal", False),
        )

    def cluster(self, k: int, **options: Any) -> List["Group"]:
        """``k`` groups, each around one of its graphs, the medoid."""
        asked = _Manner(**options)
        costs: Union[str, Json]
        if self._pricing is not None:
            costs = self._pricing.tabulate(self._indexed, self._indexed).costs
        else:
            assert not isinstance(self._manner.costs, Prices)
            costs = self._manner.costs
        with _folder() as folder:
            told = self._manner.client.run(
                "cluster", self._file, "-k", str(k), "--format=json", *asked.words(costs, folder), folder=str(folder)
            )
        return [self._group(group) for group in _groups(json.loads(told))]

    def _group(self, group: Json) -> "Group":
        medoid = self._hit({"id": group["medoid"], "lower": 0, "upper": 0, "optimal": True})
        return Group(medoid, [medoid, *(self._hit(member) for member in group["members"])])


def _groups(told: Json) -> List[Json]:
    try:
        return told["groups"]
    except KeyError:
        raise EugeneError("eugene cluster told no groups; is it another version?") from None


@dataclass(frozen=True)
class Group:
    """A medoid, and the graphs of its group, itself in front, with their distances to it."""

    medoid: Hit
    members: List[Hit]


def _collection(graphs: Any, costs: Costs, options: Json) -> Tuple[Collection, Json]:
    own = {name: options.pop(name) for name in ("node_label", "edge_label", "client") if name in options}
    return Collection(graphs, costs, **own), options


def knn(graphs: Any, query: Any, k: int = 10, costs: Costs = "uniform", **options: Any) -> Hits:
    """The ``k`` graphs at the smallest distance from ``query``, nearest first.

    ``graphs`` are graphs or the name of a file of graphs; to ask more than once, make a Collection.
    The options are those of distance.
    """
    collection, options = _collection(graphs, costs, options)
    with collection:
        return collection.knn(query, k, **options)


def in_range(graphs: Any, query: Any, within: float, costs: Costs = "uniform", **options: Any) -> Hits:
    """All graphs at most ``within`` from ``query``, nearest first. See knn."""
    collection, options = _collection(graphs, costs, options)
    with collection:
        return collection.range(query, within, **options)


def cluster(graphs: Any, k: int, costs: Costs = "uniform", **options: Any) -> List[Group]:
    """``k`` groups of graphs, each around its medoid. See knn."""
    collection, options = _collection(graphs, costs, options)
    with collection:
        return collection.cluster(k, **options)


_FORMATS = {".html": "html", ".svg": "svg", ".dot": "dot", ".json": "json", ".txt": "text"}


def report(source: Any, target: Any, file: Union[str, "os.PathLike[str]"], costs: Costs = "uniform", **options: Any) -> str:
    """Writes the comparison to a file and returns its name.

    The ending says what it becomes: .html a page to look at, .svg a picture, .dot, .json, .txt.
    The options are those of distance.
    """
    name = os.path.abspath(os.fspath(file))
    ending = os.path.splitext(name)[1].lower()
    if ending not in _FORMATS:
        raise ValueError(f"{file} ends in {ending or 'nothing'}; name it with one of {', '.join(_FORMATS)}")
    manner = _Manner(costs, **options)
    _Pair(source, target, manner).told(_FORMATS[ending], name)
    return name
