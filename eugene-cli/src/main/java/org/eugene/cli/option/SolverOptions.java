package org.eugene.cli.option;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eugene.answer.Choice;
import org.eugene.solver.Budget;
import org.eugene.solver.CommonOptions;
import org.eugene.solver.Effort;
import org.eugene.solver.GedSolver;
import org.eugene.solver.Method;
import org.eugene.solver.MethodOption;
import org.eugene.solver.Methods;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Who solves, and how much may be spent on it. */
public final class SolverOptions {
  private static final Set<String> OWN =
      Set.of(CommonOptions.EFFORT.name(), CommonOptions.SEED.name());

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--method",
      paramLabel = "NAME",
      description = "see eugene methods (default: eugene, the best answer within the budget)")
  private Optional<String> method = Optional.empty();

  @Option(
      names = "--effort",
      paramLabel = "quick|normal|high|proof",
      defaultValue = "normal",
      description = "planned amount of work, whatever the clock says (default: ${DEFAULT-VALUE})")
  private Effort effort = Effort.NORMAL;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      converter = TimeSpan.class,
      description = "at most so long a pair: 500ms, 10s, 2m (default: ${DEFAULT-VALUE})")
  private Duration budget = Duration.ofSeconds(10);

  @Mixin private SeedOption seedOption = new SeedOption();

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = {
        "another value for an option of the method; eugene methods NAME lists them.",
        "Can be given several times."
      })
  private Map<String, String> set = new LinkedHashMap<>();

  /** What was said by options that methods declare, by name. */
  private final Map<String, String> said = new LinkedHashMap<>();

  /**
   * Gives a command the options that its methods declare. Constants of an engine, which have a dot
   * in their names, are left to {@code --set}.
   */
  public static void declareOn(CommandSpec command) {
    declareOn(command, command);
  }

  private static void declareOn(CommandSpec command, CommandSpec part) {
    for (CommandSpec mixin : part.mixins().values()) {
      if (mixin.userObject() instanceof SolverOptions options) {
        options.declare(command);
      }
      declareOn(command, mixin);
    }
  }

  private void declare(CommandSpec command) {
    Map<String, List<String>> methods = new LinkedHashMap<>();
    Map<String, MethodOption<?>> declared = new LinkedHashMap<>();
    for (Method each : Methods.all()) {
      for (MethodOption<?> option : each.options()) {
        if (!OWN.contains(option.name()) && option.name().indexOf('.') < 0) {
          declared.putIfAbsent(option.name(), option);
          methods.computeIfAbsent(option.name(), name -> new ArrayList<>()).add(each.name());
        }
      }
    }
    declared.forEach(
        (name, option) -> command.addOption(spec(option, methods.getOrDefault(name, List.of()))));
  }

  private OptionSpec spec(MethodOption<?> option, List<String> methods) {
    boolean flag = option.type() == Boolean.class;
    return OptionSpec.builder("--" + option.name())
        .description(option.meaning() + " (" + String.join(", ", methods) + ")")
        .paramLabel(option.range().contains("|") ? option.range() : "N")
        .arity(flag ? "0" : "1")
        .type(flag ? Boolean.class : String.class)
        .setter(new Said(option.name()))
        .build();
  }

  /** Whether an option of a command was declared by its methods. */
  static boolean isDeclared(OptionSpec option) {
    return option.setter() instanceof Said;
  }

  /** Remembers what was said; picocli clears every option before it parses, with no value. */
  private final class Said implements ISetter {
    private final String name;

    Said(String name) {
      this.name = name;
    }

    @Override
    @SuppressWarnings("TypeParameterUnusedInFormals") // picocli's signature
    public <T> T set(T value) {
      if (value == null) {
        said.remove(name);
      } else {
        said.put(name, value.toString());
      }
      return value;
    }
  }

  /** What was said, as everybody else knows it. */
  public Choice choice() {
    Map<String, String> values = new LinkedHashMap<>(said);
    values.putAll(set);
    return new Choice(method, effort, budget, seed(), values);
  }

  /** The method asked for. */
  public Method method() {
    try {
      return choice().chosen();
    } catch (IllegalArgumentException unknown) {
      throw new ParameterException(
          spec.commandLine(), "--method: " + unknown.getMessage(), unknown);
    }
  }

  public GedSolver solver() {
    return solver(method());
  }

  /** The same, by a method that was looked up already. */
  GedSolver solver(Method asked) {
    try {
      return choice().solver(asked);
    } catch (IllegalArgumentException misused) {
      throw new ParameterException(spec.commandLine(), misused.getMessage(), misused);
    }
  }

  public Effort effort() {
    return effort;
  }

  public long seed() {
    return seedOption.seed();
  }

  /** Whether somebody said how long a pair may take. */
  public boolean isBudgetGiven() {
    return spec.commandLine().getParseResult().hasMatchedOption("--budget");
  }

  public Budget budget() {
    return Budget.of(budget);
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings() {
    return String.format(
        Locale.ROOT, "method=%s budget=%s %s", method().name(), budget, choice().options());
  }
}
