package org.eugene.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Requests that were damaged by chance. {@code -Deugene.fuzz.seconds=600} says how long, {@code
 * -Deugene.seed=} where chance begins; a failure prints both.
 */
@Tag("fuzz")
class FuzzTest {
  private static final int SECONDS = Integer.getInteger("eugene.fuzz.seconds", 600);
  private static final long SEED = Long.getLong("eugene.seed", System.nanoTime());

  private static final List<String> ADDRESSES =
      List.of(
          "/api/compare",
          "/api/pairs",
          "/api/matrix",
          "/api/knn",
          "/api/range",
          "/api/jobs/compare",
          "/api/jobs/knn",
          "/api/picture",
          "/api/graphs",
          "/api/nothing");

  private static final List<String> REQUESTS =
      List.of(
          "{\"source\":{\"vertices\":[{\"name\":\"a\",\"label\":\"C\"},{\"label\":{\"chem\":1,"
              + "\"x\":2.5}}],\"edges\":[{\"source\":0,\"target\":1,\"label\":2}],\"directed\":true},"
              + "\"target\":{\"smiles\":\"c1ccccc1O\"},\"costs\":\"paper-2\",\"optima\":5}",
          "{\"id\":[1,{}],\"source\":\"molecules#caffeine\",\"target\":{\"file\":\"molecules\","
              + "\"id\":\"aspirin\"},\"method\":\"ipfp\",\"effort\":\"quick\",\"seed\":3,"
              + "\"threshold\":4,\"set\":{\"nodes\":3}}",
          "{\"pairs\":[{\"source\":\"smiles:C\",\"target\":\"dot:graph { a -- b }\"}],\"costs\":"
              + "{\"vertices\":{\"insert\":{\"C\":1,\"*\":2}},\"edges\":{\"substitute\":{}}}}",
          "{\"graphs\":[\"smiles:CC\",\"text:t # a\\nv 0 x\\nv 1 y\\ne 0 1 z\"],\"paths\":false}",
          "{\"collection\":\"molecules\",\"query\":\"smiles:CCO\",\"k\":3,\"within\":2,"
              + "\"costs\":\"vertex-insert=3,edge-delete=0.5\",\"budget\":\"10ms\"}",
          "graph { a -- b [label=x]; b -- c }",
          "t # a\nv 0 C\nv 1 N\ne 0 1 1\n",
          "<?xml version=\"1.0\"?><!DOCTYPE g [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><gxl>"
              + "<graph id=\"a\"><node id=\"&e;\"/><edge from=\"x\" to=\"y\"/></graph></gxl>",
          "{\"nodes\":[{\"id\":0},{\"id\":1}],\"links\":[{\"source\":0,\"target\":1}]}",
          "graph [ node [ id 1 label \"a\" ] node [ id 2 ] edge [ source 1 target 2 ] ]",
          "CC(=O)Oc1ccccc1C(=O)O aspirin",
          ">>graph6<<DQc");

  private static final List<String> PIECES =
      List.of(
          "[",
          "{",
          "]",
          "}",
          "\"",
          "null",
          "-1",
          "1e999999999",
          "99999999999999999999",
          "0.1e-400",
          "../../etc/passwd",
          "/etc/passwd",
          "file:///etc/passwd",
          "\\u0000",
          "\\ud800",
          "NaN",
          "\"source\":",
          "true",
          ",",
          ":",
          "smiles:",
          "gxl:",
          "#",
          "\u0000",
          "é",
          "\"costs\":\"x.json\"",
          "%00",
          "vertex-insert=1e400",
          "\"k\":2147483648",
          "\"budget\":\"9999999h\"");

  private final Random random = new Random(SEED);

  @Test
  void nothingThatIsSentBreaksTheServer() throws Exception {
    Map<Integer, Integer> statuses = new TreeMap<>();
    try (Served served =
        Served.limited(
            limits ->
                limits.withBudget(Duration.ofMillis(100)).withBody(100_000).withVertices(500))) {
      long end = System.nanoTime() + Duration.ofSeconds(SECONDS).toNanos();
      for (long round = 0; System.nanoTime() < end; round++) {
        String address = ADDRESSES.get(random.nextInt(ADDRESSES.size()));
        byte[] body = body();
        HttpResponse<String> response =
            address.equals("/api/graphs") || random.nextInt(50) == 0
                ? served.post(address + "?name=" + name(), body)
                : served.post(address, body, "Content-Type", "application/json");
        statuses.merge(response.statusCode(), 1, Integer::sum);
        assertThat(response.statusCode())
            .as("seed %d, round %d: %s %s", SEED, round, address, response.body())
            .isNotIn(500, 502)
            .isLessThan(600);
        if (response.statusCode() >= 400) {
          assertThat(response.body())
              .as("seed %d, round %d: %s", SEED, round, address)
              .doesNotContain("\tat ", "Exception", "root:x:0", "java.lang")
              .contains("\"error\":", "\"status\":" + response.statusCode());
        }
      }
      assertThat(served.get("/api/health").statusCode()).isEqualTo(200);
      assertThat(served.log()).noneMatch(line -> line.contains("should not have happened"));
    }
    System.out.println("seed " + SEED + ", " + SECONDS + " s of damaged requests: " + statuses);
  }

  private String name() {
    return List.of("", "a.gml", "a.zip", "a.graphml", "a.sdf", "..%2F..%2Fx", "a.json", "a.csv")
        .get(random.nextInt(8));
  }

  private byte[] body() throws IOException {
    StringBuilder text = new StringBuilder(REQUESTS.get(random.nextInt(REQUESTS.size())));
    for (int n = random.nextInt(4); n > 0; n--) {
      damage(text);
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    for (int n = random.nextInt(20) == 0 ? 5 : 0; n > 0 && bytes.length > 0; n--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return random.nextInt(100) == 0 ? packed(bytes) : bytes;
  }

  private void damage(StringBuilder text) {
    int at = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), at + random.nextInt(12));
    switch (random.nextInt(6)) {
      case 0 -> text.delete(at, to);
      case 1 -> text.insert(at, text.substring(at, to));
      case 2 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
      case 3 -> text.replace(at, to, PIECES.get(random.nextInt(PIECES.size())));
      case 4 -> text.insert(at, PIECES.get(random.nextInt(4)).repeat(random.nextInt(3000)));
      default -> number(text);
    }
  }

  /** Another number in place of one. */
  private void number(StringBuilder text) {
    String changed = text.toString().replaceFirst("\\d+", PIECES.get(6 + random.nextInt(4)));
    text.setLength(0);
    text.append(changed);
  }

  private static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      for (int n = 0; n < 2000; n++) {
        gzip.write(bytes);
      }
    }
    return packed.toByteArray();
  }
}
