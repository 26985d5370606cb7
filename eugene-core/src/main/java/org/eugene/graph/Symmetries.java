package org.eugene.graph;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The renumberings that turn a graph into itself, labels, directions and self-loops included, and
 * leave certain vertices where they are. Immutable.
 *
 * <p>Found as {@link Isomorphism} finds them: by refined colours, and by trying where colours leave
 * a choice. Every renumbering that is used was checked edge by edge.
 */
public final class Symmetries {
  private final Graph graph;
  private final Colouring colours;
  private final int[] kept;

  private Symmetries(Graph graph, Colouring colours, int[] kept) {
    this.graph = graph;
    this.colours = colours;
    this.kept = kept;
  }

  /** All symmetries of a graph. */
  public static Symmetries of(Graph graph) {
    return new Symmetries(graph, Colouring.of(graph), new int[0]);
  }

  /** Those of them that leave this vertex where it is. */
  public Symmetries keeping(int vertex) {
    return keeping(vertex, Patience.unlimited());
  }

  private Symmetries keeping(int vertex, Patience patience) {
    int[] more = Arrays.copyOf(kept, kept.length + 1);
    more[kept.length] = vertex;
    return new Symmetries(graph, colours.withApart(graph, vertex, patience), more);
  }

  /** Whether the colours alone show that nothing can be moved. */
  public boolean isTrivial() {
    return colours.smallestChoice().length == 0;
  }

  private Optional<int[]> taking(int v, int w) {
    return taking(v, w, Patience.unlimited());
  }

  /** A symmetry that takes v to w: where it takes each vertex. */
  private Optional<int[]> taking(int v, int w, Patience patience) {
    if (colours.colour(v) != colours.colour(w)) {
      return Optional.empty();
    }
    Colouring here = colours.withApart(graph, v, patience);
    Colouring there = colours.withApart(graph, w, patience);
    return patience.isAtItsEnd()
        ? Optional.empty()
        : Isomorphism.find(graph, here, graph, there, patience)
            .filter(image -> image[v] == w && Arrays.stream(kept).allMatch(u -> image[u] == u));
  }

  /** The smallest vertex that each vertex can be taken to. */
  public int[] orbits() {
    int[] orbit = new int[graph.order()];
    Arrays.setAll(orbit, v -> v);
    for (int v = 1; v < orbit.length && !isTrivial(); v++) {
      for (int u = 0; u < v && orbit[v] == v; u++) {
        if (orbit[u] == u) {
          taking(u, v).ifPresent(image -> join(orbit, image));
        }
      }
    }
    return orbit;
  }

  /** Puts every vertex into the class of its image; classes are named by their smallest. */
  private static void join(int[] orbit, int[] image) {
    for (int v = 0; v < image.length; v++) {
      int one = orbit[v];
      int other = orbit[image[v]];
      for (int w = 0; one != other && w < orbit.length; w++) {
        orbit[w] = orbit[w] == Math.max(one, other) ? Math.min(one, other) : orbit[w];
      }
    }
  }

  /**
   * All symmetries, told by a few.
   *
   * @param generators products of these are all there are; the one that moves nothing is left out
   * @param count how many there are in all
   */
  public record Group(List<int[]> generators, BigInteger count) {
    /** Keeps a copy of the generators. */
    public Group {
      generators = List.copyOf(generators);
    }
  }

  /**
   * All of them: those that move a vertex, one for each place that others do not take it to, and
   * those that keep it. Empty if time was up before.
   */
  public Optional<Group> group(BooleanSupplier isOver) {
    Patience patience = new Patience(Long.MAX_VALUE, isOver);
    Group group = group(patience);
    return patience.isAtItsEnd() ? Optional.empty() : Optional.of(group);
  }

  /**
   * Symmetries of a graph that tell as many others as could be found by so many looks at a vertex
   * or an edge, and in time. Strongly regular graphs can ask for far more than anybody has.
   */
  public static List<int[]> found(Graph graph, long looks, BooleanSupplier isOver) {
    Patience patience = new Patience(looks, isOver);
    Colouring colours = Colouring.of(graph, patience);
    return new Symmetries(graph, colours, new int[0]).group(patience).generators();
  }

  /**
   * Those that keep the most vertices first: what they already take to each other needs no symmetry
   * more, so that there are fewer of them than vertices.
   */
  private Group group(Patience patience) {
    Deque<Symmetries> levels = new ArrayDeque<>();
    Symmetries left = this;
    while (!left.isTrivial() && !patience.isAtItsEnd()) {
      levels.push(left);
      left = left.keeping(left.colours.smallestChoice()[0], patience);
    }
    List<int[]> generators = new ArrayList<>();
    BigInteger count = BigInteger.ONE;
    int[] orbit = new int[graph.order()];
    Arrays.setAll(orbit, v -> v);
    for (Symmetries level : levels) {
      count = count.multiply(BigInteger.valueOf(level.addMoves(orbit, generators, patience)));
    }
    return new Group(generators, count);
  }

  /** Adds what moves the first vertex of the choice; returns to how many places it can go. */
  private int addMoves(int[] orbit, List<int[]> generators, Patience patience) {
    int[] choice = colours.smallestChoice();
    int moved = choice[0];
    boolean[] isHopeless = new boolean[orbit.length]; // by orbit
    for (int w : choice) {
      if (orbit[w] != orbit[moved] && !isHopeless[orbit[w]] && patience.allows(0)) {
        Optional<int[]> symmetry = taking(moved, w, patience);
        isHopeless[orbit[w]] = symmetry.isEmpty();
        symmetry.ifPresent(generators::add);
        symmetry.ifPresent(image -> join(orbit, image));
      }
    }
    return (int) Arrays.stream(choice).filter(w -> orbit[w] == orbit[moved]).count();
  }
}
