package org.eugene.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;

/**
 * Which phases have their turn, in this order, and how much of each. A run leaves the list as soon
 * as its question is answered or its budget spent.
 *
 * @param steps one phase after the other
 */
public record Plan(List<Step> steps) {
  /** Keeps a copy of the steps. */
  public Plan {
    steps = List.copyOf(steps);
  }

  /**
   * A turn of a phase.
   *
   * @param phase who
   * @param amount how much, in the phase's own unit
   * @param gap between which gaps of the bounds, counted in edges; otherwise it is passed over
   */
  public record Step(Phase phase, long amount, Gap gap) {
    /** Whatever the gap is. */
    public static Step of(Phase phase, long amount) {
      return new Step(phase, amount, Gap.ANY);
    }

    @Override
    public String toString() {
      String much =
          amount == Long.MAX_VALUE
              ? "without end"
              : String.format(
                  Locale.ROOT, "%,d %s%s", amount, phase.unit(), amount == 1 ? "" : "s");
      return phase.name() + ": " + much + gap;
    }
  }

  /**
   * A range of gaps between the bounds, in what an edge mapped onto an edge saves.
   *
   * @param more the gap is more than this
   * @param atMost and at most this
   */
  public record Gap(double more, double atMost) {
    /** Any gap at all. */
    public static final Gap ANY = new Gap(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** Whether a gap is in the range; asks for it only if that matters. */
    boolean has(DoubleSupplier gap) {
      // Field by field: the first equals of a record makes method handles, at every start.
      if (more == ANY.more && atMost == ANY.atMost) {
        return true;
      }
      double edges = gap.getAsDouble();
      return edges > more && edges <= atMost;
    }

    @Override
    public String toString() {
      String from = more == Double.NEGATIVE_INFINITY ? "" : ", if the gap is above " + more;
      return from + (atMost == Double.POSITIVE_INFINITY ? "" : ", if the gap is at most " + atMost);
    }
  }

  /** The plan line by line. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    steps.forEach(step -> lines.add(step.toString()));
    return lines;
  }
}
