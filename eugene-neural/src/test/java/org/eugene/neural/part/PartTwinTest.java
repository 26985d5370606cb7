package org.eugene.neural.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.neural.NeedsTensors;
import org.eugene.neural.Toys;
import org.eugene.neural.batch.EncodedGraph;
import org.eugene.neural.batch.EncodedPair;
import org.eugene.neural.batch.Encoding;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tape;
import org.eugene.neural.tensor.Tensor;
import org.eugene.neural.tensor.Weight;
import org.eugene.neural.tensor.Weights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every part against the obvious loops, graph by graph, on a padded batch. */
@ExtendWith(NeedsTensors.class)
class PartTwinTest {
  private static final double CLOSE = 1e-4;

  private final Encoding encoding = Toys.encoding(Toys.uniform());
  private final List<EncodedPair> pairs =
      Toys.encoded(Toys.known(Toys.molecules(6, 2, 6, 11), Toys.uniform()), encoding);
  private final int width = encoding.width();
  private final Weights weights = Weights.seeded(3);

  private interface Part {
    Tensor of(PairBatch batch);
  }

  private interface GraphTwin {
    double[][] of(EncodedGraph graph);
  }

  private interface PairTwin {
    double[][] of(EncodedGraph source, EncodedGraph target);
  }

  private static double[][] x(EncodedGraph graph) {
    return Rows.of(graph.features(), graph.features().length / graph.order());
  }

  private static double[][] a(EncodedGraph graph) {
    return Rows.of(graph.adjacency(), graph.order());
  }

  private EncodedGraph graph(int g) {
    return g < pairs.size() ? pairs.get(g).source() : pairs.get(g - pairs.size()).target();
  }

  /** Biases and shifts start at 0: give them values, or a forgotten one would not show. */
  private void stir() {
    for (Weight weight : weights.all()) {
      for (int at = 0; at < weight.values().length; at++) {
        weight.values()[at] += 0.05f * ((at * 7 + 3) % 5 - 1);
      }
    }
  }

  /** [2B, N, d] or [2B, d] against one matrix a graph; padding must be 0. */
  private void check(Part part, GraphTwin twin) {
    stir();
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pairs, width, 8);
      Tensor result = part.of(batch);
      int columns = result.side(-1);
      int rows = result.shape().length == 3 ? result.side(1) : 1;
      double[][] values = Rows.of(result.values(), columns);
      for (int g = 0; g < 2 * pairs.size(); g++) {
        compare(values, g * rows, rows, twin.of(graph(g)));
      }
    }
  }

  /** [B, …] against one matrix a pair. */
  private void checkPairs(Part part, PairTwin twin) {
    stir();
    try (Tape tape = Tape.asking()) {
      PairBatch batch = PairBatch.of(tape, pairs, width, 8);
      Tensor result = part.of(batch);
      int rows = result.shape().length == 3 ? result.side(1) : 1;
      double[][] values = Rows.of(result.values(), result.side(-1));
      for (int p = 0; p < pairs.size(); p++) {
        double[][] expected = twin.of(pairs.get(p).source(), pairs.get(p).target());
        compare(values, p * rows, expected.length, expected);
      }
    }
  }

  private static void compare(double[][] values, int from, int rows, double[][] expected) {
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < (expected.length > 0 ? expected[0].length : 0); c++) {
        assertThat(values[from + r][c])
            .as("row " + r + ", column " + c)
            .isCloseTo(r < expected.length ? expected[r][c] : 0, within(CLOSE));
      }
    }
  }

  private static double[][] smoothing(EncodedGraph graph) {
    double[][] a = a(graph);
    double[] degree = new double[a.length];
    for (int u = 0; u < a.length; u++) {
      a[u][u] = 1;
      for (double edge : a[u]) {
        degree[u] += edge;
      }
    }
    for (int u = 0; u < a.length; u++) {
      for (int v = 0; v < a.length; v++) {
        a[u][v] /= Math.sqrt(degree[u] * degree[v]);
      }
    }
    return a;
  }

  @Test
  void graphConvolutions() {
    GcnStack stack = new GcnStack(weights, width, 5, 4);
    check(
        batch -> stack.of(batch).get(1),
        graph -> {
          double[][] s = smoothing(graph);
          double[][] h = Rows.linear(weights, "gcn0", Rows.dot(s, x(graph)));
          return Rows.linear(weights, "gcn1", Rows.dot(s, Rows.relu(h)));
        });
  }

  @Test
  void isomorphismLayer() {
    GinLayer layer = GinLayer.learning(weights.in("gin"), width, 5, 0.3, Optional.empty());
    check(
        batch -> layer.of(batch, batch.features()),
        graph -> {
          double e = Rows.weight(weights, "gin.epsilon").values()[0];
          double[][] sum =
              Rows.plus(Rows.map(x(graph), h -> (1 + e) * h), Rows.dot(a(graph), x(graph)));
          return Rows.mlp(weights, "gin", 2, sum);
        });
  }

  @Test
  void fixedEpsilonIsAdded() {
    GinLayer layer = GinLayer.fixed(weights.in("gin"), width, 5, 1, Optional.empty());
    check(
        batch -> layer.of(batch, batch.features()),
        graph ->
            Rows.mlp(
                weights,
                "gin",
                2,
                Rows.plus(Rows.map(x(graph), h -> 2 * h), Rows.dot(a(graph), x(graph)))));
  }

  @Test
  void normOverOneGraph() {
    MaskedNorm norm = new MaskedNorm(weights.in("norm"), MaskedNorm.Over.GRAPH, width);
    check(batch -> norm.of(batch, batch.features()), graph -> normed(graph, x(graph)));
  }

  private double[][] normed(EncodedGraph graph, double[][] x) {
    double[][] result = new double[graph.order()][width];
    float[] scale = Rows.weight(weights, "norm.scale").values();
    float[] shift = Rows.weight(weights, "norm.shift").values();
    for (int c = 0; c < width; c++) {
      double mean = 0;
      double square = 0;
      for (double[] row : x) {
        mean += row[c] / x.length;
      }
      for (double[] row : x) {
        square += (row[c] - mean) * (row[c] - mean) / x.length;
      }
      for (int v = 0; v < x.length; v++) {
        result[v][c] = (x[v][c] - mean) / Math.sqrt(square + 1e-5) * scale[c] + shift[c];
      }
    }
    return result;
  }

  @Test
  void normOverTheBatchKeepsRunningStatistics() {
    MaskedNorm norm = new MaskedNorm(weights.in("norm"), MaskedNorm.Over.BATCH, width);
    double[] mean = new double[width];
    int vertices = 0;
    for (int g = 0; g < 2 * pairs.size(); g++) {
      for (double[] row : x(graph(g))) {
        vertices++;
        for (int c = 0; c < width; c++) {
          mean[c] += row[c];
        }
      }
    }
    try (Tape tape = Tape.learning()) {
      PairBatch batch = PairBatch.of(tape, pairs, width, 9);
      Tensor out = norm.of(batch, batch.features());
      float[] sums = out.sum(0).sum(1).values();
      for (float sum : sums) {
        assertThat(sum).isCloseTo(0, within(1e-2f));
      }
      tape.backward(out.sum());
    }
    float[] kept = Rows.weight(weights, "norm.mean").values();
    for (int c = 0; c < width; c++) {
      assertThat((double) kept[c]).isCloseTo(0.1 * mean[c] / vertices, within(1e-5));
    }
  }

  /** Edge by edge: every neighbour u of v sends W[h_u; h_v; 1]. */
  @Test
  void messagesAndGatedUnit() {
    Propagation propagation = new Propagation(weights.in("p"), width, 3, 2);
    check(
        propagation::of,
        graph -> {
          double[][] h = Rows.mlp(weights, "p.encoder", 2, x(graph));
          for (int step = 0; step < 2; step++) {
            h = gated(h, messages(graph, h));
          }
          return h;
        });
  }

  private double[][] messages(EncodedGraph graph, double[][] h) {
    double[][] neighbour = Rows.of(weights, "p.neighbour");
    double[][] self = Rows.of(weights, "p.self");
    float[] bias = Rows.weight(weights, "p.message").values();
    double[][] sum = new double[graph.order()][6];
    for (int u = 0; u < graph.order(); u++) {
      for (int v = 0; v < graph.order(); v++) {
        for (int c = 0; c < 6 && graph.adjacency()[u * graph.order() + v] > 0; c++) {
          sum[v][c] += bias[c];
          for (int d = 0; d < 3; d++) {
            sum[v][c] += h[u][d] * neighbour[d][c] + h[v][d] * self[d][c];
          }
        }
      }
    }
    return sum;
  }

  private double[][] gated(double[][] h, double[][] message) {
    double[][] m = Rows.linear(weights, "p.gru.message", message);
    double[][] s = Rows.linear(weights, "p.gru.state", h);
    double[][] next = new double[h.length][3];
    for (int v = 0; v < h.length; v++) {
      for (int d = 0; d < 3; d++) {
        double reset = Rows.sigmoid(m[v][d] + s[v][d]);
        double keep = Rows.sigmoid(m[v][3 + d] + s[v][3 + d]);
        double candidate = Math.tanh(m[v][6 + d] + reset * s[v][6 + d]);
        next[v][d] = (1 - keep) * candidate + keep * h[v][d];
      }
    }
    return next;
  }

  @Test
  void attentionPooling() {
    AttentionPool pool = new AttentionPool(weights.in("pool"), width);
    check(
        batch -> pool.of(batch.features(), batch.mask()),
        graph -> {
          double[][] h = x(graph);
          double[][] mean = Rows.map(Rows.sum(h), s -> s / h.length);
          double[][] c = Rows.map(Rows.dot(mean, Rows.of(weights, "pool.weight")), Math::tanh);
          double[][] weight = Rows.map(Rows.dot(h, Rows.transposed(c)), Rows::sigmoid);
          return Rows.dot(Rows.transposed(weight), h);
        });
  }

  @Test
  void gatedSum() {
    GatedSum pool = new GatedSum(weights.in("pool"), width, 3);
    check(
        batch -> pool.of(batch.features(), batch.mask()),
        graph -> {
          double[][] both = Rows.mlp(weights, "pool.gate", 2, x(graph));
          double[][] sum = new double[1][3];
          for (double[] row : both) {
            for (int c = 0; c < 3; c++) {
              sum[0][c] += Rows.sigmoid(row[c]) * row[3 + c];
            }
          }
          return Rows.linear(weights, "pool.last", sum);
        });
  }

  @Test
  void deepSet() {
    DeepSet pool = new DeepSet(weights.in("pool"), width);
    check(
        batch -> pool.of(batch.features(), batch.mask()),
        graph -> {
          double[][] inner = Rows.relu(Rows.linear(weights, "pool.inner", x(graph)));
          return Rows.relu(Rows.linear(weights, "pool.outer", Rows.sum(inner)));
        });
  }

  @Test
  void squeezeAndExcite() {
    SqueezeExcite gate = new SqueezeExcite(weights.in("gate"), Tensor::tanh, width);
    check(
        batch -> gate.of(batch.features()),
        graph -> {
          double[][] x = x(graph);
          double[][] g = Rows.map(Rows.mlp(weights, "gate", 2, x), Math::tanh);
          for (int v = 0; v < x.length; v++) {
            for (int c = 0; c < width; c++) {
              x[v][c] += x[v][c] * g[v][c];
            }
          }
          return x;
        });
  }

  @Test
  void tensorNetwork() {
    TensorNetwork network = new TensorNetwork(weights.in("t"), width, 3);
    checkPairs(
        batch -> {
          Tensor g = batch.features().sum(1).reshaped(2L * batch.count(), width);
          return network.of(batch.sources(g), batch.targets(g));
        },
        (source, target) -> {
          double[][] g1 = Rows.sum(x(source));
          double[][] g2 = Rows.sum(x(target));
          double[][] forms = Rows.of(weights, "t.forms");
          double[][] out = Rows.linear(weights, "t.linear", Rows.beside(List.of(g1, g2)));
          for (int k = 0; k < 3; k++) {
            for (int i = 0; i < width; i++) {
              for (int j = 0; j < width; j++) {
                out[0][k] += g1[0][i] * forms[k * width + i][j] * g2[0][j];
              }
            }
          }
          return Rows.relu(out);
        });
  }

  @Test
  void bilinearFormsOfPairs() {
    PairBilinear forms = new PairBilinear(weights.in("f"), width, 2);
    checkPairs(
        batch -> forms.of(batch.sources(batch.features()), batch.targets(batch.features())),
        (source, target) -> {
          double[][] w = Rows.of(weights, "f.forms");
          double[][] result = new double[source.order()][target.order()];
          for (int u = 0; u < source.order(); u++) {
            for (int v = 0; v < target.order(); v++) {
              double[][] both = new double[1][2];
              for (int k = 0; k < 2; k++) {
                for (int i = 0; i < width; i++) {
                  for (int j = 0; j < width; j++) {
                    both[0][k] += x(source)[u][i] * w[k * width + i][j] * x(target)[v][j];
                  }
                }
              }
              result[u][v] = Rows.mlp(weights, "f.mlp", 3, both)[0][0];
            }
          }
          return result;
        });
  }

  @Test
  void distances() {
    checkPairs(
        batch ->
            Distances.manhattan(batch.sources(batch.features()), batch.targets(batch.features())),
        (source, target) -> distances(source, target, false));
    checkPairs(
        batch ->
            Distances.euclidean(batch.sources(batch.features()), batch.targets(batch.features())),
        (source, target) -> distances(source, target, true));
  }

  private static double[][] distances(EncodedGraph source, EncodedGraph target, boolean square) {
    double[][] result = new double[source.order()][target.order()];
    for (int u = 0; u < source.order(); u++) {
      for (int v = 0; v < target.order(); v++) {
        double sum = square ? Distances.SOFT : 0;
        for (int c = 0; c < x(source)[u].length; c++) {
          double gap = Math.abs(x(source)[u][c] - x(target)[v][c]);
          sum += square ? gap * gap : gap;
        }
        result[u][v] = square ? Math.sqrt(sum) : sum;
      }
    }
    return result;
  }

  @Test
  void histogramOfProducts() {
    checkPairs(
        batch ->
            Histogram.of(
                batch, batch.sources(batch.features()), batch.targets(batch.features()), 4),
        (source, target) -> {
          double[][] products = Rows.dot(x(source), Rows.transposed(x(target)));
          List<Double> all = new ArrayList<>();
          for (double[] row : products) {
            for (double product : row) {
              all.add(product);
            }
          }
          double least = all.stream().mapToDouble(d -> d).min().orElse(0);
          double most = all.stream().mapToDouble(d -> d).max().orElse(0);
          double[][] shares = new double[1][4];
          for (double product : all) {
            int bin = most > least ? (int) Math.min(3, 4 * (product - least) / (most - least)) : 0;
            shares[0][bin] += 1.0 / all.size();
          }
          return shares;
        });
  }

  @Test
  void edgeStates() {
    EdgeStates edges = new EdgeStates(weights.in("e"), width, 2);
    check(
        batch ->
            edges.of(batch, batch.features()).slice(3, 1, 2).reshaped(2L * batch.count(), 8, 8),
        graph -> {
          double[][] result = new double[graph.order()][graph.order()];
          for (int u = 0; u < graph.order(); u++) {
            for (int v = 0; v < graph.order(); v++) {
              result[u][v] = u == v ? 0 : edge(graph, u, v) + edge(graph, v, u);
            }
          }
          return result;
        });
  }

  private double edge(EncodedGraph graph, int u, int v) {
    double[][] first = Rows.dot(new double[][] {x(graph)[u]}, Rows.of(weights, "e.first"));
    double[][] second = Rows.dot(new double[][] {x(graph)[v]}, Rows.of(weights, "e.second"));
    double a = graph.adjacency()[u * graph.order() + v];
    double[][] third = Rows.map(Rows.of(weights, "e.edge"), w -> a * w);
    double[][] hidden =
        Rows.plus(Rows.plus(Rows.plus(first, second), third), Rows.of(weights, "e.bias"));
    return Rows.linear(weights, "e.last", Rows.relu(hidden))[0][1];
  }

  /** One product is ten steps of PageRank, and the other operators are their definitions. */
  @Test
  void hypergraphs() {
    check(
        batch ->
            Hypergraph.neighbourhoods(batch, 2)
                .ranked(batch.features().slice(-1, 0, 1).plus(0.3).times(batch.mask())),
        graph -> {
          double[][] scores = new double[graph.order()][1];
          for (int v = 0; v < graph.order(); v++) {
            scores[v][0] = x(graph)[v][0] + 0.3;
          }
          double[][] rank = scores;
          for (int step = 0; step < 10; step++) {
            double[][] moved = spread(graph, members(graph, rank));
            rank = Rows.plus(Rows.map(moved, r -> 0.9 * r), Rows.map(scores, r -> 0.1 * r));
          }
          return rank;
        });
    check(
        batch -> Hypergraph.neighbourhoods(batch, 2).smoothed(batch.features()),
        graph -> spread(graph, members(graph, x(graph))));
    check(
        batch -> Hypergraph.neighbourhoods(batch, 2).spread(batch.features()),
        graph -> spread(graph, x(graph)));
  }

  /** Hᵀ x with hyperedges of what is at most two steps away. */
  private static double[][] members(EncodedGraph graph, double[][] x) {
    return Rows.dot(Rows.transposed(incidence(graph)), x);
  }

  /** D⁻¹ H B⁻¹ x. */
  private static double[][] spread(EncodedGraph graph, double[][] x) {
    double[][] h = incidence(graph);
    double[][] result = new double[h.length][x[0].length];
    for (int v = 0; v < h.length; v++) {
      double count = 0;
      for (int e = 0; e < h.length; e++) {
        count += h[v][e];
        double size = 0;
        for (double[] row : h) {
          size += row[e];
        }
        for (int c = 0; c < x[0].length; c++) {
          result[v][c] += h[v][e] * x[e][c] / size;
        }
      }
      for (int c = 0; c < x[0].length; c++) {
        result[v][c] /= count;
      }
    }
    return result;
  }

  private static double[][] incidence(EncodedGraph graph) {
    double[][] a = a(graph);
    for (int v = 0; v < a.length; v++) {
      a[v][v] = 1;
    }
    return Rows.map(Rows.dot(a, a), paths -> paths > 0 ? 1 : 0);
  }

  @Test
  void cosineMatch() {
    CosineMatch match = new CosineMatch(weights.in("m"), width);
    checkPairs(
        batch -> batch.sources(match.of(batch, batch.features(), batch.mask())),
        (source, target) -> {
          double[][] w = Rows.of(weights, "m.weight");
          double[][] result = new double[source.order()][width];
          for (int u = 0; u < source.order(); u++) {
            double[] mean = new double[width];
            double total = 1e-6;
            for (double[] y : x(target)) {
              double cosine = Math.max(0, cosine(x(source)[u], y, null));
              total += cosine;
              for (int c = 0; c < width; c++) {
                mean[c] += cosine * y[c];
              }
            }
            for (int c = 0; c < width; c++) {
              mean[c] /= total;
            }
            for (int k = 0; k < width; k++) {
              double[] column = new double[width];
              for (int c = 0; c < width; c++) {
                column[c] = w[c][k];
              }
              result[u][k] = cosine(x(source)[u], mean, column);
            }
          }
          return result;
        });
  }

  private static double cosine(double[] x, double[] y, double[] w) {
    double product = 0;
    double xx = 1e-6;
    double yy = 1e-6;
    for (int c = 0; c < x.length; c++) {
      double square = w == null ? 1 : w[c] * w[c];
      product += square * x[c] * y[c];
      xx += square * x[c] * x[c];
      yy += square * y[c] * y[c];
    }
    return product / Math.sqrt(xx * yy);
  }

  @Test
  void headsAreTheirFormulas() {
    checkPairs(
        batch -> Heads.similarity(batch, batch.column(p -> p.source().size() - 3)),
        (source, target) -> {
          double similarity = Rows.sigmoid(source.size() - 3);
          return new double[][] {{-(source.order() + target.order()) / 2.0 * Math.log(similarity)}};
        });
    checkPairs(
        batch -> Heads.ofSimilarity(batch, batch.column(p -> 0.25)),
        (source, target) ->
            new double[][] {{-(source.order() + target.order()) / 2.0 * Math.log(0.25)}});
  }
}
