package org.eugene.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Graphs that come one by one, of which isomorphic ones count once. Not for several threads. */
public final class IsomorphismClasses {
  private final Map<Long, List<Graph>> byFingerprint = new HashMap<>();

  /** Whether no graph so far was isomorphic to this one, which is remembered then. */
  public boolean add(Graph graph) {
    List<Graph> alike =
        byFingerprint.computeIfAbsent(
            Colouring.of(graph).fingerprint(), fingerprint -> new ArrayList<>());
    return alike.stream().noneMatch(known -> Isomorphism.isBetween(known, graph))
        && alike.add(graph);
  }
}
