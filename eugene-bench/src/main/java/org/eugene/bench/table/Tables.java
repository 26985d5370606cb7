package org.eugene.bench.table;

import java.util.List;
import java.util.stream.Collectors;

/** All tables. */
public final class Tables {
  private static final List<Table> ALL =
      List.of(
          new MAdamTable(),
          new BaselinesTable(),
          new EngineTable(),
          new EngineLargeTable(),
          new ProofTable(),
          new ExactAgainstForiTable(),
          new Aids700NefTable(),
          new Chem2Table(),
          new VeryLargeTable(),
          new BudgetTable());

  private Tables() {}

  public static List<Table> all() {
    return ALL;
  }

  public static Table named(String name) {
    return ALL.stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no table named "
                        + name
                        + "; there are "
                        + ALL.stream().map(Table::name).collect(Collectors.joining(", "))));
  }
}
