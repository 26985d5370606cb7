package org.eugene.cli.stream;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.eugene.answer.Finder;
import org.eugene.cli.option.ByteCount;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.SolverOptions;
import org.eugene.cli.option.ThreadsOption;
import org.eugene.cli.option.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Answers requests until there are no more. */
@Command(
    name = "stream",
    description = {
      "Answers requests from standard input, one JSON object a line, until the input ends:",
      "{\"id\":7,\"source\":GRAPH,\"target\":GRAPH,\"costs\":COSTS,\"method\":\"eugene\","
          + "\"budget\":\"2s\"}",
      "The answer is the line of compare --format json with the id in front. A request that cannot",
      "be read is answered with {\"id\":7,\"error\":\"…\"}; {\"cancel\":7} ends request 7 early.",
      "The options below hold for requests that do not say otherwise."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class StreamCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--unordered",
      description = "answer each request when it is solved (default: in the order of requests)")
  private boolean unordered;

  @Option(
      names = "--ahead",
      paramLabel = "N",
      defaultValue = "1000",
      description = {
        "requests read before the first of them is answered (default: ${DEFAULT-VALUE});",
        "a cancel further behind is read later"
      })
  private int ahead = 1000;

  @Option(
      names = "--max-line",
      paramLabel = "SIZE",
      defaultValue = "64MB",
      converter = ByteCount.class,
      description = {
        "longest line that is read, and most that all lines read ahead may hold together",
        "(default: ${DEFAULT-VALUE})"
      })
  private long maxLine = 64L << 20;

  @Option(
      names = "--end-with-input",
      description = {
        "when the input ends, requests under way end with their best so far",
        "(default: they are worked on to their end)"
      })
  private boolean endWithInput;

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private SolverOptions solverOptions = new SolverOptions();
  @Mixin private ThreadsOption threadsOption = new ThreadsOption();
  @Mixin private InputOptions inputOptions = new InputOptions();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (ahead < 1) {
      throw new ParameterException(
          spec.commandLine(), "--ahead (" + ahead + ") must be at least 1; say --ahead 1");
    }
    LoadedGraphs graphs = new LoadedGraphs(inputOptions);
    solverOptions.solver(); // a mistyped option ends the stream before it begins
    Finder finder = new Finder(costOptions, solverOptions.choice(), graphs);
    Answerer answerer = new Answerer(finder, graphs);
    Limits limits =
        new Limits(threadsOption.threads(), ahead, (int) Math.min(maxLine, 1 << 30), endWithInput);
    new Conversation(
            new CappedLines(System.in, limits.bytes()), spec.commandLine().getOut(), !unordered)
        .hold(answerer, limits);
    return 0;
  }
}
