package org.eugene.bench.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eugene.bench.generate.StandIns;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Isomorphism;
import org.eugene.io.GraphFiles;
import org.eugene.io.LabelUse;
import org.eugene.io.ReadOptions;
import org.eugene.search.sample.MeanSizes;
import org.eugene.search.sample.PairSampler;
import org.eugene.search.sample.SizeLimits;

/**
 * Where the graphs to measure with are: {@code graphs/NAME.txt}, {@code gxl/NAME/ID.gxl} and known
 * answers in {@code truth/NAME.csv}. They do not ship with the program; for a set that is not there
 * {@link StandIns} has something of its kind. For one thread.
 */
public final class DataFolder {
  private final Path folder;
  private final Map<String, GraphFiles> sets = new HashMap<>();
  private final Map<String, List<Graph>> made = new HashMap<>();
  private final Map<String, List<Graph>> distinct = new HashMap<>();

  public DataFolder(Path folder) {
    this.folder = folder;
  }

  public Path folder() {
    return folder;
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

  /** All graphs of a set, or of what stands in for it. */
  public List<Graph> graphs(String set) throws IOException {
    return isMade(set) ? made.computeIfAbsent(set, StandIns::graphsFor) : files(set).all(file(set));
  }

  /** The set's name, or the name of what stands in for it. */
  public String shownName(String set) {
    return isMade(set) ? StandIns.nameFor(set).orElse(set) : set;
  }

  /** Names of sets: those that are there, and those that something stands in for. */
  public Set<String> names() throws IOException {
    Set<String> names = new TreeSet<>(StandIns.names());
    if (isPresent()) {
      try (Stream<Path> files = Files.list(folder.resolve("graphs"))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(file -> file.endsWith(".txt"))
            .forEach(file -> names.add(file.substring(0, file.length() - ".txt".length())));
      }
    }
    return names;
  }

  private boolean isMade(String set) {
    return StandIns.nameFor(set).isPresent() && !Files.exists(Path.of(file(set)));
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
    List<Graph> graphs = graphs(set);
    return named.costs(
        LabelNumbering.of(isMade(set) ? vertexLabelNames(graphs) : files(set).vertexLabelNames()));
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

  private static Set<String> vertexLabelNames(List<Graph> graphs) {
    Set<String> names = new TreeSet<>();
    for (Graph graph : graphs) {
      for (int v = 0; v < graph.order(); v++) {
        names.add(graph.labelOfVertex(v).name());
      }
    }
    return names;
  }

  /** Graphs of a set within limits, isomorphic copies removed. */
  public List<Graph> distinct(String set, SizeLimits limits) throws IOException {
    String key = set + limits;
    List<Graph> known = distinct.get(key);
    if (known == null) {
      known = Isomorphism.distinct(graphs(set).stream().filter(limits::admit).toList());
      distinct.put(key, known);
    }
    return known;
  }

  /**
   * As the paper does it: seeded pairs of graphs no two of which are isomorphic.
   *
   * @param means what graphs of a public set are to have on average
   */
  public List<Question> testSet(
      String set,
      SizeLimits limits,
      Optional<MeanSizes> means,
      String costsName,
      int count,
      long seed)
      throws IOException {
    EditCosts costs = costs(set, costsName);
    List<Graph> distinct = distinct(set, limits);
    List<GraphPair> pairs =
        means.isPresent() && !isMade(set)
            ? PairSampler.draw(distinct, limits, means.get(), count, seed)
            : PairSampler.draw(distinct, limits, count, seed);
    List<Question> questions = new ArrayList<>();
    for (GraphPair pair : pairs) {
      questions.add(new Question(shownName(set), costsName, costs, pair));
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
