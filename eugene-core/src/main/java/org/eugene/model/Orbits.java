package org.eugene.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eugene.graph.Graph;

/**
 * Which rows, or columns, can take each other's places in every mapping while certain ones stay
 * where they are: the orbits of twins' exchanges and of those known symmetries that move none of
 * the ones that stay. Orbits may be smaller than they could be, as a product of two symmetries that
 * do move them need not.
 *
 * <p>A symmetry is taken apart first: where two parts of what it moves have no edge in common and
 * none goes where another was, each part is a symmetry by itself. An edge of a vertex in the part
 * ends in the part or where nothing moves. So a phenyl ring can be turned over wherever the rest of
 * the molecule went.
 */
public final class Orbits {
  /** More are not worth going through, nor may a certificate list many more. */
  private static final int MOST_PARTS = 2_000;

  private final int order;
  private final int[][] twins; // of every vertex, itself included
  private final List<Part> parts;
  private final int[] reached;
  private final boolean[] isReached;

  /** Moves these vertices, and no others: moved[at] goes to image[at]. */
  @SuppressWarnings("ArrayRecordComponent") // plain numbers, never compared or changed
  private record Part(int[] moved, int[] image) {}

  private Orbits(int[][] twins, List<Part> parts) {
    this.order = twins.length;
    this.twins = twins;
    this.parts = parts;
    this.reached = new int[order];
    this.isReached = new boolean[order];
  }

  /** Those of twins alone; two are twins if they are of one class. */
  static Orbits ofTwins(int[] classOf) {
    int[] size = new int[classOf.length];
    for (int each : classOf) {
      size[each]++;
    }
    int[][] members = new int[classOf.length][];
    int[] count = new int[classOf.length];
    int[][] twins = new int[classOf.length][];
    for (int v = 0; v < twins.length; v++) {
      int its = classOf[v];
      if (count[its] == 0) {
        members[its] = new int[size[its]];
      }
      members[its][count[its]++] = v;
      twins[v] = members[its];
    }
    return new Orbits(twins, List.of());
  }

  /** The same with symmetries of this graph, whose vertices are the first of ours. */
  Orbits with(Graph graph, List<int[]> symmetries) {
    Set<List<Integer>> seen = new LinkedHashSet<>();
    List<Part> all = new ArrayList<>();
    for (int[] image : symmetries) {
      for (Part part : parts(graph, image)) {
        List<Integer> key = new ArrayList<>();
        for (int at = 0; at < part.moved.length; at++) {
          key.add(part.moved[at]);
          key.add(part.image[at]);
        }
        if (!isOfTwins(part) && all.size() < MOST_PARTS && seen.add(key)) {
          all.add(part);
        }
      }
    }
    return new Orbits(twins, List.copyOf(all));
  }

  private boolean isOfTwins(Part part) {
    for (int at = 0; at < part.moved.length; at++) {
      if (twins[part.moved[at]] != twins[part.image[at]]) {
        return false;
      }
    }
    return true;
  }

  private static List<Part> parts(Graph graph, int[] image) {
    int[] partOf = new int[image.length];
    Arrays.setAll(partOf, v -> v);
    for (boolean changes = true; changes; ) {
      changes = false;
      for (int v = 0; v < image.length; v++) {
        changes |= join(partOf, v, image[v]);
      }
      for (int e = 0; e < graph.size(); e++) {
        int u = graph.edgeFrom(e);
        int v = graph.edgeTo(e);
        changes |= image[u] != u && image[v] != v && join(partOf, u, v);
      }
    }
    List<Part> parts = new ArrayList<>();
    for (int first = 0; first < image.length; first++) {
      if (image[first] != first && partOf[first] == first) {
        parts.add(part(partOf, first, image));
      }
    }
    return parts;
  }

  private static boolean join(int[] partOf, int u, int v) {
    boolean differ = partOf[u] != partOf[v];
    partOf[u] = Math.min(partOf[u], partOf[v]);
    partOf[v] = partOf[u];
    return differ;
  }

  private static Part part(int[] partOf, int first, int[] image) {
    int[] moved = new int[image.length];
    int[] goes = new int[image.length];
    int count = 0;
    for (int v = first; v < image.length; v++) {
      if (partOf[v] == first) {
        moved[count] = v;
        goes[count++] = image[v];
      }
    }
    return new Part(Arrays.copyOf(moved, count), Arrays.copyOf(goes, count));
  }

  /** The symmetries beyond those of twins, each as vertices in turn with where they go. */
  public List<int[]> symmetries() {
    List<int[]> symmetries = new ArrayList<>();
    for (Part part : parts) {
      int[] pairs = new int[2 * part.moved.length];
      for (int at = 0; at < part.moved.length; at++) {
        pairs[2 * at] = part.moved[at];
        pairs[2 * at + 1] = part.image[at];
      }
      symmetries.add(pairs);
    }
    return symmetries;
  }

  /**
   * The vertex, which is taken to be free, and all that can take its place.
   *
   * @param fixed those that stay where they are
   */
  public int[] of(int vertex, boolean[] fixed) {
    boolean wasFixed = fixed[vertex];
    fixed[vertex] = false;
    int count = reach(vertex, fixed, 0);
    int before = 0;
    while (before < count) {
      before = count;
      for (Part part : parts) {
        if (isFree(part, fixed)) {
          count = reach(part, fixed, count);
        }
      }
    }
    fixed[vertex] = wasFixed;
    int[] orbit = Arrays.copyOf(reached, count);
    for (int v : orbit) {
      isReached[v] = false;
    }
    return orbit;
  }

  private static boolean isFree(Part part, boolean[] fixed) {
    for (int v : part.moved) {
      if (fixed[v]) {
        return false;
      }
    }
    return true;
  }

  private int reach(Part part, boolean[] fixed, int count) {
    int more = count;
    for (int at = 0; at < part.moved.length; at++) {
      if (isReached[part.moved[at]]) {
        more = reach(part.image[at], fixed, more);
      }
    }
    return more;
  }

  /** Reaches a vertex and its twins. */
  private int reach(int vertex, boolean[] fixed, int count) {
    int more = count;
    if (!isReached[vertex]) {
      for (int v : twins[vertex]) {
        if (!fixed[v] && !isReached[v]) {
          isReached[v] = true;
          reached[more++] = v;
        }
      }
    }
    return more;
  }
}
