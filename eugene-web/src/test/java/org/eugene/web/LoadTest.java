package org.eugene.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A server in a process of its own under pressure. {@code -Deugene.load.seconds=60} says how long;
 * what was measured is printed.
 */
@Tag("load")
class LoadTest {
  private static final int SECONDS = Integer.getInteger("eugene.load.seconds", 60);
  private static final String[] SMALL = {
    "CCO", "CCN", "CC(=O)O", "c1ccccc1", "CC(C)O", "C1CCCC1", "CCOC"
  };

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private ServerProcess server;

  @BeforeEach
  void start() throws IOException {
    server = ServerProcess.start(2, 64, "-Xmx512m");
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  private HttpRequest compare(String json) {
    return HttpRequest.newBuilder(server.at("/api/compare"))
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(json))
        .build();
  }

  private HttpRequest small(int number) {
    String source = SMALL[number % SMALL.length];
    String target = SMALL[(number / SMALL.length + number) % SMALL.length];
    return compare(
        "{\"source\":{\"smiles\":\"" + source + "\"},\"target\":{\"smiles\":\"" + target + "\"}}");
  }

  /** What came of some seconds of requests: how often each status, and how long each took. */
  private record Outcome(Map<Integer, Integer> statuses, List<Double> millis) {
    double quantile(double share) {
      return millis.get((int) Math.min(millis.size() - 1, Math.floor(share * millis.size())));
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%s, p50 %.1f ms, p99 %.1f ms, most %.1f ms",
          statuses,
          quantile(0.5),
          quantile(0.99),
          millis.get(millis.size() - 1));
    }
  }

  /** Asks so often a second, whether answers come or not; the clock begins when one is due. */
  private Outcome press(int aSecond, int seconds) throws InterruptedException {
    int count = aSecond * seconds;
    double[] millis = new double[count];
    Map<Integer, Integer> statuses = new ConcurrentHashMap<>();
    Semaphore done = new Semaphore(0);
    long begin = System.nanoTime();
    for (int at = 0; at < count; at++) {
      long due = begin + at * 1_000_000_000L / aSecond;
      while (System.nanoTime() < due) {
        LockSupport.parkNanos(Math.max(1, due - System.nanoTime()));
      }
      int number = at;
      CompletableFuture<Void> counted =
          client
              .sendAsync(small(at), BodyHandlers.ofString())
              .handle((answer, lost) -> lost == null ? answer.statusCode() : -1)
              .thenAccept(
                  status -> {
                    millis[number] = (System.nanoTime() - due) / 1e6;
                    statuses.merge(status, 1, Integer::sum);
                    done.release();
                  });
      assertThat(counted.isCancelled()).isFalse();
    }
    assertThat(done.tryAcquire(count, 60, TimeUnit.SECONDS)).isTrue();
    Arrays.sort(millis);
    return new Outcome(new TreeMap<>(statuses), Arrays.stream(millis).boxed().toList());
  }

  @Test
  void twoHundredSmallComparisonsASecondAreAnsweredAtOnce() throws Exception {
    press(100, 10); // until Java is warm
    Outcome outcome = press(200, SECONDS);
    System.out.println("200 a second for " + SECONDS + " s: " + outcome);
    assertThat(outcome.statuses()).containsOnlyKeys(200);
    assertThat(outcome.quantile(0.99)).isLessThan(100);
  }

  @Test
  void fourTimesAsManyAreAnsweredOrTurnedAway() throws Exception {
    press(200, 10);
    press(800, 10);
    long before = server.megabytes();
    Outcome outcome = press(800, SECONDS);
    long after = server.megabytes();
    System.out.println(
        "800 a second for " + SECONDS + " s: " + outcome + "; " + before + " MB, then " + after);
    assertThat(outcome.statuses().keySet()).isSubsetOf(200, 429);
    assertThat(after).isLessThan(before + before / 4 + 32);
  }

  @Test
  void whoGoesAwayFreesTheirWorkerWithinATenthOfASecond() throws Exception {
    press(100, 10);
    List<Double> millis = new ArrayList<>();
    for (int round = 0; round < 20; round++) {
      Socket socket = open("POST", Served.hard());
      awaitRunning(1);
      Thread.sleep(400);
      long gone = System.nanoTime();
      socket.close();
      awaitRunning(0);
      millis.add((System.nanoTime() - gone) / 1e6);
    }
    System.out.println("freed after ms: " + millis);
    millis.sort(null);
    assertThat(millis.get(millis.size() / 2)).isLessThan(100);
  }

  private void awaitRunning(int wanted) throws Exception {
    String text;
    do {
      Thread.sleep(2);
      HttpRequest health = HttpRequest.newBuilder(server.at("/api/health")).build();
      text = client.send(health, BodyHandlers.ofString()).body();
    } while (!text.contains("\"running\":" + wanted));
  }

  private Socket open(String method, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    String head =
        method
            + " /api/compare HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            + "Content-Length: "
            + bytes.length
            + "\r\n\r\n";
    socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
    socket.getOutputStream().write(bytes);
    return socket;
  }

  @Test
  void idleAndSlowConnectionsStopNobody() throws Exception {
    press(100, 5);
    List<Socket> sockets = new ArrayList<>();
    for (int n = 0; n < 1000; n++) {
      sockets.add(new Socket(InetAddress.getLoopbackAddress(), server.port()));
    }
    for (int n = 0; n < 300; n++) {
      Socket slow = new Socket(InetAddress.getLoopbackAddress(), server.port());
      String part =
          n % 2 == 0
              ? "POST /api/compare HTTP/1.1\r\nHost: 127."
              : "POST /api/compare HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                  + "Content-Length: 1000\r\n\r\n{";
      slow.getOutputStream().write(part.getBytes(StandardCharsets.UTF_8));
      sockets.add(slow);
    }
    Outcome outcome = press(50, Math.min(SECONDS, 10));
    System.out.println("beside 1000 idle and 300 slow connections: " + outcome);
    for (Socket socket : sockets) {
      socket.close();
    }
    assertThat(outcome.statuses()).containsOnlyKeys(200);
    assertThat(outcome.quantile(0.99)).isLessThan(500);
  }

  @Test
  void nothingThatWasAcceptedIsLostWhenItEnds() throws Exception {
    press(100, 5);
    List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
    for (int n = 0; n < 20; n++) {
      asked.add(client.sendAsync(compare(Served.hard()), BodyHandlers.ofString()));
    }
    awaitRunning(2);
    Thread.sleep(500);
    server.terminate();
    Map<Integer, Integer> statuses = new TreeMap<>();
    for (CompletableFuture<HttpResponse<String>> each : asked) {
      statuses.merge(each.get(20, TimeUnit.SECONDS).statusCode(), 1, Integer::sum);
    }
    System.out.println("after TERM: " + statuses);
    assertThat(statuses.keySet()).isSubsetOf(200, 503);
    assertThat(server.isOverAfter(20)).isTrue();
    assertThat(log()).contains("going down; 2 requests under way and 18 waiting", "down");
  }

  private String log() {
    try {
      return server.log();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
