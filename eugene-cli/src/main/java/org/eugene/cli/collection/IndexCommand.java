package org.eugene.cli.collection;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.Version;
import org.eugene.io.GraphFiles;
import org.eugene.search.GraphCollection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A prepared collection. */
@Command(
    name = "index",
    description = {
      "Prepares a collection for searching and writes it to a file that matrix, knn, range, join,",
      "cluster and dedupe open at once. Every other command reads it too, as a format.",
      "Labels that are ignored here are gone; costs are chosen when searching."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class IndexCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "GRAPHS",
      description = "graphs: a file, a directory or a zip")
  private String graphs = "";

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "the index (FILE.part until complete); call it something.index")
  private Path out = Path.of("");

  @Option(
      names = "--add",
      description = "add the graphs to an index that is there, without writing it anew")
  private boolean add;

  @Mixin private InputOptions inputOptions = new InputOptions();

  @Override
  public Integer call() throws IOException {
    GraphFiles files = inputOptions.files();
    if (add) {
      GraphCollection.add(files.all(graphs), out);
    } else {
      GraphCollection.of(files.all(graphs)).save(out);
    }
    return 0;
  }
}
