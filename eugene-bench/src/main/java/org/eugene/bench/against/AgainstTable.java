package org.eugene.bench.against;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
 * builds are run at the same time, each in a fresh process, and compared by CPU time. So whatever
 * else the machine does meets both alike. What the Java machine makes of a program differs from
 * start to start by a tenth and more, hence several blocks.
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

  private static final int BLOCKS = 4;
  private static final int BLOCKS_FOR_LOOKING = 2;
  private static final Duration MEASURED = Duration.ofSeconds(5);

  /** The engine gets quicker for about so long. */
  private static final Duration WARM_UP = Duration.ofSeconds(6);

  @Override
  public String name() {
    return "against";
  }

  @Override
  public String description() {
    return "this build and another (--other JAR) on the pairs of a table (--of): answers, CPU time";
  }

  /** Those of the tables whose pairs it takes. */
  @Override
  public boolean choosesSets() {
    return true;
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
    Duration warmUp = options.isForLooking() ? Duration.ZERO : WARM_UP;
    Child mine = new Child(current, warmUp, measured);
    Child theirs = new Child(other, warmUp, measured);
    Log log = run.log(this);
    String programs = current.digest() + "/" + other.digest();
    int most = options.isForLooking() ? BLOCKS_FOR_LOOKING : BLOCKS;
    for (Task task : Tasks.of(options.pairsOf(), run.data(), options)) {
      int blocks = Math.min(task.pairs().size(), most);
      for (int number = 0; number < blocks; number++) {
        Block block = new Block(task, programs, number, dealt(task.pairs(), number, blocks));
        if (!isDone(block, run, log)) {
          run.talk()
              .say(name() + ": " + task.title() + ": block " + (number + 1) + " of " + blocks);
          List<Child.Outcome> outcomes = atOnce(mine, theirs, task, block.pairs);
          List<Line> rows = new ArrayList<>();
          rows.addAll(rows(block, THIS, outcomes.get(0), run));
          rows.addAll(rows(block, OTHER, outcomes.get(1), run));
          log.add(rows);
        }
      }
    }
  }

  private static List<Child.Outcome> atOnce(
      Child mine, Child theirs, Task task, List<Task.Pair> pairs) throws IOException {
    ExecutorService both = Executors.newFixedThreadPool(2);
    try {
      Future<Child.Outcome> first = both.submit(() -> mine.run(task, pairs));
      Future<Child.Outcome> second = both.submit(() -> theirs.run(task, pairs));
      return List.of(first.get(), second.get());
    } catch (ExecutionException failed) {
      throw new IOException(failed.getMessage(), failed);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("ended before the programs were compared");
    } finally {
      both.shutdownNow();
    }
  }

  /** Some pairs of a task that two programs meet on. */
  private record Block(Task task, String programs, int number, List<Task.Pair> pairs) {}

  /**
   * A block of which a row is missing was broken off: its other rows are measured again as well.
   */
  private static boolean isDone(Block block, Run run, Log log) throws IOException {
    Task task = block.task;
    Set<List<String>> keys = new HashSet<>();
    for (String build : List.of(THIS, OTHER)) {
      for (Task.Pair pair : block.pairs) {
        keys.add(
            List.of(
                task.table(),
                task.set(),
                task.costs(),
                task.effort(),
                block.programs,
                build,
                pair.source(),
                pair.target(),
                "" + run.options().seed()));
      }
    }
    boolean done = keys.stream().allMatch(log::has);
    if (!done) {
      log.forget(line -> keys.contains(SCHEMA.key(line)));
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

  private static List<Line> rows(Block block, String build, Child.Outcome outcome, Run run) {
    List<Line> rows = new ArrayList<>();
    for (int at = 0; at < block.pairs.size(); at++) {
      Task.Pair pair = block.pairs.get(at);
      Child.Answer answer = outcome.answers().get(at);
      Map<String, String> fields =
          Schema.fields(
              "table", block.task.table(),
              "set", block.task.set(),
              "costs", block.task.costs(),
              "effort", block.task.effort(),
              "programs", block.programs,
              "build", build,
              "block", block.number,
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
    View.Builder view = headed(Duel.COLUMNS);
    Duel.of(lines).forEach(duel -> view.row(duel.row()));
    return view.remark(
            "Programs are named by digests, this one before the other. SI and proved are of this"
                + " build and of the other; SI is against the published distance or the better of"
                + " the two. CPU ms is that of the program's own threads for a pair, warmed up; the"
                + " ratio is the geometric mean over the blocks of the cell, its interval a"
                + " bootstrap over them. Answers differ when a bound does; pairs that the budget cut"
                + " short in either build are counted apart.")
        .remark(Origin.sentence(lines))
        .build();
  }
}
