package org.eugene.bench.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eugene.bench.generate.Networks;
import org.eugene.bench.generate.NoisyCopy;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.Question;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.LabelDictionary;

/**
 * Networks that we make, each against a permuted copy with one edge in a hundred moved.
 *
 * @param orders the numbers of their vertices; a cell each
 */
record NoisyNetworks(List<Integer> orders) implements Pairs {
  NoisyNetworks {
    orders = List.copyOf(orders);
  }

  @Override
  public List<Cell> cells(DataFolder data, TableOptions options, List<Contender> contenders) {
    List<Cell> cells = new ArrayList<>();
    for (int order : orders) {
      Random random = new Random(options.seed());
      Graph original = Networks.coAuthors(order, "original", new LabelDictionary(), random);
      int moved = original.size() / 100;
      Graph copy = NoisyCopy.of(original, moved, options.seed()).withId("copy");
      PublishedCell cell = new PublishedCell();
      cell.planted(
          new Question(
              "co-authors-" + order,
              NamedCosts.UNIFORM.name(),
              NamedCosts.UNIFORM.costs(),
              new GraphPair(original, copy)),
          2.0 * moved);
      cells.add(cell.askedOf(contenders));
    }
    return cells;
  }
}
