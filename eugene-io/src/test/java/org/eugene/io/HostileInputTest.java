package org.eugene.io;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files made to harm, or just broken: each ends in a sentence, or is read for what it is. */
@Timeout(value = 60, unit = SECONDS)
class HostileInputTest {
  private static final String GRAPHML_BODY =
      "<graphml><key id='k' for='node' attr.name='label' attr.type='string'/>"
          + "<graph edgedefault='undirected'>%s</graph></graphml>";
  private static final String GXL_BODY =
      "<gxl><graph id='g' edgemode='undirected'>%s</graph></gxl>";

  @TempDir private Path folder;

  private static List<Graph> read(String format, String text) throws IOException {
    return read(format, text.getBytes(StandardCharsets.UTF_8));
  }

  private static List<Graph> read(String format, byte[] bytes) throws IOException {
    return GraphFormats.named(format)
        .reader()
        .read(
            new GraphInput("evil", "evil", new ByteArrayInputStream(bytes), ReadOptions.defaults()),
            new LabelDictionary());
  }

  private static void refused(String format, String text, String... parts) {
    assertThatThrownBy(() -> read(format, text))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageStartingWith("evil")
        .satisfies(refused -> assertThat(refused.getMessage().lines()).hasSize(1))
        .satisfies(
            refused ->
                assertThat(List.of(parts)).allMatch(part -> refused.getMessage().contains(part)));
  }

  private static String xml(String format, String entities, String text) {
    return switch (format) {
      case "gxl" ->
          "<!DOCTYPE gxl ["
              + entities
              + "]>"
              + GXL_BODY.formatted(
                  "<node id='a'><attr name='label'><string>" + text + "</string></attr></node>");
      case "graphml" ->
          "<!DOCTYPE graphml ["
              + entities
              + "]>"
              + GRAPHML_BODY.formatted("<node id='a'><data key='k'>" + text + "</data></node>");
      default ->
          "<!DOCTYPE gexf ["
              + entities
              + "]><gexf><graph><nodes><node id='a' label='"
              + text
              + "'/></nodes></graph></gexf>";
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"gxl", "graphml", "gexf"})
  void noExternalEntityIsFetched(String format) throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "s3cret");
    AtomicInteger visits = new AtomicInteger();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          visits.incrementAndGet();
          exchange.sendResponseHeaders(404, -1);
          exchange.close();
        });
    server.start();
    try {
      String url = "http://localhost:" + server.getAddress().getPort() + "/x.dtd";
      String text = xml(format, "<!ENTITY e SYSTEM '" + secret.toUri() + "'>", "&e;");
      assertThatThrownBy(() -> read(format, text))
          .isInstanceOf(GraphFormatException.class)
          .hasMessageNotContaining("s3cret");
      assertThatThrownBy(() -> read(format, xml(format, "<!ENTITY e SYSTEM '" + url + "'>", "&e;")))
          .isInstanceOf(GraphFormatException.class);
      String declared = xml(format, "", "C").replaceFirst("\\[\\]", "SYSTEM '" + url + "'");
      assertThat(read(format, declared).get(0).labelOfVertex(0).name()).isEqualTo("C");
      read(format, xml(format, "<!ENTITY % p SYSTEM '" + url + "'> %p;", "C"));
    } catch (GraphFormatException alsoFine) {
      assertThat(alsoFine).hasMessageNotContaining("s3cret");
    } finally {
      server.stop(0);
    }
    assertThat(visits).hasValue(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gxl", "graphml", "gexf"})
  void noEntityIsExpanded(String format) {
    StringBuilder bomb = new StringBuilder("<!ENTITY a0 'lol'>");
    for (int level = 1; level < 12; level++) {
      bomb.append("<!ENTITY a" + level + " '" + ("&a" + (level - 1) + ";").repeat(10) + "'>");
    }
    refused(format, xml(format, bomb.toString(), "&a11;"), "line 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gxl", "graphml", "gexf"})
  void deepXmlIsRefused(String format) {
    String deep = "<a>".repeat(100_000);
    refused(format, xml(format, "", "").replaceFirst("<node", deep + "<node"), "nested too deeply");
  }

  @Test
  void deepListsAndSubgraphsAreRefused() {
    refused("gml", "graph [ " + "a [ ".repeat(100_000), "nested too deeply");
    refused("dot", "graph { " + "{ ".repeat(100_000), "nested too deeply");
    refused("networkx", "{\"nodes\": [{\"id\": " + "[".repeat(100_000));
    refused("networkx", "{\"a\": " + "{\"a\":".repeat(100_000));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text",
        "gxl",
        "graphml",
        "gexf",
        "dot",
        "gml",
        "edge-list",
        "networkx",
        "collection"
      })
  void invalidUtf8IsRefused(String format) {
    String text =
        switch (format) {
          case "text" -> "t # a\nv 0 \u00e9\n";
          case "gxl", "graphml", "gexf" -> xml(format, "", "\u00e9").replaceFirst("<!.*?>", "");
          case "dot" -> "graph {\n a [label=\"\u00e9\"] }";
          case "gml" -> "graph [\n node [ id 1 label \"\u00e9\" ] ]";
          case "networkx" -> "{\"nodes\": [{\"id\": \"\u00e9\"}]}";
          case "collection" -> "<GraphCollection><a file='\u00e9'/></GraphCollection>";
          default -> "a,\u00e9\n";
        };
    assertThatThrownBy(() -> read(format, text.getBytes(StandardCharsets.ISO_8859_1)))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("line ");
  }

  @Test
  void aWrongByteFarDownInXmlNamesItsLineAndTheParserStaysSilent() {
    PrintStream standardError = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      String text = "<gxl>\n" + "<!-- far down -->\n".repeat(3_000) + "<graph id='\u00e9'/></gxl>";
      assertThatThrownBy(() -> read("gxl", text.getBytes(StandardCharsets.ISO_8859_1)))
          .isInstanceOf(GraphFormatException.class)
          .hasMessageContaining("line 3002")
          .hasMessageContaining("no character in its encoding");
    } finally {
      System.setErr(standardError);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "gxl,triangle.gxl",
    "graphml,triangle.graphml",
    "gexf,triangle.gexf",
    "dot,triangle.dot",
    "gml,triangle.gml",
    "networkx,triangle-2.json"
  })
  void truncatedFilesAreRefused(String format, String file) throws IOException {
    String whole = Files.readString(Path.of("src", "test", "resources", "known", file)).strip();
    for (int length = 1; length < whole.length(); length++) {
      String part = whole.substring(0, length);
      assertThatThrownBy(() -> read(format, part))
          .as("%s cut off behind %d characters", file, length)
          .isInstanceOf(GraphFormatException.class);
    }
  }

  @Test
  void danglingEdgesNameTheirLine() {
    refused(
        "gxl", GXL_BODY.formatted("<node id='a'/>\n<edge from='a' to='b'/>"), "line 2", "\"b\"");
    refused(
        "graphml",
        GRAPHML_BODY.formatted("<node id='a'/>\n<edge source='a' target='b'/>"),
        "line 2",
        "\"b\"");
    refused(
        "gexf",
        "<gexf><graph><nodes><node id='a'/></nodes><edges>\n<edge source='a' target='b'/>"
            + "</edges></graph></gexf>",
        "line 2",
        "\"b\"");
    refused("gml", "graph [ node [ id 1 ]\nedge [ source 1 target 2 ] ]", "line 2", "\"2\"");
    refused(
        "networkx",
        "{\"nodes\":[{\"id\":1}],\n\"links\":[{\"source\":1,\"target\":2}]}",
        "line 2",
        "\"2\"");
  }

  @Test
  void repeatedVerticesNameTheirLine() {
    refused("gxl", GXL_BODY.formatted("<node id='a'/>\n<node id='a'/>"), "line 2", "second vertex");
    refused(
        "graphml", GRAPHML_BODY.formatted("<node id='a'/>\n<node id='a'/>"), "line 2", "second");
    refused("gml", "graph [ node [ id 1 ]\nnode [ id 1 ] ]", "line 2", "second vertex");
    refused("networkx", "{\"nodes\":[{\"id\":1},\n{\"id\":\"1\"}]}", "line 2", "second vertex");
  }

  @Test
  void multiEdgesAreRefusedOrMerged() throws IOException {
    String twice =
        GXL_BODY.formatted(
            "<node id='a'/><node id='b'/><edge from='a' to='b'/>\n<edge from='b' to='a'/>");
    refused("gxl", twice, "line 2", "second edge", "--multi-edges merge");
    Path file = Files.writeString(folder.resolve("a.gxl"), twice);
    ReadOptions merge = ReadOptions.defaults().withMultiEdges(ReadOptions.MultiEdges.MERGE);
    assertThat(new GraphFiles(merge, Optional.empty(), LabelUse.ALL).one(file.toString()).size())
        .isEqualTo(1);
    refused("dot", "graph { a -- b; b -- a }", "second edge");
    assertThat(read("dot", "strict graph { a -- b; b -- a }").get(0).size()).isEqualTo(1);
    refused("edge-list", "a b\nb a\n", "line 2", "second edge");
    refused("sparse6", ":Ab", "twice");
  }

  @Test
  void numbersTooLargeAreKeptAsText() throws IOException {
    Graph graph =
        read(
                "gxl",
                GXL_BODY.formatted(
                    "<node id='a'><attr name='x'><float>1e999</float></attr></node>"))
            .get(0);
    assertThat(graph.labelOfVertex(0).text("x")).contains("1e999");
    assertThat(graph.labelOfVertex(0).number("x")).isEmpty();
    Graph json =
        read("networkx", "{\"nodes\":[{\"id\":1,\"x\":1e999,\"y\":" + "9".repeat(50) + "}]}")
            .get(0);
    assertThat(json.labelOfVertex(0).text("x")).contains("1e999");
    assertThat(json.labelOfVertex(0).text("y")).contains("9".repeat(50));
  }

  @Test
  void aMillionAttributesAreRead() throws IOException {
    StringBuilder attributes = new StringBuilder();
    for (int at = 0; at < 1_000_000; at++) {
      attributes.append("<attr name='a" + at + "'><int>1</int></attr>");
    }
    Graph graph = read("gxl", GXL_BODY.formatted("<node id='a'>" + attributes + "</node>")).get(0);
    assertThat(graph.labelOfVertex(0).attributes()).hasSize(1_000_000);
  }

  @Test
  void longStringsAreReadWithoutAStack() throws IOException {
    int length = 300_000;
    String quotes = "\\\"".repeat(length);
    assertThat(read("dot", "graph { a [label=\"" + quotes + "\"] }").get(0).labelOfVertex(0).name())
        .isEqualTo("\"".repeat(length));
    assertThat(
            read("gml", "graph [ node [ id 1 label \"" + quotes + "\" ] ]")
                .get(0)
                .labelOfVertex(0)
                .name())
        .isEqualTo("\"".repeat(length));
    assertThat(read("text", "t # a\nv 0 \"" + quotes + "\"\n").get(0).labelOfVertex(0).name())
        .isEqualTo("\"".repeat(length));
  }

  @Test
  void statedSizesAreNotBelieved() {
    refused("graph6", "~~~~~~~~", "vertices");
    refused("sparse6", ":~~~~~~~~", "vertices");
    refused("graph6", "~?@?", "too short");
  }

  @Test
  void aZipBombMeetsTheCap() throws IOException {
    Path zip = folder.resolve("bomb.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("a.txt"));
      byte[] blanks = " ".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
      for (int at = 0; at < 200; at++) {
        out.write(blanks);
      }
    }
    assertThat(Files.size(zip)).isLessThan(1 << 20);
    ReadOptions capped = ReadOptions.defaults().withMaxBytes(10 << 20);
    assertThatThrownBy(
            () -> new GraphFiles(capped, Optional.empty(), LabelUse.ALL).all(zip.toString()))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("bomb.zip!a.txt")
        .hasMessageContaining("--max-size");
  }

  @Test
  void theCapCountsAllFilesTogether() throws IOException {
    for (int at = 0; at < 20; at++) {
      Files.writeString(folder.resolve(at + ".txt"), "t # a\n" + "#".repeat(1000) + "\n");
    }
    ReadOptions capped = ReadOptions.defaults().withMaxBytes(10_000);
    assertThatThrownBy(
            () -> new GraphFiles(capped, Optional.empty(), LabelUse.ALL).all(folder.toString()))
        .hasMessageContaining("more than 10000 bytes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../outside.gxl", "/etc/passwd", "a/../../outside.gxl", "C:\\x.gxl"})
  void namesThatLeadOutAreRefused(String name) throws IOException {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Files.writeString(folder.resolve("outside.gxl"), GXL_BODY.formatted(""));
    Path collection =
        Files.writeString(
            inner.resolve("c.xml"), "<GraphCollection><a file='" + name + "'/></GraphCollection>");
    assertThatThrownBy(() -> new GraphFiles().all(collection.toString()))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("leads out of it");
    Path zip = folder.resolve("slip.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(name));
      out.write(GXL_BODY.formatted("").getBytes(StandardCharsets.UTF_8));
    }
    assertThatThrownBy(() -> new GraphFiles().all(zip.toString()))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("leads out of it");
  }

  @Test
  void brokenZipsAreRefused() throws IOException {
    Path zip = Files.write(folder.resolve("a.zip"), new byte[] {'P', 'K', 3, 4, 0, 0, 9, 9, 9});
    assertThatThrownBy(() -> new GraphFiles().all(zip.toString()))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("a.zip: the zip cannot be read");
  }

  @Test
  void datasetsThatDoNotFitTogetherNameTheirLine() throws IOException {
    Path indicator = folder.resolve("DS_graph_indicator.txt");
    Path edges = folder.resolve("DS_A.txt");
    Files.writeString(indicator, "1\n1\n2\n");
    Files.writeString(edges, "1, 2\n2, 3\n");
    assertThatThrownBy(() -> new GraphFiles().all(folder.toString()))
        .hasMessageContaining("DS_A.txt, line 2: vertices 2 and 3 are in different graphs");
    Files.writeString(edges, "1, 2\n2, 9\n");
    assertThatThrownBy(() -> new GraphFiles().all(folder.toString()))
        .hasMessageContaining("DS_A.txt, line 2: there is no vertex 9");
    Files.writeString(edges, "1, 2\n1, 2\n");
    assertThatThrownBy(() -> new GraphFiles().all(folder.toString()))
        .hasMessageContaining("DS_A.txt, line 2: edge 1, 2 is there twice");
    Files.writeString(edges, "1, x\n");
    assertThatThrownBy(() -> new GraphFiles().all(folder.toString()))
        .hasMessageContaining("line 1: \"x\" is not a number");
    Files.writeString(edges, "1, 2\n");
    Files.writeString(folder.resolve("DS_node_labels.txt"), "1\n");
    assertThatThrownBy(() -> new GraphFiles().all(folder.toString()))
        .hasMessageContaining("it has fewer lines than");
  }

  @Test
  void thingsThatCannotBeReadSaySo() {
    refused("gxl", GXL_BODY.formatted("<rel/>"), "hyperedges");
    refused(
        "gxl", GXL_BODY.formatted("<node id='a'><graph id='b'/></node>"), "graphs inside nodes");
    refused("gxl", GXL_BODY.formatted("<node/>"), "<node> has no attribute id");
    refused("graphml", GRAPHML_BODY.formatted("<hyperedge/>"), "hyperedges");
    refused("graphml", "<graphml/>", "no <graph>");
    refused("dot", "digraph { a -- b }", "line 1", "a digraph has edges ->");
    refused("dot", "graph { a -> b }", "line 1", "a graph has edges --");
    refused("dot", "graph {\n a [label= }", "line 2");
    refused("gml", "graph [\n node [ id ] ]", "line 2");
    refused("cytoscape", "{}", "there are no nodes");
    refused("networkx", "{\"id\": 1, \"children\": [2]}", "line 1", "children are objects");
    refused("networkx", "{\"children\": []}", "no \"id\"");
    refused("networkx", "{\"nodes\": [], \"adjacency\": [[{\"id\": 1}]]}", "1 lists for 0 nodes");
    refused("edge-list", "a b {'weight': }", "no dictionary of Python");
    refused("edge-list", "a b {'weight': 2", "fields");
    refused("networkx", "[1]");
    refused("networkx", "{}", "there are no nodes");
  }
}
