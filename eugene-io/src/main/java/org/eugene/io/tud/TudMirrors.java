package org.eugene.io.tud;

import java.util.HashMap;
import java.util.Map;
import org.eugene.io.ReadOptions.MultiEdges;

/** Knows which edges were there, which way round, and with which label. */
final class TudMirrors {
  private final MultiEdges multiEdges;
  private final Map<Long, Seen> seen = new HashMap<>();

  private record Seen(int label, boolean forward, boolean backward) {}

  TudMirrors(MultiEdges multiEdges) {
    this.multiEdges = multiEdges;
  }

  /** False for the mirror image of an edge; a loop may be its own mirror image once. */
  boolean isNew(int u, int v, int label, TudTable adjacency) {
    long key = ((long) Math.min(u, v) << 32) | Math.max(u, v);
    Seen before = seen.get(key);
    boolean forward = u < v || (u == v && before == null);
    if (before == null) {
      seen.put(key, new Seen(label, forward, !forward));
      return true;
    }
    if (multiEdges == MultiEdges.REFUSE) {
      if (forward ? before.forward : before.backward) {
        throw adjacency.error(
            "edge " + u + ", " + v + " is there twice; remove one, or say --multi-edges merge");
      }
      if (before.label != label) {
        throw adjacency.error(
            "edge "
                + u
                + ", "
                + v
                + " and its mirror image have different labels; make them equal, or say"
                + " --multi-edges merge");
      }
    }
    seen.put(key, new Seen(before.label, before.forward || forward, before.backward || !forward));
    return false;
  }
}
