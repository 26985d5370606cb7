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

  /** Those that are asked for everywhere, with all kinds of costs. */
  static final List<String> MOLECULES = List.of("aids", "mutagenicity");

  /** Those with enough graphs of 25 to 50 vertices, and the costs that these are measured under. */
  static final List<String> LARGER = List.of("aids", "mutagenicity", "molhiv", "python-ast-50");

  static final List<String> COSTS_OF_LARGER = List.of("paper-1", "paper-2");

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

  /** Graphs under 25 vertices, so many pairs of each unless the run was told otherwise. */
  static List<Cell> cells(
      DataFolder data,
      TableOptions options,
      ToIntFunction<Results.CellName> pairs,
      List<Contender> contenders)
      throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (Results.CellName name : cellNames()) {
      int count = options.sample(pairs.applyAsInt(name));
      cells.add(
          Cell.of(
              data.questions(name.set(), SizeLimits.UNDER_25, name.costs(), count, options.seed()),
              contenders));
    }
    return cells;
  }
}
