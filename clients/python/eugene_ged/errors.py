"""What can go wrong, each with a sentence that says what, where, and a way out."""

from __future__ import annotations

import sys
from typing import Type


class EugeneError(Exception):
    """Something that Eugene, or this package, could not do."""


class ProgramNotFound(EugeneError):
    """There is no program to ask."""


class ProgramEnded(EugeneError):
    """The program ended before it answered."""


class RequestRefused(EugeneError, ValueError):
    """The program understood the question and says what is wrong with it."""


class GraphRefused(EugeneError, ValueError):
    """A graph that cannot be compared, such as one with parallel edges."""


class PriceRefused(EugeneError, ValueError):
    """A price that cannot be counted with: negative, not a number, too small."""


class PriceRounded(UserWarning):
    """A price had more digits than can be added exactly and was rounded."""


class OptimaIncomplete(UserWarning):
    """There are more optimal edit paths than were listed."""


def networkx_error(name: str, otherwise: Type[Exception] = GraphRefused) -> Type[Exception]:
    """The exception that networkx raises in such a case, if networkx is in use."""
    return getattr(sys.modules.get("networkx"), name, otherwise)
