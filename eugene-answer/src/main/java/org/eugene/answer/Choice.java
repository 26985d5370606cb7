package org.eugene.answer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.cost.EditCosts;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.CommonOptions;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;

/**
 * Who solves, and how much may be spent on it.
 *
 * @param method a name of {@link Methods}; empty for the best that there is
 * @param effort planned amount of work
 * @param time at most so long a pair
 * @param seed start of every random choice
 * @param set values of the method's own options by their names
 */
public record Choice(
    Optional<String> method, Effort effort, Duration time, long seed, Map<String, String> set) {
  private static final String BEST = "eugene";
  private static final String PAPER = "m-adam";
  private static final String EXACT = "exact";

  public Choice {
    set = Map.copyOf(set);
  }

  /** The best method at normal effort, ten seconds a pair. */
  public static Choice defaults() {
    return new Choice(Optional.empty(), Effort.NORMAL, Duration.ofSeconds(10), 1, Map.of());
  }

  /**
   * The same with some of it said otherwise.
   *
   * @param texts values for method, effort, budget and seed
   * @param values values for options of the method
   */
  public Choice with(Map<String, String> texts, Map<String, String> values) {
    Map<String, String> merged = new LinkedHashMap<>(set);
    merged.putAll(values);
    return new Choice(
        Optional.ofNullable(texts.get("method")).or(() -> method),
        Optional.ofNullable(texts.get("effort")).map(Choice::effort).orElse(effort),
        Optional.ofNullable(texts.get("budget")).map(TimeText::parse).orElse(time),
        Optional.ofNullable(texts.get("seed")).map(Choice::seed).orElse(seed),
        merged);
  }

  private static Effort effort(String text) {
    for (Effort effort : Effort.values()) {
      if (effort.name().equalsIgnoreCase(text)) {
        return effort;
      }
    }
    throw new IllegalArgumentException(
        "there is no effort \"" + text + "\"; write quick, normal, high or proof");
  }

  private static long seed(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException notANumber) {
      throw new IllegalArgumentException(
          "seed (" + text + ") must be a whole number; write 1", notANumber);
    }
  }

  /** The method asked for. */
  public Method chosen() {
    return method.isPresent() ? Methods.named(method.get()) : best();
  }

  private static Method best() {
    return Methods.find(BEST).orElseGet(() -> Methods.named(PAPER));
  }

  public Budget budget() {
    return Budget.of(time);
  }

  /** Who solves one pair. */
  public GedSolver solver() {
    return solver(chosen());
  }

  /** The same, by a method that was looked up already. */
  public GedSolver solver(Method asked) {
    return asked.solver(options(asked));
  }

  /**
   * Who solves one pair.
   *
   * @param exact whether every distance is to be proved; for the engine only
   */
  public GedSolver solver(boolean exact) {
    return exact ? new EugeneSolver(engine().withEffort(Effort.PROOF)) : solver();
  }

  /** What the method is told; of the common options, those that it has. */
  public MethodOptions options() {
    return options(chosen());
  }

  private MethodOptions options(Method asked) {
    MethodOptions options = MethodOptions.defaults();
    if (asked.option(CommonOptions.EFFORT.name()).isPresent()) {
      options = options.with(CommonOptions.EFFORT, effort);
    }
    if (asked.option(CommonOptions.SEED.name()).isPresent()) {
      options = options.with(CommonOptions.SEED, seed);
    }
    for (Map.Entry<String, String> text : set.entrySet()) {
      options = with(options, asked, text.getKey(), text.getValue());
    }
    return options;
  }

  private static MethodOptions with(
      MethodOptions options, Method asked, String name, String value) {
    MethodOption<?> option =
        asked
            .option(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "method "
                            + asked.name()
                            + " has no option "
                            + name
                            + "; eugene methods "
                            + asked.name()
                            + " lists what it has"));
    return options.withText(option, value);
  }

  /**
   * What a search is told: the method chosen and, for proofs, the exact one after it.
   *
   * @param exact whether every answer is to be proved whatever the effort says
   */
  public SearchOptions search(EditCosts costs, boolean exact, Budget budget, int threads) {
    List<GedSolver> solvers = new ArrayList<>();
    boolean proof = exact || effort == Effort.PROOF || chosen().name().equals(EXACT);
    solvers.add(proof && isEngine() ? new EugeneSolver(engine()) : solver());
    if (proof) {
      solvers.add(new EugeneSolver(engine().withEffort(Effort.PROOF)));
    }
    SearchOptions search =
        SearchOptions.defaults()
            .withCosts(costs)
            .withSolvers(solvers)
            .withBudget(budget)
            .withThreads(threads);
    return proof || isEngine() ? search : search.withSettling(0);
  }

  /** Whether the method is the engine or its exact form. */
  public boolean isEngine() {
    return List.of(EXACT, BEST).contains(chosen().name());
  }

  /** The engine with this seed. */
  public EugeneOptions engine() {
    return EugeneOptions.defaults().withSeed(seed);
  }
}
