package org.eugene.cli.collection;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.OutputOptions;
import org.eugene.cli.option.SeedOption;
import org.eugene.cli.option.Version;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Isomorphism;
import org.eugene.io.GraphFormatException;
import org.eugene.report.csv.CsvLine;
import org.eugene.search.sample.MeanSizes;
import org.eugene.search.sample.PairSampler;
import org.eugene.search.sample.SizeLimits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A test set: seeded pairs of a collection, for {@code eugene pairs}. */
@Command(
    name = "sample",
    description = {
      "A seeded test set: pairs of different graphs as CSV (source,target), for eugene pairs.",
      "A shorter sample is the beginning of a longer one."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class SampleCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GRAPHS", description = "graphs: a file, a directory or a zip")
  private String graphs = "";

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "1000",
      description = "how many pairs (default: ${DEFAULT-VALUE})")
  private int pairs = 1000;

  @Option(
      names = "--min-vertices",
      paramLabel = "N",
      defaultValue = "1",
      description = "graphs with fewer vertices are not drawn (default: ${DEFAULT-VALUE})")
  private int least = 1;

  @Option(
      names = "--max-vertices",
      paramLabel = "N",
      description = "graphs with more vertices are not drawn (default: no limit)")
  private Optional<Integer> most = Optional.empty();

  @Option(
      names = "--mean-vertices",
      paramLabel = "V",
      description = {
        "draw so that graphs have this many vertices on average: larger or smaller ones are drawn",
        "more often, the chance growing or falling exponentially (default: all alike)"
      })
  private Optional<Double> meanVertices = Optional.empty();

  @Option(
      names = "--mean-edges",
      paramLabel = "E",
      description = "and this many edges on average; with --mean-vertices (default: any)")
  private Optional<Double> meanEdges = Optional.empty();

  @Option(
      names = "--distinct",
      description = "of isomorphic graphs, labels included, only the first may be drawn")
  private boolean distinct;

  @Mixin private SeedOption seedOption = new SeedOption();
  @Mixin private InputOptions inputOptions = new InputOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  @Override
  public Integer call() throws IOException {
    SizeLimits limits = limits();
    Optional<MeanSizes> means = means();
    PrintWriter err = spec.commandLine().getErr();
    List<Graph> all = inputOptions.files().all(graphs);
    InputOptions.byId(graphs, all); // a pairs file names graphs, so names must be clear
    List<Graph> admitted = all.stream().filter(limits::admit).toList();
    List<Graph> drawnFrom = distinct ? Isomorphism.distinct(admitted) : admitted;
    List<GraphPair> drawn = draw(drawnFrom, limits, means);
    if (drawn.isEmpty() && pairs > 0) {
      throw new GraphFormatException(
          graphs,
          GraphFormatException.NO_LINE,
          "there are no two "
              + (distinct ? "different " : "")
              + "graphs of such sizes; change --min-vertices and --max-vertices");
    }
    talk(err, all.size(), admitted.size(), drawnFrom.size(), drawn.size());
    write(drawn);
    return 0;
  }

  private List<GraphPair> draw(List<Graph> from, SizeLimits limits, Optional<MeanSizes> means)
      throws GraphFormatException {
    if (means.isEmpty()) {
      return PairSampler.draw(from, limits, pairs, seedOption.seed());
    }
    try {
      return PairSampler.draw(from, limits, means.get(), pairs, seedOption.seed());
    } catch (IllegalArgumentException unreachable) {
      throw new GraphFormatException(
          graphs,
          GraphFormatException.NO_LINE,
          unreachable.getMessage() + "; change --mean-vertices or --mean-edges, or leave one out",
          unreachable);
    }
  }

  private Optional<MeanSizes> means() {
    if (meanEdges.isPresent() && meanVertices.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--mean-edges needs --mean-vertices beside it");
    }
    try {
      return meanVertices.map(
          vertices ->
              meanEdges.isPresent()
                  ? MeanSizes.of(vertices, meanEdges.get())
                  : MeanSizes.of(vertices));
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(
          spec.commandLine(), "--mean-vertices and --mean-edges must not be negative", wrong);
    }
  }

  private SizeLimits limits() {
    if (pairs < 0) {
      throw new ParameterException(
          spec.commandLine(), "--pairs (" + pairs + ") must not be negative");
    }
    try {
      return new SizeLimits(least, most.orElse(Integer.MAX_VALUE));
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(
          spec.commandLine(),
          "--min-vertices (" + least + ") must be from 0 to --max-vertices",
          wrong);
    }
  }

  private void talk(PrintWriter err, int all, int admitted, int drawnFrom, int drawn) {
    err.println(
        "eugene: "
            + all
            + " graphs, "
            + admitted
            + " of them within the limits"
            + (distinct ? ", " + drawnFrom + " different ones" : "")
            + "; "
            + drawn
            + " pairs"
            + (drawn < pairs ? ", there are no more" : ""));
    err.flush();
  }

  private void write(List<GraphPair> drawn) throws IOException {
    StringBuilder text = new StringBuilder("source,target\n");
    for (GraphPair pair : drawn) {
      text.append(CsvLine.of(pair.source().id(), pair.target().id()));
    }
    outputOptions.write(out -> out.append(text));
  }
}
