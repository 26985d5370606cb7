package org.eugene.examples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.Label;
import org.eugene.report.words.Story;

/**
 * Tells what changed between two versions of a schema, as Avro and GraphQL have them: a record is a
 * vertex, a field is an arc to its type. Names of fields are labels of arcs, types labels of
 * vertices; what is called otherwise keeps its place.
 *
 * <pre>
 * distance 4.0
 * relabel Order.id: int becomes long
 * relabel arc record Order Order → record Customer Order.customer: customer becomes buyer
 * add string Order.buyer.country with an arc "country" from record Customer Order.customer
 * </pre>
 */
final class SchemaDiff {
  private SchemaDiff() {}

  private static Graph schema(String file) throws IOException {
    try (InputStream bytes = SchemaDiff.class.getResourceAsStream(file)) {
      JsonNode root = new JsonMapper().readTree(Objects.requireNonNull(bytes));
      GraphBuilder graph = Graph.directed(file);
      addType(root, root.get("name").textValue(), graph);
      return graph.build();
    }
  }

  /** Adds a type and what it is made of; its vertex. */
  private static int addType(JsonNode type, String path, GraphBuilder graph) {
    if (type.isTextual()) {
      return graph.addVertex(Label.of(type.textValue()), path);
    }
    int record = graph.addVertex(Label.of("record " + type.get("name").textValue()), path);
    for (JsonNode field : type.get("fields")) {
      String name = field.get("name").textValue();
      graph.addEdge(record, addType(field.get("type"), path + "." + name, graph), name);
    }
    return record;
  }

  public static void main(String[] args) throws IOException {
    Comparison answer = Eugene.between(schema("order-v1.json"), schema("order-v2.json")).solve();
    System.out.println("distance " + answer.distance());
    Story.of(answer.problem().pair(), answer.path().orElseThrow())
        .lines()
        .forEach(line -> System.out.println(line.sentence()));
  }
}
