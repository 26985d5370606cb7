package org.eugene.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What programs ask and get. */
class ApiTest {
  private static Served served;

  @BeforeAll
  static void start() throws IOException {
    served = Served.limited(limits -> limits.withBody(200_000).withVertices(300).withPairs(100));
  }

  @AfterAll
  static void stop() {
    served.close();
  }

  private static JsonNode answered(HttpResponse<String> response) throws IOException {
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return Served.json(response);
  }

  private static JsonNode asked(String path, String json) throws Exception {
    return answered(served.ask(path, json));
  }

  @Test
  void comparisonsAreAnsweredAsTheStreamAnswersThem() throws Exception {
    JsonNode answer = asked("/api/compare", Served.EASY);
    assertThat(answer.fieldNames())
        .toIterable()
        .containsExactly(
            "id",
            "source",
            "target",
            "costs",
            "method",
            "lower",
            "upper",
            "optimal",
            "stop",
            "seconds",
            "similarity",
            "directed",
            "sourceDigest",
            "mapping",
            "path");
    assertThat(answer.path("id").asInt()).isEqualTo(7);
    assertThat(answer.path("upper").asDouble()).isEqualTo(1);
    assertThat(answer.path("path").path(0).path("operation").asText())
        .isEqualTo("substitute-vertex");
  }

  @Test
  void graphsCanBeSentInEveryWay() throws Exception {
    String object =
        "{\"vertices\":[{\"label\":\"C\"},{\"label\":\"O\"}],\"edges\":[{\"source\":0,"
            + "\"target\":1,\"label\":1}]}";
    for (String graph :
        List.of(
            object,
            "{\"smiles\":\"CO\"}",
            "\"smiles:CO\"",
            "\"text:t # a\\nv 0 C\\nv 1 O\\ne 0 1 1\"")) {
      JsonNode answer =
          asked("/api/compare", "{\"source\":" + graph + ",\"target\":" + object + "}");
      assertThat(answer.path("upper").asDouble()).as(graph).isZero();
    }
    String known = "{\"file\":\"molecules\",\"id\":\"ethanol\"}";
    JsonNode answer =
        asked("/api/compare", "{\"source\":" + known + ",\"target\":\"molecules#ethanol\"}");
    assertThat(answer.path("upper").asDouble()).isZero();
  }

  @Test
  void manyPairsMatricesAndNeighboursAreAnswered() throws Exception {
    JsonNode pairs =
        asked(
            "/api/pairs",
            "{\"pairs\":[{\"source\":\"smiles:C\",\"target\":\"smiles:CC\"},"
                + "{\"source\":\"smiles:C\",\"target\":\"smiles:C\"}],\"paths\":false}");
    assertThat(pairs.path("pairs").findValuesAsText("upper")).containsExactly("2", "0");
    JsonNode matrix =
        asked("/api/matrix", "{\"graphs\":[\"smiles:C\",\"smiles:CC\"],\"effort\":\"quick\"}");
    assertThat(matrix.path("upper").toString()).isEqualTo("[[0,2],[2,0]]");
    JsonNode all = asked("/api/matrix", "{\"collection\":\"workflows\",\"effort\":\"quick\"}");
    assertThat(all.path("graphs")).hasSize(6);
    JsonNode knn =
        asked("/api/knn", "{\"collection\":\"molecules\",\"query\":\"smiles:CCO\",\"k\":2}");
    assertThat(knn.path("hits").findValuesAsText("id")).first().isEqualTo("ethanol");
    assertThat(knn.path("work").path("pairs").asInt()).isEqualTo(60);
    JsonNode range =
        asked("/api/range", "{\"collection\":\"molecules\",\"query\":\"smiles:CCO\",\"within\":2}");
    assertThat(range.path("hits")).hasSize(3);
  }

  @Test
  void costsAreNamesPricesOrTables() throws Exception {
    String pair = "{\"source\":\"smiles:CCO\",\"target\":\"smiles:CCN\",\"costs\":";
    assertThat(asked("/api/compare", pair + "\"vertex-substitute=0.5\"}").path("upper").asDouble())
        .isEqualTo(0.5);
    assertThat(
            asked("/api/compare", pair + "{\"vertex-substitute\":0.25}}").path("upper").asDouble())
        .isEqualTo(0.25);
    String table = "{\"vertices\":{\"substitute\":{\"O\":{\"N\":0.125}}}}}";
    assertThat(asked("/api/compare", pair + table).path("upper").asDouble()).isEqualTo(0.125);
  }

  @Test
  void whatCanBeChosenIsListed() throws Exception {
    assertThat(answered(served.get("/api/costs")).path("costs").findValuesAsText("name"))
        .contains("uniform", "paper-1");
    assertThat(answered(served.get("/api/methods")).path("methods").findValuesAsText("name"))
        .contains("eugene", "m-adam");
    assertThat(answered(served.get("/api/formats")).path("formats").findValuesAsText("name"))
        .contains("text", "dot", "smiles");
    assertThat(answered(served.get("/api/collections")).toString())
        .isEqualTo(
            "{\"collections\":[{\"name\":\"molecules\",\"size\":60},"
                + "{\"name\":\"workflows\",\"size\":6}]}");
    assertThat(answered(served.get("/api/collections/workflows")).path("ids")).hasSize(6);
    assertThat(answered(served.get("/api/health")).path("status").asText()).isEqualTo("ok");
    JsonNode graph = answered(served.get("/api/collections/molecules/graphs/ethanol"));
    assertThat(graph.path("graphs").path(0).path("vertices")).hasSize(3);
    assertThat(served.get("/api/collections/molecules/pictures/ethanol").body()).startsWith("<svg");
  }

  @Test
  void filesAreReadWhateverTheirFormat() throws Exception {
    assertThat(sent("CCO", "").path("graphs").path(0).path("id").asText()).isEqualTo("CCO");
    assertThat(sent("graph { a -- b -- c }", "").findPath("vertices")).hasSize(3);
    String networkx = "{\"nodes\":[{\"id\":1},{\"id\":2}],\"links\":[{\"source\":1,\"target\":2}]}";
    assertThat(sent(networkx, "").findPath("edges")).hasSize(1);
    assertThat(sent("t # a\nv 0 x\nt # b\nv 0 y\n", "two.txt").path("graphs")).hasSize(2);
    ByteArrayOutputStream zip = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(zip)) {
      for (String name : List.of("a.smi", "b.smi")) {
        out.putNextEntry(new ZipEntry(name));
        out.write("CCO".getBytes(StandardCharsets.UTF_8));
      }
    }
    HttpResponse<String> packed = served.post("/api/graphs?name=some.zip", zip.toByteArray());
    assertThat(answered(packed).path("graphs").findValuesAsText("id")).containsExactly("a", "b");
  }

  private static JsonNode sent(String text, String name) throws Exception {
    return answered(served.post("/api/graphs?name=" + name, text.getBytes(StandardCharsets.UTF_8)));
  }

  static Stream<Arguments> refusals() {
    String pair = "{\"source\":\"smiles:C\",\"target\":";
    return Stream.of(
        Arguments.of("/api/compare", "{\"source\":", 400, "column 11"),
        Arguments.of("/api/compare", "[]", 400, ""),
        Arguments.of("/api/compare", "", 400, ""),
        Arguments.of("/api/compare", "{}", 400, ""),
        Arguments.of("/api/compare", pair + "\"/etc/passwd\"}", 400, ""),
        Arguments.of("/api/compare", pair + "{\"file\":\"../../etc/passwd\"}}", 400, ""),
        Arguments.of("/api/compare", pair + "\"molecules#nobody\"}", 404, ""),
        Arguments.of("/api/compare", pair + "\"gxl:" + xxe() + "\"}", 400, ""),
        Arguments.of("/api/compare", pair + "{\"vertices\":[{},7]}}", 400, "target.vertices[1]"),
        Arguments.of("/api/compare", pair + "\"smiles:C\",\"costs\":\"x.json\"}", 422, ""),
        Arguments.of("/api/compare", pair + "\"smiles:C\",\"costs\":\"nothing\"}", 422, ""),
        Arguments.of("/api/compare", pair + "\"smiles:C\",\"method\":\"magic\"}", 400, ""),
        Arguments.of("/api/compare", pair + "\"smiles:C\",\"budget\":\"5h\"}", 422, "budget"),
        Arguments.of("/api/compare", pair + "\"smiles:C\",\"budget\":\"soon\"}", 400, ""),
        Arguments.of("/api/compare", pair + "\"smiles:C\",\"knn\":{}}", 400, ""),
        Arguments.of("/api/compare", pair + path(400) + "}", 413, "target"),
        Arguments.of("/api/compare", pair + "\"smiles:C\",\"seed\":1e999999999}", 400, ""),
        Arguments.of("/api/compare", "[".repeat(90_000), 400, "column"),
        Arguments.of("/api/compare", "{\"source\":\"" + "C".repeat(250_000) + "\"}", 413, ""),
        Arguments.of("/api/matrix", "{\"collection\":\"molecules\"}", 413, "pairs"),
        Arguments.of("/api/matrix", "{}", 400, ""),
        Arguments.of("/api/pairs", "{\"pairs\":[{\"source\":\"smiles:C\"}]}", 400, "pairs[0]"),
        Arguments.of(
            "/api/knn", "{\"collection\":\"x\",\"query\":\"smiles:C\"}", 404, "collection"),
        Arguments.of(
            "/api/knn", "{\"collection\":\"molecules\",\"query\":\"smiles:C\",\"k\":0}", 400, ""),
        Arguments.of("/api/jobs/magic", "{}", 404, ""));
  }

  private static String path(int order) {
    return "{\"vertices\":[" + "{},".repeat(order - 1) + "{}]}";
  }

  private static String xxe() {
    return "<?xml version='1.0'?><!DOCTYPE gxl [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>"
        + "<gxl><graph id='&e;'><node id='a'/></graph></gxl>";
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void whatCannotBeAnsweredIsRefusedInASentence(String path, String body, int status, String place)
      throws Exception {
    HttpResponse<String> response = served.ask(path, body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    JsonNode told = Served.json(response);
    assertThat(told.fieldNames()).toIterable().containsExactly("error", "place", "status");
    assertThat(told.path("place").asText()).startsWith(place);
    assertThat(told.path("error").asText())
        .isNotBlank()
        .doesNotContain("Exception", "\tat ", "root:", "java.");
  }

  @Test
  void packedBombsAreRefused() throws Exception {
    byte[] zeros = new byte[4_000_000];
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
      out.write(zeros);
    }
    ByteArrayOutputStream zip = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(zip)) {
      out.putNextEntry(new ZipEntry("a.txt"));
      out.write(zeros);
    }
    for (byte[] bomb : List.of(gzip.toByteArray(), zip.toByteArray())) {
      HttpResponse<String> response = served.post("/api/graphs?name=a.txt", bomb);
      assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
      assertThat(response.body()).contains("largest size allowed");
    }
    assertThat(served.ask("/api/compare", "x", "Content-Encoding", "gzip").statusCode())
        .isEqualTo(415);
  }

  @Test
  void addressesMethodsAndTypesThatAreNotThereAreToldOf() throws Exception {
    assertThat(served.get("/nothing").statusCode()).isEqualTo(404);
    assertThat(served.get("/../../etc/passwd").statusCode()).isIn(400, 404);
    assertThat(served.get("/api/compare").statusCode()).isEqualTo(405);
    assertThat(served.post("/api/compare", new byte[0]).statusCode()).isEqualTo(415);
    assertThat(served.get("/api/jobs/nobody").statusCode()).isEqualTo(404);
    assertThat(raw("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 421");
    assertThat(raw("GARBAGE\r\n\r\n")).contains("HTTP/1.1 400", "{\"error\":");
  }

  private static String raw(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), served.port());
        InputStream in = socket.getInputStream()) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void browsersAreToldToBeStrict() throws Exception {
    for (String path : List.of("/", "/main.js", "/api/health", "/nothing")) {
      HttpResponse<String> response = served.get(path);
      assertThat(response.headers().firstValue("Content-Security-Policy"))
          .as(path)
          .hasValueSatisfying(
              policy -> assertThat(policy).startsWith("default-src 'none'").doesNotContain("*"));
      assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
      assertThat(response.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
      assertThat(response.headers().firstValue("Server")).isEmpty();
    }
    assertThat(
            served.ask("/api/compare", Served.EASY, "Origin", "https://evil.example").statusCode())
        .isEqualTo(403);
  }

  @Test
  void pagesFromElsewhereMayAskIfTheyAreListed() throws Exception {
    try (Served open =
        Served.start(options -> options.withOrigins(List.of("https://friend.example")))) {
      HttpResponse<String> response =
          open.ask("/api/compare", Served.EASY, "Origin", "https://friend.example");
      assertThat(response.statusCode()).isEqualTo(200);
      assertThat(response.headers().firstValue("Access-Control-Allow-Origin"))
          .hasValue("https://friend.example");
    }
  }

  @Test
  void aTokenIsAskedForWhereOneIsSet() throws Exception {
    try (Served guarded = Served.start(options -> options.withToken(Optional.of("secret")))) {
      assertThat(guarded.get("/").statusCode()).isEqualTo(200);
      assertThat(guarded.get("/api/health").statusCode()).isEqualTo(200);
      assertThat(guarded.get("/api/costs").statusCode()).isEqualTo(401);
      assertThat(guarded.get("/metrics").statusCode()).isEqualTo(401);
      assertThat(guarded.get("/api/costs", "Authorization", "Bearer wrong").statusCode())
          .isEqualTo(401);
      assertThat(guarded.get("/api/costs", "Authorization", "Bearer secret").statusCode())
          .isEqualTo(200);
    }
  }

  @Test
  void requestsAreCountedAndLoggedWithoutTheirGraphs() throws Exception {
    asked(
        "/api/compare",
        "{\"source\":{\"vertices\":[{\"label\":\"secretlabel\"}]},\"target\":\"smiles:C\"}");
    served.get("/api/collections/molecules/graphs/aspirin");
    assertThat(served.get("/metrics").body())
        .contains("eugene_requests_total{method=\"POST\",route=\"/api/compare\",status=\"200\"}")
        .contains("eugene_request_seconds_bucket{le=\"+Inf\"}")
        .contains("eugene_jobs_running ");
    assertThat(served.log())
        .anyMatch(line -> line.contains("POST /api/compare 200"))
        .noneMatch(line -> line.contains("secretlabel") || line.contains("aspirin"));
  }
}
