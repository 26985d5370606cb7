package org.eugene.bench.io;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.text.TextWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Reads the 6,000 graphs of {@code molhiv.txt} (found through {@code -Deugene.data=}) and writes
 * them again, beside copying the lines of the same file with a reader of the JDK and splitting
 * each. Ours should take no more than twice as long.
 *
 * <p>One file a measurement, in milliseconds; two forks, since the JIT does not always decide
 * alike.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class TextFormatBenchmark {
  private Path in = Path.of("");
  private Path out = Path.of("");

  @Setup
  public void find() throws IOException {
    String data = System.getProperty("eugene.data", "../shared/data");
    in = Path.of(data, "graphs", "molhiv.txt");
    if (!Files.exists(in)) {
      throw new IllegalStateException(in + " is not there; say where with -Deugene.data=");
    }
    out = Files.createTempFile("eugene", ".txt");
  }

  @TearDown
  public void cleanUp() throws IOException {
    Files.deleteIfExists(out);
  }

  /** What any program that looks at the words of the file has to do. */
  @Benchmark
  public void copyAndSplitLines(Blackhole words) throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(in);
        BufferedWriter writer = Files.newBufferedWriter(out)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        words.consume(line.split(" "));
        writer.write(line);
        writer.newLine();
      }
    }
  }

  @Benchmark
  public void readAndWriteGraphs() throws IOException {
    List<Graph> graphs = new GraphFiles().all(in.toString());
    try (BufferedWriter writer = Files.newBufferedWriter(out)) {
      new TextWriter().write(graphs, writer);
    }
  }
}
