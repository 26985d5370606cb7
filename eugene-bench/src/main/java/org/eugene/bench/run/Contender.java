package org.eugene.bench.run;

import java.time.Duration;
import java.util.Map;
import org.eugene.engine.EugeneOptions;
import org.eugene.engine.EugeneSolver;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedResult;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Listener;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOptions;
import org.eugene.solver.Methods;
import org.eugene.solver.Terms;

/**
 * A method as a table measures it.
 *
 * @param name as the table calls it
 * @param solver the method with its options
 * @param seed what its random choices start from
 * @param budget what it may spend on a pair
 * @param pairs it gets so many pairs of a cell, the first ones
 */
public record Contender(String name, GedSolver solver, long seed, Duration budget, int pairs) {
  /** Enough not to matter for a method that ends by itself. */
  private static final Duration AMPLE = Duration.ofMinutes(1);

  private static final long SEED = 1;

  /** A method of the program, with its defaults. */
  public static Contender named(String method) {
    return named(method, method, Map.of());
  }

  /** A method of the program with options of its own, under another name. */
  public static Contender named(String name, String method, Map<String, String> options) {
    Method known = Methods.named(method);
    MethodOptions said = MethodOptions.defaults();
    for (Map.Entry<String, String> option : options.entrySet()) {
      said = said.withText(known.option(option.getKey()).orElseThrow(), option.getValue());
    }
    return new Contender(name, known.solver(said), SEED, AMPLE, Integer.MAX_VALUE);
  }

  /** Whether the program has a method of this name. */
  public static boolean isKnown(String method) {
    return Methods.all().stream().anyMatch(known -> known.name().equals(method));
  }

  /** The engine with this much effort. */
  public static Contender eugene(String name, Effort effort) {
    return eugene(name, effort, SEED);
  }

  static Contender eugene(String name, Effort effort, long seed) {
    return new Contender(
        name,
        new EugeneSolver(EugeneOptions.defaults().withEffort(effort).withSeed(seed)),
        seed,
        AMPLE,
        Integer.MAX_VALUE);
  }

  /** The predictor that looks at sizes only. */
  public static Contender sizeOnly() {
    return new Contender(SizeOnly.NAME, new SizeOnly(), SEED, AMPLE, Integer.MAX_VALUE);
  }

  /** What it says about a problem; the listener hears of every improvement. */
  GedResult solve(GedProblem problem, Listener listener) {
    return solver.solve(problem, Terms.of(Budget.of(budget)).withListener(listener));
  }

  /** The same with another solver. */
  public Contender by(GedSolver newSolver) {
    return new Contender(name, newSolver, seed, budget, pairs);
  }

  public Contender called(String newName) {
    return new Contender(newName, solver, seed, budget, pairs);
  }

  public Contender within(Duration newBudget) {
    return new Contender(name, solver, seed, newBudget, pairs);
  }

  public Contender onFirst(int newPairs) {
    return new Contender(name, solver, seed, budget, newPairs);
  }
}
