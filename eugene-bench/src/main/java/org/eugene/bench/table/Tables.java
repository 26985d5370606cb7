package org.eugene.bench.table;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All tables: the paper's, and ours. */
public final class Tables {
  private static final List<Table> OF_PAPER = PaperTables.all();

  private static final List<Table> OURS =
      List.of(
          new MAdamTable(),
          new BaselinesTable(),
          new EngineTable(),
          new EngineLargeTable(),
          new ProofTable(),
          new ExactAgainstForiTable(),
          new Aids700NefTable(),
          new Chem2Table(),
          new BudgetTable());

  private Tables() {}

  public static List<Table> all() {
    return Stream.concat(OF_PAPER.stream(), OURS.stream()).toList();
  }

  /** Those of the paper, in its order. */
  public static List<Table> ofPaper() {
    return OF_PAPER;
  }

  /** Those that the project measures itself with besides. */
  public static List<Table> ours() {
    return OURS;
  }

  public static Table named(String name) {
    return all().stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no table named "
                        + name
                        + "; there are "
                        + all().stream().map(Table::name).collect(Collectors.joining(", "))));
  }
}
