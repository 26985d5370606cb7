package org.eugene.example;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eugene.engine.Phase;
import org.eugene.engine.Workshop;
import org.eugene.model.HalfEdges;
import org.eugene.model.SavingsModel;

/** A search: vertices with many edges are mapped onto vertices with many edges. */
final class ByDegree implements Phase {
  @Override
  public String name() {
    return "by-degree";
  }

  @Override
  public String unit() {
    return "mapping";
  }

  @Override
  public void run(Workshop shop, long once) {
    SavingsModel model = shop.model();
    List<Integer> rows = sorted(model.order(), model.rows(), model.rowHalves());
    List<Integer> columns = sorted(model.order(), model.columns(), model.columnHalves());
    int[] permutation = new int[model.order()];
    for (int at = 0; at < permutation.length; at++) {
      permutation[rows.get(at)] = columns.get(at);
    }
    shop.countdown().step();
    shop.incumbent().offer(permutation);
  }

  /** Vertices by falling degree; "nothing" has none and comes last. */
  private static List<Integer> sorted(int order, int vertices, HalfEdges halves) {
    Comparator<Integer> byDegree =
        Comparator.comparingInt(v -> v < vertices ? halves.degree(v) : -1);
    return IntStream.range(0, order).boxed().sorted(byDegree.reversed()).toList();
  }
}
