package org.eugene.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.LabelMaker.DefaultName;
import org.eugene.io.ReadOptions.MultiEdges;

/**
 * One graph as it comes out of a file that names its vertices: in any order, with attributes. Ends
 * that dangle, names that repeat and edges that are there twice become sentences with their line.
 */
public final class GraphAssembly {
  /** What to choose for labels that are the ids of vertices. */
  private static final String ID = "id";

  private final GraphInput input;
  private final LabelDictionary labels;
  private final LabelMaker vertexLabels;
  private final LabelMaker edgeLabels;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> ids = new ArrayList<>();
  private final List<Map<String, Object>> attributes = new ArrayList<>();
  private final Map<Integer, Map<String, Object>> more = new HashMap<>();
  private final List<Edge> edges = new ArrayList<>();
  private boolean named = true;
  private boolean mirrorsMayBeArcs;
  private boolean labelsAreNames;
  private LabelsAs labelsAs = LabelsAs.LABELS;

  private record Edge(String from, String to, Label label, int line) {}

  /** What the attribute "label" of vertices is. */
  public enum LabelsAs {
    /** A label, unless it is the id of its vertex, and all are different. */
    LABELS,
    /** Likewise, and also if the ids are 0, 1, 2, … and all labels are different. */
    NAMES_OF_NUMBERED,
    /** A name. */
    NAMES
  }

  /**
   * An empty graph; labels are made as the input's options say, else by the format's own custom.
   */
  public GraphAssembly(GraphInput input, LabelDictionary labels, DefaultName defaultName) {
    this.input = input;
    this.labels = labels;
    this.vertexLabels = LabelMaker.forVertices(input, defaultName);
    this.edgeLabels = LabelMaker.forEdges(input, defaultName);
  }

  /** For ids that nobody gave: vertices get no names. */
  public GraphAssembly withoutNames() {
    named = false;
    return this;
  }

  /** For formats that do not tell whether edges have directions. */
  public GraphAssembly withUnknownDirections() {
    mirrorsMayBeArcs = true;
    return this;
  }

  /** Says what the attribute "label" of vertices is in this format; a label, if nobody says. */
  public GraphAssembly withLabelsAs(LabelsAs what) {
    labelsAs = what;
    return this;
  }

  /** Adds the next vertex under its id, which is its name unless it is but a number. */
  public void addVertex(String id, Map<String, Object> attributesOfIt, int line) {
    if (numbers.putIfAbsent(id, ids.size()) != null) {
      throw input.error(line, "there is a second vertex " + quoted(id) + "; rename one");
    }
    ids.add(id);
    attributes.add(attributesOfIt);
  }

  /** Adds the next vertex, with more attributes for whoever makes labels of them. */
  public void addVertex(
      String id, Map<String, Object> attributesOfIt, Map<String, Object> moreOfIt, int line) {
    more.put(ids.size(), moreOfIt);
    addVertex(id, attributesOfIt, line);
  }

  /** Whether a vertex of this name has come already. */
  public boolean hasVertex(String name) {
    return numbers.containsKey(name);
  }

  /** Adds an edge; its ends may come later. */
  public void addEdge(String from, String to, Map<String, Object> attributesOfIt, int line) {
    edges.add(new Edge(from, to, edgeLabels.label(attributesOfIt), line));
  }

  /** Adds an edge, with more attributes for whoever makes labels of them. */
  public void addEdge(
      String from,
      String to,
      Map<String, Object> attributesOfIt,
      Map<String, Object> moreOfIt,
      int line) {
    edges.add(new Edge(from, to, edgeLabels.label(attributesOfIt, moreOfIt), line));
  }

  /** The graph of what was added. */
  public Graph build(String id, boolean directed) {
    return build(id, directed, input.options().multiEdges());
  }

  /** The graph of what was added, in a format that has its own mind about repeated edges. */
  public Graph build(String id, boolean directed, MultiEdges multiEdges) {
    GraphBuilder builder = directed ? Graph.directed(id, labels) : Graph.undirected(id, labels);
    addVertices(builder);
    Set<Long> seen = new HashSet<>();
    for (Edge edge : edges) {
      int u = number(edge.from, edge);
      int v = number(edge.to, edge);
      if (seen.add(key(u, v, directed))) {
        builder.addEdge(u, v, edge.label);
      } else if (multiEdges == MultiEdges.REFUSE) {
        throw input.error(
            edge.line,
            "there is a second edge "
                + between(edge)
                + "; remove one, or say --multi-edges merge to keep the first"
                + mirrorHint(edge));
      }
    }
    if (labelsAreNames) {
      input.note(
          id,
          "labels are names",
          GraphFormatException.NO_LINE,
          "the label of every vertex is its own name and is read as a name, not as a label; "
              + "--vertex-label label makes it a label");
    }
    return builder.build();
  }

  private void addVertices(GraphBuilder builder) {
    List<String> names = names();
    for (int v = 0; v < ids.size(); v++) {
      Map<String, Object> others = named ? Map.of(ID, ids.get(v)) : more.getOrDefault(v, Map.of());
      Label label = vertexLabels.label(attributes.get(v), others);
      builder.addVertex(label, names.isEmpty() ? "" : names.get(v));
    }
  }

  /** The names of the vertices, none if there are none; labels that are names become names. */
  private List<String> names() {
    List<String> names = ids;
    List<String> chosen = input.options().vertexLabel();
    boolean byNumber = labelsAs == LabelsAs.NAMES_OF_NUMBERED;
    if (labelsAs == LabelsAs.NAMES) {
      names = taken(LabelMaker.NAME);
    } else if (named && !chosen.contains(LabelMaker.NAME) && areLabels(LabelMaker.NAME, byNumber)) {
      names = taken(LabelMaker.NAME);
      labelsAreNames = chosen.isEmpty();
    }
    if (named
        && chosen.isEmpty()
        && attributes.stream().noneMatch(a -> a.containsKey(LabelMaker.NAME))) {
      if (areLabels("name", false)) {
        taken("name"); // a repetition of the id, which would become the label
      }
    }
    return !named || VertexNames.areNumbers(names) ? List.of() : names;
  }

  private boolean areLabels(String key, boolean byNumber) {
    return VertexNames.areLabels(ids, attributes, key, byNumber);
  }

  private List<String> taken(String key) {
    List<String> labelsTaken = new ArrayList<>();
    for (Map<String, Object> ofVertex : attributes) {
      Object label = ofVertex.remove(key);
      labelsTaken.add(label == null ? "" : label.toString());
    }
    return labelsTaken;
  }

  private static long key(int u, int v, boolean directed) {
    long from = directed ? u : Math.min(u, v);
    long to = directed ? v : Math.max(u, v);
    return (from << 32) | to;
  }

  private int number(String name, Edge edge) {
    Integer number = numbers.get(name);
    if (number == null) {
      throw input.error(
          edge.line,
          "the edge "
              + between(edge)
              + " names the vertex "
              + quoted(name)
              + ", which is not there; add the vertex or remove the edge");
    }
    return number;
  }

  /** In a list of edges that may have directions, the other one may be meant the other way. */
  private String mirrorHint(Edge edge) {
    boolean mirrored =
        edges.stream().anyMatch(other -> other.from.equals(edge.to) && other.to.equals(edge.from));
    return mirrorsMayBeArcs && mirrored && !edge.from.equals(edge.to)
        ? ", or --directed if edges have a direction"
        : "";
  }

  private static String between(Edge edge) {
    return quoted(edge.from) + " " + quoted(edge.to);
  }

  private static String quoted(String name) {
    return "\"" + (name.length() > 80 ? name.substring(0, 80) + "…" : name) + "\"";
  }
}
