package org.eugene.bench.against;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.bench.csv.Line;
import org.eugene.bench.csv.Log;
import org.eugene.bench.csv.Origin;
import org.eugene.bench.csv.Schema;
import org.eugene.bench.table.Run;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.TableOptions;
import org.eugene.bench.view.View;

/**
 * This build against another one. The pairs of a cell are dealt into blocks; on every block both
 * builds are run one after the other, each in a fresh process, and whoever was first is second on
 * the next block. So whatever else the machine does meets both alike.
 */
public final class AgainstTable implements Table {
  static final String THIS = "this";
  static final String OTHER = "other";

  static final Schema SCHEMA =
      Schema.of(
              "table",
              "set",
              "costs",
              "effort",
              "programs",
              "build",
              "block",
              "source",
              "target",
              "known",
              "lower",
              "upper",
              "stop",
              "seconds",
              "passes",
              "block_cpu_seconds")
          .keyedBy(
              "table", "set", "costs", "effort", "programs", "build", "source", "target", "seed");

  private static final int BLOCKS = 6;
  private static final int BLOCKS_FOR_LOOKING = 2;
  private static final Duration MEASURED = Duration.ofSeconds(2);

  @Override
  public String name() {
    return "against";
  }

  @Override
  public String description() {
    return "this build and another (--other JAR) on the pairs of a table (--of): answers, CPU time";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void measure(Run run) throws IOException, InterruptedException {
    Path jar =
        run.options()
            .other()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "say --other JAR: the eugene.jar of another checkout, which its ./eugene"
                            + " leaves in eugene-cli/target/launcher"));
    measure(run, Program.running(), Program.of(jar));
  }

  void measure(Run run, Program current, Program other) throws IOException {
    TableOptions options = run.options();
    Duration measured = options.isForLooking() ? Duration.ZERO : MEASURED;
    Child mine = new Child(current, options.warmUp(), measured);
    Child theirs = new Child(other, options.warmUp(), measured);
    Log log = run.log(this);
    String programs = current.digest() + "/" + other.digest();
    int most = options.isForLooking() ? BLOCKS_FOR_LOOKING : BLOCKS;
    for (Task task : Tasks.of(options.pairsOf(), run.data(), options)) {
      int blocks = Math.min(task.pairs().size(), most);
      for (int block = 0; block < blocks; block++) {
        List<Task.Pair> pairs = dealt(task.pairs(), block, blocks);
        if (!isDone(task, pairs, programs, run, log)) {
          run.talk()
              .say("%s: %s: block %d of %d".formatted(name(), task.title(), block + 1, blocks));
          boolean meFirst = block % 2 == 0;
          Child.Outcome first = (meFirst ? mine : theirs).run(task, pairs);
          Child.Outcome second = (meFirst ? theirs : mine).run(task, pairs);
          List<Line> rows = new ArrayList<>();
          rows.addAll(rows(run, task, programs, THIS, block, pairs, meFirst ? first : second));
          rows.addAll(rows(run, task, programs, OTHER, block, pairs, meFirst ? second : first));
          log.add(rows);
        }
      }
    }
  }

  /**
   * A block whose last row is missing was broken off; its other rows are measured again as well.
   */
  private static boolean isDone(Task task, List<Task.Pair> pairs, String programs, Run run, Log log)
      throws IOException {
    List<List<String>> keys = new ArrayList<>();
    for (String build : List.of(THIS, OTHER)) {
      for (Task.Pair pair : pairs) {
        keys.add(
            List.of(
                task.table(),
                task.set(),
                task.costs(),
                task.effort(),
                programs,
                build,
                pair.source(),
                pair.target(),
                "" + run.options().seed()));
      }
    }
    boolean done = keys.stream().allMatch(log::has);
    if (!done) {
      Set<List<String>> broken = Set.copyOf(keys);
      log.forget(line -> broken.contains(SCHEMA.key(line)));
    }
    return done;
  }

  /** Every so many-th pair, so that blocks are alike. */
  private static List<Task.Pair> dealt(List<Task.Pair> pairs, int block, int blocks) {
    List<Task.Pair> dealt = new ArrayList<>();
    for (int at = block; at < pairs.size(); at += blocks) {
      dealt.add(pairs.get(at));
    }
    return dealt;
  }

  private static List<Line> rows(
      Run run,
      Task task,
      String programs,
      String build,
      int block,
      List<Task.Pair> pairs,
      Child.Outcome outcome) {
    List<Line> rows = new ArrayList<>();
    for (int at = 0; at < pairs.size(); at++) {
      Task.Pair pair = pairs.get(at);
      Child.Answer answer = outcome.answers().get(at);
      Map<String, String> fields =
          Schema.fields(
              "table", task.table(),
              "set", task.set(),
              "costs", task.costs(),
              "effort", task.effort(),
              "programs", programs,
              "build", build,
              "block", block,
              "source", pair.source(),
              "target", pair.target(),
              "known", pair.known(),
              "lower", answer.lower(),
              "upper", answer.upper(),
              "stop", answer.stop(),
              "seconds", answer.seconds(),
              "passes", outcome.passes(),
              "block_cpu_seconds", outcome.cpuSeconds());
      rows.add(run.line(SCHEMA, fields));
    }
    return rows;
  }

  @Override
  public View view(List<Line> lines) {
    View.Builder view = View.of(name(), description(), Duel.COLUMNS);
    Duel.of(lines).forEach(duel -> view.row(duel.row()));
    return view.remark(
            "Programs are named by digests, this one before the other. SI and proved are of this"
                + " build and of the other; SI is against the published distance or the better of"
                + " the two. CPU ms is that of the process for a pair, warmed up, start-up left out."
                + " The interval is a bootstrap over the blocks of the cell. Answers differ when a"
                + " bound does; pairs that the budget cut short in either build are counted apart.")
        .remark(Origin.sentence(lines))
        .build();
  }
}
