package org.eugene.web;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eugene.web.work.Desk;

/** Counts what happens, in the text format that Prometheus reads. */
final class Metrics {
  private static final double[] SECONDS = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};

  private final Desk desk;
  private final Map<String, Long> requests = new TreeMap<>();
  private final long[] atMost = new long[SECONDS.length + 1];
  private double seconds;

  Metrics(Desk desk) {
    this.desk = desk;
  }

  synchronized void count(Context ctx, float millis) {
    String labels =
        "{method=\""
            + ctx.method().name()
            + "\",route=\""
            + RequestLog.route(ctx)
            + "\",status=\""
            + ctx.statusCode()
            + "\"}";
    requests.merge(labels, 1L, Long::sum);
    double took = millis / 1e3;
    seconds += took;
    int at = 0;
    while (at < SECONDS.length && took > SECONDS[at]) {
      at++;
    }
    atMost[at]++;
  }

  synchronized String text() {
    StringBuilder text = new StringBuilder();
    head(text, "eugene_requests_total", "counter", "Requests answered.");
    requests.forEach((labels, count) -> line(text, "eugene_requests_total" + labels, count));
    head(text, "eugene_request_seconds", "histogram", "From the request to its answer.");
    long count = 0;
    for (int at = 0; at < SECONDS.length; at++) {
      count += atMost[at];
      line(text, "eugene_request_seconds_bucket{le=\"" + SECONDS[at] + "\"}", count);
    }
    count += atMost[SECONDS.length];
    line(text, "eugene_request_seconds_bucket{le=\"+Inf\"}", count);
    text.append(String.format(Locale.ROOT, "eugene_request_seconds_sum %.6f%n", seconds));
    line(text, "eugene_request_seconds_count", count);
    Desk.Standing standing = desk.standing();
    gauge(text, "eugene_jobs_running", "Jobs that are worked on.", standing.running());
    gauge(text, "eugene_jobs_waiting", "Jobs that wait for a worker.", standing.waiting());
    head(text, "eugene_jobs_ended_total", "counter", "Jobs that came to an end.");
    line(text, "eugene_jobs_ended_total", standing.ended());
    head(text, "eugene_jobs_turned_away_total", "counter", "Jobs for which there was no room.");
    line(text, "eugene_jobs_turned_away_total", standing.turnedAway());
    Runtime java = Runtime.getRuntime();
    gauge(
        text, "eugene_memory_used_bytes", "Memory in use.", java.totalMemory() - java.freeMemory());
    gauge(text, "eugene_memory_max_bytes", "Memory there is.", java.maxMemory());
    return text.toString();
  }

  private static void gauge(StringBuilder text, String name, String help, long value) {
    head(text, name, "gauge", help);
    line(text, name, value);
  }

  private static void head(StringBuilder text, String name, String type, String help) {
    text.append("# HELP ").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void line(StringBuilder text, String name, long value) {
    text.append(name).append(' ').append(value).append('\n');
  }
}
