package org.eugene.bench.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.Contender;
import org.eugene.bench.sample.DataFolder;
import org.eugene.search.sample.SizeLimits;

/** The data sets of the paper's tables and the costs that each is measured under. */
final class SmallSets {
  static final List<String> LABELLED = List.of("aids", "mutagenicity", "molhiv", "python-ast");
  static final List<String> UNLABELLED = List.of("imdb-multi", "coil-del", "triangles");

  private SmallSets() {}

  /** All pairs of a set and costs: relabelling is free in the paper's first and third costs. */
  static List<Results.CellName> cellNames() {
    List<Results.CellName> names = new ArrayList<>();
    for (String set : LABELLED) {
      for (String costs : List.of("paper-1", "paper-2", "paper-3")) {
        names.add(new Results.CellName(set, costs));
      }
    }
    for (String set : UNLABELLED) {
      for (String costs : List.of("paper-1", "paper-3")) {
        names.add(new Results.CellName(set, costs));
      }
    }
    return names;
  }

  /** Graphs under 25 vertices, so many pairs of each. */
  static List<Cell> cells(
      DataFolder data, long seed, ToIntFunction<Results.CellName> pairs, Contender... contenders)
      throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (Results.CellName name : cellNames()) {
      cells.add(
          Cell.of(
              data.questions(
                  name.set(), SizeLimits.UNDER_25, name.costs(), pairs.applyAsInt(name), seed),
              contenders));
    }
    return cells;
  }
}
