package org.eugene.bench.generate;

import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/** Networks without labels. */
public final class Networks {
  private final boolean[][] tied;
  private final Random random;

  private Networks(int order, Random random) {
    this.tied = new boolean[order][order];
    this.random = random;
  }

  /** Somebody who was in a few casts, and everybody who was in them too. */
  static Graph ego(int order, String id, LabelDictionary labels, Random random) {
    Networks network = new Networks(order, random);
    int from = 1;
    while (from < order) {
      int cast = Math.min(order - from, 3 + random.nextInt(6));
      for (int u = from; u < from + cast; u++) {
        network.tie(0, u);
        for (int v = from; v < u; v++) {
          network.tie(u, v);
        }
      }
      if (from > 1 && random.nextBoolean()) {
        network.tie(1 + random.nextInt(from - 1), from);
      }
      from += cast;
    }
    return network.graph(id, labels);
  }

  /** Points in a square, each tied to its nearest three. */
  static Graph mesh(int order, String id, LabelDictionary labels, Random random) {
    Networks network = new Networks(order, random);
    double[] x = random.doubles(order).toArray();
    double[] y = random.doubles(order).toArray();
    for (int u = 0; u < order; u++) {
      for (int tie = 0; tie < Math.min(3, order - 1); tie++) {
        int nearest = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int v = 0; v < order; v++) {
          double distance = Math.hypot(x[u] - x[v], y[u] - y[v]);
          if (v != u && distance < least && !network.tied[u][v]) {
            least = distance;
            nearest = v;
          }
        }
        if (nearest >= 0) {
          network.tie(u, nearest);
        }
      }
    }
    return network.graph(id, labels);
  }

  /** A path through all, and half as many ties again between any two. */
  static Graph random(int order, String id, LabelDictionary labels, Random random) {
    Networks network = new Networks(order, random);
    for (int v = 1; v < order; v++) {
      network.tie(v - 1, v);
    }
    network.tieAnyTwo(order / 2);
    return network.graph(id, labels);
  }

  /** Authors of papers: of every paper all but the first have written, or have not, before. */
  public static Graph coAuthors(int order, String id, LabelDictionary labels, Random random) {
    Networks network = new Networks(order, random);
    int known = 1;
    while (known < order) {
      int first = known++;
      int[] authors = new int[2 + random.nextInt(3)];
      authors[0] = first;
      for (int at = 1; at < authors.length; at++) {
        boolean stranger = known < order && random.nextInt(3) == 0;
        authors[at] = stranger ? known++ : random.nextInt(first);
      }
      for (int u : authors) {
        for (int v : authors) {
          network.tie(u, v);
        }
      }
    }
    return network.graph(id, labels);
  }

  /** Pupils: most contacts are within their form. */
  static Graph contacts(int order, int form, String id, LabelDictionary labels, Random random) {
    Networks network = new Networks(order, random);
    for (int u = 0; u < order; u++) {
      for (int v = 0; v < u; v++) {
        if (random.nextDouble() < (u / form == v / form ? 0.6 : 0.06)) {
          network.tie(u, v);
        }
      }
    }
    return network.graph(id, labels);
  }

  private void tieAnyTwo(int times) {
    for (int time = 0; time < times; time++) {
      tie(random.nextInt(tied.length), random.nextInt(tied.length));
    }
  }

  private void tie(int u, int v) {
    if (u != v) {
      tied[u][v] = true;
      tied[v][u] = true;
    }
  }

  private Graph graph(String id, LabelDictionary labels) {
    GraphBuilder builder = Graph.undirected(id, labels);
    for (int v = 0; v < tied.length; v++) {
      builder.addVertex(Label.BLANK);
      for (int u = 0; u < v; u++) {
        if (tied[u][v]) {
          builder.addEdge(u, v, Label.BLANK);
        }
      }
    }
    return builder.build();
  }
}
