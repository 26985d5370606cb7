package org.eugene.bench.against;

import static org.eugene.bench.view.Figures.decimal;
import static org.eugene.bench.view.Figures.millis;
import static org.eugene.bench.view.Figures.percent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.eugene.bench.csv.Line;

/** What two builds did in one cell. */
final class Duel {
  static final List<String> COLUMNS =
      List.of(
          "programs",
          "table",
          "set",
          "costs",
          "effort",
          "pairs",
          "SI",
          "other SI",
          "proved",
          "other proved",
          "CPU ms",
          "other CPU ms",
          "this / other",
          "95 %",
          "different answers",
          "cut short");

  /** As the command line spells it. */
  private static final String OUT_OF_TIME = "out-of-time";

  private static final double ROUNDING = 1e-9;
  private static final List<String> CELL = List.of("programs", "table", "set", "costs", "effort");

  private final List<String> cell;
  private final List<Meeting> meetings;

  /** A pair that both answered. */
  private record Meeting(Line mine, Line theirs) {
    boolean isCutShort() {
      return List.of(mine.text("stop"), theirs.text("stop")).contains(OUT_OF_TIME);
    }

    boolean isDifferent() {
      return differ("lower") || differ("upper");
    }

    private boolean differ(String column) {
      return !(Math.abs(bound(mine, column) - bound(theirs, column)) < ROUNDING);
    }

    /** The published distance, or the better of the two. */
    double best() {
      return mine.text("known").isEmpty()
          ? Math.min(bound(mine, "upper"), bound(theirs, "upper"))
          : mine.number("known");
    }

    boolean isExact(Line line) {
      return Math.abs(bound(line, "upper") - best()) < ROUNDING;
    }
  }

  /** As the command line prints it; nothing found is printed in words. */
  private static double bound(Line line, String column) {
    try {
      return Double.parseDouble(line.text(column));
    } catch (NumberFormatException none) {
      return Double.MAX_VALUE;
    }
  }

  private Duel(List<String> cell, List<Meeting> meetings) {
    this.cell = cell;
    this.meetings = meetings;
  }

  /** One for every cell, in the order of the rows. */
  static List<Duel> of(List<Line> lines) {
    Map<List<String>, Map<List<String>, Line>> mine = new LinkedHashMap<>();
    Map<List<String>, List<Meeting>> cells = new LinkedHashMap<>();
    for (Line line : lines) {
      List<String> name = CELL.stream().map(line::text).toList();
      List<String> pair = List.of(line.text("source"), line.text("target"), line.text("seed"));
      Map<List<String>, Line> own = mine.computeIfAbsent(name, any -> new LinkedHashMap<>());
      if (line.text("build").equals(AgainstTable.THIS)) {
        own.put(pair, line);
      } else if (own.containsKey(pair)) {
        cells
            .computeIfAbsent(name, any -> new ArrayList<>())
            .add(new Meeting(own.getOrDefault(pair, line), line));
      }
    }
    List<Duel> duels = new ArrayList<>();
    cells.forEach((name, meetings) -> duels.add(new Duel(name, meetings)));
    return duels;
  }

  List<String> row() {
    Map<String, double[]> blocks = new TreeMap<>();
    for (Meeting meeting : meetings) {
      blocks.put(
          meeting.mine.text("seed") + " " + meeting.mine.text("block"),
          new double[] {
            meeting.mine.number("block_cpu_seconds"), meeting.theirs.number("block_cpu_seconds")
          });
    }
    Ratio ratio = new Ratio(List.copyOf(blocks.values()));
    List<String> row = new ArrayList<>(cell);
    row.add("" + meetings.size());
    row.add(decimal(share(meeting -> meeting.isExact(meeting.mine))));
    row.add(decimal(share(meeting -> meeting.isExact(meeting.theirs))));
    row.add(percent(share(meeting -> isProved(meeting.mine))));
    row.add(percent(share(meeting -> isProved(meeting.theirs))));
    row.add(millis(1e3 * sum(blocks, 0) / meetings.size()));
    row.add(millis(1e3 * sum(blocks, 1) / meetings.size()));
    row.add(decimal(ratio.value()));
    row.add(ratio.interval());
    row.add("" + count(meeting -> meeting.isDifferent() && !meeting.isCutShort()));
    row.add("" + count(Meeting::isCutShort));
    return row;
  }

  private static boolean isProved(Line line) {
    return Math.abs(bound(line, "upper") - bound(line, "lower")) < ROUNDING;
  }

  private static double sum(Map<String, double[]> blocks, int build) {
    return blocks.values().stream().mapToDouble(block -> block[build]).sum();
  }

  private double share(Predicate<Meeting> what) {
    return count(what) / (double) meetings.size();
  }

  private long count(Predicate<Meeting> what) {
    return meetings.stream().filter(what).count();
  }
}
