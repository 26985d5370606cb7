package org.eugene.neural.graphsim;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.eugene.neural.batch.EncodedGraph;
import org.eugene.neural.batch.PairBatch;
import org.eugene.neural.tensor.Tensor;

/**
 * An order of vertices for an image: breadth first from the vertex of largest degree, neighbours of
 * larger degree first, ties by number.
 */
final class VertexOrder {
  private VertexOrder() {}

  /** Rows of an image, each between two vertices that follow each other: [2B, side, N]. */
  static Tensor sampling(PairBatch batch, int side) {
    int graphs = 2 * batch.count();
    float[] values = new float[graphs * side * batch.order()];
    for (int g = 0; g < graphs; g++) {
      EncodedGraph graph =
          g < batch.count()
              ? batch.pairs().get(g).source()
              : batch.pairs().get(g - batch.count()).target();
      int[] order = of(graph);
      for (int row = 0; row < side && order.length > 0; row++) {
        double place = (double) row * (order.length - 1) / (side - 1);
        int below = (int) place;
        int above = Math.min(order.length - 1, below + 1);
        int from = (g * side + row) * batch.order();
        values[from + order[below]] += (float) (1 - (place - below));
        values[from + order[above]] += (float) (place - below);
      }
    }
    return batch.tape().constant(values, graphs, side, batch.order());
  }

  static int[] of(EncodedGraph graph) {
    int n = graph.order();
    int[] degrees = graph.degrees();
    int[] byDegree =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparingInt(v -> -degrees[v]))
            .mapToInt(Integer::intValue)
            .toArray();
    int[] order = new int[n];
    boolean[] seen = new boolean[n];
    int count = 0;
    for (int start : byDegree) {
      ArrayDeque<Integer> queue = new ArrayDeque<>();
      if (!seen[start]) {
        seen[start] = true;
        queue.add(start);
      }
      while (!queue.isEmpty()) {
        int v = queue.remove();
        order[count++] = v;
        for (int w : byDegree) {
          if (!seen[w] && graph.adjacency()[v * n + w] > 0) {
            seen[w] = true;
            queue.add(w);
          }
        }
      }
    }
    return order;
  }
}
