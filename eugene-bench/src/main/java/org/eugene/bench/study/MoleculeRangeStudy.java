package org.eugene.bench.study;

import static org.eugene.bench.view.Figures.decimal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.TableOptions;

/**
 * All graphs within a distance of a hundred queries among 42,689 molecules, edge labels used: the
 * command {@code range} from its start to its end, from an index file to the answer, one thread,
 * beside that of another build by turns, three times each. CPU time is the median of what all
 * threads of the program took, compilers and launcher included.
 */
final class MoleculeRangeStudy extends Study {
  private static final String SET = "aids42k";
  private static final List<Integer> DISTANCES = List.of(1, 3, 5, 7, 9);

  /** Each build is measured so often; the median counts. */
  private static final int TURNS = 3;

  /** The other build takes minutes beyond this. */
  private static final int MOST_OF_OTHER = 7;

  private static final Schema SCHEMA =
      Schema.of(
              "within",
              "hits",
              "sizes",
              "labels",
              "degrees",
              "branch",
              "rings",
              "search",
              "engine",
              "CPU s",
              "other hits",
              "other CPU s",
              "times less")
          .keyedBy("within", "seed");

  MoleculeRangeStudy() {
    super(
        "search-aids42k",
        "range within 1 to 9 of 100 queries in 42,689 molecules, whole commands, --other LAUNCHER",
        SCHEMA);
  }

  /** A launcher with its own index of the molecules. */
  private record Build(Launcher launcher, Path index) {
    static Build of(Launcher launcher, Path graphs, Path index)
        throws IOException, InterruptedException {
      launcher.run(index.resolveSibling("talk"), "index", graphs, "-o", index);
      return new Build(launcher, index);
    }

    double cpuSeconds(Path queries, int within, Path out) throws IOException, InterruptedException {
      double before = Launcher.cpuOfChildren();
      launcher.run(
          talk(out),
          "range",
          index,
          queries,
          "--within",
          within,
          "--threads",
          1,
          "--format",
          "csv",
          "--work",
          "--out",
          out);
      return Launcher.cpuOfChildren() - before;
    }
  }

  private static Path talk(Path out) {
    return out.resolveSibling(out.getFileName() + ".talk");
  }

  @Override
  public Optional<String> lacks(TableOptions options) {
    return Launcher.own().isEmpty() || options.other().isEmpty()
        ? Optional.of(
            "is measured by ./eugene table search-aids42k --other LAUNCHER,"
                + " where LAUNCHER is the file eugene of another build")
        : Optional.empty();
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    Path graphs = run.data().folder().resolve("graphs");
    Path molecules = graphs.resolve(SET + ".txt");
    Path queries = graphs.resolve(SET + "-queries.txt");
    try (ScratchFolder folder = ScratchFolder.of("range")) {
      Build mine = Build.of(Launcher.own().orElseThrow(), molecules, folder.resolve("this.index"));
      Launcher another = new Launcher(run.options().other().get().toAbsolutePath());
      Build other = Build.of(another, molecules, folder.resolve("other.index"));
      Log log = run.log(this);
      for (int within : DISTANCES) {
        if (run.isOpen(this, log, within)) {
          log.add(run.line(SCHEMA, row(mine, other, queries, within, folder.path())));
        }
      }
    }
  }

  private static Map<String, String> row(
      Build mine, Build other, Path queries, int within, Path folder)
      throws IOException, InterruptedException {
    Path out = folder.resolve("this.csv");
    Path otherOut = folder.resolve("other.csv");
    boolean both = within <= MOST_OF_OTHER;
    double[] looks = new double[TURNS];
    double[] otherLooks = new double[TURNS];
    for (int turn = 0; turn < TURNS; turn++) {
      looks[turn] = mine.cpuSeconds(queries, within, out);
      otherLooks[turn] = both ? other.cpuSeconds(queries, within, otherOut) : 0;
    }
    double seconds = Queries.median(looks);
    double otherSeconds = Queries.median(otherLooks);
    Map<String, String> counts = Launcher.counts(talk(out));
    return Schema.fields(
        "within", within,
        "hits", hits(out),
        "sizes", counts.getOrDefault("sizes", ""),
        "labels", counts.getOrDefault("labels", ""),
        "degrees", counts.getOrDefault("degrees", ""),
        "branch", counts.getOrDefault("branch", ""),
        "rings", counts.getOrDefault("rings", ""),
        "search", counts.getOrDefault("search", ""),
        "engine", counts.getOrDefault("engine", ""),
        "CPU s", decimal(seconds, 2),
        "other hits", both ? hits(otherOut) : "",
        "other CPU s", both ? decimal(otherSeconds, 2) : "",
        "times less", both ? decimal(otherSeconds / seconds, 1) : "");
  }

  private static long hits(Path out) throws IOException {
    try (Stream<String> lines = Files.lines(out)) {
      return lines.count() - 1;
    }
  }
}
