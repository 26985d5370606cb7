package org.eugene.bench;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eugene.bench.against.AgainstTable;
import org.eugene.bench.learned.LearnedTables;
import org.eugene.bench.study.Studies;
import org.eugene.bench.table.OurTables;
import org.eugene.bench.table.PaperTables;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TuningTable;

/** All tables: the paper's, and ours. */
final class Tables {
  /** Runs all of the paper's. */
  static final String ALL = "all";

  /** Runs all others that need no more than data. */
  static final String OURS = "ours";

  private static final int SUGGESTIONS = 3;

  private static final List<Table> OF_PAPER = PaperTables.all();
  private static final List<Table> MEASURED =
      Stream.<Table>concat(OurTables.all().stream(), Studies.all().stream()).toList();
  private static final List<Table> ABOUT_CHANGES =
      List.of(TuningTable.ofEngine(), new AgainstTable());

  private static final List<Table> LEARNED = LearnedTables.all();

  private Tables() {}

  static List<Table> all() {
    return Stream.of(OF_PAPER, LEARNED, MEASURED, ABOUT_CHANGES).flatMap(List::stream).toList();
  }

  /** Those of the paper, in its order. */
  static List<Table> ofPaper() {
    return OF_PAPER;
  }

  /** Those that train; nobody runs them with all others. */
  static List<Table> learned() {
    return LEARNED;
  }

  /** Those that the project measures itself with. */
  static List<Table> ours() {
    return MEASURED;
  }

  /** Those that tell what a change does; nobody runs them with all others. */
  static List<Table> aboutChanges() {
    return ABOUT_CHANGES;
  }

  /** The tables that were typed, each once. */
  static List<Table> named(List<String> names) {
    Set<Table> tables = new LinkedHashSet<>();
    for (String name : names) {
      switch (name) {
        case ALL -> tables.addAll(OF_PAPER);
        case OURS -> tables.addAll(MEASURED);
        default -> tables.add(named(name));
      }
    }
    return List.copyOf(tables);
  }

  static Table named(String name) {
    return all().stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no table named " + name + suggestions(name)));
  }

  private static String suggestions(String typed) {
    List<String> near =
        all().stream()
            .map(Table::name)
            .filter(name -> isNear(name, typed))
            .sorted(Comparator.comparingInt(name -> distance(name, typed)))
            .limit(SUGGESTIONS)
            .toList();
    return near.isEmpty()
        ? "; eugene table lists all there are"
        : "; did you mean " + String.join(" or ", near) + "?";
  }

  private static boolean isNear(String name, String typed) {
    return name.contains(typed) || distance(name, typed) <= 1 + name.length() / 4;
  }

  /** How many letters to insert, delete or change. */
  private static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int at = 0; at <= b.length(); at++) {
      above[at] = at;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int k = 1; k <= b.length(); k++) {
        int change = above[k - 1] + (a.charAt(i - 1) == b.charAt(k - 1) ? 0 : 1);
        row[k] = Math.min(change, 1 + Math.min(above[k], row[k - 1]));
      }
      above = row;
    }
    return above[b.length()];
  }
}
