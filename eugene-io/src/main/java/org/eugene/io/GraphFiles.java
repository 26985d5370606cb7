package org.eugene.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.LabelDictionary;

/**
 * Graphs by the names that people type. A collection is a file, or a directory or zip (each file
 * one graph), or - for standard input; one graph is a file that holds one, {@code file#id}, or a
 * text behind the name of its format, {@code smiles:CCO}. Every file is read once, and all graphs
 * share one label dictionary.
 *
 * <p>For one thread, for as long as one command runs.
 */
public final class GraphFiles {
  /** What is behind the name of a reaction in the ids of its two sides. */
  public static final String REACTANTS = ".reactants";

  /** What is behind the name of a reaction in the id of what it makes, see {@link #REACTANTS}. */
  public static final String PRODUCTS = ".products";

  private static final String STANDARD_INPUT = "-";

  private final ReadOptions options;
  private final Optional<GraphFormat> format;
  private final LabelUse labelUse;
  private final LabelDictionary labels = new LabelDictionary();
  private final Map<String, List<Graph>> read = new HashMap<>();
  private final Survey survey = new Survey();
  private final Map<String, Survey> surveys = new HashMap<>();

  /**
   * @param format the format of all files; empty to recognise each by content and ending
   * @param labelUse which labels count
   */
  public GraphFiles(ReadOptions options, Optional<GraphFormat> format, LabelUse labelUse) {
    this.options = options;
    this.format = format;
    this.labelUse = labelUse;
  }

  /**
   * Reads with the default options; the format of each file is recognised, and all labels count.
   */
  public GraphFiles() {
    this(ReadOptions.defaults(), Optional.empty(), LabelUse.ALL);
  }

  /** All graphs of a collection. */
  public List<Graph> all(String location) throws IOException {
    List<Graph> graphs = load(location);
    tell(location, graphs);
    return graphs;
  }

  private void tell(String location, List<Graph> some) throws IOException {
    Survey ofLocation = surveys.get(location);
    if (ofLocation != null) {
      ofLocation.tell(some, load(location), options.warnings());
    }
  }

  private List<Graph> load(String location) throws IOException {
    List<Graph> known = read.get(location);
    if (known != null) {
      return known;
    }
    List<Graph> graphs = new ArrayList<>();
    for (Graph graph : read(location)) {
      graphs.add(labelUse.apply(graph));
    }
    read.put(location, List.copyOf(graphs));
    return List.copyOf(graphs);
  }

  private List<Graph> read(String location) throws IOException {
    Survey ofLocation = survey.ofFurtherFiles();
    List<Graph> graphs = read(location, ofLocation);
    survey.add(ofLocation);
    surveys.put(location, ofLocation);
    if (graphs.stream().anyMatch(graph -> graph.order() > 0)) {
      check(location, "vertex", options.vertexLabel(), ofLocation.vertices());
    }
    if (graphs.stream().anyMatch(graph -> graph.size() > 0)) {
      check(location, "edge", options.edgeLabel(), ofLocation.edges());
    }
    return graphs;
  }

  private List<Graph> read(String location, Survey ofLocation) throws IOException {
    if (location.equals(STANDARD_INPUT)) {
      return new CollectionReader(options, format, labels, ofLocation).readStandardInput();
    }
    Optional<Path> path = existing(location);
    if (path.isEmpty()) {
      return inline(location)
          .orElseThrow(
              () ->
                  new GraphFormatException(
                      location,
                      GraphFormatException.NO_LINE,
                      "there is no such file; check the name and the working directory"))
          .read(labels, ofLocation);
    }
    return new CollectionReader(options, format, labels, ofLocation).read(path.get());
  }

  /** An attribute that is nowhere would silently empty all labels. */
  private static void check(String location, String what, List<String> chosen, AttributeUse use) {
    for (String attribute : chosen) {
      if (!use.present().contains(attribute)) {
        throw new GraphFormatException(
            location,
            GraphFormatException.NO_LINE,
            "no "
                + what
                + " has an attribute "
                + attribute
                + (use.present().isEmpty()
                    ? ", nor any other; leave --" + what + "-label out"
                    : "; there are " + String.join(", ", use.present())));
      }
    }
  }

  private static Optional<Path> existing(String location) {
    if (location.equals(STANDARD_INPUT)) {
      return Optional.of(Path.of(location));
    }
    try {
      return Optional.of(Path.of(location)).filter(Files::exists);
    } catch (InvalidPathException notAPath) {
      return Optional.empty();
    }
  }

  private record Inline(GraphFormat format, String text, ReadOptions options) {
    List<Graph> read(LabelDictionary labels, Survey survey) throws IOException {
      return format.reader().read(GraphInput.ofText(text, text, options, survey), labels);
    }
  }

  private Optional<Inline> inline(String location) {
    int colon = location.indexOf(':');
    return colon <= 0
        ? Optional.empty()
        : GraphFormats.find(location.substring(0, colon))
            .map(found -> new Inline(found, location.substring(colon + 1), options));
  }

  /** The one graph of this name. */
  public Graph one(String address) throws IOException {
    if (existing(address).isPresent() || inline(address).isPresent()) {
      return only(address, all(address));
    }
    // An id may hold a # too, and so may a file: the shortest file that exists counts.
    for (int hash = address.indexOf('#'); hash >= 0; hash = address.indexOf('#', hash + 1)) {
      String file = address.substring(0, hash);
      if (existing(file).isPresent()) {
        Graph graph = withId(file, load(file), address.substring(hash + 1));
        tell(file, List.of(graph));
        return graph;
      }
    }
    int hash = address.indexOf('#');
    String file = hash < 0 ? address : address.substring(0, hash);
    return only(file, all(file));
  }

  /**
   * Two graphs that one address names: those of a file that holds two, or the two sides of a
   * reaction.
   */
  public Optional<GraphPair> pair(String address) throws IOException {
    if (existing(address).isPresent() || inline(address).isPresent()) {
      List<Graph> graphs = all(address);
      return graphs.size() == 2
          ? Optional.of(new GraphPair(graphs.get(0), graphs.get(1)))
          : Optional.empty();
    }
    int hash = address.indexOf('#');
    if (hash < 0 || existing(address.substring(0, hash)).isEmpty()) {
      return Optional.empty();
    }
    List<String> ids = load(address.substring(0, hash)).stream().map(Graph::id).toList();
    String id = address.substring(hash + 1);
    return ids.contains(id + REACTANTS) && ids.contains(id + PRODUCTS)
        ? Optional.of(new GraphPair(one(address + REACTANTS), one(address + PRODUCTS)))
        : Optional.empty();
  }

  /** All graphs of a collection, or the one graph that an id names. */
  public List<Graph> someOrAll(String location) throws IOException {
    return existing(location).isPresent() || inline(location).isPresent()
        ? all(location)
        : List.of(one(location));
  }

  private static Graph only(String file, List<Graph> graphs) {
    if (graphs.size() != 1) {
      throw new GraphFormatException(
          file,
          GraphFormatException.NO_LINE,
          graphs.isEmpty()
              ? "there is no graph in it; give a file that holds one"
              : "it holds "
                  + graphs.size()
                  + " graphs; name one of them, for example "
                  + file
                  + "#"
                  + graphs.get(0).id());
    }
    return graphs.get(0);
  }

  private static Graph withId(String file, List<Graph> graphs, String id) {
    return graphs.stream()
        .filter(graph -> graph.id().equals(id))
        .findFirst()
        .orElseThrow(() -> NearestIds.unknown(file, graphs, id));
  }

  /** The dictionary that all graphs read here share. */
  public LabelDictionary labels() {
    return labels;
  }

  /** The attributes of vertices in all files read so far. */
  public AttributeUse vertexAttributes() {
    return survey.vertices();
  }

  /** The attributes of edges in all files read so far. */
  public AttributeUse edgeAttributes() {
    return survey.edges();
  }

  /** The names of the vertex labels in all files read so far, each once, sorted. */
  public Collection<String> vertexLabelNames() {
    TreeSet<Integer> ids = new TreeSet<>();
    for (List<Graph> graphs : read.values()) {
      for (Graph graph : graphs) {
        for (int v = 0; v < graph.order(); v++) {
          ids.add(graph.vertexLabelId(v));
        }
      }
    }
    TreeSet<String> names = new TreeSet<>();
    ids.forEach(id -> names.add(labels.label(id).name()));
    return names;
  }
}
