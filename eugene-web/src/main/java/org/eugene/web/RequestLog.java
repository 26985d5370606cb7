package org.eugene.web;

import io.javalin.http.Context;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** A line a request: what was asked where and how it ended, nothing of what was in it. */
final class RequestLog {
  private RequestLog() {}

  static String line(Context ctx, float millis) {
    return String.format(
        Locale.ROOT,
        "%s %s %s %d %.1fms %dB",
        Instant.now().truncatedTo(ChronoUnit.MILLIS),
        ctx.method().name(),
        route(ctx),
        ctx.statusCode(),
        millis,
        Math.max(0, ctx.contentLength()));
  }

  /** The address as it is in the list of routes: ids and names of graphs are left out. */
  static String route(Context ctx) {
    return ctx.endpoints().list().stream()
        .filter(endpoint -> endpoint.method.isHttpMethod())
        .map(endpoint -> endpoint.path)
        .findFirst()
        .orElse("(none)");
  }
}
