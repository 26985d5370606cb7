package org.eugene.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The description of the API is true: its examples are answered as it says, with every field that
 * it has and none that it has not, and every address is in it.
 */
class OpenapiTest {
  private static final Pattern ROUTE =
      Pattern.compile("routes\\.(get|post|delete)\\(\"(/api/[^\"]+)\"");

  private static Served served;
  private static JsonNode description;

  /** Fields that were seen, as Schema.field. */
  private final Set<String> seen = new TreeSet<>();

  private final List<String> faults = new ArrayList<>();

  @BeforeAll
  static void start() throws Exception {
    served = Served.start();
    description = Served.json(served.get("/api/openapi.json"));
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  @Test
  void everyAddressIsDescribed() throws IOException {
    Set<String> described = new TreeSet<>();
    for (Map.Entry<String, JsonNode> path : description.path("paths").properties()) {
      path.getValue().fieldNames().forEachRemaining(m -> described.add(m + " " + path.getKey()));
    }
    String routes = Files.readString(Path.of("src/main/java/org/eugene/web/Routes.java"));
    assertThat(ROUTE.matcher(routes).results().map(r -> r.group(1) + " " + r.group(2)))
        .containsExactlyInAnyOrderElementsOf(described);
  }

  @Test
  void everyExampleIsAnsweredAsDescribed() throws Exception {
    for (Map.Entry<String, JsonNode> path : description.path("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        check(path.getKey(), method.getKey(), method.getValue());
      }
    }
    checkMore();
    assertThat(faults).isEmpty();
    Set<String> documented = new TreeSet<>();
    for (String schema :
        List.of(
            "Comparison",
            "Pair",
            "MappingEntry",
            "Operation",
            "Optima",
            "Pairs",
            "Matrix",
            "Near",
            "Hit",
            "Work",
            "Error",
            "Job",
            "GraphObject",
            "Vertex",
            "Edge",
            "Collections",
            "Collection",
            "CostsList",
            "Methods",
            "Formats",
            "Health",
            "Groups",
            "Group")) {
      schema(schema)
          .path("properties")
          .fieldNames()
          .forEachRemaining(field -> documented.add(schema + "." + field));
    }
    assertThat(seen).containsAll(documented);
  }

  private static JsonNode schema(String name) {
    return description.path("components").path("schemas").path(name);
  }

  private void check(String path, String method, JsonNode operation) throws Exception {
    String address = path;
    StringBuilder query = new StringBuilder();
    for (JsonNode parameter : operation.path("parameters")) {
      String value = parameter.path("example").asText().replace("{job}", job("compare", PAIR));
      if (parameter.path("in").asText().equals("path")) {
        address = address.replace("{" + parameter.path("name").asText() + "}", value);
      } else {
        query.append(query.isEmpty() ? "?" : "&");
        query.append(parameter.path("name").asText()).append('=').append(value);
      }
    }
    HttpResponse<String> response = response(address + query, method, operation);
    String status = String.valueOf(response.statusCode());
    JsonNode described = operation.path("responses").path(status);
    assertThat(described.isMissingNode()).as(method + path + " " + response.body()).isFalse();
    JsonNode schema = described.path("content").path("application/json").path("schema");
    if (!schema.isMissingNode()) {
      match(method + " " + path, Served.json(response), schema, "");
    }
  }

  private static final String PAIR = "{\"source\":\"smiles:CCO\",\"target\":\"smiles:CCN\"}";

  private static HttpResponse<String> response(String address, String method, JsonNode operation)
      throws Exception {
    JsonNode content = operation.path("requestBody").path("content");
    if (content.has("application/octet-stream")) {
      String text = content.path("application/octet-stream").path("example").asText();
      return served.post(address, text.getBytes(StandardCharsets.UTF_8));
    }
    return switch (method) {
      case "post" ->
          served.ask(address, content.path("application/json").path("example").toString());
      case "delete" -> served.delete(address);
      default -> served.get(address);
    };
  }

  /** A job that is over. */
  private static String job(String kind, String request) throws Exception {
    String job = Served.json(served.ask("/api/jobs/" + kind, request)).path("job").asText();
    while (!List.of("done", "failed")
        .contains(Served.json(served.get("/api/jobs/" + job)).path("state").asText())) {
      Thread.sleep(5);
    }
    return job;
  }

  /** What no example shows: failures, jobs that wait, names, groups, graphs left open. */
  private void checkMore() throws Exception {
    match("error", Served.json(served.ask("/api/compare", "{")), ref("Error"), "");
    String named =
        "{\"source\":{\"vertices\":[{\"name\":\"a\",\"label\":\"x\"},{\"name\":\"b\"}],\"edges\":"
            + "[{\"source\":0,\"target\":1}]},\"target\":{\"vertices\":[{\"name\":\"c\",\"label\":"
            + "\"y\"}]},\"optima\":2}";
    match("names", Served.json(served.ask("/api/compare", named)), ref("Comparison"), "");
    String failing = job("compare", PAIR.replace("}", ",\"costs\":\"nothing\"}"));
    match("failed", Served.json(served.get("/api/jobs/" + failing)), ref("Job"), "");
    String matrix = job("matrix", "{\"collection\":\"workflows\",\"effort\":\"quick\"}");
    HttpResponse<String> groups = served.get("/api/jobs/" + matrix + "/groups.json?k=2");
    match("groups", Served.json(groups), ref("Groups"), "");
    String graph = "a [label=\"x\", weight=3]; a -- b [label=\"e\"]";
    HttpResponse<String> read =
        served.post("/api/graphs", ("graph {" + graph + "}").getBytes(StandardCharsets.UTF_8));
    match("graphs", Served.json(read), ref("Graphs"), "");
    try (Served busy = Served.limited(limits -> limits.withWorkers(1))) {
      busy.ask("/api/jobs/compare", Served.hard());
      busy.ask("/api/jobs/compare", Served.hard());
      JsonNode waiting = Served.json(busy.ask("/api/jobs/compare", PAIR));
      match("waiting", waiting, ref("Job"), "");
    }
  }

  private static JsonNode ref(String name) {
    return Served.MAPPER.createObjectNode().put("$ref", "#/components/schemas/" + name);
  }

  private void match(String where, JsonNode value, JsonNode given, String name) {
    if (given.has("$ref")) {
      String ref = given.path("$ref").asText().replaceFirst(".*/", "");
      match(where, value, schema(ref), ref);
      return;
    }
    JsonNode type = given.path("type");
    if (!type.isMissingNode()
        && !types(type).contains(type(value))
        && !(type(value).equals("integer") && types(type).contains("number"))) {
      faults.add(where + " is " + value + " and should be " + type);
      return;
    }
    if (given.has("enum") && !strings(given.path("enum")).contains(value.asText())) {
      faults.add(where + " is " + value + " and none of " + given.path("enum"));
    }
    if (value.isArray() && given.has("items")) {
      for (JsonNode each : value) {
        match(where + "[]", each, given.path("items"), "");
      }
    }
    if (value.isObject() && given.has("properties")) {
      for (JsonNode field : given.path("required")) {
        if (!value.has(field.asText())) {
          faults.add(where + " lacks " + field);
        }
      }
      for (Map.Entry<String, JsonNode> field : value.properties()) {
        if (!given.path("properties").has(field.getKey())) {
          faults.add(where + " has " + field.getKey() + ", which is not described");
        }
        seen.add(name + "." + field.getKey());
        match(
            where + "." + field.getKey(),
            field.getValue(),
            given.path("properties").path(field.getKey()),
            "");
      }
    }
  }

  private static List<String> types(JsonNode type) {
    return type.isArray() ? strings(type) : List.of(type.asText());
  }

  private static List<String> strings(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(each -> texts.add(each.asText()));
    return texts;
  }

  private static String type(JsonNode value) {
    return switch (value.getNodeType()) {
      case OBJECT -> "object";
      case ARRAY -> "array";
      case STRING -> "string";
      case BOOLEAN -> "boolean";
      case NULL -> "null";
      default -> value.isIntegralNumber() ? "integer" : "number";
    };
  }
}
