package org.eugene.cli.collection;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.cli.option.SparkOption;
import org.eugene.cli.option.Version;
import org.eugene.cli.output.Fingerprint;
import org.eugene.cli.output.Interruption;
import org.eugene.cli.output.JoinOutput;
import org.eugene.report.json.MatchJson;
import org.eugene.report.matrix.MatchRow;
import org.eugene.report.words.SearchPhrases;
import org.eugene.search.GraphCollection;
import org.eugene.search.Join;
import org.eugene.search.JoinAnswer;
import org.eugene.search.Work;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** All pairs within a distance. */
@Command(
    name = "join",
    description = {
      "All pairs of a collection, or of a graph of one and a graph of another, that are at most so",
      "far apart, each proved, as CSV: " + MatchRow.HEADER,
      "Where the costs are symmetric, each pair of one collection is written once. Rows come in the",
      "order of the collections. With --out, a run that was broken off goes on where it stopped."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class JoinCommand implements Callable<Integer> {
  /** How to write it. */
  enum Format {
    CSV,
    JSON,
    TEXT
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--within",
      paramLabel = "DISTANCE",
      required = true,
      description = "how far apart at most")
  private double within;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GRAPHS2",
      description = "the targets; without it, GRAPHS again")
  private Optional<String> others = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "csv|json|text",
      defaultValue = "csv",
      description = "how to write it (default: csv); json is an object a line, text a table")
  private Format format = Format.CSV;

  @Option(
      names = "--work",
      description = "tell on standard error how many pairs ended at which bound")
  private boolean work;

  @Mixin private CollectionOptions options = new CollectionOptions();
  @Mixin private SparkOption sparkOption = new SparkOption();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!(within >= 0)) {
      throw new ParameterException(
          spec.commandLine(),
          "--within (" + within + ") must not be negative; say --within 0 for equal graphs");
    }
    if (!sparkOption.isGiven()) {
      return answer(Optional.empty());
    }
    try (Cluster cluster = sparkOption.connect()) {
      return answer(Optional.of(cluster));
    }
  }

  private int answer(Optional<Cluster> cluster) throws IOException, InterruptedException {
    CollectionOptions.Opened opened = options.open(cluster);
    Join join = join(opened);
    PrintWriter err = spec.commandLine().getErr();
    try (Interruption interruption = Interruption.during(err, options.output().file().isPresent());
        JoinOutput output = output(opened, join)) {
      Tally tally = new Tally(output);
      if (cluster.isPresent()) {
        SpreadOptions told = options.provingSpread(opened.collections());
        cluster.get().join(join, told, output.done(), tally::take);
      } else {
        join.answer(join.whole().from(output.done()), tally::take);
      }
      output.complete();
      interruption.over();
      tally.tell(err);
    }
    return 0;
  }

  private Join join(CollectionOptions.Opened opened) throws IOException {
    if (others.isEmpty()) {
      return Join.of(opened.collection(), within, opened.provingOptions());
    }
    GraphCollection targets = opened.collections().open(others.get());
    return Join.between(opened.collection(), targets, within, opened.provingOptions());
  }

  private JoinOutput output(CollectionOptions.Opened opened, Join join) throws IOException {
    MatchRow rows = writer(join);
    if (options.output().file().isEmpty()) {
      return JoinOutput.to(spec.commandLine().getOut(), rows);
    }
    Fingerprint settings =
        opened
            .settings(join.sources(), join.targets())
            .with("join", Double.toString(within), format.name());
    return JoinOutput.to(options.output().file().get(), rows, settings);
  }

  private MatchRow writer(Join join) {
    return switch (format) {
      case CSV -> MatchRow.csv(join, options.csvIds());
      case JSON -> MatchRow.lines(match -> MatchJson.of(join, match) + "\n");
      case TEXT -> MatchRow.text(join);
    };
  }

  /** Adds up what there is to say at the end. */
  private final class Tally {
    private final JoinOutput output;
    private Work sum = Work.NONE;
    private long open;

    Tally(JoinOutput output) {
      this.output = output;
    }

    void take(int source, JoinAnswer answer) throws IOException {
      sum = sum.plus(answer.work());
      open += answer.open().size();
      output.append(source, answer);
    }

    void tell(PrintWriter err) {
      if (open > 0) {
        err.println(
            "eugene: " + open + " pairs could not be decided; leave --budget out to decide them");
      }
      if (work) {
        err.println("eugene: " + SearchPhrases.work(sum));
      }
      err.flush();
    }
  }
}
