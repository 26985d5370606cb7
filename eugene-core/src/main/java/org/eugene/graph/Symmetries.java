package org.eugene.graph;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
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
    int[] more = Arrays.copyOf(kept, kept.length + 1);
    more[kept.length] = vertex;
    return new Symmetries(graph, colours.withApart(graph, vertex), more);
  }

  /** Whether the colours alone show that nothing can be moved. */
  public boolean isTrivial() {
    return colours.smallestChoice().length == 0;
  }

  /** A symmetry that takes v to w: where it takes each vertex. */
  private Optional<int[]> taking(int v, int w) {
    return colours.colour(v) == colours.colour(w)
        ? Isomorphism.find(graph, colours.withApart(graph, v), graph, colours.withApart(graph, w))
            .filter(image -> image[v] == w && Arrays.stream(kept).allMatch(u -> image[u] == u))
        : Optional.empty();
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
   * All of them: those that move a vertex, one for each place that it can be taken to, and those
   * that keep it. Empty if time was up before.
   */
  public Optional<Group> group(BooleanSupplier isOver) {
    List<int[]> generators = new ArrayList<>();
    BigInteger count = BigInteger.ONE;
    Symmetries left = this;
    while (!left.isTrivial()) {
      int[] choice = left.colours.smallestChoice();
      int places = 1;
      for (int at = 1; at < choice.length; at++) {
        if (isOver.getAsBoolean()) {
          return Optional.empty();
        }
        Optional<int[]> symmetry = left.taking(choice[0], choice[at]);
        symmetry.ifPresent(generators::add);
        places += symmetry.isPresent() ? 1 : 0;
      }
      count = count.multiply(BigInteger.valueOf(places));
      left = left.keeping(choice[0]);
    }
    return Optional.of(new Group(generators, count));
  }
}
