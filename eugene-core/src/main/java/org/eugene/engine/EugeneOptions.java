package org.eugene.engine;

import java.util.ArrayList;
import java.util.List;
import org.eugene.exact.BranchAndBound;
import org.eugene.local.Annealing;
import org.eugene.local.TabuSearch;
import org.eugene.local.Tempering;
import org.eugene.solver.Effort;
import org.eugene.solver.MethodOption;
import org.eugene.solver.MethodOptions;

/**
 * What the default method can be told.
 *
 * @param effort planned amount of work; how much that is does not depend on the clock
 * @param seed start of every random choice
 * @param tuning other values for the constants of its phases ({@link #constants}) and phases
 *     switched off ({@link #switches}), for tables and tests
 */
public record EugeneOptions(Effort effort, long seed, MethodOptions tuning) {
  /** Normal effort, seed 1, all constants as they were measured. */
  public static EugeneOptions defaults() {
    return new EugeneOptions(Effort.NORMAL, 1, MethodOptions.defaults());
  }

  /** The same with another amount of work. */
  public EugeneOptions withEffort(Effort newEffort) {
    return new EugeneOptions(newEffort, seed, tuning);
  }

  /** The same with other random choices. */
  public EugeneOptions withSeed(long newSeed) {
    return new EugeneOptions(effort, newSeed, tuning);
  }

  /** With another value for a constant. */
  public <T> EugeneOptions with(MethodOption<T> constant, T value) {
    return new EugeneOptions(effort, seed, tuning.with(constant, value));
  }

  /** Without a phase. */
  public EugeneOptions without(Phase phase) {
    return with(switchOf(phase), false);
  }

  /** Asked before every step of a plan, mostly by runs that were told nothing. */
  boolean has(Phase phase) {
    return tuning.names().isEmpty() || tuning.get(switchOf(phase));
  }

  private static MethodOption<Boolean> switchOf(Phase phase) {
    return MethodOption.flag("phase." + phase.name(), "whether this phase runs at all", true);
  }

  /** Every constant of the engine, its local searches and its tree, that was set by measuring. */
  public static List<MethodOption<?>> constants() {
    List<MethodOption<?>> constants = new ArrayList<>();
    constants.addAll(StandardStrategy.OPTIONS);
    constants.addAll(Phases.OPTIONS);
    constants.addAll(TabuSearch.OPTIONS);
    constants.addAll(Tempering.OPTIONS);
    constants.addAll(Annealing.OPTIONS);
    constants.addAll(BranchAndBound.OPTIONS);
    return List.copyOf(constants);
  }

  /** A switch for every phase. */
  public static List<MethodOption<?>> switches() {
    return List.copyOf(Phases.ALL.stream().map(EugeneOptions::switchOf).toList());
  }
}
