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
 * @param prices what edits cost
 * @param work who solves, and how much may be spent on it
 * @param exact whether every answer is to be proved
 */
public record SpreadOptions(Prices prices, Work work, boolean exact) implements Serializable {
  private static final long serialVersionUID = 2;

  /**
   * What edits cost.
   *
   * @param text as typed, see {@link CostsText}
   * @param json the content of the cost file, if the costs are one; else empty
   * @param labels the names of all vertex labels, for costs that rank them
   * @param labelsAreListed whether their order is that of the list
   */
  public record Prices(String text, String json, List<String> labels, boolean labelsAreListed)
      implements Serializable {
    private static final long serialVersionUID = 1;

    /** Keeps a copy of the labels. */
    public Prices {
      labels = List.copyOf(labels);
    }
  }

  /**
   * Who solves, and how much may be spent on it: a {@link Choice} that travels.
   *
   * @param method a name of {@link org.eugene.solver.Methods}; empty for the best that there is
   * @param effort planned amount of work
   * @param time at most so long for each run of a solver on a pair
   * @param seed start of every random choice
   * @param set values of the method's own options by their names
   */
  public record Work(
      String method, Effort effort, Duration time, long seed, Map<String, String> set)
      implements Serializable {
    private static final long serialVersionUID = 1;

    /** Keeps a copy of the values. */
    public Work {
      set = Map.copyOf(set);
    }

    private static Work of(Choice choice) {
      return new Work(
          choice.method().orElse(""), choice.effort(), choice.time(), choice.seed(), choice.set());
    }

    private Work within(Duration newTime) {
      return new Work(method, effort, newTime, seed, set);
    }

    private Choice choice() {
      return new Choice(
          method.isEmpty() ? Optional.empty() : Optional.of(method), effort, time, seed, set);
    }
  }

  /** Uniform costs, the engine at normal effort, ten seconds a pair. */
  public static SpreadOptions defaults() {
    return new SpreadOptions(
        new Prices("uniform", "", List.of(), false),
        new Work("", Effort.NORMAL, Duration.ofSeconds(10), 1, Map.of()),
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
    return with(new Prices(newCosts, json, prices.labels(), prices.labelsAreListed()));
  }

  /** The names that costs number which rank labels. */
  public SpreadOptions withLabels(Collection<String> names) {
    return with(new Prices(prices.text(), prices.json(), List.copyOf(new TreeSet<>(names)), false));
  }

  /** The same, numbered as listed. */
  public SpreadOptions withListedLabels(List<String> names) {
    return with(new Prices(prices.text(), prices.json(), names, true));
  }

  private SpreadOptions with(Prices newPrices) {
    return new SpreadOptions(newPrices, work, exact);
  }

  /** Who solves, and how much may be spent on it. */
  public SpreadOptions withChoice(Choice choice) {
    return new SpreadOptions(prices, Work.of(choice), exact);
  }

  public SpreadOptions withTime(Duration newTime) {
    return new SpreadOptions(prices, work.within(newTime), exact);
  }

  /** Every answer proved, however long it takes. */
  public SpreadOptions provingAll() {
    return new SpreadOptions(prices, work.within(Budget.FOREVER), true);
  }

  /** Who solves. */
  public Choice choice() {
    return work.choice();
  }

  /** What edits cost. */
  public EditCosts editCosts() {
    try {
      CostsText text =
          prices.json().isEmpty()
              ? CostsText.parse(prices.text())
              : CostsText.ofJson(prices.text(), prices.json());
      return text.costs(
          () ->
              prices.labelsAreListed()
                  ? LabelNumbering.listed(prices.labels())
                  : LabelNumbering.of(prices.labels()));
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
    return Budget.of(work.time());
  }
}
