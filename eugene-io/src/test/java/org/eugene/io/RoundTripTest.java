package org.eugene.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.AwkwardGraphs.Carries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written and read again is what it was, for whatever the format can carry. */
class RoundTripTest {
  private static final long SEED = Long.getLong("eugene.seed", 42);
  private static final int GRAPHS = 500;
  private static final List<Class<?>> ALL =
      List.of(String.class, Long.class, Double.class, Boolean.class);
  private static final List<Class<?>> NONE = List.of();

  private static final Map<String, Carries> CARRIES = new TreeMap<>();

  static {
    CARRIES.put("text", new Carries(true, true, true, NONE, true, true));
    CARRIES.put("gxl", new Carries(true, true, true, ALL, true, true));
    CARRIES.put("graphml", new Carries(true, true, true, ALL, true, true));
    CARRIES.put("gexf", new Carries(true, true, true, ALL, true, true));
    CARRIES.put("networkx", new Carries(true, true, true, ALL, true, true));
    CARRIES.put("cytoscape", new Carries(true, true, true, ALL, true, true));
    CARRIES.put("dot", new Carries(true, true, true, List.of(String.class), true, true));
    CARRIES.put(
        "gml",
        new Carries(true, true, true, List.of(String.class, Long.class, Double.class), true, true));
    CARRIES.put("edge-list", new Carries(false, true, false, NONE, true, true));
    CARRIES.put("graph6", new Carries(false, false, false, NONE, false, false));
    CARRIES.put("sparse6", new Carries(false, false, false, NONE, false, true));
  }

  static Stream<String> formats() {
    return CARRIES.keySet().stream();
  }

  @Test
  void everyFormatThatIsWrittenAndReadIsTested() {
    assertThat(
            GraphFormats.all().stream()
                .filter(format -> format.writer().isPresent())
                .map(GraphFormat::name))
        .containsExactlyInAnyOrderElementsOf(CARRIES.keySet());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void awkwardGraphsComeBack(String name) throws IOException {
    AwkwardGraphs source = new AwkwardGraphs(SEED, CARRIES.get(name));
    for (int at = 0; at < GRAPHS; at++) {
      Graph graph = source.next("g" + at);
      assertThat(roundTrip(name, List.of(graph)))
          .as("%s, graph %d, -Deugene.seed=%d", name, at, SEED)
          .containsExactly(graph);
    }
  }

  @ParameterizedTest
  @MethodSource("namingFormats")
  void awkwardNamesComeBack(String name) throws IOException {
    AwkwardGraphs source = new AwkwardGraphs(SEED, CARRIES.get(name));
    for (int at = 0; at < GRAPHS; at++) {
      Graph graph = source.named(source.next("g" + at));
      boolean leftOut = name.equals("gml") && hasAttributeLabel(graph);
      List<Graph> again = roundTrip(name, List.of(graph));
      assertThat(again).as("%s, graph %d, -Deugene.seed=%d", name, at, SEED).containsExactly(graph);
      assertThat(names(again.get(0)))
          .as("%s, graph %d, -Deugene.seed=%d", name, at, SEED)
          .isEqualTo(leftOut ? List.of() : names(graph));
    }
  }

  /** GML keeps names where such an attribute would stand. */
  private static boolean hasAttributeLabel(Graph graph) {
    return IntStream.range(0, graph.order())
        .anyMatch(v -> graph.labelOfVertex(v).attributes().containsKey(LabelMaker.NAME));
  }

  @ParameterizedTest
  @MethodSource("namingFormats")
  void aGraphWithoutNamesGetsNone(String name) throws IOException {
    AwkwardGraphs source = new AwkwardGraphs(SEED, CARRIES.get(name));
    for (int at = 0; at < 50; at++) {
      assertThat(roundTrip(name, List.of(source.next("g" + at))).get(0).hasNames()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("namingFormats")
  void labelsThatCouldBeNamesStayLabels(String name) throws IOException {
    if (CARRIES.get(name).vertexNames()) {
      GraphBuilder graph = Graph.undirected("numbers", new LabelDictionary());
      graph.addVertex(Label.of("0"));
      graph.addVertex(Label.of("1"));
      Graph named = LabelUse.ALL.apply(graph.build());
      assertThat(roundTrip(name, List.of(named))).containsExactly(named);
      GraphBuilder repeated = Graph.undirected("repeated", new LabelDictionary());
      repeated.addVertex(Label.of("ann"), "ann");
      repeated.addVertex(Label.of("bob"), "bob");
      Graph again = roundTrip(name, List.of(repeated.build())).get(0);
      assertThat(again).isEqualTo(repeated.build());
      assertThat(names(again)).containsExactly("ann", "bob");
    }
  }

  static Stream<String> namingFormats() {
    return GraphFormats.all().stream()
        .filter(format -> format.writer().filter(GraphWriter::carriesNames).isPresent())
        .map(GraphFormat::name);
  }

  private static List<String> names(Graph graph) {
    return graph.hasNames()
        ? IntStream.range(0, graph.order()).mapToObj(graph::nameOfVertex).toList()
        : List.of();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void theExamplesComeBack(String name) throws IOException {
    Carries carries = CARRIES.get(name);
    LabelUse carried = new LabelUse(carries.vertexNames(), carries.edgeNames());
    for (Graph example : examples()) {
      Graph graph = carried.apply(example);
      if (!graph.isDirected() || carries.arcs()) {
        assertThat(roundTrip(name, List.of(graph)))
            .as(name + " " + example.id())
            .containsExactly(graph);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("manyGraphs")
  void severalGraphsKeepTheirOrder(String name) throws IOException {
    AwkwardGraphs source = new AwkwardGraphs(SEED, CARRIES.get(name));
    List<Graph> graphs = new ArrayList<>();
    for (int at = 0; at < 50; at++) {
      graphs.add(source.next("id " + at + " \"é\""));
    }
    List<Graph> again = roundTrip(name, graphs);
    assertThat(again).isEqualTo(graphs);
    if (!name.endsWith("6")) {
      assertThat(again).extracting(Graph::id).isEqualTo(graphs.stream().map(Graph::id).toList());
    }
  }

  static Stream<String> manyGraphs() {
    return Stream.of("text", "gxl", "networkx", "graph6", "sparse6");
  }

  private static List<Graph> roundTrip(String name, List<Graph> graphs) throws IOException {
    GraphFormat format = GraphFormats.named(name);
    StringBuilder text = new StringBuilder();
    format.writer().orElseThrow().write(graphs, text);
    return format
        .reader()
        .read(
            GraphInput.ofText(name, text.toString(), ReadOptions.defaults()),
            new LabelDictionary());
  }

  private static List<Graph> examples() throws IOException {
    List<Graph> graphs = new ArrayList<>();
    for (String file : List.of("molecules", "workflows", "callgraphs", "schemas")) {
      graphs.addAll(new GraphFiles().all(Path.of("..", "examples", file + ".txt").toString()));
    }
    return graphs;
  }
}
