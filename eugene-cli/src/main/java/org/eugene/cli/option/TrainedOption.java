package org.eugene.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.cost.EditCosts;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A trained model in the place of a method: its mapping, priced like any other. */
public final class TrainedOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--trained",
      paramLabel = "FILE",
      description = {
        "the mapping of a trained model that has one (graphedx, gedgnn, gotsim, gmsm; see train),",
        "priced by the costs: an upper bound; the lower bound is 0"
      })
  private Optional<Path> trained = Optional.empty();

  /**
   * Who solves.
   *
   * @param method its name
   * @param trained the model, if it is one
   * @param other the method, if it is none
   */
  public record Asked(String method, Optional<Learned> trained, Optional<GedSolver> other) {
    /** The solver, when costs are known. */
    public GedSolver solver(EditCosts costs) {
      return other.orElseGet(() -> trained.orElseThrow().solver(costs));
    }
  }

  /** Opens the model, or makes the method; what was typed is checked. */
  public Asked asked(SolverOptions options) throws IOException {
    if (trained.isEmpty()) {
      Method method = options.method();
      return new Asked(method.name(), Optional.empty(), Optional.of(options.solver(method)));
    }
    Learned learned = LearnedMethods.here().open(trained.get());
    String name = learned.kind().name();
    Optional<String> said = options.choice().method();
    if (said.isPresent() && !said.get().equals(name)) {
      throw new ParameterException(
          spec.commandLine(),
          "--method says "
              + said.get()
              + " and "
              + trained.get()
              + " is a model of "
              + name
              + "; leave one of them out");
    }
    return new Asked(name, Optional.of(learned), Optional.empty());
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings(Asked asked, SolverOptions options) {
    return asked
        .trained()
        .map(model -> "trained " + model.cardText() + " budget=" + options.budget())
        .orElseGet(options::settings);
  }
}
