package org.eugene.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Long work: queues, jobs, those who go away, the end. */
@Timeout(60)
class WorkTest {
  private static Served oneWorker() throws Exception {
    return Served.limited(limits -> limits.withWorkers(1).withWaiting(2));
  }

  private static CompletableFuture<HttpResponse<String>> later(Served served, String json) {
    return served
        .client()
        .sendAsync(
            served.posting(
                "/api/compare",
                json.getBytes(StandardCharsets.UTF_8),
                "Content-Type",
                "application/json"),
            BodyHandlers.ofString());
  }

  private static JsonNode begun(Served served, String json) throws Exception {
    HttpResponse<String> response = served.ask("/api/jobs/compare", json);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(202);
    return Served.json(response);
  }

  private static int number(Served served, String field) throws Exception {
    return Served.json(served.get("/api/health")).path(field).asInt();
  }

  private static void await(Served served, String field, int wanted) throws Exception {
    while (number(served, field) != wanted) {
      Thread.sleep(5);
    }
  }

  private static String path(JsonNode job) {
    return "/api/jobs/" + job.path("job").asText();
  }

  private static JsonNode ended(Served served, JsonNode job) throws Exception {
    JsonNode now = Served.json(served.get(path(job)));
    while (List.of("queued", "running").contains(now.path("state").asText())) {
      Thread.sleep(5);
      now = Served.json(served.get(path(job)));
    }
    return now;
  }

  @Test
  void whoWaitsKnowsTheirPlaceAndWhoHasNoneIsTurnedAway() throws Exception {
    try (Served served = oneWorker()) {
      JsonNode first = begun(served, Served.hard());
      await(served, "running", 1);
      JsonNode second = begun(served, Served.EASY);
      JsonNode third = begun(served, Served.EASY);
      assertThat(Served.json(served.get(path(third))).path("place").asInt()).isEqualTo(1);
      HttpResponse<String> fourth = served.ask("/api/compare", Served.EASY);
      assertThat(fourth.statusCode()).isEqualTo(429);
      assertThat(fourth.headers().firstValue("Retry-After")).isPresent();
      served.delete(path(first));
      assertThat(ended(served, first).path("answer").path("optimal").asBoolean()).isFalse();
      assertThat(ended(served, second).path("answer").path("upper").asDouble()).isEqualTo(1);
      assertThat(ended(served, third).path("state").asText()).isEqualTo("done");
    }
  }

  @Test
  void aJobCanBeHadInEveryForm() throws Exception {
    try (Served served = oneWorker()) {
      JsonNode job =
          begun(
              served,
              "{\"source\":\"molecules#caffeine\",\"target\":\"molecules#aspirin\",\"effort\":"
                  + "\"high\"}");
      String events = served.get(path(job) + "/events").body();
      assertThat(events).contains("event: answer\n", "\"optimal\":");
      assertThat(served.get(path(job) + "/answer.json").body()).contains("\"mapping\"");
      assertThat(served.get(path(job) + "/patch.json").body()).contains("\"sourceDigest\"");
      assertThat(served.get(path(job) + "/report.html").body()).contains("Side by side");
      assertThat(served.get(path(job) + "/picture.svg").body()).startsWith("<svg");
      assertThat(served.get(path(job) + "/certificate.txt").body())
          .startsWith("eugene-certificate");
      assertThat(served.get(path(job) + "/secrets.txt").statusCode()).isEqualTo(404);
      assertThat(
              served
                  .get(path(job) + "/report.html")
                  .headers()
                  .firstValue("Content-Security-Policy"))
          .hasValueSatisfying(policy -> assertThat(policy).contains("sandbox"));
    }
  }

  @Test
  void whoFollowsAJobToItsEndGetsTheAnswer() throws Exception {
    try (Served served = oneWorker()) {
      for (int round = 0; round < 100; round++) {
        JsonNode job = begun(served, Served.EASY);
        assertThat(served.get(path(job) + "/events").body()).contains("event: answer\n");
      }
    }
  }

  @Test
  void matricesHaveAMapAndGroups() throws Exception {
    try (Served served = oneWorker()) {
      JsonNode job =
          Served.json(
              served.ask(
                  "/api/jobs/matrix", "{\"collection\":\"workflows\",\"effort\":\"quick\"}"));
      assertThat(ended(served, job).path("answer").path("graphs")).hasSize(6);
      assertThat(served.get(path(job) + "/report.html").body()).contains("Heat map");
      JsonNode groups = Served.json(served.get(path(job) + "/groups.json?k=3"));
      assertThat(groups.path("groups")).hasSize(3);
      assertThat(served.get(path(job) + "/groups.json?k=99").statusCode()).isEqualTo(400);
      assertThat(served.get(path(job) + "/picture.svg").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void whoGoesAwayFreesTheirWorker() throws Exception {
    try (Served served = oneWorker()) {
      List<Long> millis = new ArrayList<>();
      for (int round = 0; round < 4; round++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), served.port());
        byte[] body = Served.hard().getBytes(StandardCharsets.UTF_8);
        String head =
            "POST /api/compare HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                + "Content-Length: "
                + body.length
                + "\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().write(body);
        await(served, "running", 1);
        Thread.sleep(300);
        long gone = System.nanoTime();
        socket.close();
        await(served, "running", 0);
        millis.add((System.nanoTime() - gone) / 1_000_000);
      }
      // The tool that measures 100 ms has a machine to itself; here others may be at work.
      assertThat(millis).as("freed after %s ms", millis).anyMatch(took -> took < 300);
    }
  }

  @Test
  void whoStopsListeningEndsTheJob() throws Exception {
    try (Served served = oneWorker()) {
      JsonNode job = begun(served, Served.hard());
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), served.port())) {
        String head = "GET " + path(job) + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        assertThat(lines.lines().anyMatch(line -> line.startsWith("event: progress"))).isTrue();
      }
      assertThat(ended(served, job).path("cancelled").asBoolean()).isTrue();
    }
  }

  @Test
  void aRequestThatFollowsTooEarlyIsToldToComeAgain() throws Exception {
    try (Served served = oneWorker();
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), served.port())) {
      String slow = Served.hard().replace("50s", "300ms");
      String head =
          "POST /api/compare HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
              + "Content-Length: "
              + slow.length()
              + "\r\n\r\n";
      socket.getOutputStream().write((head + slow).getBytes(StandardCharsets.UTF_8));
      await(served, "running", 1);
      socket.getOutputStream().write("GET /api/health HT".getBytes(StandardCharsets.UTF_8));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).startsWith("HTTP/1.1 200").contains("Connection: close", "\"upper\"");
    }
  }

  @Test
  void noRequestTakesLongerThanAllowed() throws Exception {
    try (Served served = Served.limited(limits -> limits.withBudget(Duration.ofMillis(300)))) {
      String endless = Served.hard().replace(",\"budget\":\"50s\"", "");
      long begun = System.nanoTime();
      assertThat(Served.json(served.ask("/api/compare", endless)).path("optimal").asBoolean())
          .isFalse();
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(8));
    }
  }

  @Test
  void whatIsUnderWayIsAnsweredAtTheEnd() throws Exception {
    Served served = oneWorker();
    CompletableFuture<HttpResponse<String>> running = later(served, Served.hard());
    await(served, "running", 1);
    CompletableFuture<HttpResponse<String>> waiting = later(served, Served.EASY);
    await(served, "waiting", 1);
    served.close();
    assertThat(running.get(10, TimeUnit.SECONDS).body()).contains("\"stop\":\"out-of-time\"");
    assertThat(waiting.get(10, TimeUnit.SECONDS).body()).contains("\"upper\":");
    assertThat(served.log()).anyMatch(line -> line.contains("1 requests under way and 1 waiting"));
  }
}
