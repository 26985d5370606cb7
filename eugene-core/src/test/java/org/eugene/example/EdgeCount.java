package org.eugene.example;

import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.eugene.engine.Phase;
import org.eugene.engine.Workshop;
import org.eugene.problem.EdgePrices;
import org.eugene.problem.GedProblem;

/** A bound: the edges that one graph has more than the other are deleted or inserted. */
final class EdgeCount implements Phase {
  @Override
  public String name() {
    return "edge-count";
  }

  @Override
  public String unit() {
    return "bound";
  }

  @Override
  public void run(Workshop shop, long once) {
    GedProblem problem = shop.run().problem();
    EdgePrices prices = problem.edgePrices();
    int more = problem.sourceEdges().size() - problem.targetEdges().size();
    long price =
        more > 0
            ? least(prices.sourceKinds(), prices::delete)
            : least(prices.targetKinds(), prices::insert);
    shop.countdown().step();
    shop.run().raise(Math.abs(more) * price);
  }

  private static long least(int kinds, IntToLongFunction price) {
    return IntStream.range(0, kinds).mapToLong(price).min().orElse(0);
  }
}
