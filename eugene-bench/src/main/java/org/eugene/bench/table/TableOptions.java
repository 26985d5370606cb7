package org.eugene.bench.table;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What tables can be told.
 *
 * @param sample pairs of a cell, or queries; empty for as many as the table wants
 * @param slowSample pairs of a cell for methods that take long
 * @param seed what pairs are drawn with
 * @param mipBudget what integer programmes may spend on a pair
 * @param only data sets to keep to; empty for all
 * @param other another build of the program, for the table that compares two
 * @param pairsOf whose pairs it compares them on
 * @param sizes which graphs the paper's tables draw
 * @param methods methods to keep to; empty for all
 * @param training what a learned method may spend on learning, in time of the processor
 */
public record TableOptions(
    Optional<Integer> sample,
    int slowSample,
    long seed,
    Duration mipBudget,
    Set<String> only,
    Optional<Path> other,
    List<String> pairsOf,
    Sizes sizes,
    Set<String> methods,
    Duration training) {
  /** Fewer pairs are for looking at a table, not for measuring times. */
  private static final int FOR_MEASURING = 50;

  /** Methods other than those that a table of the paper is about get no more pairs of a cell. */
  private static final int OTHERS = 200;

  private static final int SLOW = 50;

  /** Two seconds of running is when times stop falling on the smallest graphs. */
  private static final Duration WARM_UP = Duration.ofSeconds(2);

  public TableOptions {
    if (sample.isPresent() && sample.get() < 1) {
      throw new IllegalArgumentException("sample (" + sample.get() + ") must be positive");
    }
    if (slowSample < 0) {
      throw new IllegalArgumentException("slowSample (" + slowSample + ") must not be negative");
    }
    only = Set.copyOf(only);
    pairsOf = List.copyOf(pairsOf);
    methods = Set.copyOf(methods);
  }

  /** As many pairs as every table wants, drawn with the seed 1. */
  public static TableOptions defaults() {
    return new TableOptions(
        Optional.empty(),
        SLOW,
        1,
        Duration.ofMillis(600),
        Set.of(),
        Optional.empty(),
        List.of(),
        Sizes.PAPER,
        Set.of(),
        Duration.ofMinutes(8));
  }

  /** So many pairs of a cell, and no more than a quarter of them for methods that take long. */
  public TableOptions withSample(int pairs) {
    return new TableOptions(
        Optional.of(pairs),
        Math.min(slowSample, Math.max(1, pairs / 4)),
        seed,
        mipBudget,
        only,
        other,
        pairsOf,
        sizes,
        methods,
        training);
  }

  public TableOptions withSlowSample(int pairs) {
    return new TableOptions(
        sample, pairs, seed, mipBudget, only, other, pairsOf, sizes, methods, training);
  }

  public TableOptions withSeed(long newSeed) {
    return new TableOptions(
        sample, slowSample, newSeed, mipBudget, only, other, pairsOf, sizes, methods, training);
  }

  public TableOptions withMipBudget(Duration budget) {
    return new TableOptions(
        sample, slowSample, seed, budget, only, other, pairsOf, sizes, methods, training);
  }

  public TableOptions withOnly(Set<String> sets) {
    return new TableOptions(
        sample, slowSample, seed, mipBudget, sets, other, pairsOf, sizes, methods, training);
  }

  public TableOptions withOther(Path program, List<String> tables) {
    return new TableOptions(
        sample,
        slowSample,
        seed,
        mipBudget,
        only,
        Optional.of(program),
        tables,
        sizes,
        methods,
        training);
  }

  public TableOptions withSizes(Sizes newSizes) {
    return new TableOptions(
        sample, slowSample, seed, mipBudget, only, other, pairsOf, newSizes, methods, training);
  }

  public TableOptions withMethods(Set<String> names) {
    return new TableOptions(
        sample, slowSample, seed, mipBudget, only, other, pairsOf, sizes, names, training);
  }

  public TableOptions withTraining(Duration time) {
    return new TableOptions(
        sample, slowSample, seed, mipBudget, only, other, pairsOf, sizes, methods, time);
  }

  /** How many pairs, given what the table wants. */
  public int sample(int wanted) {
    return sample.orElse(wanted);
  }

  /** How many of them for methods that a table of the paper is not about. */
  int sampleOfOthers() {
    return OTHERS;
  }

  /** Whether a method is to be measured. */
  public boolean asks(String method) {
    return methods.isEmpty() || methods.contains(method);
  }

  /** Whether the sample is too small to measure times by. */
  public boolean isForLooking() {
    return sample.isPresent() && sample.get() < FOR_MEASURING;
  }

  /** How long a method runs before it is measured. */
  public Duration warmUp() {
    return isForLooking() ? Duration.ZERO : WARM_UP;
  }

  public boolean admits(String set) {
    return only.isEmpty() || only.contains(set);
  }
}
