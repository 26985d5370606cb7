package org.eugene.bench.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.bench.run.Contender;
import org.eugene.madam.MAdam;
import org.eugene.madam.MAdamOptions;
import org.eugene.madam.MAdamOptions.Precision;
import org.eugene.madam.MAdamOptions.Range;
import org.eugene.solver.Effort;
import org.eugene.solver.SolverUnavailableException;

/**
 * Who takes part in tables, by name: methods of the program, IPFP from a single start ({@code
 * ipfp-1-start}, the paper's), M-Adam with one parameter changed ({@code m-adam-mu-0.5}, or {@code
 * m-adam-penalised-lambda-2} where P is not clamped either), the engine with another effort ({@code
 * eugene-proof}), and any of them within a budget ({@code f2-300ms}).
 */
final class Lineup {
  /** They get fewer pairs. */
  private static final Set<String> SLOW =
      Set.of("f1", "f2", "adj-ip", "compact-mip", "fori", "fugal", "fugal-node-costs");

  private static final Set<String> PROGRAMMES = Set.of("f1", "f2", "adj-ip", "compact-mip", "fori");

  /** More than any other method takes; the paper caps the correlation objective in its own way. */
  private static final Duration CAP = Duration.ofSeconds(10);

  /** M-Adam that does not clamp P. */
  private static final String PENALISED = "m-adam-penalised";

  private static final Pattern BUDGETED = Pattern.compile("(.+)-(\\d+)(m?s)");
  private static final Pattern PARAMETER =
      Pattern.compile("(m-adam|m-adam-penalised)-(mu|alpha|lambda)-([\\d.]+)");

  private static final Map<String, Optional<Contender>> KNOWN = new HashMap<>();

  private Lineup() {}

  /** Those of the names that this program has, each on its share of the pairs. */
  static List<Contender> of(List<String> names, TableOptions options) {
    return names.stream()
        .flatMap(name -> find(name).map(found -> fitted(found, options)).stream())
        .toList();
  }

  /** The same for a table of the paper: most methods get fewer pairs than those it is about. */
  static List<Contender> ofPaper(List<String> names, TableOptions options) {
    return of(names, options).stream()
        .map(
            contender ->
                isSubject(contender.name())
                    ? contender
                    : contender.onFirst(Math.min(contender.pairs(), options.sampleOfOthers())))
        .toList();
  }

  /** What the paper is about, with and without its parts, and what is measured to judge it. */
  private static boolean isSubject(String name) {
    boolean itself =
        name.startsWith("m-adam") && !name.equals(PENALISED) && !PARAMETER.matcher(name).matches();
    return itself || name.equals("eugene") || name.equals("size-only");
  }

  /** Which of the names are left out, because this program does not have or cannot load them. */
  static List<String> remarks(List<String> names) {
    List<String> missing = names.stream().filter(name -> find(name).isEmpty()).toList();
    return missing.isEmpty()
        ? List.of()
        : List.of("left out, since this program has no such method: " + String.join(", ", missing));
  }

  private static Contender fitted(Contender contender, TableOptions options) {
    Matcher budgeted = BUDGETED.matcher(contender.name());
    String method = budgeted.matches() ? budgeted.group(1) : contender.name();
    Contender fitted = SLOW.contains(method) ? contender.onFirst(options.slowSample()) : contender;
    if (budgeted.matches()) {
      long count = Long.parseLong(budgeted.group(2));
      return fitted.within(
          budgeted.group(3).equals("s") ? Duration.ofSeconds(count) : Duration.ofMillis(count));
    }
    return fitted.within(PROGRAMMES.contains(method) ? options.mipBudget() : CAP);
  }

  private static synchronized Optional<Contender> find(String name) {
    return KNOWN.computeIfAbsent(name, Lineup::made);
  }

  private static Optional<Contender> made(String name) {
    Matcher budgeted = BUDGETED.matcher(name);
    Matcher parameter = PARAMETER.matcher(name);
    if (budgeted.matches()) {
      return made(budgeted.group(1)).map(found -> found.called(name));
    }
    if (parameter.matches()) {
      MAdamOptions options =
          parameter.group(1).equals(PENALISED) ? penalised() : MAdamOptions.defaults();
      double value = Double.parseDouble(parameter.group(3));
      return Optional.of(mAdam(name, changed(options, parameter.group(2), value)));
    }
    return switch (name) {
      case "size-only" -> Optional.of(Contender.sizeOnly());
      case "eugene" -> Optional.of(Contender.eugene(name, Effort.NORMAL));
      case "eugene-high" -> Optional.of(Contender.eugene(name, Effort.HIGH));
      case "eugene-proof" -> Optional.of(Contender.eugene(name, Effort.PROOF));
      case "m-adam-hurried" -> Optional.of(mAdam(name, MAdamOptions.hurried()));
      case "m-adam-printed" -> Optional.of(mAdam(name, MAdamOptions.printed()));
      case PENALISED -> Optional.of(mAdam(name, penalised()));
      case "m-adam-10000" ->
          Optional.of(mAdam(name, MAdamOptions.defaults().withIterationsPerRound(10_000)));
      case "m-adam-double" ->
          Optional.of(mAdam(name, MAdamOptions.defaults().withPrecision(Precision.DOUBLE)));
      case "ipfp-1-start" -> named(name, "ipfp", Map.of("starts", "1"));
      default -> named(name, name, Map.of());
    };
  }

  private static Optional<Contender> named(
      String name, String method, Map<String, String> options) {
    if (!Contender.isKnown(method)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Contender.named(name, method, options));
    } catch (SolverUnavailableException unavailable) {
      return Optional.empty();
    }
  }

  private static MAdamOptions penalised() {
    return MAdamOptions.defaults().withRange(Range.PENALISED);
  }

  private static MAdamOptions changed(MAdamOptions options, String parameter, double value) {
    return switch (parameter) {
      case "mu" -> options.withMu(value);
      case "alpha" -> options.withStepSize(value);
      default -> options.withLambdaStep(value);
    };
  }

  private static Contender mAdam(String name, MAdamOptions options) {
    return Contender.named("m-adam").called(name).by(new MAdam(options));
  }
}
