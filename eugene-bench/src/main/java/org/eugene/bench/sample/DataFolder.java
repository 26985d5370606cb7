package org.eugene.bench.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.LabelUse;
import org.eugene.io.ReadOptions;

/**
 * Where the graphs to measure with are: {@code graphs/NAME.txt}, {@code gxl/NAME/ID.gxl} and known
 * answers in {@code truth/NAME.csv}. They do not ship with the program. For one thread.
 */
public final class DataFolder {
  private final Path folder;
  private final Map<String, GraphFiles> sets = new HashMap<>();

  public DataFolder(Path folder) {
    this.folder = folder;
  }

  /** Whether there is anything. */
  public boolean isPresent() {
    return Files.isDirectory(folder.resolve("graphs"));
  }

  /** What to tell people when there is not. */
  public String absence() {
    return "there are no graphs in "
        + folder.resolve("graphs")
        + "; skipped (--data DIR or -Deugene.data=DIR says where they are)";
  }

  /** All graphs of a set. */
  public List<Graph> graphs(String set) throws IOException {
    return files(set).all(file(set));
  }

  private GraphFiles files(String set) {
    return sets.computeIfAbsent(set, name -> new GraphFiles());
  }

  private String file(String set) {
    return folder.resolve("graphs").resolve(set + ".txt").toString();
  }

  /** The named costs; those that rank labels do so over the whole set. */
  public EditCosts costs(String set, String name) throws IOException {
    NamedCosts named = NamedCosts.named(name);
    if (!named.ranksLabels()) {
      return named.costs();
    }
    graphs(set);
    return named.costs(LabelNumbering.of(files(set).vertexLabelNames()));
  }

  /** Seeded pairs of a set under named costs. */
  public List<Question> questions(
      String set, SizeLimits limits, String costsName, int count, long seed) throws IOException {
    EditCosts costs = costs(set, costsName);
    List<Question> questions = new ArrayList<>();
    for (GraphPair pair : PairSampler.draw(graphs(set), limits, count, seed)) {
      questions.add(new Question(set, costsName, costs, pair));
    }
    return questions;
  }

  /** The graphs of a set by their ids, without edge labels. */
  public Map<String, Graph> withoutEdgeLabels(String set) throws IOException {
    LabelUse verticesOnly = new LabelUse(true, false);
    Map<String, Graph> graphs = new HashMap<>();
    for (Graph graph : graphs(set)) {
      graphs.put(graph.id(), verticesOnly.apply(graph));
    }
    return graphs;
  }

  /** One molecule in GXL. */
  public Graph gxl(String set, String id) throws IOException {
    GraphFiles files =
        sets.computeIfAbsent(
            "gxl/" + set,
            name -> new GraphFiles(ReadOptions.defaults(), Optional.empty(), LabelUse.ALL));
    return files.one(folder.resolve("gxl").resolve(set).resolve(id + ".gxl").toString()).withId(id);
  }

  /** The known answers of a set. */
  public List<KnownAnswer> knownAnswers(String set) throws IOException {
    return KnownAnswer.read(folder.resolve("truth").resolve(set + ".csv"));
  }
}
