"""networkx's four functions of graph edit distance, with networkx's signatures and meanings.

Every answer without a timeout is proved. What differs from networkx: edges are compared by the
definition where a self-loop meets another edge, and parallel edges are refused. See docs/python.md.
"""

from __future__ import annotations

import time
import warnings
from typing import Any, Iterator, List, Optional, Tuple

from .errors import GraphRefused, OptimaIncomplete, RequestRefused, networkx_error
from .graphs import Indexed, Json
from .paths import EdgePath, NodePath, Pairs, edge_path, node_path, pairs_of
from .prices import Match, PairPrice, Price, Prices, Pricing
from .process import Client, default_client

# A budget that nobody lives to see the end of.
_FOREVER = "100000h"

#: More optimal paths than this are not listed.
MOST_PATHS = 100_000


def graph_edit_distance(
    G1: Any,
    G2: Any,
    node_match: Optional[Match] = None,
    edge_match: Optional[Match] = None,
    node_subst_cost: Optional[PairPrice] = None,
    node_del_cost: Optional[Price] = None,
    node_ins_cost: Optional[Price] = None,
    edge_subst_cost: Optional[PairPrice] = None,
    edge_del_cost: Optional[Price] = None,
    edge_ins_cost: Optional[Price] = None,
    roots: Any = None,
    upper_bound: Optional[float] = None,
    timeout: Optional[float] = None,
) -> Optional[float]:
    """The graph edit distance from G1 to G2, as networkx.graph_edit_distance, and proved.

    The functions get attribute dictionaries: ``node_match(a, b)`` whether two nodes count as equal
    (else substituting costs 1), ``node_subst_cost(a, b)``, ``node_del_cost(a)``,
    ``node_ins_cost(b)`` prices, and the same for edges. Each is asked once for different
    dictionaries. Without functions attributes do not count; inserting and deleting cost 1.

    ``roots``: a node of G1 and the node of G2 that it becomes. ``upper_bound``: None is returned
    where the distance is larger. ``timeout``: after so many seconds the best so far is returned,
    which need not be the distance, or None if there is none yet.
    """
    prices = Prices(
        node_match, edge_match, node_subst_cost, node_del_cost, node_ins_cost,
        edge_subst_cost, edge_del_cost, edge_ins_cost,
    )  # fmt: skip
    asked = _Asked(G1, G2, prices, roots, upper_bound, timeout)
    answer = asked.within_bound({"paths": False})
    return None if answer is None else float(answer["upper"])


def optimal_edit_paths(
    G1: Any,
    G2: Any,
    node_match: Optional[Match] = None,
    edge_match: Optional[Match] = None,
    node_subst_cost: Optional[PairPrice] = None,
    node_del_cost: Optional[Price] = None,
    node_ins_cost: Optional[Price] = None,
    edge_subst_cost: Optional[PairPrice] = None,
    edge_del_cost: Optional[Price] = None,
    edge_ins_cost: Optional[Price] = None,
    upper_bound: Optional[float] = None,
) -> Tuple[List[Tuple[NodePath, EdgePath]], Optional[float]]:
    """All edit paths of least cost and that cost, as networkx.optimal_edit_paths.

    Each path is a list of node pairs and a list of edge pairs, None for what is inserted or
    deleted. There is one path for every optimal mapping of the nodes. With ``upper_bound`` and a
    larger distance there are no paths, and the cost is None. The other parameters are those of
    graph_edit_distance.

    Warns with OptimaIncomplete where there are more than MOST_PATHS.
    """
    prices = Prices(
        node_match, edge_match, node_subst_cost, node_del_cost, node_ins_cost,
        edge_subst_cost, edge_del_cost, edge_ins_cost,
    )  # fmt: skip
    asked = _Asked(G1, G2, prices, None, upper_bound, None)
    answer = asked.within_bound({"paths": False, "optima": MOST_PATHS})
    if answer is None:
        return [], None
    return [asked.path(pairs) for pairs in _optima(answer)], float(answer["upper"])


def optimize_graph_edit_distance(
    G1: Any,
    G2: Any,
    node_match: Optional[Match] = None,
    edge_match: Optional[Match] = None,
    node_subst_cost: Optional[PairPrice] = None,
    node_del_cost: Optional[Price] = None,
    node_ins_cost: Optional[Price] = None,
    edge_subst_cost: Optional[PairPrice] = None,
    edge_del_cost: Optional[Price] = None,
    edge_ins_cost: Optional[Price] = None,
    upper_bound: Optional[float] = None,
) -> Iterator[float]:
    """Ever smaller costs of edit paths, as they are found; the last one is the distance, proved.

    As networkx.optimize_graph_edit_distance. The parameters are those of graph_edit_distance.
    """
    for _, _, cost in optimize_edit_paths(
        G1, G2, node_match, edge_match, node_subst_cost, node_del_cost, node_ins_cost,
        edge_subst_cost, edge_del_cost, edge_ins_cost, upper_bound, True,
    ):  # fmt: skip
        yield cost


def optimize_edit_paths(
    G1: Any,
    G2: Any,
    node_match: Optional[Match] = None,
    edge_match: Optional[Match] = None,
    node_subst_cost: Optional[PairPrice] = None,
    node_del_cost: Optional[Price] = None,
    node_ins_cost: Optional[Price] = None,
    edge_subst_cost: Optional[PairPrice] = None,
    edge_del_cost: Optional[Price] = None,
    edge_ins_cost: Optional[Price] = None,
    upper_bound: Optional[float] = None,
    strictly_decreasing: bool = True,
    roots: Any = None,
    timeout: Optional[float] = None,
) -> Iterator[Tuple[NodePath, EdgePath, float]]:
    """Ever cheaper edit paths, as they are found, as networkx.optimize_edit_paths.

    Yields a list of node pairs, a list of edge pairs and the cost. The last one is cheapest, and
    proved unless the timeout came first. Without ``strictly_decreasing`` the other paths of the
    least cost follow, all of them. The other parameters are those of graph_edit_distance.
    """
    prices = Prices(
        node_match, edge_match, node_subst_cost, node_del_cost, node_ins_cost,
        edge_subst_cost, edge_del_cost, edge_ins_cost,
    )  # fmt: skip
    asked = _Asked(G1, G2, prices, roots, upper_bound, timeout)
    yield from asked.improvements(strictly_decreasing)


class _Asked:
    """One call: both graphs, their prices, and how long there is."""

    def __init__(
        self,
        G1: Any,
        G2: Any,
        prices: Prices,
        roots: Any,
        upper_bound: Optional[float],
        timeout: Optional[float],
    ) -> None:
        if timeout is not None and timeout <= 0:
            raise networkx_error("NetworkXError")(f"timeout ({timeout}) must be greater than 0")
        self._client: Client = default_client()
        self._client.start()  # not on the caller's time
        self._deadline = None if timeout is None else time.perf_counter() + timeout
        self._source, self._target = Indexed(G1), Indexed(G2)
        if self._source.directed != self._target.directed:
            raise networkx_error("NetworkXError")(
                "one graph is directed and the other is not; make both alike, for example G.to_directed()"
            )
        self._roots = self._numbers(roots) if roots else None
        pricing = Pricing(prices)
        tables = pricing.tabulate([self._source], [self._target], self._roots)
        self._edge_prices = tables.edge_prices
        self._most = tables.most
        self._bound = None if upper_bound is None else upper_bound + tables.slack
        self._request: Json = {
            "source": tables.sources[0],
            "target": tables.targets[0],
            "costs": tables.costs,
            "effort": "proof",
        }

    def _numbers(self, roots: Any) -> Tuple[int, int]:
        u, v = roots
        for root, graph, name in ((u, self._source, "G1"), (v, self._target, "G2")):
            if root not in graph.nodes:
                raise networkx_error("NodeNotFound", GraphRefused)(
                    f"the root {root!r} is not a node of {name}"
                )
        return self._source.nodes.index(u), self._target.nodes.index(v)

    def _with_time(self, more: Json) -> Optional[Json]:
        """The request; None if there is no time left, which is anything below a millisecond."""
        if self._deadline is None:
            return {**self._request, **more, "budget": _FOREVER}
        left = int((self._deadline - time.perf_counter()) * 1000)
        budget = f"{left}ms" if left < 10**9 else _FOREVER
        return {**self._request, **more, "budget": budget} if left > 0 else None

    def _ask(self, more: Json) -> Optional[Json]:
        request = self._with_time(more)
        return None if request is None else self._client.ask(request)

    def _is_far(self) -> bool:
        """Whether the distance is above the bound, or not known to be below it in time."""
        if self._bound is None:
            return False
        if self._bound < 0:
            return True
        answer = self._ask({"paths": False, "threshold": self._bound})
        return answer is None or answer["lower"] > self._bound

    def within_bound(self, more: Json) -> Optional[Json]:
        """The answer, if there is one and it is within the bound."""
        if self._is_far():
            return None
        answer = self._ask(more)
        return answer if answer is not None and self._counts(answer.get("upper")) else None

    def _counts(self, cost: Optional[float]) -> bool:
        """Whether it is the cost of a path that may be told of."""
        if cost is None or cost > self._most:
            return False
        return self._bound is None or cost <= self._bound

    def improvements(self, strictly: bool) -> Iterator[Tuple[NodePath, EdgePath, float]]:
        if self._is_far():
            return
        more: Json = {"progress": True}
        if not strictly:
            more["optima"] = MOST_PATHS
        request = self._with_time(more)
        if request is None:
            return
        best: Optional[float] = None
        shown: Optional[Pairs] = None
        answer: Json = {}
        for answer in self._client.begin(request).lines():
            known = answer.get("progress", answer)
            cost, mapping = known.get("upper"), known.get("mapping")
            if self._counts(cost) and mapping is not None and (best is None or cost < best):
                best, shown = cost, pairs_of(mapping)
                yield (*self.path(shown), float(cost))
        if not strictly and shown is not None and best is not None:
            for pairs in _optima(answer):
                if set(pairs) != set(shown):
                    yield (*self.path(pairs), float(best))

    def path(self, pairs: Pairs) -> Tuple[NodePath, EdgePath]:
        """The mapping in the user's nodes, the roots first."""
        if self._roots is not None:
            pairs = [self._roots, *(pair for pair in pairs if pair != self._roots)]
        return (
            node_path(self._source, self._target, pairs),
            edge_path(self._source, self._target, pairs, self._edge_prices),
        )


def _optima(answer: Json) -> List[Pairs]:
    """The optimal mappings of an answer."""
    optima = answer["optima"]
    if not optima["complete"]:
        warnings.warn(
            f"there are more optimal edit paths than the {len(optima['mappings'])} that are listed",
            OptimaIncomplete,
            stacklevel=3,
        )
    return [[(s, t) for s, t in mapping] for mapping in optima["mappings"]]


def knows_optima() -> bool:
    """Whether the program lists all optimal paths; early ones do not."""
    point = {"vertices": [{}]}
    try:
        default_client().ask({"source": point, "target": point, "optima": 1})
    except RequestRefused:
        return False
    return True
