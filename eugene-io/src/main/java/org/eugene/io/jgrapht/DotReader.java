package org.eugene.io.jgrapht;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.TreeMap;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.jgrapht.nio.Attribute;
import org.jgrapht.nio.DefaultAttribute;
import org.jgrapht.nio.dot.DOTEventDrivenImporter;

/**
 * Reads DOT, the language of Graphviz: one graph a file. All attributes are texts. Subgraphs are
 * read as the vertices and edges they hold; in a {@code strict} graph repeated edges are one.
 * Vertices need not be declared, so edges never dangle.
 */
public final class DotReader implements GraphReader {
  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    DotText text = DotText.of(input, input.text());
    ImportedGraph graph = new ImportedGraph(input);
    StringBuilder id = new StringBuilder();
    DOTEventDrivenImporter importer = new DOTEventDrivenImporter(true, false);
    importer.addGraphAttributeConsumer(
        (key, value) -> {
          if (key.equals(DOTEventDrivenImporter.DEFAULT_GRAPH_ID_KEY) && id.isEmpty()) {
            id.append(text.restore(value.getValue()));
          }
        });
    importer.addVertexConsumer(name -> graph.mention(text.restore(name)));
    importer.addVertexAttributeConsumer(
        (key, value) ->
            graph.setVertexAttribute(
                text.restore(key.getFirst()),
                text.restore(key.getSecond()),
                restored(text, key.getSecond(), value)));
    importer.addEdgeWithAttributesConsumer(
        (edge, attributes) -> {
          graph.addEdge(text.restore(edge.getFirst()), text.restore(edge.getSecond()));
          new TreeMap<>(attributes)
              .forEach(
                  (key, value) ->
                      graph.setEdgeAttribute(text.restore(key), restored(text, key, value)));
        });
    Importing.run(input, "DOT", () -> importer.importInput(new StringReader(text.guarded())));
    return List.of(
        graph.build(
            id.toString().isBlank() ? input.stem() : id.toString(),
            text.outline().isDirected(),
            labels,
            text.outline()));
  }

  private static Attribute restored(DotText text, String key, Attribute value) {
    if (value == null || value.getValue() == null) {
      return DefaultAttribute.createAttribute("");
    }
    return DefaultAttribute.createAttribute(
        key.equals("label") ? text.restoreLabel(value.getValue()) : text.restore(value.getValue()));
  }
}
