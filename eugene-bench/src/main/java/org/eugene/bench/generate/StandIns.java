package org.eugene.bench.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.LabelDictionary;

/**
 * What tables run on where the public graphs are not at hand: small sets of the same kind, made
 * here, always the same. They go by names of their own, so that nobody takes them for the public
 * ones.
 */
public final class StandIns {
  private static final int SMALL = 120;
  private static final int LARGE = 60;
  private static final long SEED = 7;

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("aids", "small-molecules"),
          Map.entry("mutagenicity", "hydrogen-molecules"),
          Map.entry("molhiv", "ring-molecules"),
          Map.entry("python-ast", "syntax-trees"),
          Map.entry("python-ast-50", "large-syntax-trees"),
          Map.entry("imdb-multi", "ego-networks"),
          Map.entry("coil-del", "meshes"),
          Map.entry("triangles", "random-graphs"),
          Map.entry("netscience", "co-authors"),
          Map.entry("high-school-100", "contacts-100"),
          Map.entry("high-school-99", "contacts-99"),
          Map.entry("high-school-95", "contacts-95"),
          Map.entry("high-school-90", "contacts-90"),
          Map.entry("high-school-80", "contacts-80"));

  /** Makes the graph of a number of vertices. */
  private interface Maker {
    Graph make(int order, String id, LabelDictionary labels, Random random);
  }

  private StandIns() {}

  /** What stands in for a public set. */
  public static Optional<String> nameFor(String set) {
    return Optional.ofNullable(NAMES.get(set));
  }

  /** The names of all stand-ins. */
  public static Collection<String> names() {
    return NAMES.values();
  }

  /** The graphs that stand in for a public set. */
  public static List<Graph> graphsFor(String set) {
    String name = nameFor(set).orElseThrow(() -> new IllegalArgumentException("no set " + set));
    if (name.startsWith("contacts-")) {
      return List.of(contacts(Integer.parseInt(name.substring("contacts-".length()))));
    }
    return switch (name) {
      case "small-molecules" -> both(molecules(Molecules.Kind.CHAINS), 4, 10);
      case "hydrogen-molecules" -> both(molecules(Molecules.Kind.HYDROGENS), 6, 12);
      case "ring-molecules" -> both(molecules(Molecules.Kind.RINGS), 6, 11);
      case "syntax-trees" -> sized(SyntaxTrees::of, 6, 11, SMALL);
      case "large-syntax-trees" -> sized(SyntaxTrees::of, 25, 27, LARGE);
      case "ego-networks" -> sized(Networks::ego, 5, 10, SMALL);
      case "meshes" -> sized(Networks::mesh, 5, 9, SMALL);
      case "random-graphs" -> sized(Networks::random, 5, 10, SMALL);
      default -> List.of(Networks.coAuthors(100, name, new LabelDictionary(), new Random(SEED)));
    };
  }

  private static Maker molecules(Molecules.Kind kind) {
    return (order, id, labels, random) -> Molecules.of(kind, order, id, labels, random);
  }

  /** Some for the tables of small graphs, some for those of larger ones. */
  private static List<Graph> both(Maker maker, int least, int most) {
    LabelDictionary labels = new LabelDictionary();
    Random random = new Random(SEED);
    List<Graph> graphs = new ArrayList<>(sized(maker, least, most, SMALL, labels, random));
    graphs.addAll(sized(maker, 25, 27, LARGE, labels, random));
    return renamed(graphs);
  }

  private static List<Graph> sized(Maker maker, int least, int most, int count) {
    return renamed(sized(maker, least, most, count, new LabelDictionary(), new Random(SEED)));
  }

  private static List<Graph> sized(
      Maker maker, int least, int most, int count, LabelDictionary labels, Random random) {
    List<Graph> graphs = new ArrayList<>();
    for (int at = 0; at < count; at++) {
      graphs.add(maker.make(least + random.nextInt(most - least + 1), "", labels, random));
    }
    return graphs;
  }

  private static List<Graph> renamed(List<Graph> graphs) {
    List<Graph> renamed = new ArrayList<>();
    for (int at = 0; at < graphs.size(); at++) {
      renamed.add(graphs.get(at).withId("" + at));
    }
    return renamed;
  }

  /** So many percent of the edges of the whole; fewer percent are among the more. */
  private static Graph contacts(int percent) {
    LabelDictionary labels = new LabelDictionary();
    Graph whole = Networks.contacts(60, 15, "contacts-100", labels, new Random(SEED));
    int kept = Math.toIntExact(Math.round(whole.size() * percent / 100.0));
    int[] order = NoisyCopy.shuffled(whole.size(), new Random(SEED));
    int[] edges = Arrays.copyOf(order, kept);
    Arrays.sort(edges);
    GraphBuilder part = Graph.undirected("contacts-" + percent, labels);
    for (int v = 0; v < whole.order(); v++) {
      part.addVertexWithLabelId(whole.vertexLabelId(v));
    }
    for (int e : edges) {
      part.addEdgeWithLabelId(whole.edgeFrom(e), whole.edgeTo(e), whole.edgeLabelId(e));
    }
    return part.build();
  }
}
