package org.eugene.solver;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A solver that can be chosen by name.
 *
 * @param name as typed
 * @param description one line
 * @param options what it can be told
 * @param factory makes the solver
 */
public record Method(
    String name,
    String description,
    List<MethodOption<?>> options,
    Function<MethodOptions, GedSolver> factory) {
  /** Keeps a copy of the options. */
  public Method {
    options = List.copyOf(options);
  }

  /** A method with nothing to be told. */
  public Method(String name, String description, GedSolver solver) {
    this(name, description, List.of(), options -> solver);
  }

  /** The option of this name, if the method has it. */
  public Optional<MethodOption<?>> option(String optionName) {
    return options.stream().filter(option -> option.name().equals(optionName)).findFirst();
  }

  /** The solver with these options, all of which the method must have. */
  public GedSolver solver(MethodOptions said) {
    for (String option : said.names()) {
      if (option(option).isEmpty()) {
        throw new IllegalArgumentException(
            "method " + name + " has no option " + option + "; " + listOfOptions());
      }
    }
    return factory.apply(said);
  }

  private String listOfOptions() {
    return options.isEmpty()
        ? "it has none"
        : "it has " + options.stream().map(MethodOption::name).collect(Collectors.joining(", "));
  }
}
