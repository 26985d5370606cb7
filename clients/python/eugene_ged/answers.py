"""Answers in the user's nodes."""

from __future__ import annotations

import base64
import html
from dataclasses import dataclass, field
from typing import Any, Callable, List, Optional, Tuple

from .graphs import Indexed, Json, Node

#: A node or an edge of the user; None where there is nothing.
Item = Any


@dataclass(frozen=True)
class Edit:
    """One edit of a path.

    ``operation`` is substitute-vertex, delete-vertex, insert-vertex, substitute-edge, delete-edge
    or insert-edge; ``source`` and ``target`` are nodes, or pairs of nodes for an edge.
    """

    operation: str
    source: Item
    target: Item
    cost: float
    label: Any = None
    new_label: Any = None


@dataclass(frozen=True)
class Standing:
    """What is known in the middle of a run."""

    lower: float
    upper: float
    seconds: float
    mapping: List[Tuple[Optional[Node], Optional[Node]]]


@dataclass(frozen=True)
class Distance:
    """How far apart two graphs are: ``lower`` ≤ distance ≤ ``upper``.

    ``proved`` says that both are the distance. ``mapping`` has a pair for every node of both
    graphs, None where a node is deleted or inserted; ``path`` are the edits, whose costs add up to
    ``upper``. A notebook shows it as a picture; ``svg()`` is that picture.
    """

    lower: float
    upper: float
    proved: bool
    similarity: float
    mapping: List[Tuple[Optional[Node], Optional[Node]]] = field(repr=False)
    path: List[Edit] = field(repr=False)
    source: str
    target: str
    costs: str = field(repr=False)
    method: str = field(repr=False)
    stop: str = field(repr=False)
    seconds: float = field(repr=False)
    _draw: Optional[Callable[[], str]] = field(default=None, repr=False, compare=False)

    @property
    def distance(self) -> float:
        """The cost of the best path known: the distance itself where it is proved."""
        return self.upper

    def __float__(self) -> float:
        return float(self.upper)

    def svg(self) -> str:
        """Both graphs side by side with what changes, as SVG. Drawn once, by another process."""
        drawn = self.__dict__.get("_drawn")
        if drawn is None:
            if self._draw is None:
                raise ValueError("this answer does not know its graphs any more; ask for it again")
            drawn = self._draw()
            object.__setattr__(self, "_drawn", drawn)
        return drawn

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        sure = "proved" if self.proved else f"at least {number(self.lower)}"
        title = f"{self.source} → {self.target}: distance {number(self.upper)}, {sure}"
        picture = base64.b64encode(self.svg().encode("utf-8")).decode("ascii")
        return (
            f"<figure><figcaption>{html.escape(title)}</figcaption>"
            f'<img alt="{html.escape(title)}" src="data:image/svg+xml;base64,{picture}"></figure>'
        )


def number(value: float) -> str:
    """Without a point where none is needed."""
    return str(int(value)) if value == int(value) else repr(value)


class Namer:
    """The user's name of a vertex: a node, or what the answer calls it."""

    def __init__(self, graph: Optional[Indexed], side: str) -> None:
        self._nodes = None if graph is None else graph.nodes
        self._field = side
        self._names = side + "Names"
        self._name = side + "Name"

    def of_entry(self, entry: Json) -> Optional[Node]:
        """The node of an entry of a mapping."""
        at = entry[self._field]
        if at is None:
            return None
        return entry.get(self._name, at) if self._nodes is None else self._nodes[at]

    def of_operation(self, operation: Json) -> Item:
        """The node, or the pair of nodes, of an operation."""
        at = operation.get(self._field)
        if at is None:
            return None
        if self._nodes is None:
            names = operation.get(self._names, at)
            return tuple(names) if isinstance(at, list) else names[0] if isinstance(names, list) else names
        return tuple(self._nodes[v] for v in at) if isinstance(at, list) else self._nodes[at]


def distance_of(
    answer: Json, source: Namer, target: Namer, draw: Optional[Callable[[], str]]
) -> Distance:
    """The answer of a program."""
    return Distance(
        lower=answer["lower"],
        upper=answer["upper"],
        proved=answer["optimal"],
        similarity=answer["similarity"],
        mapping=mapping_of(answer, source, target),
        path=[_edit(operation, source, target) for operation in answer.get("path", ())],
        source=answer["source"],
        target=answer["target"],
        costs=answer["costs"],
        method=answer["method"],
        stop=answer["stop"],
        seconds=answer["seconds"],
        _draw=draw,
    )


def mapping_of(
    answer: Json, source: Namer, target: Namer
) -> List[Tuple[Optional[Node], Optional[Node]]]:
    return [
        (source.of_entry(entry), target.of_entry(entry)) for entry in answer.get("mapping", ())
    ]


def _edit(operation: Json, source: Namer, target: Namer) -> Edit:
    return Edit(
        operation["operation"],
        source.of_operation(operation),
        target.of_operation(operation),
        operation["cost"],
        operation.get("label"),
        operation.get("newLabel"),
    )
