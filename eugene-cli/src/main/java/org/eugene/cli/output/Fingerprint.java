package org.eugene.cli.output;

import java.util.Collection;
import org.eugene.graph.Graph;

/** A number that changes when a collection does. */
public final class Fingerprint {
  private static final long PRIME = 0x100000001B3L;

  private Fingerprint() {}

  public static String of(Collection<Graph> graphs) {
    long hash = 0xCBF29CE484222325L;
    for (Graph graph : graphs) {
      hash = (hash ^ graph.id().hashCode()) * PRIME;
      hash = (hash ^ graph.hashCode()) * PRIME;
      for (int v = 0; v < graph.order(); v++) {
        hash = (hash ^ graph.labelOfVertex(v).hashCode()) * PRIME;
      }
      for (int e = 0; e < graph.size(); e++) {
        hash = (hash ^ graph.labelOfEdge(e).hashCode()) * PRIME;
      }
    }
    return Long.toHexString(hash);
  }
}
