package org.eugene.io.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eugene.Eugene;
import org.eugene.cost.EditCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.io.GraphFormatException;
import org.eugene.testkit.BruteForce;
import org.eugene.testkit.RandomGraphs;
import org.eugene.testkit.Seeds;
import org.eugene.testkit.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CostsDocumentTest {
  private static EditCosts costs(String json) {
    return CostsText.ofJson("c.json", json).costs(List.of());
  }

  @Test
  void pricesAreFoundByLabelAndByPair() {
    EditCosts costs =
        costs(
            """
            {"vertices": {"insert": {"C": 1, "*": 2}, "delete": 3,
              "substitute": {"C": {"N": 0.5, "*": 0.75}, "*": {"O": 0.9, "*": 4}, "S": {"S": 7}}},
             "edges": {"substitute": 0}}
            """);
    assertThat(costs.insertVertex(Label.of("C"))).isEqualTo(1);
    assertThat(costs.insertVertex(Label.of("N"))).isEqualTo(2);
    assertThat(costs.deleteVertex(Label.of("N"))).isEqualTo(3);
    assertThat(costs.substituteVertex(Label.of("C"), Label.of("N"))).isEqualTo(0.5);
    assertThat(costs.substituteVertex(Label.of("C"), Label.of("P"))).isEqualTo(0.75);
    assertThat(costs.substituteVertex(Label.of("N"), Label.of("O"))).isEqualTo(0.9);
    assertThat(costs.substituteVertex(Label.of("N"), Label.of("C"))).isEqualTo(4);
    assertThat(costs.substituteVertex(Label.of("C"), Label.of("C"))).isZero();
    assertThat(costs.substituteVertex(Label.of("S"), Label.of("S"))).isEqualTo(7);
    assertThat(costs.substituteEdge(Label.of("1"), Label.of("2"))).isZero();
    assertThat(costs.insertEdge(Label.of("1"))).isEqualTo(1);
  }

  @Test
  void symmetricPairsCountBothWays() {
    EditCosts costs =
        costs("{\"symmetric\": true, \"vertices\": {\"substitute\": {\"C\": {\"N\": 0.5}}}}");
    assertThat(costs.substituteVertex(Label.of("N"), Label.of("C"))).isEqualTo(0.5);
  }

  @Test
  void attributesAddUpToTheLastDigit() {
    EditCosts costs =
        costs(
            """
            {"vertices": {"substitute": 1, "attributes": {
              "x": {"compare": "difference", "weight": 0.1, "cap": 2, "missing": 5},
              "kind": {"compare": "equality", "weight": 0.2},
              "title": {"compare": "edit-distance", "weight": 0.25, "cap": 0.6}}}}
            """);
    Label a = Label.of("A", Map.of("x", 1, "kind", "red", "title", "send bill"));
    Label b = Label.of("B", Map.of("x", 4, "kind", "blue", "title", "send bills"));
    assertThat(costs.substituteVertex(a, b)).isEqualTo(1.75);
    assertThat(costs.substituteVertex(a, a)).isZero();
    Label far = Label.of("A", Map.of("x", 1000, "kind", "red", "title", "quite another"));
    assertThat(costs.substituteVertex(a, far)).isEqualTo(2.6);
    assertThat(
            costs.substituteVertex(a, Label.of("A", Map.of("kind", "red", "title", "send bill"))))
        .isEqualTo(5);
    Label odd = Label.of("A", Map.of("x", "wide"));
    assertThatThrownBy(() -> costs.substituteVertex(odd, odd)).hasMessageContaining("as a number");
  }

  @Test
  void insertionsAndDeletionsGoByAttribute() {
    EditCosts costs =
        costs(
            """
            {"vertices": {
              "insert": {"attribute": "size", "weight": 0.1, "cap": 2, "missing": 9},
              "delete": {"attribute": "kind", "prices": {"core": 5, "*": 1}}}}
            """);
    assertThat(costs.insertVertex(Label.of("", Map.of("size", 3)))).isEqualTo(0.3);
    assertThat(costs.insertVertex(Label.of("", Map.of("size", -300)))).isEqualTo(2);
    assertThat(costs.insertVertex(Label.of("A"))).isEqualTo(9);
    assertThat(costs.deleteVertex(Label.of("", Map.of("kind", "core")))).isEqualTo(5);
    assertThat(costs.deleteVertex(Label.of("A"))).isEqualTo(1);
  }

  @Test
  void distancesAreThoseOfBruteForce() {
    EditCosts costs =
        costs(
            """
            {"vertices": {"insert": {"a": 1.5, "*": 2}, "delete": {"b": 0.5, "*": 1},
              "substitute": {"a": {"b": 0.3, "*": 2.2}, "*": {"*": 1.1}}},
             "edges": {"insert": {"1": 0.7}, "delete": 1.3, "substitute": {"1": {"2": 0.2}}}}
            """);
    Seeds.forEach(
        40,
        random -> {
          Shape shape = new Shape(random.nextInt(5), random.nextBoolean(), 3, 2, 0.5, 0.2);
          Graph source = RandomGraphs.graph("s", shape, random);
          Graph target = RandomGraphs.graph("t", shape.withOrder(random.nextInt(5)), random);
          assertThat(Eugene.between(source, target).costs(costs).solve().distance())
              .isCloseTo(BruteForce.distance(new GraphPair(source, target), costs), within(1e-9));
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'vertices': {'insert': {'C': -1}}} | vertices.insert.C is -1",
        "{'vertices': {'insert': 'dear'}} | vertices.insert is 'dear'",
        "{'vertices': {'replace': 1}} | vertices has a field 'replace'",
        "{'vertices': {'substitute': {'C': 1}}} | vertices.substitute.C is 1; it must be an object",
        "{'vertices': {'attributes': {'x': {'compare': 'like'}}}} | vertices.attributes.x.compare",
        "{'vertices': {'delete': {'attribute': 'x'}}} | vertices.delete has no price",
        "{'edges': [1]} | edges is [1]; it must be an object",
        "{'edges': {}, 'vertex-insert': 1} | the costs has a field 'vertex-insert'",
        "{'symmetric': 1} | symmetric is 1; it must be true or false",
        "{'vertices': {'attributes': {'x': {'weight': '1'}}}} | vertices.attributes.x.weight"
      })
  void aMistakeIsNamedWithItsPlace(String json, String place) throws IOException {
    assertThatThrownBy(() -> costs(json.replace('\'', '"')))
        .isInstanceOf(GraphFormatException.class)
        .hasMessageStartingWith("c.json: " + place.replace('\'', '"'));
    assertThat(accepts(json)).as("the schema on " + json).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'vertex-insert': 2}",
        "{'vertices': {}, 'edges': {}}",
        "{'symmetric': true, 'description': 'mine', 'vertices': {'insert': 1, 'delete': {'*': 2}}}",
        "{'vertices': {'insert': {'attribute': 3}}}",
        "{'vertices': {'substitute': {'C': {'N': 1}}, 'attributes': {'x': {}}}}",
        "{'edges': {'delete': {'attribute': 'w', 'weight': 1, 'cap': 2, 'missing': 0}}}",
        "{'edges': {'delete': {'attribute': 'w', 'prices': {'a': 1}}}}",
        "{'vertices': {'attributes': {'t': {'compare': 'edit-distance', 'weight': 0.1}}}}"
      })
  void theSchemaAndTheReaderAcceptTheSame(String json) throws IOException {
    assertThat(costs(json.replace('\'', '"'))).isNotNull();
    assertThat(accepts(json)).isTrue();
  }

  private static boolean accepts(String json) throws IOException {
    JsonMapper mapper = new JsonMapper();
    JsonNode schema = mapper.readTree(CostsText.schema());
    return new SmallSchema(schema).accepts(mapper.readTree(json.replace('\'', '"')));
  }
}
