package org.eugene.cli.option;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Stack;
import java.util.regex.Pattern;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.ClusterProvider;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Whether the work is spread over the machines of a Spark cluster. */
public final class SparkOption {
  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      arity = "0..1",
      parameterConsumer = Master.class,
      description = {
        "spread the work over a Spark cluster: spark://host:port, yarn, k8s://..., or local[N]",
        "inside this program; without MASTER the one of spark-submit, or else local[*]"
      })
  private Optional<String> spark = Optional.empty();

  /** Takes the next word only if it is a master: it may as well be the name of a file. */
  static final class Master implements IParameterConsumer {
    private static final Pattern MASTER =
        Pattern.compile("local|local\\[.*\\]|local-cluster\\[.*\\]|yarn|(spark|k8s)://.*");

    @Override
    @SuppressWarnings("JdkObsolete") // picocli's signature
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
      boolean given = !words.isEmpty() && MASTER.matcher(words.peek()).matches();
      option.setValue(Optional.of(given ? words.pop() : ""));
    }
  }

  public boolean isGiven() {
    return spark.isPresent();
  }

  /** Connects to the machines. */
  public Cluster connect() {
    try {
      return ServiceLoader.load(ClusterProvider.class)
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException(absent("this program is without it")))
          .connect(spark.orElse(""));
    } catch (NoClassDefFoundError missing) {
      throw new IllegalArgumentException(absent(missing.getMessage() + " is missing"), missing);
    }
  }

  private static String absent(String reason) {
    return "--spark needs Spark beside the program ("
        + reason
        + "); start it with ./eugene, which fetches Spark, or hand eugene-spark.jar to spark-submit";
  }
}
