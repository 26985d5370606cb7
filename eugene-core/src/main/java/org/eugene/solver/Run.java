package org.eugene.solver;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.eugene.certificate.Proof;
import org.eugene.mapping.VertexMapping;
import org.eugene.problem.GedProblem;

/**
 * One run of a solver: the clock, the best mapping and the best bound so far, whoever listens, and
 * the result they end in. A solver starts one when it is called, offers what it finds and raises
 * what it proves; nobody else keeps a best-so-far.
 *
 * <p>Both bounds only ever improve, and they never cross: a bound above the price of a mapping is a
 * mistake of the method and ends the run at once.
 */
public final class Run {
  private static final long UNKNOWN = Long.MAX_VALUE;

  private final GedProblem problem;
  private final Terms terms;
  private final Threshold threshold;
  private final Countdown countdown;
  private final Crew crew;
  private Optional<VertexMapping> mapping = Optional.empty();
  private Optional<Proof> proof = Optional.empty();
  private long upper = UNKNOWN;
  private long lower;
  private Duration timeToUpper = Duration.ZERO;

  private Run(GedProblem problem, Terms terms) {
    this.countdown = terms.budget().start();
    this.problem = problem;
    this.terms = terms;
    this.crew = new Crew(terms.threads());
    OptionalDouble within = terms.within();
    this.threshold =
        within.isEmpty()
            ? Threshold.NONE
            : new Threshold(problem.scale().unitsWithin(within.getAsDouble()));
  }

  /** Starts the clock, for a method that makes tables of all pairs of vertices. */
  public static Run start(GedProblem problem, Terms terms) {
    problem.requireRoomForTables();
    return new Run(problem, terms);
  }

  /** Starts the clock, for a method that does not, or asks for the room itself before it does. */
  public static Run startWithoutTables(GedProblem problem, Terms terms) {
    return new Run(problem, terms);
  }

  /** What is being solved. */
  public GedProblem problem() {
    return problem;
  }

  /** The budget being spent. */
  public Countdown countdown() {
    return countdown;
  }

  /** Who works on it; a method that gives them anything to do closes the crew when it ends. */
  public Crew crew() {
    return crew;
  }

  /** What is asked, if it is not the distance. */
  public Threshold threshold() {
    return threshold;
  }

  /** Whether the proof of the lower bound is to be written down. */
  public boolean isProofWanted() {
    return terms.withProof();
  }

  /** Offers a mapping; returns whether it was the cheapest so far, and is kept. */
  public boolean offer(VertexMapping candidate) {
    long units = problem.units(candidate);
    if (units >= upper) {
      return false;
    }
    checkBounds(lower, units);
    upper = units;
    mapping = Optional.of(candidate);
    timeToUpper = countdown.elapsed();
    tell();
    return true;
  }

  /**
   * Offers a proved bound, in units; it counts as the next larger value that a distance can have.
   */
  public void raise(long units) {
    long raised = problem.lattice().roundUp(units);
    if (raised > lower) {
      checkBounds(raised, upper);
      lower = raised;
      proof = Optional.empty();
      tell();
    }
  }

  /** Hands in the proof of the lower bound as it is now. */
  public void prove(Proof newProof) {
    proof = Optional.of(newProof);
  }

  /** The proof of the lower bound as it is now, if it was handed in. */
  public Optional<Proof> proof() {
    return proof;
  }

  private static void checkBounds(long lower, long upper) {
    if (lower > upper) {
      throw new IllegalStateException(
          "a lower bound of " + lower + " units against a mapping of " + upper);
    }
  }

  private void tell() {
    terms.listener().improved(standing());
  }

  /**
   * Does work that may call {@link Countdown#look}; returns whether it came to its end. If not,
   * what was offered and raised is kept.
   */
  public boolean untilSpent(Runnable work) {
    try {
      work.run();
      return true;
    } catch (Countdown.Spent cutShort) {
      return false;
    }
  }

  /** Does a part of the method's work under a name that listeners are told. */
  public void phase(String name, Runnable work) {
    if (terms.listener() == Listener.NOBODY) {
      work.run();
      return;
    }
    Standing before = standing();
    long stepsBefore = countdown.iterations();
    boolean complete = untilSpent(work);
    Standing after = standing();
    terms
        .listener()
        .ended(
            new PhaseReport(
                name,
                countdown.iterations() - stepsBefore,
                after.time().minus(before.time()),
                before,
                after));
    if (!complete) {
      countdown.look();
    }
  }

  private Standing standing() {
    return new Standing(problem.scale().cost(lower), upperCost(), mapping, countdown.elapsed());
  }

  private double upperCost() {
    return upper == UNKNOWN ? Double.POSITIVE_INFINITY : problem.scale().cost(upper);
  }

  /** What the best mapping costs, in units; the largest number there is if there is none. */
  public long upper() {
    return upper;
  }

  /** What is proved, in units. */
  public long lower() {
    return lower;
  }

  /** The best mapping so far. */
  public Optional<VertexMapping> mapping() {
    return mapping;
  }

  /** Whether what was asked is answered: the distance, or whether it is within the threshold. */
  public boolean isAnswered() {
    return lower >= upper || threshold.isDecidedBy(lower, upper);
  }

  /** Whether there is nothing left to do: the question is answered or the budget is spent. */
  public boolean isDone() {
    return isAnswered() || countdown.isOver();
  }

  /** The result as it stands; if nothing was found, everything is deleted and inserted. */
  public GedResult resultWithMapping() {
    if (mapping.isEmpty()) {
      offer(VertexMapping.deletingEverything(problem.sourceOrder(), problem.targetOrder()));
    }
    return result();
  }

  /** The result as it stands, of a run that otherwise came to its own end. */
  public GedResult result() {
    Stop stop = isAnswered() ? Stop.DECIDED : countdown.stop(Stop.CONVERGED);
    return new GedResult(
        problem.scale().cost(lower),
        upperCost(),
        mapping,
        lower == upper ? Stop.PROVED_OPTIMAL : stop,
        new Stats(countdown.iterations(), countdown.elapsed(), timeToUpper),
        proof);
  }
}
