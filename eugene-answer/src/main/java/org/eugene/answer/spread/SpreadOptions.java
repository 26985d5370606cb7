package org.eugene.answer.spread;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.eugene.answer.Choice;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.io.costs.CostsText;
import org.eugene.search.SearchOptions;
import org.eugene.solver.Budget;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;

/**
 * What every machine is told about costs and solvers. Texts and numbers only: each machine makes
 * its own of them.
 *
 * @param costs as typed, see {@link CostsText}
 * @param costsJson the content of the cost file, if the costs are one; else empty
 * @param labels the names of all vertex labels, for costs that rank them
 * @param labelsAreListed whether their order is that of the list
 * @param method a name of {@link org.eugene.solver.Methods}; empty for the best that there is
 * @param effort planned amount of work
 * @param time at most so long for each run of a solver on a pair
 * @param seed start of every random choice
 * @param set values of the method's own options by their names
 * @param exact whether every answer is to be proved
 */
public record SpreadOptions(
    String costs,
    String costsJson,
    List<String> labels,
    boolean labelsAreListed,
    String method,
    Effort effort,
    Duration time,
    long seed,
    Map<String, String> set,
    boolean exact)
    implements Serializable {
  private static final long serialVersionUID = 1;

  public SpreadOptions {
    labels = List.copyOf(labels);
    set = Map.copyOf(set);
  }

  /** Uniform costs, the engine at normal effort, ten seconds a pair. */
  public static SpreadOptions defaults() {
    return new SpreadOptions(
        "uniform",
        "",
        List.of(),
        false,
        "",
        Effort.NORMAL,
        Duration.ofSeconds(10),
        1,
        Map.of(),
        false);
  }

  /** Costs as typed on the command line; of a file, its content is taken along. */
  public SpreadOptions withCosts(String newCosts) {
    return withCosts(newCosts, "");
  }

  /**
   * @param json the content of the file that the costs are; empty if they are none
   */
  public SpreadOptions withCosts(String newCosts, String json) {
    return new SpreadOptions(
        newCosts, json, labels, labelsAreListed, method, effort, time, seed, set, exact);
  }

  /** The names that costs number which rank labels. */
  public SpreadOptions withLabels(Collection<String> names) {
    return new SpreadOptions(
        costs,
        costsJson,
        List.copyOf(new TreeSet<>(names)),
        false,
        method,
        effort,
        time,
        seed,
        set,
        exact);
  }

  /** The same, numbered as listed. */
  public SpreadOptions withListedLabels(List<String> names) {
    return new SpreadOptions(costs, costsJson, names, true, method, effort, time, seed, set, exact);
  }

  /** Who solves, and how much may be spent on it. */
  public SpreadOptions withChoice(Choice choice) {
    return new SpreadOptions(
        costs,
        costsJson,
        labels,
        labelsAreListed,
        choice.method().orElse(""),
        choice.effort(),
        choice.time(),
        choice.seed(),
        choice.set(),
        exact);
  }

  public SpreadOptions withTime(Duration newTime) {
    return new SpreadOptions(
        costs, costsJson, labels, labelsAreListed, method, effort, newTime, seed, set, exact);
  }

  /** Every answer proved, however long it takes. */
  public SpreadOptions provingAll() {
    return new SpreadOptions(
        costs, costsJson, labels, labelsAreListed, method, effort, Budget.FOREVER, seed, set, true);
  }

  /** Who solves. */
  public Choice choice() {
    return new Choice(
        method.isEmpty() ? Optional.empty() : Optional.of(method), effort, time, seed, set);
  }

  /** What edits cost. */
  public EditCosts editCosts() {
    try {
      CostsText text =
          costsJson.isEmpty() ? CostsText.parse(costs) : CostsText.ofJson(costs, costsJson);
      return text.costs(
          () -> labelsAreListed ? LabelNumbering.listed(labels) : LabelNumbering.of(labels));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** What a search is told, on one thread. */
  public SearchOptions search() {
    return choice().search(editCosts(), exact, budget(), 1);
  }

  /** Who solves all pairs. */
  public GedSolver solver() {
    return choice().solver(exact);
  }

  public Budget budget() {
    return Budget.of(time);
  }
}
