package org.eugene.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eugene.graph.Graph;

/**
 * Groups of equal or nearly equal graphs, each around a representative: in the order of the
 * collection, a graph joins the first representative that is at most so far away (from the graph to
 * the representative), and becomes a representative itself if there is none. So every graph is
 * within the distance of its representative, and no two representatives are within it of each
 * other: keeping the representatives loses nothing by more than the distance. Groups do not grow in
 * chains, as they would if neighbours of neighbours belonged together.
 *
 * <p>Where it cannot be decided whether a graph is within the distance, which at effort proof and
 * without a limit on time does not happen, the graph does not join, and the pair counts as open.
 */
public final class Duplicates {
  /** So many graphs are compared with the representatives before them at a time. */
  private static final int BLOCK = 256;

  private final PricedCollection priced;
  private final SearchOptions options;
  private final double within;
  private final Verifier verifier;
  private final long[] hashes;
  private final List<Integer> representatives = new ArrayList<>();
  private final Map<Long, List<Integer>> byHash = new HashMap<>();
  private final Map<Integer, List<Hit>> members = new HashMap<>();
  private int open;

  private Duplicates(GraphCollection collection, double within, SearchOptions options) {
    this.priced = new PricedCollection(collection, options.costs());
    this.options = options;
    this.within = within;
    this.verifier = new Verifier(options);
    this.hashes =
        within > 0
            ? new long[0]
            : ColourHash.of(
                collection.graphs().stream().map(options.costs()::annotate).toList(),
                priced.features(),
                options.costs());
  }

  /**
   * A representative and who joined it.
   *
   * @param representative position of the representative
   * @param members who joined, in the order of the collection, with their distances
   */
  public record Group(int representative, List<Hit> members) {
    /** Keeps a copy of the members. */
    public Group {
      members = List.copyOf(members);
    }
  }

  /**
   * All groups.
   *
   * @param groups in the order of their representatives, groups of one included
   * @param open how many pairs could not be decided
   */
  public record Groups(List<Group> groups, int open) {
    /** Keeps a copy of the groups. */
    public Groups {
      groups = List.copyOf(groups);
    }
  }

  /** Groups the graphs of a collection. */
  public static Groups of(GraphCollection collection, double within, SearchOptions options) {
    if (!(within >= 0)) {
      throw new IllegalArgumentException("within (" + within + ") must not be negative");
    }
    return new Duplicates(collection, within, options).groups();
  }

  private Groups groups() {
    int size = priced.collection().size();
    try (Workers workers = new Workers(options.threads())) {
      for (int first = 0; first < size; first += BLOCK) {
        List<Integer> block =
            IntStream.range(first, Math.min(size, first + BLOCK)).boxed().toList();
        List<Integer> before = List.copyOf(representatives);
        List<Found> found = workers.map(block, g -> find(g, candidates(g, before)));
        for (int at = 0; at < block.size(); at++) {
          place(block.get(at), found.get(at), before.size());
        }
      }
    }
    List<Group> groups = new ArrayList<>();
    for (int representative : representatives) {
      groups.add(new Group(representative, members.getOrDefault(representative, List.of())));
    }
    return new Groups(groups, open);
  }

  /**
   * What came of comparing a graph with representatives.
   *
   * @param representative position of the first within the distance
   * @param hit the graph, with its distance from there
   * @param open how many could not be decided before it was found
   */
  private record Found(Optional<Integer> representative, Optional<Hit> hit, int open) {}

  /** Representatives that a graph may join, as far as its hash tells. */
  private List<Integer> candidates(int g, List<Integer> before) {
    return hashes.length == 0 ? before : byHash.getOrDefault(hashes[g], List.of());
  }

  private Found find(int g, List<Integer> candidates) {
    if (candidates.isEmpty()) {
      return new Found(Optional.empty(), Optional.empty(), 0);
    }
    Graph graph = priced.collection().graph(g);
    Features features = Features.of(List.of(options.costs().annotate(graph)));
    QueryPrices prices = new QueryPrices(features, priced.features(), options.costs());
    HistogramBounds bounds = new HistogramBounds(features, priced.features(), prices);
    StarBound stars = new StarBound(features, priced.features(), prices);
    int undecided = 0;
    for (int candidate : candidates) {
      if (bounds.bySizes(candidate) <= within
          && bounds.byDegrees(candidate) <= within
          && stars.lower(candidate) <= within) {
        Verifier.Bounds verified =
            verifier.verify(graph, priced.collection().graph(candidate), within);
        if (verified.upper() <= within) {
          Hit hit = new Hit(g, graph.id(), verified.lower(), verified.upper());
          return new Found(Optional.of(candidate), Optional.of(hit), undecided);
        }
        undecided += verified.lower() <= within ? 1 : 0;
      }
    }
    return new Found(Optional.empty(), Optional.empty(), undecided);
  }

  /** Lets a graph join whom it found, or a representative of its own block, or nobody. */
  private void place(int g, Found found, int before) {
    Found joined = found;
    open += found.open;
    if (found.representative.isEmpty()) {
      List<Integer> ofBlock = representatives.subList(before, representatives.size());
      joined =
          find(
              g,
              ofBlock.stream().filter(r -> hashes.length == 0 || hashes[r] == hashes[g]).toList());
      open += joined.open;
    }
    if (joined.representative.isEmpty() || joined.hit.isEmpty()) {
      representatives.add(g);
      if (hashes.length > 0) {
        byHash.computeIfAbsent(hashes[g], h -> new ArrayList<>()).add(g);
      }
    } else {
      members
          .computeIfAbsent(joined.representative.get(), r -> new ArrayList<>())
          .add(joined.hit.get());
    }
  }
}
