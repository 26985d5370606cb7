package org.eugene.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.eugene.bench.run.Cell;
import org.eugene.bench.run.References;
import org.eugene.bench.run.Row;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.Question;
import org.eugene.bench.table.Table;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Finds out distances before a table needs them: nothing is measured, so threads do no harm. */
@Command(
    name = "references",
    description = "Proves the distances that tables are judged by, and keeps them.",
    mixinStandardHelpOptions = true)
final class ReferencesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private TableSelection selection = new TableSelection();

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "pairs at a time (default: ${DEFAULT-VALUE})")
  private int threads = 1;

  @Override
  public Integer call() throws IOException {
    DataFolder data = selection.data();
    if (!data.isPresent()) {
      spec.commandLine().getErr().println("eugene-bench: " + data.absence());
      return CommandLine.ExitCode.OK;
    }
    References references = selection.references();
    for (Table table : selection.tables()) {
      for (Cell cell : selection.cells(table, data)) {
        if (cell.referenced()) {
          find(table, cell.questions(), references);
        }
      }
    }
    return CommandLine.ExitCode.OK;
  }

  private void find(Table table, List<Question> questions, References references) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Row.Answer>> answers = new ArrayList<>();
      questions.forEach(question -> answers.add(pool.submit(() -> references.of(question))));
      int proved = 0;
      for (Future<Row.Answer> answer : answers) {
        proved += answer.get().lower() == answer.get().upper() ? 1 : 0;
      }
      Question first = questions.get(0);
      spec.commandLine()
          .getErr()
          .printf(
              "%s: %s, %s: %d of %d proved%n",
              table.name(), first.set(), first.costsName(), proved, questions.size());
    } catch (ExecutionException failure) {
      throw new IllegalStateException("a distance could not be found", failure.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      pool.shutdownNow();
    }
  }
}
