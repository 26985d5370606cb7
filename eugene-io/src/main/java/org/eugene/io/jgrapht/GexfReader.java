package org.eugene.io.jgrapht;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.jgrapht.nio.gexf.SimpleGEXFEventDrivenImporter;

/**
 * Reads GEXF: labels of nodes and edges and their attribute values. Time, hierarchy and drawing
 * ({@code viz}) are not part of the graph; nodes inside nodes are an error.
 */
public final class GexfReader implements GraphReader {
  /** What JGraphT reports as attributes although it is the graph itself. */
  private static final Set<String> STRUCTURE = Set.of("id", "source", "target");

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    XmlOutline document = XmlOutline.of(input, "defaultedgetype");
    ImportedGraph graph = new ImportedGraph(input);
    SimpleGEXFEventDrivenImporter importer = new SimpleGEXFEventDrivenImporter();
    importer.setSchemaValidation(false);
    importer.addVertexConsumer(name -> graph.addVertex(name, document.outline()));
    importer.addVertexAttributeConsumer(
        (key, value) -> graph.setVertexAttribute(key.getFirst(), key.getSecond(), value));
    importer.addEdgeConsumer(edge -> graph.addEdge(edge.getFirst(), edge.getSecond()));
    importer.addEdgeAttributeConsumer(
        (key, value) -> {
          if (!STRUCTURE.contains(key.getSecond())
              && !isDirection(key.getSecond(), value.getValue())) {
            graph.setEdgeAttribute(key.getSecond(), value);
          }
        });
    Importing.run(input, "GEXF", () -> importer.importInput(new StringReader(document.text())));
    return List.of(
        graph.build(input.stem(), document.outline().isDirected(), labels, document.outline()));
  }

  private static boolean isDirection(String key, String value) {
    return key.equals("type") && (value.endsWith("directed") || value.equals("mutual"));
  }
}
