package org.eugene.cli.serve;

import java.time.Duration;
import java.util.Optional;
import org.eugene.answer.serve.ServerLimits;
import org.eugene.cli.option.ByteCount;
import org.eugene.cli.option.TimeSpan;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much may be asked of the server. */
final class LimitOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--max-body",
      paramLabel = "SIZE",
      converter = ByteCount.class,
      description = "largest request (default: 4MB)")
  private Optional<Long> body = Optional.empty();

  @Option(
      names = "--max-vertices",
      paramLabel = "N",
      description = "vertices of a graph (default: 1000)")
  private Optional<Integer> vertices = Optional.empty();

  @Option(
      names = "--max-pairs",
      paramLabel = "N",
      description = "pairs of a request (default: 2000)")
  private Optional<Integer> pairs = Optional.empty();

  @Option(
      names = "--max-budget",
      paramLabel = "TIME",
      converter = TimeSpan.class,
      description = "longest time for a pair, and for a request (default: 60s)")
  private Optional<Duration> budget = Optional.empty();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "requests that are worked on at a time (default: one a processor)")
  private Optional<Integer> workers = Optional.empty();

  @Option(
      names = "--max-waiting",
      paramLabel = "N",
      description = "requests that wait for a worker; others are turned away (default: 64)")
  private Optional<Integer> waiting = Optional.empty();

  @Option(
      names = "--max-memory",
      paramLabel = "SIZE",
      converter = ByteCount.class,
      description = "memory for a request, estimated before it (default: a quarter of all)")
  private Optional<Long> memory = Optional.empty();

  ServerLimits limits() {
    ServerLimits standard = ServerLimits.defaults();
    try {
      return new ServerLimits(
          body.orElse(standard.body()),
          vertices.orElse(standard.vertices()),
          pairs.orElse(standard.pairs()),
          budget.orElse(standard.budget()),
          workers.orElse(standard.workers()),
          waiting.orElse(standard.waiting()),
          memory.orElse(standard.memory()));
    } catch (IllegalArgumentException misused) {
      throw new ParameterException(
          spec.commandLine(), String.valueOf(misused.getMessage()), misused);
    }
  }
}
