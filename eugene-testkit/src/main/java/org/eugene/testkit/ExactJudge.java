package org.eugene.testkit;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;

/**
 * A judge who trusts nobody: distances of small graphs by trying every mapping, prices as whole
 * multiples of a decimal unit of its own, edit paths applied by its own hands. It reads graphs,
 * costs and answers, and uses nothing that computes with them; unlike {@link BruteForce} it is
 * exact whatever the magnitude of the prices.
 */
public final class ExactJudge {
  /** Sums of units must stay below this to be judged. */
  private static final BigInteger MOST = BigInteger.ONE.shiftLeft(62);

  private final Graph source;
  private final Graph target;
  private final boolean directed;
  private final BigDecimal unit;
  private final BigInteger largestSum; // in units
  private final long[][] vertex; // the last row and column are nothing
  private final long[][] edge; // by edge of the source and edge of the target, likewise
  private final int[][] sourceEdge;
  private final int[][] targetEdge;
  private final int[] image;
  private final boolean[] taken;
  private long best = Long.MAX_VALUE;

  /** For graphs of at most six vertices or so. */
  public ExactJudge(GraphPair pair, EditCosts costs) {
    this.source = pair.source();
    this.target = pair.target();
    this.directed = pair.isDirected();
    BigDecimal[][] vertices = new BigDecimal[source.order() + 1][target.order() + 1];
    for (int i = 0; i <= source.order(); i++) {
      for (int k = 0; k <= target.order(); k++) {
        vertices[i][k] = exact(vertexPrice(costs, i, k));
      }
    }
    BigDecimal[][] edges = new BigDecimal[source.size() + 1][target.size() + 1];
    for (int e = 0; e <= source.size(); e++) {
      for (int f = 0; f <= target.size(); f++) {
        edges[e][f] = exact(edgePrice(costs, e, f));
      }
    }
    this.unit = unit(vertices, edges);
    this.largestSum = sum(vertices).add(sum(edges)).divide(unit).toBigIntegerExact();
    boolean fits = largestSum.compareTo(MOST) < 0;
    this.vertex = fits ? inUnits(vertices) : new long[0][0];
    this.edge = fits ? inUnits(edges) : new long[0][0];
    this.sourceEdge = edgeAt(source);
    this.targetEdge = edgeAt(target);
    this.image = new int[source.order()];
    this.taken = new boolean[target.order()];
  }

  private double vertexPrice(EditCosts costs, int i, int k) {
    if (i == source.order()) {
      return k == target.order() ? 0 : costs.insertVertex(target.labelOfVertex(k));
    }
    Label label = source.labelOfVertex(i);
    return k == target.order()
        ? costs.deleteVertex(label)
        : costs.substituteVertex(label, target.labelOfVertex(k));
  }

  private double edgePrice(EditCosts costs, int e, int f) {
    if (e == source.size()) {
      return f == target.size() ? 0 : costs.insertEdge(target.labelOfEdge(f));
    }
    Label label = source.labelOfEdge(e);
    return f == target.size()
        ? costs.deleteEdge(label)
        : costs.substituteEdge(label, target.labelOfEdge(f));
  }

  /** The number that the double is printed as. */
  private static BigDecimal exact(double price) {
    return new BigDecimal(Double.toString(price));
  }

  /** The largest decimal number that all prices are whole multiples of. */
  private static BigDecimal unit(BigDecimal[][]... tables) {
    int scale = 0;
    for (BigDecimal[][] table : tables) {
      for (BigDecimal[] row : table) {
        for (BigDecimal price : row) {
          scale = Math.max(scale, price.scale());
        }
      }
    }
    BigInteger divisor = BigInteger.ZERO;
    for (BigDecimal[][] table : tables) {
      for (BigDecimal[] row : table) {
        for (BigDecimal price : row) {
          divisor = divisor.gcd(price.setScale(scale).unscaledValue());
        }
      }
    }
    return new BigDecimal(divisor.max(BigInteger.ONE), scale);
  }

  private static BigDecimal sum(BigDecimal[][] table) {
    BigDecimal sum = BigDecimal.ZERO;
    for (BigDecimal[] row : table) {
      for (BigDecimal price : row) {
        sum = sum.add(price);
      }
    }
    return sum;
  }

  private long[][] inUnits(BigDecimal[][] table) {
    long[][] units = new long[table.length][];
    for (int row = 0; row < table.length; row++) {
      units[row] =
          Arrays.stream(table[row])
              .mapToLong(price -> price.divide(unit).longValueExact())
              .toArray();
    }
    return units;
  }

  private static int[][] edgeAt(Graph graph) {
    int[][] at = new int[graph.order()][graph.order()];
    for (int[] row : at) {
      Arrays.fill(row, graph.size());
    }
    for (int e = 0; e < graph.size(); e++) {
      at[graph.edgeFrom(e)][graph.edgeTo(e)] = e;
      if (!graph.isDirected()) {
        at[graph.edgeTo(e)][graph.edgeFrom(e)] = e;
      }
    }
    return at;
  }

  /** Whether all prices together are fewer than 2^bits units. */
  public boolean sumIsBelow(int bits) {
    return largestSum.bitLength() <= bits;
  }

  /** The largest decimal number that all prices are whole multiples of. */
  public BigDecimal unit() {
    return unit;
  }

  /** The distance. */
  public BigDecimal distance() {
    best = Long.MAX_VALUE;
    extend(0, 0);
    return price(best);
  }

  private BigDecimal price(long units) {
    return unit.multiply(BigDecimal.valueOf(units));
  }

  private void extend(int i, long sum) {
    if (sum >= best) {
      return;
    }
    if (i == image.length) {
      best = Math.min(best, sum + insertions());
      return;
    }
    for (int k = 0; k < taken.length; k++) {
      if (!taken[k]) {
        taken[k] = true;
        image[i] = k;
        extend(i + 1, sum + vertex[i][k] + edgesUpTo(i));
        taken[k] = false;
      }
    }
    image[i] = -1;
    extend(i + 1, sum + vertex[i][taken.length] + edgesUpTo(i));
  }

  /** What becomes of the edges between i and the vertices up to it. */
  private long edgesUpTo(int i) {
    long sum = edgeUnits(i, i);
    for (int j = 0; j < i; j++) {
      sum += edgeUnits(i, j) + (directed ? edgeUnits(j, i) : 0);
    }
    return sum;
  }

  private long edgeUnits(int i, int j) {
    int e = sourceEdge[i][j];
    boolean there = image[i] >= 0 && image[j] >= 0;
    int f = there ? targetEdge[image[i]][image[j]] : target.size();
    return Math.min(edge[e][f], edge[e][target.size()] + edge[source.size()][f]);
  }

  private long insertions() {
    long sum = 0;
    for (int k = 0; k < taken.length; k++) {
      sum += taken[k] ? 0 : vertex[source.order()][k];
    }
    for (int f = 0; f < target.size(); f++) {
      boolean inserted = !taken[target.edgeFrom(f)] || !taken[target.edgeTo(f)];
      sum += inserted ? edge[source.size()][f] : 0;
    }
    return sum;
  }

  /** What a mapping costs. */
  public BigDecimal cost(VertexMapping mapping) {
    Arrays.fill(taken, false);
    long sum = 0;
    for (int i = 0; i < image.length; i++) {
      image[i] = mapping.image(i) == VertexMapping.DELETED ? -1 : mapping.image(i);
      if (image[i] >= 0 && taken[image[i]]) {
        throw new AssertionError("two vertices become vertex " + image[i]);
      }
      if (image[i] >= 0) {
        taken[image[i]] = true;
      }
      sum += vertex[i][image[i] < 0 ? taken.length : image[i]] + edgesUpTo(i);
    }
    BigDecimal cost = price(sum + insertions());
    Arrays.fill(taken, false);
    return cost;
  }

  /** Applies a path to the source by hand; returns what it costs if that gives the target. */
  public BigDecimal replay(List<EditOperation> path, VertexMapping mapping) {
    Map<String, String> present = new HashMap<>(); // what is there, by place, with its label
    for (int i = 0; i < source.order(); i++) {
      present.put(source(i, mapping), source.labelOfVertex(i).toString());
    }
    for (int e = 0; e < source.size(); e++) {
      String from = source(source.edgeFrom(e), mapping);
      String to = source(source.edgeTo(e), mapping);
      present.put(between(from, to), source.labelOfEdge(e).toString());
    }
    BigDecimal cost = BigDecimal.ZERO;
    for (EditOperation operation : path) {
      apply(operation, present, mapping);
      cost = cost.add(exact(operation.cost()));
    }
    if (!present.equals(targetPlaces())) {
      throw new AssertionError("the path leads to " + present + ", not to " + targetPlaces());
    }
    return cost;
  }

  private Map<String, String> targetPlaces() {
    Map<String, String> places = new HashMap<>();
    for (int k = 0; k < target.order(); k++) {
      places.put("t" + k, target.labelOfVertex(k).toString());
    }
    for (int f = 0; f < target.size(); f++) {
      places.put(
          between("t" + target.edgeFrom(f), "t" + target.edgeTo(f)),
          target.labelOfEdge(f).toString());
    }
    return places;
  }

  /** The place of a source vertex: that of the target vertex which it becomes, or its own. */
  private static String source(int i, VertexMapping mapping) {
    return mapping.image(i) == VertexMapping.DELETED ? "s" + i : "t" + mapping.image(i);
  }

  private String between(String from, String to) {
    boolean flip = !directed && from.compareTo(to) > 0;
    return flip ? to + "-" + from : from + "-" + to;
  }

  private void apply(EditOperation operation, Map<String, String> present, VertexMapping mapping) {
    if (operation instanceof EditOperation.DeleteEdge gone) {
      remove(present, between(source(gone.from(), mapping), source(gone.to(), mapping)));
    } else if (operation instanceof EditOperation.DeleteVertex gone) {
      String place = source(gone.vertex(), mapping);
      for (String other : new ArrayList<>(present.keySet())) {
        if (List.of(other.split("-")).contains(place) && !other.equals(place)) {
          throw new AssertionError(place + " is deleted with its edge " + other);
        }
      }
      remove(present, place);
    } else if (operation instanceof EditOperation.SubstituteVertex changed) {
      relabel(present, source(changed.vertex(), mapping), changed.newLabel());
    } else if (operation instanceof EditOperation.SubstituteEdge changed) {
      String place = between(source(changed.from(), mapping), source(changed.to(), mapping));
      relabel(present, place, changed.newLabel());
    } else if (operation instanceof EditOperation.InsertVertex born) {
      insert(present, "t" + born.targetVertex(), born.label());
    } else if (operation instanceof EditOperation.InsertEdge born) {
      insert(present, between("t" + born.targetFrom(), "t" + born.targetTo()), born.label());
    }
  }

  private static void remove(Map<String, String> present, String place) {
    if (present.remove(place) == null) {
      throw new AssertionError(place + " is deleted and was not there");
    }
  }

  private static void relabel(Map<String, String> present, String place, Label label) {
    if (present.put(place, label.toString()) == null) {
      throw new AssertionError(place + " is changed and was not there");
    }
  }

  private static void insert(Map<String, String> present, String place, Label label) {
    if (present.put(place, label.toString()) != null) {
      throw new AssertionError(place + " is inserted and was there");
    }
  }
}
