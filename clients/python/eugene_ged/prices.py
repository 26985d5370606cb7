"""Python functions that price edits, asked once for every pair of different attributes.

Eugene counts prices exactly: all of them are whole multiples of one decimal unit, and no sum of
them may have more than 2^52 units. Prices with more digits than that allows are rounded to the
finest grid that does, with a warning.
"""

from __future__ import annotations

import collections.abc
import math
import os
import sys
import warnings
from collections import Counter
from dataclasses import dataclass
from decimal import ROUND_FLOOR, ROUND_HALF_EVEN, Decimal
from typing import Any, Callable, Dict, Hashable, List, Mapping, Optional, Sequence, Tuple

from .errors import PriceRefused, PriceRounded
from .graphs import Indexed, Json, display_text

Attributes = Mapping[Any, Any]
Match = Callable[[Attributes, Attributes], Any]
PairPrice = Callable[[Attributes, Attributes], Any]
Price = Callable[[Attributes], Any]

_LARGEST_SUM = 2**51  # half of what the program allows: its sum is rounded, ours is too
_MOST_DIGITS = 18
_SMALLEST_SUM = 1e-6
_PACKAGE = os.path.dirname(os.path.abspath(__file__))


@dataclass(frozen=True)
class Prices:
    """What edits cost, as networkx asks for it: functions of attribute dictionaries.

    A function that is left out is what networkx takes for it: inserting and deleting cost 1,
    substituting costs nothing, or 1 where a match function says that two differ. A substitution may
    cost ``math.inf``; what is dearer than deleting and inserting everything is never made.
    """

    node_match: Optional[Match] = None
    edge_match: Optional[Match] = None
    node_subst_cost: Optional[PairPrice] = None
    node_del_cost: Optional[Price] = None
    node_ins_cost: Optional[Price] = None
    edge_subst_cost: Optional[PairPrice] = None
    edge_del_cost: Optional[Price] = None
    edge_ins_cost: Optional[Price] = None


class _Kinds:
    """Different attribute dictionaries, numbered, each with a label of its own."""

    def __init__(self, apart: bool) -> None:
        self.apart = apart  # whether any function looks at them
        self.examples: List[Attributes] = []
        self.labels: List[str] = []
        self._numbers: Dict[Hashable, int] = {}
        self._taken = {"*"}  # the program's word for every other label

    def number(self, data: Attributes, mark: Optional[str] = None) -> int:
        """Equal dictionaries have one number; with a mark, one that nobody else has."""
        key: Hashable = (_frozen(data) if self.apart else None, mark)
        known = self._numbers.get(key)
        if known is not None:
            return known
        number = len(self.labels)
        self._numbers[key] = number
        self.examples.append(data)
        self.labels.append(self._label(data if self.apart else {}))
        return number

    def _label(self, data: Attributes) -> str:
        text = label = display_text(data)
        copy = 1
        while label in self._taken:
            copy += 1
            label = f"{text} ({copy})"
        self._taken.add(label)
        return label


_PLAIN = frozenset((str, int, float, bool, type(None)))


def _frozen(value: Any) -> Hashable:
    """A key that equal values share; what cannot be compared is its own key."""
    kind = type(value)
    if kind in _PLAIN:
        return (kind, value)
    if kind is dict or isinstance(value, collections.abc.Mapping):
        return frozenset(
            [
                (key, type(each), each) if type(each) in _PLAIN else (key, _frozen(each))
                for key, each in value.items()
            ]
        )
    if kind in (list, tuple):
        return (kind, tuple(_frozen(each) for each in value))
    try:
        hash(value)
    except TypeError:
        return (kind, id(value))
    return (kind, value)


class _Side:
    """The prices of nodes, or those of edges, by kind."""

    def __init__(
        self,
        what: str,
        match: Optional[Match],
        substitute: Optional[PairPrice],
        delete: Optional[Price],
        insert: Optional[Price],
    ) -> None:
        self.what = what
        self.kinds = _Kinds(any((match, substitute, delete, insert)))
        self._match = match
        self._substitute = substitute
        self._delete = delete
        self._insert = insert
        self.substitutions: Dict[Tuple[int, int], float] = {}
        self.deletions: Dict[int, float] = {}
        self.insertions: Dict[int, float] = {}

    def price(self, rows: Sequence[int], columns: Sequence[int]) -> None:
        """Asks what was not asked before."""
        examples = self.kinds.examples
        for a in rows:
            if a not in self.deletions:
                price = 1 if self._delete is None else self._delete(examples[a])
                self.deletions[a] = self._checked(price, "del", examples[a])
        for b in columns:
            if b not in self.insertions:
                price = 1 if self._insert is None else self._insert(examples[b])
                self.insertions[b] = self._checked(price, "ins", examples[b])
        known = self.substitutions
        for a in rows:
            for b in columns:
                if (a, b) not in known:
                    known[a, b] = self._substitution(examples[a], examples[b])

    def _substitution(self, a: Attributes, b: Attributes) -> float:
        if self._substitute is not None:
            return self._checked(self._substitute(a, b), "subst", a, b)
        if self._match is not None:
            return 1 - int(self._match(a, b))
        return 0

    def _checked(self, price: Any, verb: str, *data: Attributes) -> float:
        try:
            number = price if type(price) is int else float(price)
            if number >= 0 and (number < math.inf or verb == "subst"):
                return number
        except (TypeError, ValueError, OverflowError):
            pass
        raise PriceRefused(
            f"{self.what}_{verb}_cost gave {price!r} for {' and '.join(repr(dict(d)) for d in data)}; "
            + ("prices are numbers and not negative" if verb == "subst" else "prices are finite numbers and not negative")
        )


@dataclass
class Tabulated:
    """Graphs whose labels are kinds, and the prices of these kinds.

    ``slack`` is how much the distance may be off because prices were rounded. ``most`` is what
    nobody needs to pay: a path that costs more holds an edit whose price was cut.
    """

    sources: List[Json]
    targets: List[Json]
    costs: Json
    slack: float
    most: float
    edge_prices: "EdgePrices"


class EdgePrices:
    """Whether an edge between mapped ends is substituted, or deleted and another one inserted."""

    def __init__(self, side: _Side, source: List[int], target: List[int]) -> None:
        self._side = side
        self._source = source
        self._target = target

    def keeps(self, g: int, h: int) -> bool:
        a, b = self._source[g], self._target[h]
        side = self._side
        return side.substitutions[a, b] <= side.deletions[a] + side.insertions[b]


class Pricing:
    """Functions and everything that they have said so far."""

    def __init__(self, prices: Prices) -> None:
        p = prices
        self.nodes = _Side("node", p.node_match, p.node_subst_cost, p.node_del_cost, p.node_ins_cost)
        self.edges = _Side("edge", p.edge_match, p.edge_subst_cost, p.edge_del_cost, p.edge_ins_cost)

    def tabulate(
        self,
        sources: Sequence[Indexed],
        targets: Sequence[Indexed],
        roots: Optional[Tuple[int, int]] = None,
    ) -> Tabulated:
        """Tables for every source to every target.

        With ``roots``, the one source's vertex of this number becomes the one target's.
        """
        source_nodes = [[self.nodes.kinds.number(d) for d in g.node_data] for g in sources]
        target_nodes = [[self.nodes.kinds.number(d) for d in g.node_data] for g in targets]
        if roots is not None:
            i, k = roots
            source_nodes[0][i] = self.nodes.kinds.number(sources[0].node_data[i], "source root")
            target_nodes[0][k] = self.nodes.kinds.number(targets[0].node_data[k], "target root")
        source_edges = [[self.edges.kinds.number(d) for d in g.edge_data] for g in sources]
        target_edges = [[self.edges.kinds.number(d) for d in g.edge_data] for g in targets]
        nodes = _Table(self.nodes, source_nodes, target_nodes)
        edges = _Table(self.edges, source_edges, target_edges)
        forced = None if roots is None else (source_nodes[0][roots[0]], target_nodes[0][roots[1]])
        slack, most = _settle(nodes, edges, forced)
        # No label at all is the label "", which is what kinds that nobody tells apart have.
        node_labels, edge_labels = self.nodes.kinds.labels, self.edges.kinds.labels
        return Tabulated(
            [
                g.as_request([node_labels[k] for k in nk], [edge_labels[k] for k in ek])
                for g, nk, ek in zip(sources, source_nodes, source_edges)
            ],
            [
                g.as_request([node_labels[k] for k in nk], [edge_labels[k] for k in ek])
                for g, nk, ek in zip(targets, target_nodes, target_edges)
            ],
            {"vertices": nodes.as_json(), "edges": edges.as_json()},
            slack,
            most,
            EdgePrices(self.edges, source_edges[0] if sources else [], target_edges[0] if targets else []),
        )


class _Table:
    """The prices of the kinds that occur, to be settled and written."""

    def __init__(self, side: _Side, sources: List[List[int]], targets: List[List[int]]) -> None:
        self.labels = side.kinds.labels
        self.sources = sources
        self.targets = targets
        self.rows = sorted({kind for kinds in sources for kind in kinds})
        self.columns = sorted({kind for kinds in targets for kind in kinds})
        side.price(self.rows, self.columns)
        self.delete = {a: side.deletions[a] for a in self.rows}
        self.insert = {b: side.insertions[b] for b in self.columns}
        self.substitute = {
            a: [side.substitutions[a, b] for b in self.columns] for a in self.rows
        }

    def emptied(self) -> float:
        """The most that deleting all of a source and inserting all of a target costs."""
        return max((math.fsum(self.delete[a] for a in kinds) for kinds in self.sources), default=0) + max(
            (math.fsum(self.insert[b] for b in kinds) for kinds in self.targets), default=0
        )

    def dearest(self) -> float:
        """The most that the dearest edits of everything in a source and a target come to."""
        rows = {a: max([self.delete[a], *self.substitute[a]]) for a in self.rows}
        columns = {
            b: max([self.insert[b], *(self.substitute[a][at] for a in self.rows)])
            for at, b in enumerate(self.columns)
        }
        return max((sum(rows[a] for a in kinds) for kinds in self.sources), default=0) + max(
            (sum(columns[b] for b in kinds) for kinds in self.targets), default=0
        )

    def cap(self, most: float, cap: float) -> None:
        """Substitutions dearer than ``most`` cost ``cap``."""
        for a, row in self.substitute.items():
            if any(price > most for price in row):
                self.substitute[a] = [cap if price > most else price for price in row]

    def prices(self) -> set:
        found = set(self.delete.values()) | set(self.insert.values())
        for row in self.substitute.values():
            found.update(row)
        return found

    def change(self, new: Mapping[float, float]) -> None:
        self.delete = {a: new[price] for a, price in self.delete.items()}
        self.insert = {b: new[price] for b, price in self.insert.items()}
        self.substitute = {a: [new[p] for p in row] for a, row in self.substitute.items()}

    def items(self) -> int:
        return max(map(len, self.sources), default=0) + max(map(len, self.targets), default=0)

    def as_json(self) -> Json:
        rows: Json = {}
        for a, prices in self.substitute.items():
            label = self.labels[a]
            usual = Counter(prices).most_common(1)[0][0] if prices else 0
            row: Json = {"*": usual}
            for b, price in zip(self.columns, prices):
                # Equal labels cost nothing where their pair is not there.
                if price != (0 if a == b else usual):
                    row[self.labels[b]] = price
            rows[label] = row
        return {
            "delete": {self.labels[a]: price for a, price in self.delete.items()},
            "insert": {self.labels[b]: price for b, price in self.insert.items()},
            "substitute": rows,
        }


def _settle(nodes: _Table, edges: _Table, forced: Optional[Tuple[int, int]]) -> Tuple[float, float]:
    """Makes the prices countable; how far a distance may be off by that, and what none exceeds.

    No cheapest path holds a substitution that alone costs more than deleting and inserting
    everything, so how much dearer it is makes no difference, and infinity is no trouble.
    """
    everything = nodes.emptied() + edges.emptied()
    if forced is not None:
        a, b = forced
        pair = nodes.substitute[a][nodes.columns.index(b)]
        if pair == math.inf:
            raise PriceRefused("the roots cannot be substituted: node_subst_cost gave inf for them")
        everything += pair  # so that the pair itself is never capped
    dear = everything * 1.001 + 2
    nodes.cap(everything, dear)
    edges.cap(everything, dear)
    if forced is not None:
        _force(nodes, forced, dear)
    return _round(nodes, edges, dear), everything + 1


def _force(nodes: _Table, forced: Tuple[int, int], dear: float) -> None:
    """Everything that could happen to the roots, but for becoming each other, is too dear."""
    a, b = forced
    column = nodes.columns.index(b)
    pair = nodes.substitute[a][column]
    nodes.delete[a] = nodes.insert[b] = dear
    nodes.substitute[a] = [dear] * len(nodes.columns)
    for row in nodes.substitute.values():
        row[column] = dear
    nodes.substitute[a][column] = pair


def _round(nodes: _Table, edges: _Table, dear: float) -> float:
    total = nodes.dearest() + edges.dearest()
    if total == 0:
        return 0
    if total < _SMALLEST_SUM:
        raise PriceRefused(
            f"all prices together come to {total:g}, too little to be counted; multiply them by one number"
        )
    digits = min(_MOST_DIGITS, math.floor(math.log10(_LARGEST_SUM / total)))
    unit = Decimal(1).scaleb(-digits)
    new: Dict[float, float] = {}
    changed = None
    for price in nodes.prices() | edges.prices():
        if price == dear:
            # Upwards, to something short: nobody pays it, and nobody is told of it.
            short = Decimal(1).scaleb(max(0, -digits))
            new[price] = _number((Decimal(repr(price)) / short).to_integral_value(ROUND_FLOOR) * short + short)
            continue
        exact = Decimal(repr(price) if type(price) is float else price)
        if -exact.as_tuple().exponent <= digits:
            new[price] = price
            continue
        rounded = exact.quantize(unit, ROUND_HALF_EVEN)
        new[price] = _number(rounded)
        if new[price] != price:
            changed = (price, new[price])
    nodes.change(new)
    edges.change(new)
    if changed is None:
        return 0
    _warn(
        f"the price {changed[0]!r} was rounded to {changed[1]!r}: Eugene adds prices exactly, "
        f"which leaves {max(0, digits)} digits after the point for prices and graphs of this size"
    )
    return float(unit) / 2 * (nodes.items() + edges.items())


def _number(price: Decimal) -> float:
    return int(price) if price == price.to_integral_value() and abs(price) < 2**53 else float(price)


def _warn(sentence: str) -> None:
    """Warns at the line of the user who called us."""
    level = 2
    frame = sys._getframe(1)
    while frame.f_back is not None and os.path.dirname(os.path.abspath(frame.f_code.co_filename)) == _PACKAGE:
        frame = frame.f_back
        level += 1
    warnings.warn(sentence, PriceRounded, stacklevel=level)
