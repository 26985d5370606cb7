package org.eugene.io.jgrapht;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphAssembly.LabelsAs;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.AttributeType;
import org.jgrapht.nio.DefaultAttribute;
import org.jgrapht.nio.gml.GmlEventDrivenImporter;

/**
 * Reads GML: one graph a file, numbers and strings as attributes; lists inside nodes and edges are
 * kept as text. Strings may hold character references, as networkx writes them. Where ids are 0, 1,
 * 2, … and every label is another one, the labels are names: so networkx writes them.
 */
public final class GmlReader implements GraphReader {
  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    String text = input.text();
    Outline outline = GmlOutline.of(input, text);
    ImportedGraph graph = new ImportedGraph(input);
    int[] counts = new int[2];
    GmlEventDrivenImporter importer = new GmlEventDrivenImporter();
    importer.addVertexConsumer(
        number -> {
          counts[0]++;
          graph.addVertex(number.toString(), outline);
        });
    importer.addVertexAttributeConsumer(
        (key, value) ->
            graph.setVertexAttribute(
                key.getFirst().toString(), key.getSecond(), dereferenced(value)));
    importer.addEdgeConsumer(
        edge -> {
          counts[1]++;
          graph.addEdge(edge.getFirst().toString(), edge.getSecond().toString());
        });
    importer.addEdgeAttributeConsumer(
        (key, value) -> {
          if (!key.getSecond().equals("id")) {
            graph.setEdgeAttribute(key.getSecond(), dereferenced(value));
          }
        });
    Importing.run(input, "GML", () -> importer.importInput(new StringReader(text)));
    if (counts[0] != outline.nodes() || counts[1] != outline.edges()) {
      throw input.error(
          "a node without an id or an edge without ends, which are whole numbers; complete it");
    }
    LabelsAs labelsAs = outline.isNamed() ? LabelsAs.NAMES : LabelsAs.NAMES_OF_NUMBERED;
    return List.of(graph.build(input.stem(), outline.isDirected(), labels, outline, labelsAs));
  }

  private static Attribute dereferenced(Attribute value) {
    return value.getType() == AttributeType.STRING
        ? DefaultAttribute.createAttribute(GmlText.read(value.getValue()))
        : value;
  }
}
