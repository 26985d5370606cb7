package org.eugene.cli.option;

import java.util.Locale;
import java.util.Optional;
import org.eugene.optima.Optima;
import org.eugene.optima.OptimaOptions;
import org.eugene.report.Report;
import org.eugene.solver.Budget;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Whether all optimal mappings are listed, and which of them count as one. */
public final class OptimaOption {
  /** Which optimal mappings count as one. */
  enum Symmetry {
    ALL,
    MERGE
  }

  /** Reads a number of mappings. */
  static final class Limit implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      try {
        int limit = Integer.parseInt(text);
        if (limit > 0) {
          return limit;
        }
      } catch (NumberFormatException refused) {
        // told below
      }
      throw new TypeConversionException(
          "(" + text + ") must be a whole number, at least 1; say --optima 100");
    }
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--optima",
      paramLabel = "N",
      converter = Limit.class,
      description = {
        "list all mappings that cost what the distance is, at most N of them, and the edits",
        "that are in every one; needs a proved distance, and what is left of the budget"
      })
  private Optional<Integer> limit = Optional.empty();

  @Option(
      names = "--optima-symmetry",
      paramLabel = "all|merge",
      description = {
        "list every optimal mapping (all, the default), or one of those that differ only by",
        "a symmetry of the graphs (merge)"
      })
  private Optional<Symmetry> symmetry = Optional.empty();

  /** Whether they are to be listed. */
  public boolean isWanted() {
    if (symmetry.isPresent() && limit.isEmpty()) {
      String name = symmetry.get().name().toLowerCase(Locale.ROOT);
      throw new ParameterException(
          spec.commandLine(),
          "--optima-symmetry is for a list of optimal mappings; say --optima 100"
              + " --optima-symmetry "
              + name);
    }
    return limit.isPresent();
  }

  /** The report with the list, if one is wanted; the budget is that of the whole pair. */
  public Report listed(Report report, Budget budget) {
    return isWanted()
        ? listed(
            report,
            new OptimaOptions(limit.orElseThrow(), symmetry.orElse(Symmetry.ALL) == Symmetry.MERGE),
            budget)
        : report;
  }

  /**
   * The report with a list; the budget is that of the whole pair, of which the answer took some.
   */
  public static Report listed(Report report, OptimaOptions options, Budget budget) {
    return report.withOptima(
        Optima.of(
            report.comparison().problem(),
            report.comparison().result(),
            options,
            budget.after(report.comparison().result().stats())));
  }
}
