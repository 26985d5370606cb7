package org.eugene.bench.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;

/**
 * Networks of thousands of vertices, of a mean degree of 3 or 6 or trees, with labels or without.
 */
public enum LargeNetworks {
  /** Any two are as likely as any other to be tied. */
  RANDOM {
    @Override
    void tie(Ties ties, int degree, Random random) {
      while (ties.size() < ties.order * degree / 2) {
        ties.add(random.nextInt(ties.order), random.nextInt(ties.order));
      }
    }
  },

  /** Whoever comes ties himself to those who have many ties already, one time in ten to anybody. */
  PREFERENTIAL {
    @Override
    void tie(Ties ties, int degree, Random random) {
      List<Integer> ends = new ArrayList<>();
      for (int v = 1; v < ties.order; v++) {
        int wanted = Math.min(v, degree / 2 + (degree % 2 == 1 && random.nextBoolean() ? 1 : 0));
        for (int tied = 0; tied < wanted; ) {
          boolean anybody = ends.isEmpty() || random.nextInt(10) == 0;
          int u = anybody ? random.nextInt(v) : ends.get(random.nextInt(ends.size()));
          if (u != v && ties.add(u, v)) {
            ends.add(u);
            ends.add(v);
            tied++;
          }
        }
      }
    }
  },

  /** A square grid with a diagonal in every square, or with some of its edges missing. */
  GRID {
    @Override
    void tie(Ties ties, int degree, Random random) {
      int side = (int) Math.sqrt(ties.order);
      List<int[]> all = new ArrayList<>();
      for (int v = 0; v < ties.order; v++) {
        boolean isLast = v % side + 1 == side || v + 1 == ties.order;
        boolean isAtEnd = v + side >= ties.order;
        if (!isLast) {
          all.add(new int[] {v, v + 1});
        }
        if (!isAtEnd) {
          all.add(new int[] {v, v + side});
        }
        if (degree > 4 && !isLast && v + side + 1 < ties.order) {
          all.add(new int[] {v, v + side + 1});
        }
      }
      Collections.shuffle(all, random);
      for (int[] tie : all.subList(0, Math.min(all.size(), ties.order * degree / 2))) {
        ties.add(tie[0], tie[1]);
      }
    }
  },

  /** One after the other. */
  CHAIN {
    @Override
    void tie(Ties ties, int degree, Random random) {
      for (int v = 1; v < ties.order; v++) {
        ties.add(v - 1, v);
      }
    }
  },

  /** Whoever comes ties himself to anybody. */
  TREE {
    @Override
    void tie(Ties ties, int degree, Random random) {
      for (int v = 1; v < ties.order; v++) {
        ties.add(random.nextInt(v), v);
      }
    }
  },

  /** Two below each. */
  BINARY_TREE {
    @Override
    void tie(Ties ties, int degree, Random random) {
      for (int v = 1; v < ties.order; v++) {
        ties.add((v - 1) / 2, v);
      }
    }
  };

  /** Whether the mean degree is 2, whatever is asked for. */
  public boolean isTree() {
    return this == CHAIN || this == TREE || this == BINARY_TREE;
  }

  abstract void tie(Ties ties, int degree, Random random);

  /** Those who are tied. */
  static final class Ties {
    private final int order;
    private final Set<Long> known = new HashSet<>();
    private final GraphBuilder graph;

    Ties(GraphBuilder graph) {
      this.order = graph.order();
      this.graph = graph;
    }

    int size() {
      return known.size();
    }

    boolean add(int u, int v) {
      boolean isNew = u != v && known.add((long) Math.min(u, v) << 32 | Math.max(u, v));
      if (isNew) {
        graph.addEdge(u, v, Label.BLANK);
      }
      return isNew;
    }
  }

  /**
   * @param labels so many different ones; with one vertices have none
   */
  public Graph graph(int order, int degree, int labels, long seed) {
    Random random = new Random(seed);
    GraphBuilder graph = Graph.undirected(name(), new LabelDictionary());
    Label[] alphabet = new Label[labels];
    Arrays.setAll(alphabet, label -> labels == 1 ? Label.BLANK : Label.of("label " + label));
    for (int v = 0; v < order; v++) {
      graph.addVertex(alphabet[random.nextInt(labels)]);
    }
    tie(new Ties(graph), degree, random);
    return graph.build();
  }
}
