"""Graph edit distance by Eugene: networkx's functions with proved answers, and more.

    from eugene_ged import graph_edit_distance, distance

Documentation: docs/python.md of Eugene.
"""

from .answers import Distance, Edit, Standing
from .calls import (
    Collection,
    Group,
    Hit,
    Hits,
    cluster,
    distance,
    knn,
    matrix,
    pairs,
    progress,
    report,
    similarity,
)
from .calls import in_range as range
from .errors import (
    EugeneError,
    GraphRefused,
    OptimaIncomplete,
    PriceRefused,
    PriceRounded,
    ProgramEnded,
    ProgramNotFound,
    RequestRefused,
)
from .networkx_calls import (
    graph_edit_distance,
    optimal_edit_paths,
    optimize_edit_paths,
    optimize_graph_edit_distance,
)
from .prices import Prices
from .process import Client, close, find_program

__version__ = "0.1.0"

__all__ = [
    "Client",
    "Collection",
    "Distance",
    "Edit",
    "EugeneError",
    "GraphRefused",
    "Group",
    "Hit",
    "Hits",
    "OptimaIncomplete",
    "PriceRefused",
    "PriceRounded",
    "Prices",
    "ProgramEnded",
    "ProgramNotFound",
    "RequestRefused",
    "Standing",
    "close",
    "cluster",
    "distance",
    "find_program",
    "graph_edit_distance",
    "knn",
    "matrix",
    "optimal_edit_paths",
    "optimize_edit_paths",
    "optimize_graph_edit_distance",
    "pairs",
    "progress",
    "range",
    "report",
    "similarity",
]
