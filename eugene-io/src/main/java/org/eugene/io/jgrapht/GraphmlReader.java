package org.eugene.io.jgrapht;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.DefaultAttribute;
import org.jgrapht.nio.graphml.SimpleGraphMLEventDrivenImporter;

/**
 * Reads GraphML: one graph a file, attributes with the types of their keys. Default values of keys
 * are not read; graphs inside nodes, hyperedges and mixed directions are errors.
 */
public final class GraphmlReader implements GraphReader {
  /** Empty data, which the importer would leave out. */
  private static final Pattern EMPTY =
      Pattern.compile("<((?:[\\w.-]+:)?data)(\\s[^<>]*?)?(?:/>|></\\1\\s*>)");

  /** What JGraphT reports as attributes although it is the graph itself. */
  private static final Set<String> STRUCTURE = Set.of("id", "source", "target");

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    XmlOutline document = XmlOutline.of(input, "edgedefault");
    ImportedGraph graph = new ImportedGraph(input);
    SimpleGraphMLEventDrivenImporter importer = new SimpleGraphMLEventDrivenImporter();
    importer.setSchemaValidation(false);
    // A weight is an attribute like others, and need not be a number.
    importer.setEdgeWeightAttributeName("\0");
    char empty = StandIn.in(document.text(), input);
    String text = EMPTY.matcher(document.text()).replaceAll("<$1$2>" + empty + "</$1>");
    importer.addVertexConsumer(name -> graph.addVertex(name, document.outline()));
    importer.addVertexAttributeConsumer(
        (key, value) -> {
          if (!STRUCTURE.contains(key.getSecond())) {
            graph.setVertexAttribute(key.getFirst(), key.getSecond(), restored(value, empty));
          }
        });
    importer.addEdgeConsumer(edge -> graph.addEdge(edge.getFirst(), edge.getSecond()));
    importer.addEdgeAttributeConsumer(
        (key, value) -> {
          if (!STRUCTURE.contains(key.getSecond())) {
            graph.setEdgeAttribute(key.getSecond(), restored(value, empty));
          }
        });
    Importing.run(input, "GraphML", () -> importer.importInput(new StringReader(text)));
    return List.of(
        graph.build(
            document.id().orElse(input.stem()),
            document.outline().isDirected(),
            labels,
            document.outline()));
  }

  private static Attribute restored(Attribute value, char empty) {
    return value.getValue().equals(String.valueOf(empty))
        ? DefaultAttribute.createAttribute("")
        : value;
  }
}
