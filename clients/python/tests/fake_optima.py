"""Answers as a program that lists all optimal mappings of an edge and an edge."""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    if "cancel" in request:
        continue
    complete = request["source"]["edges"] != []
    print(
        json.dumps(
            {
                "id": request["id"],
                "source": "source",
                "target": "target",
                "costs": "tables",
                "method": "eugene",
                "lower": 0,
                "upper": 0,
                "optimal": True,
                "stop": "proved-optimal",
                "seconds": 0.001,
                "similarity": 1,
                "mapping": [{"source": 0, "target": 1}, {"source": 1, "target": 0}],
                "optima": {
                    "complete": complete,
                    "count": 2,
                    "mappings": [[[0, 0], [1, 1]], [[0, 1], [1, 0]]],
                },
            },
            separators=(",", ":"),
        ),
        flush=True,
    )
