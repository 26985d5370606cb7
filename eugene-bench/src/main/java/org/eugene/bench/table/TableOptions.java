package org.eugene.bench.table;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What tables can be told.
 *
 * @param draw which pairs are drawn
 * @param kept what of a table is measured
 * @param spending what methods that take long may spend
 * @param against another build of the program, for tables that compare two
 * @param spark the master of a Spark cluster, for tables that ask one too
 */
public record TableOptions(
    Draw draw, Kept kept, Spending spending, Against against, Optional<String> spark) {
  /** Fewer pairs are for looking at a table, not for measuring times. */
  private static final int FOR_MEASURING = 50;

  /** Methods other than those that a table of the paper is about get no more pairs of a cell. */
  private static final int OTHERS = 200;

  private static final int SLOW = 50;

  /** Two seconds of running is when times stop falling on the smallest graphs. */
  private static final Duration WARM_UP = Duration.ofSeconds(2);

  /** With this, twelve methods learn a cell in 17 minutes of one processor. */
  private static final Duration TRAINING = Duration.ofSeconds(60);

  /**
   * Which pairs are drawn.
   *
   * @param sample pairs of a cell, or queries; empty for as many as the table wants
   * @param slowSample pairs of a cell for methods that take long
   * @param seed what pairs are drawn with
   * @param sizes which graphs the paper's tables draw
   */
  public record Draw(Optional<Integer> sample, int slowSample, long seed, Sizes sizes) {
    public Draw {
      if (sample.isPresent() && sample.get() < 1) {
        throw new IllegalArgumentException("sample (" + sample.get() + ") must be positive");
      }
      if (slowSample < 0) {
        throw new IllegalArgumentException("slowSample (" + slowSample + ") must not be negative");
      }
    }
  }

  /**
   * What of a table is measured.
   *
   * @param only data sets to keep to; empty for all
   * @param methods methods to keep to; empty for all
   */
  public record Kept(Set<String> only, Set<String> methods) {
    public Kept {
      only = Set.copyOf(only);
      methods = Set.copyOf(methods);
    }
  }

  /**
   * What methods that take long may spend.
   *
   * @param mipBudget integer programmes on a pair
   * @param training a learned method on learning, in time of the processor
   */
  public record Spending(Duration mipBudget, Duration training) {}

  /**
   * Another build of the program.
   *
   * @param other where it is
   * @param pairsOf the tables on whose pairs the two are compared
   */
  public record Against(Optional<Path> other, List<String> pairsOf) {
    public Against {
      pairsOf = List.copyOf(pairsOf);
    }
  }

  /** As many pairs as every table wants, drawn with the seed 1. */
  public static TableOptions defaults() {
    return new TableOptions(
        new Draw(Optional.empty(), SLOW, 1, Sizes.PAPER),
        new Kept(Set.of(), Set.of()),
        new Spending(Duration.ofMillis(600), TRAINING),
        new Against(Optional.empty(), List.of()),
        Optional.empty());
  }

  /** So many pairs of a cell, and no more than a quarter of them for methods that take long. */
  public TableOptions withSample(int pairs) {
    int slow = Math.min(slowSample(), Math.max(1, pairs / 4));
    return with(new Draw(Optional.of(pairs), slow, seed(), sizes()));
  }

  public TableOptions withSlowSample(int pairs) {
    return with(new Draw(draw.sample(), pairs, seed(), sizes()));
  }

  public TableOptions withSeed(long newSeed) {
    return with(new Draw(draw.sample(), slowSample(), newSeed, sizes()));
  }

  public TableOptions withSizes(Sizes newSizes) {
    return with(new Draw(draw.sample(), slowSample(), seed(), newSizes));
  }

  private TableOptions with(Draw newDraw) {
    return new TableOptions(newDraw, kept, spending, against, spark);
  }

  public TableOptions withOnly(Set<String> sets) {
    return new TableOptions(draw, new Kept(sets, kept.methods()), spending, against, spark);
  }

  public TableOptions withMethods(Set<String> names) {
    return new TableOptions(draw, new Kept(kept.only(), names), spending, against, spark);
  }

  public TableOptions withMipBudget(Duration budget) {
    return new TableOptions(draw, kept, new Spending(budget, training()), against, spark);
  }

  public TableOptions withTraining(Duration time) {
    return new TableOptions(draw, kept, new Spending(mipBudget(), time), against, spark);
  }

  public TableOptions withOther(Path program, List<String> tables) {
    return new TableOptions(draw, kept, spending, new Against(Optional.of(program), tables), spark);
  }

  public TableOptions withSpark(String master) {
    return new TableOptions(draw, kept, spending, against, Optional.of(master));
  }

  /** See {@link Draw}. */
  public Optional<Integer> sample() {
    return draw.sample();
  }

  /** See {@link Draw}. */
  public int slowSample() {
    return draw.slowSample();
  }

  /** See {@link Draw}. */
  public long seed() {
    return draw.seed();
  }

  /** See {@link Draw}. */
  public Sizes sizes() {
    return draw.sizes();
  }

  /** See {@link Kept}. */
  public Set<String> only() {
    return kept.only();
  }

  /** See {@link Kept}. */
  public Set<String> methods() {
    return kept.methods();
  }

  /** See {@link Spending}. */
  public Duration mipBudget() {
    return spending.mipBudget();
  }

  /** See {@link Spending}. */
  public Duration training() {
    return spending.training();
  }

  /** See {@link Against}. */
  public Optional<Path> other() {
    return against.other();
  }

  /** See {@link Against}. */
  public List<String> pairsOf() {
    return against.pairsOf();
  }

  /** How many pairs, given what the table wants. */
  public int sample(int wanted) {
    return draw.sample().orElse(wanted);
  }

  /** How many of them for methods that a table of the paper is not about. */
  int sampleOfOthers() {
    return OTHERS;
  }

  /** Whether a method is to be measured. */
  public boolean asks(String method) {
    return methods().isEmpty() || methods().contains(method);
  }

  /** Whether the sample is too small to measure times by. */
  public boolean isForLooking() {
    return draw.sample().isPresent() && draw.sample().get() < FOR_MEASURING;
  }

  /** How long a method runs before it is measured. */
  public Duration warmUp() {
    return isForLooking() ? Duration.ZERO : WARM_UP;
  }

  /** Whether a set is to be measured, or a part of one that is called by more words. */
  public boolean admits(String set) {
    return only().isEmpty() || only().contains(set) || only().contains(set.split(" ", 2)[0]);
  }
}
