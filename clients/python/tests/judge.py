"""A brute force that shares no code with the package: every mapping, priced by the definition."""

import itertools


def cost_of(G, H, mapping, prices):
    """What turning G into H costs where node u becomes mapping[u], and is deleted where it is None."""
    node_subst, node_del, node_ins, edge_subst, edge_del, edge_ins = prices
    total = 0
    for u in G.nodes:
        v = mapping[u]
        total += node_del(G.nodes[u]) if v is None else node_subst(G.nodes[u], H.nodes[v])
    hit = set(mapping.values())
    total += sum(node_ins(H.nodes[v]) for v in H.nodes if v not in hit)
    kept = set()
    for u1, u2 in G.edges:
        v1, v2 = mapping[u1], mapping[u2]
        if v1 is not None and v2 is not None and H.has_edge(v1, v2):
            kept.add((v1, v2))
            if not H.is_directed():
                kept.add((v2, v1))
            a, b = G.edges[u1, u2], H.edges[v1, v2]
            total += min(edge_subst(a, b), edge_del(a) + edge_ins(b))
        else:
            total += edge_del(G.edges[u1, u2])
    total += sum(edge_ins(H.edges[e]) for e in H.edges if e not in kept)
    return total


def mappings(G, H):
    """Every way in which nodes of G become different nodes of H or nothing."""
    sources, targets = list(G.nodes), list(H.nodes)
    for k in range(min(len(sources), len(targets)) + 1):
        for kept in itertools.combinations(sources, k):
            for images in itertools.permutations(targets, k):
                mapping = dict.fromkeys(sources)
                mapping.update(zip(kept, images))
                yield mapping


def distance(G, H, prices, roots=None):
    """The least cost of a mapping."""
    return min(
        cost_of(G, H, mapping, prices)
        for mapping in mappings(G, H)
        if roots is None or mapping[roots[0]] == roots[1]
    )


def optima(G, H, prices):
    """All mappings of least cost, each as a set of pairs, and that cost."""
    best, found = None, []
    for mapping in mappings(G, H):
        cost = cost_of(G, H, mapping, prices)
        if best is None or cost < best:
            best, found = cost, []
        if cost == best:
            hit = set(mapping.values())
            found.append(frozenset(list(mapping.items()) + [(None, v) for v in H.nodes if v not in hit]))
    return found, best
