package org.eugene.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.eugene.graph.Graph;
import org.eugene.search.Settling.By;
import org.eugene.search.Settling.Outcome;

/**
 * One source against the targets at some positions: filter by lower bounds, settle what is left.
 *
 * <p>For a distance given from outside all targets face the same limit. For the nearest ones the
 * limit is raised step by step from 0: at each step, the targets whose bound is within it are
 * settled up to it, and those beyond it wait with the bound that they have by then (Seidl and
 * Kriegel 1998, key {@code seidl1998}). So no pair is searched farther than the k-th distance, and
 * what is done does not depend on how many threads do it.
 */
final class QueryRun {
  /** So many pairs are settled by one thread before another gets some. */
  private static final int CHUNK = 16;

  /** So many pairs are settled before a ranked search looks again who is still wanted. */
  private static final int RANKED = 64;

  private static final long FAR = Long.MAX_VALUE / 8;

  private final Crossing crossing;
  private final int source;
  private final Workers workers;
  private final Collector collector;
  private final Shelves shelves;
  private final PairPrices prices;
  private final QueryGraph query;
  private final ShelfFilter filter;
  private final Branch branch;
  private final Asked asked;
  private final Map<Stage, Long> ended = new EnumMap<>(Stage.class);

  /** The bound that a target has, or who settled it. */
  private enum Stage {
    SIZES,
    LABELS,
    DEGREES,
    BRANCH,
    RINGS,
    SEARCH,
    SPLITTING,
    ENGINE,
    EXACT
  }

  /**
   * Which targets are asked about.
   *
   * @param first the first position
   * @param end behind the last position
   * @param butNot a position that is left out, or -1
   */
  record Asked(int first, int end, int butNot) {
    long count() {
      long all = Math.max(0, (long) end - first);
      return all - (butNot >= first && butNot < end ? 1 : 0);
    }

    boolean has(int position) {
      return position >= first && position < end && position != butNot;
    }
  }

  /** A target that no bound puts aside. */
  private record Candidate(Shelf shelf, int slot, long lower, Stage stage) {
    int position() {
      return shelf.sketches().position[slot];
    }
  }

  QueryRun(Crossing crossing, int source, Collector collector, Asked asked, Workers workers) {
    this.crossing = crossing;
    this.source = source;
    this.collector = collector;
    this.asked = asked;
    this.workers = workers;
    this.shelves = crossing.shelves();
    this.prices = crossing.prices();
    this.query = crossing.query(source);
    this.filter = new ShelfFilter(query, prices, shelves.stars());
    this.branch = new Branch(query, crossing.stars());
  }

  /** All within a distance. */
  Answer within(double distance) {
    long limit = units(distance);
    List<Candidate> left = new ArrayList<>();
    for (int at = 0; at < shelves.count(); at++) {
      if (filter.bySizes(shelves.get(at)) <= limit) {
        scan(shelves.get(at), limit, left);
      }
    }
    List<Outcome> outcomes = settled(left, limit, distance);
    for (int at = 0; at < outcomes.size(); at++) {
      end(stage(outcomes.get(at).by()), 1);
      offer(left.get(at), outcomes.get(at));
    }
    return collector.answer(crossing.sourceId(source), work());
  }

  private long units(double distance) {
    return Double.isInfinite(distance) ? FAR : prices.unitsWithin(distance);
  }

  /** Goes through a shelf; who is left has the BRANCH bound. */
  private void scan(Shelf shelf, long limit, List<Candidate> left) {
    filter.look(shelf);
    Sketches sketches = shelf.sketches();
    int byLabels = 0;
    int byDegrees = 0;
    int byBranch = 0;
    for (int slot = firstAsked(sketches); slot < shelf.count(); slot++) {
      if (asked.has(sketches.position[slot])) {
        if (filter.byLabels(slot) > limit) {
          byLabels++;
        } else if (filter.byDegrees(shelf, slot) > limit) {
          byDegrees++;
        } else if (branch.lower(filter.stars(shelf, slot).star, limit) > limit) {
          byBranch++;
        } else {
          left.add(new Candidate(shelf, slot, limit, Stage.BRANCH));
        }
      }
    }
    end(Stage.LABELS, byLabels);
    end(Stage.DEGREES, byDegrees);
    end(Stage.BRANCH, byBranch);
  }

  private void end(Stage stage, long count) {
    ended.merge(stage, count, Long::sum);
  }

  private long ended(Stage stage) {
    return ended.getOrDefault(stage, 0L);
  }

  private int firstAsked(Sketches sketches) {
    if (asked.first == 0) {
      return 0;
    }
    int found = Arrays.binarySearch(sketches.position, asked.first);
    return found < 0 ? -found - 1 : found;
  }

  private List<Outcome> settled(List<Candidate> candidates, long units, double limit) {
    List<List<Candidate>> chunks = new ArrayList<>();
    for (int from = 0; from < candidates.size(); from += CHUNK) {
      chunks.add(candidates.subList(from, Math.min(candidates.size(), from + CHUNK)));
    }
    List<Outcome> all = new ArrayList<>();
    workers.map(chunks, chunk -> settle(chunk, units, limit)).forEach(all::addAll);
    return all;
  }

  private List<Outcome> settle(List<Candidate> chunk, long units, double limit) {
    Settling settling = crossing.take();
    List<Outcome> outcomes = new ArrayList<>();
    for (Candidate candidate : chunk) {
      outcomes.add(settling.settle(source, query, candidate.shelf, candidate.slot, units, limit));
    }
    crossing.giveBack(settling);
    return outcomes;
  }

  private static Stage stage(By by) {
    return switch (by) {
      case RINGS -> Stage.RINGS;
      case SEARCH -> Stage.SEARCH;
      case SPLITTING -> Stage.SPLITTING;
      case ENGINE -> Stage.ENGINE;
      case EXACT -> Stage.EXACT;
    };
  }

  private void offer(Candidate candidate, Outcome outcome) {
    int position = candidate.position();
    if (outcome.lower() <= collector.limit(position)) {
      collector.offer(
          new Hit(position, crossing.targets().id(position), outcome.lower(), outcome.upper()));
    }
  }

  /** The nearest ones, none of them farther away than this. */
  Answer nearest(double within) {
    long most = units(within);
    if (asked.count() <= collector.room()) {
      return within(within);
    }
    NavigableMap<Long, List<Candidate>> waiting = new TreeMap<>();
    NavigableMap<Long, List<Shelf>> untouched = new TreeMap<>();
    for (int at = 0; at < shelves.count(); at++) {
      Shelf shelf = shelves.get(at);
      untouched.computeIfAbsent(filter.bySizes(shelf), bound -> new ArrayList<>()).add(shelf);
    }
    long step = prices.step();
    while (true) {
      long least = Math.min(firstKey(waiting), firstKey(untouched));
      if (least > most || prices.cost(least) > collector.limit(0)) {
        break;
      }
      long limit = Math.min(least + step - 1, most);
      round(limit, within, waiting, untouched);
    }
    waiting.values().forEach(bucket -> bucket.forEach(left -> end(left.stage, 1)));
    return collector.answer(crossing.sourceId(source), work());
  }

  private static long firstKey(NavigableMap<Long, ?> map) {
    return map.isEmpty() ? Long.MAX_VALUE : map.firstKey();
  }

  /** Settles all within a limit up to that limit. */
  private void round(
      long limit,
      double within,
      NavigableMap<Long, List<Candidate>> waiting,
      NavigableMap<Long, List<Shelf>> untouched) {
    while (firstKey(untouched) <= limit) {
      for (Shelf shelf : untouched.pollFirstEntry().getValue()) {
        wait(shelf, waiting);
      }
    }
    List<Candidate> due = new ArrayList<>();
    while (firstKey(waiting) <= limit) {
      for (Candidate candidate : waiting.pollFirstEntry().getValue()) {
        Candidate raised = raised(candidate, limit);
        if (prices.cost(raised.lower) > collector.limit(raised.position())) {
          end(raised.stage, 1);
        } else if (raised.lower > limit) {
          put(raised, waiting);
        } else {
          due.add(raised);
        }
      }
    }
    if (crossing.ranking().isEmpty()) {
      settle(due, limit, within, waiting);
      return;
    }
    List<Candidate> left = ranked(due, crossing.ranking().get());
    while (!left.isEmpty()) {
      List<Candidate> first = left.subList(0, Math.min(RANKED, left.size()));
      settle(first, limit, within, waiting);
      left = stillWanted(left.subList(first.size(), left.size()));
    }
  }

  /** Those that are probably near come first. */
  private List<Candidate> ranked(List<Candidate> due, Ranking ranking) {
    List<Graph> targets = due.stream().map(c -> crossing.targets().graph(c.position())).toList();
    double[] guesses = ranking.guesses(crossing.source(source), targets);
    Integer[] order = new Integer[due.size()];
    Arrays.setAll(order, at -> at);
    Arrays.sort(order, Comparator.comparingDouble(at -> guesses[at]));
    return Arrays.stream(order).map(due::get).toList();
  }

  /** Whoever the answer so far has room for; the others end at the bound that they have. */
  private List<Candidate> stillWanted(List<Candidate> candidates) {
    List<Candidate> wanted = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (prices.cost(candidate.lower) > collector.limit(candidate.position())) {
        end(candidate.stage, 1);
      } else {
        wanted.add(candidate);
      }
    }
    return wanted;
  }

  /** Settles some up to a limit and offers those that are within it. */
  private void settle(
      List<Candidate> due, long limit, double within, NavigableMap<Long, List<Candidate>> waiting) {
    double distance = prices.cost(limit);
    List<Outcome> outcomes = settled(due, limit, Math.min(within, collector.limit(0)));
    for (int at = 0; at < outcomes.size(); at++) {
      Candidate candidate = due.get(at);
      Outcome outcome = outcomes.get(at);
      Stage stage = stage(outcome.by());
      if (Double.isInfinite(outcome.upper()) && outcome.lower() > distance) {
        long lower = Math.max(limit + 1, prices.unitsWithin(outcome.lower()));
        put(new Candidate(candidate.shelf, candidate.slot, lower, stage), waiting);
      } else {
        end(stage, 1);
        offer(candidate, outcome);
      }
    }
  }

  private void wait(Shelf shelf, Map<Long, List<Candidate>> waiting) {
    filter.look(shelf);
    Sketches sketches = shelf.sketches();
    for (int slot = firstAsked(sketches); slot < shelf.count(); slot++) {
      if (asked.has(sketches.position[slot])) {
        put(new Candidate(shelf, slot, filter.byLabels(slot), Stage.LABELS), waiting);
      }
    }
  }

  private static void put(Candidate candidate, Map<Long, List<Candidate>> waiting) {
    waiting.computeIfAbsent(candidate.lower, bound -> new ArrayList<>()).add(candidate);
  }

  /** By the next bounds, as long as they leave it within the limit. */
  private Candidate raised(Candidate candidate, long limit) {
    Candidate now = candidate;
    if (now.stage == Stage.LABELS) {
      filter.look(now.shelf);
      long lower = Math.max(now.lower, filter.byDegrees(now.shelf, now.slot));
      now = new Candidate(now.shelf, now.slot, lower, Stage.DEGREES);
    }
    if (now.stage == Stage.DEGREES && now.lower <= limit) {
      int[] star = filter.stars(now.shelf, now.slot).star;
      long lower = Math.max(now.lower, branch.lower(star, FAR));
      now = new Candidate(now.shelf, now.slot, lower, Stage.BRANCH);
    }
    return now;
  }

  private Work work() {
    long others = ended.values().stream().mapToLong(count -> count).sum();
    long exact = ended(Stage.EXACT);
    return new Work(
        asked.count(),
        asked.count() - others,
        ended(Stage.LABELS),
        ended(Stage.DEGREES),
        ended(Stage.BRANCH),
        ended(Stage.RINGS),
        ended(Stage.SEARCH),
        ended(Stage.SPLITTING),
        ended(Stage.ENGINE) + exact,
        exact);
  }
}
