#!/usr/bin/env python3
"""Checks certificates of graph edit distances, as docs/certificates.md describes them.

A second opinion on what `eugene check` says: written from that page, sharing no line with the Java
program, and exact because integers have any size here. Needs Python 3.9 and nothing else.

    tools/check.py FILE...     one line for each file: holds, or refused and why
    tools/check.py -           the same for paths read from standard input, one a line

Exit code 0 if all hold, 1 if one is refused, 2 if misused. `--patience N` allows N times the work.
"""

import hashlib
import math
import re
import sys
from array import array

LONGEST, LONGEST_NAME = 1 << 26, 1 << 16  # bytes of a file, of a line with a name
LARGEST = 1 << 60  # any number
DEAREST = 1 << 53  # a price, the multiple of the unit
MOST_DIGITS, MOST_ROWS, DEEPEST = 18, 4096, 1000  # of the unit, with dummies, cases in cases
MOST_SYMMETRIES = 4096  # of either graph
WORK, WORK_PER_NUMBER = 1 << 22, 128  # some seconds; honest proofs stay far below

NUMBER = re.compile("0|-?[1-9][0-9]{0,18}")
NAME = r'"((?:[^"\\]|\\["\\]|\\u[0-9a-f]{4})*)"'


class Refused(Exception):
    """The file proves nothing; the message says why."""


def demand(condition, otherwise):
    if not condition:
        raise Refused(otherwise)


class Lines:
    """The lines between the version and the seal, one after the other."""
    def __init__(self, data):
        demand(len(data) <= LONGEST, "it is longer than 64 MiB")
        demand(not re.search(rb"[^\n -~]", data), "it holds more than printable ASCII")
        self.text = data.decode("ascii")
        first = "eugene-certificate 3\n"
        self.is_former = self.text.startswith("eugene-certificate 2\n")
        known = self.is_former or self.text.startswith(first)
        demand(known, "this is not a certificate of version 2 or 3")
        self.end = self.text.rfind("\nseal ") + 1
        seal = "seal " + hashlib.sha256(data[: self.end]).hexdigest() + "\n"
        demand(self.text[self.end :] == seal, "it was changed: the seal does not fit")
        self.at, self.count = len(first), 0  # where the next line is, numbers so far

    def fail(self, expected):
        raise Refused("line %d: %s was expected" % (self.text.count("\n", 0, self.at), expected))

    def next(self):
        demand(self.at < self.end, "it ends too soon")
        start, self.at = self.at, self.text.index("\n", self.at) + 1
        return self.text[start : self.at - 1]

    def match(self, pattern):
        line = self.next()
        match = re.fullmatch(pattern, line) if len(line) <= LONGEST_NAME else None
        return match.groups() if match else self.fail(pattern.split(" ")[0])

    def numbers(self, keyword=None, count=None, line=None):
        """The numbers of a line, one blank before each but the first; a keyword may lead it."""
        words = (self.next() if line is None else line).split(" ")
        if keyword and words.pop(0) != keyword:
            self.fail(keyword)
        if not all(NUMBER.fullmatch(word) and abs(int(word)) <= LARGEST for word in words):
            self.fail("a number")
        if count is not None and len(words) != count:
            self.fail("a line of %d numbers" % count)
        self.count += len(words)
        return array("q", map(int, words))

    def block(self, rows, columns):
        demand(rows >= 0, "a count is below nothing")
        return [self.numbers(None, columns) for _ in range(rows)]

    def claim(self, keyword, unit):
        """A claim stands in units and in prices, and both must say the same."""
        units, price = self.match(keyword + " (0|[1-9][0-9]{0,18}) ([0-9.]+)")
        same = int(units) <= LARGEST and price == decimal(int(units), unit)
        demand(same, "a claim in units and in prices does not agree")
        return int(units)

    def symmetries(self, keyword):
        """Renumberings of vertices as pairs of numbers; the former version had none."""
        found = []
        while not self.is_former and self.text.startswith(keyword + " ", self.at):
            found.append(self.numbers(keyword))
        return found

    def case(self, depth=0):
        """What is said about a case: tuples that begin with what they are."""
        demand(depth <= DEEPEST, "its cases are nested too deeply")
        self.match("case")
        items = []
        for line in iter(self.next, "end"):
            if line.startswith("fix"):
                items.append(("fix", *self.numbers("fix", 2, line), self.case(depth + 1)))
            elif line.startswith("crowded"):
                items.append(("crowded", self.numbers("crowded", None, line)))
            else:
                items.append(("bound", self.numbers("shares", None, line), self.numbers("prices")))
        return items


def decimal(units, unit):
    """So many units in the user's prices, without zeros at the end."""
    text = str(units * unit[0]).rjust(unit[1] + 1, "0")
    return (text[: len(text) - unit[1]] + "." + text[len(text) - unit[1] :]).rstrip("0").rstrip(".")


class Certificate:
    """What is in a file, and the question turned so that rows are its source."""
    def __init__(self, data, patience):
        lines = Lines(data)
        names = ("source [0-9a-f]{64} ", "target [0-9a-f]{64} ", "costs ")
        self.source, self.target, self.costs = (lines.match(name + NAME)[0] for name in names)
        self.unit = lines.numbers("unit", 2)
        demand(1 <= self.unit[0] <= DEAREST and 0 <= self.unit[1] <= MOST_DIGITS, "no such unit")
        self.directed = lines.match("edges (directed|undirected)")[0] == "directed"
        vertex = lines.block(*lines.numbers("vertex-prices", 2))
        edge = lines.block(*lines.numbers("edge-prices", 2))
        source_edges = lines.block(*lines.numbers("source-edges", 1), 3)
        target_edges = lines.block(*lines.numbers("target-edges", 1), 3)
        image = list(lines.numbers("mapping", len(vertex) - 1))
        self.upper, self.lower = lines.claim("upper", self.unit), lines.claim("lower", self.unit)
        turned = lines.match("rows (source|target)")[0] == "target"
        (self.grain,) = lines.numbers("grain", 1)
        row_symmetries = lines.symmetries("row-symmetry")
        column_symmetries = lines.symmetries("column-symmetry")
        self.items = lines.case()
        demand(lines.at == lines.end, "there is something after the proof")
        self.work = patience * (WORK + WORK_PER_NUMBER * lines.count)
        demand(vertex and edge and self.grain >= 1, "a table or the grain is none")
        for table, dearest in ((vertex, DEAREST), (edge, min(DEAREST, LARGEST // self.grain))):
            demand(all(0 <= price <= dearest for row in table for price in row), "no such price")
            demand(table[-1][-1] == 0, "turning nothing into nothing has a price")
        self.require_edges(source_edges, len(vertex) - 1, len(edge) - 1)
        self.require_edges(target_edges, len(vertex[0]) - 1, len(edge[0]) - 1)
        demand(all(-1 <= k < len(vertex[0]) - 1 for k in image), "the mapping names no vertex")
        mapped = {k: i for i, k in enumerate(image) if k >= 0}
        demand(len(mapped) == len(image) - image.count(-1), "the mapping uses a vertex twice")
        if turned:
            image = [mapped.get(k, -1) for k in range(len(vertex[0]) - 1)]
            vertex, edge = list(zip(*vertex)), list(zip(*edge))
            source_edges, target_edges = target_edges, source_edges
        self.set_question(vertex, edge, source_edges, target_edges)
        transposed = list(zip(*vertex))
        self.row_symmetries = self.checked(row_symmetries, vertex[:-1], self.at_row)
        self.column_symmetries = self.checked(column_symmetries, transposed[:-1], self.at_column)
        self.require_items(self.items)
        demand(self.cost(image) == self.upper, "the mapping does not cost what it says")
        demand(self.lower <= self.upper, "the lower bound is above the mapping's cost")

    def require_edges(self, edges, order, kinds):
        for u, v, kind in edges:
            there = 0 <= u < order and 0 <= v < order and 0 <= kind < kinds
            demand(there and u != v, "an edge is none")
        ends = {(u, v) if self.directed or u < v else (v, u) for u, v, _ in edges}
        demand(len(ends) == len(edges), "two edges are between the same vertices")

    def set_question(self, vertex, edge, row_edges, column_edges):
        self.prices, self.row_edges, self.column_edges = vertex, row_edges, column_edges
        self.rows, self.columns = len(vertex) - 1, len(vertex[0]) - 1
        self.all_edges = sum(edge[kind][-1] for _, _, kind in row_edges)
        self.all_edges += sum(edge[-1][kind] for _, _, kind in column_edges)
        self.savings = [[max(0, row[-1] + into - x) for into, x in zip(edge[-1], row[:-1])]
                        for row in edge[:-1]]
        self.vertex_savings = [row[-1] + into - x for row in vertex[:-1]
                               for into, x in zip(vertex[-1], row[:-1])]
        self.joining = all(saving >= 0 for saving in self.vertex_savings)
        self.n = max(self.rows, self.columns) if self.joining else self.rows + self.columns
        demand(self.n <= MOST_ROWS, "its graphs have too many vertices")
        self.kinds = {(k, l): kind for k, l, kind in column_edges}
        if not self.directed:
            self.kinds.update({(l, k): kind for k, l, kind in column_edges})
        self.at_row, self.at_column = [[] for _ in range(self.n)], [[] for _ in range(self.n)]
        for at, edges in ((self.at_row, row_edges), (self.at_column, column_edges)):
            for e, (u, v, kind) in enumerate(edges):  # edge, whether it starts here, other end
                at[u].append((e, True, v, kind))
                at[v].append((e, False, u, kind))
        self.row_twins = self.twins(vertex, self.at_row)
        self.column_twins = self.twins(list(zip(*vertex)), self.at_column)
        self.limit = self.possible_price_below_claim()

    def spend(self, operations):
        self.work -= operations
        demand(self.work >= 0, "it takes more work than its length allows (see --patience)")

    def require_items(self, items):
        """Every number of the proof must name something, whether it is needed or not."""
        for kind, first, *rest in items:
            if kind == "fix":
                demand(0 <= first < self.n and 0 <= rest[0] < self.n, "no such pair")
                self.require_items(rest[1])
            elif kind == "crowded":
                demand(all(0 <= k < self.n for k in first), "no such column")
            else:
                demand(len(rest[0]) == self.n, "a bound has not one price for each column")
                demand(len(first) % 4 == 0, "shares do not come in fours")
                for e, f, way in zip(first[::4], first[1::4], first[2::4]):
                    there = 0 <= e < len(self.row_edges) and 0 <= f < len(self.column_edges)
                    demand(there and 0 <= way <= (not self.directed), "no such saving")

    def cost(self, image):
        """What mapping each row i to column image[i] costs, -1 standing for nothing."""
        total = self.all_edges + sum(self.prices[-1]) - sum(self.prices[-1][k] for k in image)
        total += sum(self.prices[i][k] for i, k in enumerate(image))
        for i, j, kind in self.row_edges:
            onto = self.kinds.get((image[i], image[j]))
            total -= 0 if onto is None else self.savings[kind][onto]
        return total

    def twins(self, prices, edges_at):
        """For each of n rows the set of those that it can be exchanged for, itself included."""
        groups, group_of = {}, []
        for v in range(self.n):
            alike = groups.setdefault(tuple(prices[min(v, len(prices) - 1)][: self.n]), [])
            for u, group in alike:
                self.spend(1 + len(edges_at[u]) + len(edges_at[v]))
                mine, theirs = ({(starts and self.directed, -1 if x == twin else x, kind)
                                 for _, starts, x, kind in edges_at[w]}
                                for w, twin in ((u, v), (v, u)))
                if mine == theirs:
                    break
            else:
                group = set()
                alike.append((v, group))
            group.add(v)
            group_of.append(group)
        return group_of

    def checked(self, symmetries, prices, edges_at):
        """The same as dictionaries from vertex to vertex, once it is clear that they are some."""
        demand(len(symmetries) <= MOST_SYMMETRIES, "it lists too many symmetries")
        prices = [prices_of[: self.n] for prices_of in prices] if symmetries else []
        classes = {prices_of: number for number, prices_of in enumerate(map(tuple, prices))}
        alike = [classes[tuple(prices_of)] for prices_of in prices]
        maps = []
        for pairs in symmetries:
            goes = dict(zip(pairs[::2], pairs[1::2]))
            self.spend(len(pairs))
            renumbers = 2 * len(goes) == len(pairs) > 0 and goes.keys() == set(goes.values())
            demand(renumbers, "a symmetry names a vertex twice or leaves one without a place")
            demand(all(0 <= v < len(prices) for v in goes), "a symmetry moves what is not there")
            for v, w in goes.items():
                self.spend(1 + len(edges_at[v]))
                mine = {(starts and self.directed, goes.get(x, x), kind)
                        for _, starts, x, kind in edges_at[v]}
                theirs = {(starts and self.directed, x, kind) for _, starts, x, kind in edges_at[w]}
                demand(alike[v] == alike[w] and mine == theirs, "it changes a price or an edge")
            maps.append(goes)
        return maps

    def possible_price_below_claim(self):
        """The largest price below the claim that a cheapest mapping can have, in 1/grain units."""
        shared = self.vertex_savings[0] if self.joining and self.vertex_savings else 0
        value = self.all_edges + sum(row[-1] for row in self.prices) + sum(self.prices[-1])
        value -= shared * min(self.rows, self.columns)
        step = math.gcd(*(x - shared for x in self.vertex_savings),
                        *(x for row in self.savings for x in row))
        if step == 0:
            return value * self.grain if value < self.lower else None
        return (self.lower - 1 - (self.lower - 1 - value) % step) * self.grain


class Case:
    """The mappings that have some pairs fixed, and what is known about the cheaper ones of them."""
    def __init__(self, question, rows, columns, excluded, share, most):
        question.spend(len(excluded) + len(share) + len(most))  # memory, too, is bounded by this
        self.q, self.n = question, question.n
        self.fixed_rows, self.fixed_columns = rows, columns
        self.excluded = excluded  # row by row: pairs that no cheaper mapping of the case has
        self.share = share  # (row edge, column edge, way): at the from end, if not one half
        self.most = most  # (row, column): M, as long as nothing changes it
        self.orbits = None  # of rows and of columns, once they are asked for

    def fix(self, row, column, items):
        """The smaller case in which the row goes to the column, too."""
        decided = row in self.fixed_rows or column in self.fixed_columns
        if decided or self.excluded[row * self.n + column]:
            return
        case = Case(self.q, self.fixed_rows | {row}, self.fixed_columns | {column},
                    bytearray(self.excluded), dict(self.share), dict(self.most))
        for pair in {(row, k) for k in range(self.n)} ^ {(i, column) for i in range(self.n)}:
            case.exclude_one(*pair)
        if case.is_settled_by(items):
            self.exclude(row, column)

    def open(self, i):  # the columns that are not excluded for row i
        return [k for k in range(self.n) if not self.excluded[i * self.n + k]]

    def is_settled_by(self, items):
        return any(getattr(self, item[0])(*item[1:]) for item in items) or self.is_settled()

    def exclude(self, row, column):
        self.exclude_one(row, column)
        if row not in self.fixed_rows and column not in self.fixed_columns:
            if self.orbits is None:
                q = self.q
                self.orbits = (self.united(q.row_twins, q.row_symmetries, self.fixed_rows),
                               self.united(q.column_twins, q.column_symmetries, self.fixed_columns))
            for i in self.orbits[0][row]:
                for k in self.orbits[1][column]:
                    self.exclude_one(i, k)

    def united(self, twins, symmetries, fixed):
        """Who takes whose place by exchanges of twins and symmetries that name nothing fixed."""
        self.q.spend(self.n)
        orbit_of = [None] * self.n
        for v in range(self.n):
            if v not in fixed and orbit_of[v] is None:
                orbit = twins[v] - fixed
                for w in orbit:
                    orbit_of[w] = orbit
        for goes in symmetries:
            self.q.spend(2 * len(goes))
            if fixed.isdisjoint(goes):
                for v, w in goes.items():
                    one, other = sorted((orbit_of[v], orbit_of[w]), key=len)
                    if one is not other:
                        other |= one
                        for x in one:
                            orbit_of[x] = other
        return orbit_of

    def exclude_one(self, i, k):
        self.q.spend(1)
        if not self.excluded[i * self.n + k]:
            self.excluded[i * self.n + k] = 1
            self.q.spend(len(self.q.at_row[i]) * len(self.q.at_column[k]))
            for _, _, j, _ in self.q.at_row[i]:  # neighbours have less to claim
                for _, _, l, _ in self.q.at_column[k]:
                    self.most.pop((j, l), None)

    def claimed(self, i, k):
        """M: the most that the edges of row i can claim from those of column k."""
        if (i, k) not in self.most:
            self.most[i, k] = self.matching([[self.claim(one, other) for other in
                                              self.q.at_column[k]] for one in self.q.at_row[i]])
        return self.most[i, k]

    def claim(self, one, other):
        (e, starts, j, a), (f, starts_too, l, b) = one, other
        way = int(starts != starts_too)
        if self.excluded[j * self.n + l] or (way and self.q.directed):
            return 0
        saving = self.q.savings[a][b] * self.q.grain
        share = self.share.get((e, f, way), saving // 2)
        return max(0, share if starts else saving - share)

    def matching(self, weights):
        """The largest total of weights no two of which share a row or a column: the least total
        of a, b >= 0 with a[i] + b[k] >= weights[i][k], found by the Hungarian method."""
        if not weights or not weights[0]:
            return 0
        weights = list(zip(*weights)) if len(weights) > len(weights[0]) else weights
        size = len(weights[0])
        self.q.spend(len(weights) * size)
        a, b, row_of = [max(row) for row in weights], [0] * size, [None] * size
        for first in range(len(weights)):
            i, at, before, slack, left = first, None, [None] * size, [None] * size, set(range(size))
            while i is not None:
                self.q.spend(size)
                for k in left:
                    here = a[i] + b[k] - weights[i][k]
                    if slack[k] is None or here < slack[k]:
                        slack[k], before[k] = here, at
                at = min(left, key=lambda k: (slack[k], row_of[k] is not None))
                fall = slack[at]
                for k in range(size):
                    if k in left:
                        slack[k] -= fall
                    else:
                        a[row_of[k]] -= fall
                        b[k] += fall
                a[first] -= fall
                left.remove(at)
                i = row_of[at]
            while at is not None:
                row_of[at] = first if before[at] is None else row_of[before[at]]
                at = before[at]
        covered = all(x + y >= weight for x, row in zip(a, weights) for y, weight in zip(b, row))
        demand(covered and min(a + b) >= 0, "prices that do not cover a weight")
        return sum(a) + sum(b)

    def bound(self, changes, v):
        for e, f, way, share in zip(*(changes[part::4] for part in range(4))):
            self.share[e, f, way] = share
            row_edge, column_edge = self.q.row_edges[e], self.q.column_edges[f]
            self.most.pop((row_edge[0], column_edge[way]), None)
            self.most.pop((row_edge[1], column_edge[1 - way]), None)
        self.q.spend(4 * self.n * self.n)
        room, values = self.q.limit - self.q.all_edges * self.q.grain - sum(v), []
        for i in range(self.n):
            prices = self.q.prices[min(i, self.q.rows)]
            values.append({k: prices[min(k, self.q.columns)] * self.q.grain
                           - v[k] - self.claimed(i, k) for k in self.open(i)})
            if not values[i]:
                return True
            room -= min(values[i].values())
        if room < 0:
            return True
        for i, row in enumerate(values):  # settled it is not, but pairs that raise it too much go
            most = min(row.values()) + room
            for k in (k for k, value in row.items() if value > most):
                if not self.excluded[i * self.n + k]:
                    self.exclude(i, k)

    def crowded(self, columns):
        self.q.spend(self.n * self.n)
        return sum(set(columns).issuperset(self.open(i)) for i in range(self.n)) > len(set(columns))

    def is_settled(self):
        """A row without a column, or a single mapping left that is not cheaper."""
        self.q.spend(self.n * self.n)
        options = [self.open(i) for i in range(self.n)]
        only = [columns[0] for columns in options[: self.q.rows] if len(columns) == 1]
        if not all(options) or len(set(only)) < len(only):
            return True
        image = [k if k < self.q.columns else -1 for k in only]
        return len(only) == self.q.rows and self.q.cost(image) >= self.q.lower


def verdict(path, patience):
    try:
        with open(path, "rb") as file:
            q = Certificate(file.read(LONGEST + 1), patience)
        if q.lower > 0 and q.limit is not None and q.limit >= 0:  # else nothing can be cheaper
            case = Case(q, frozenset(), frozenset(), bytearray(q.n * q.n), {}, {})
            demand(case.is_settled_by(q.items), "the proof does not show its lower bound")
    except (Refused, OSError) as failure:
        return "refused: %s" % failure
    lower, upper = decimal(q.lower, q.unit), decimal(q.upper, q.unit)
    distance = "exactly " + upper if lower == upper else "%s to %s" % (lower, upper)
    return 'holds: from "%s" to "%s" under "%s" it is %s' % (q.source, q.target, q.costs, distance)


def main(arguments):
    patience, code = 1, 0
    if arguments[:1] == ["--patience"] and "".join(arguments[1:2]).isdecimal():
        patience, arguments = int(arguments[1]), arguments[2:]
    if not arguments or (arguments[0].startswith("-") and arguments != ["-"]):
        print(__doc__, file=sys.stderr)
        return 2
    sys.setrecursionlimit(20 * DEEPEST)
    paths = (line.rstrip("\n") for line in sys.stdin) if arguments == ["-"] else arguments
    for path in paths:
        told = verdict(path, patience)
        code = code if told.startswith("holds") else 1
        print("%s: %s" % (path, told), flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
