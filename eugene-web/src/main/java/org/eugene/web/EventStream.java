package org.eugene.web;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** Server-sent events to one listener. */
final class EventStream implements AutoCloseable {
  private final Context ctx;
  private final CompletableFuture<Object> end = new CompletableFuture<>();

  private EventStream(Context ctx) {
    this.ctx = ctx;
  }

  /** Begins to answer a request so. */
  static EventStream open(Context ctx) {
    EventStream stream = new EventStream(ctx);
    ctx.res().setContentType("text/event-stream; charset=utf-8");
    ctx.header("X-Accel-Buffering", "no");
    ctx.future(() -> stream.end);
    return stream;
  }

  void send(String event, String data) throws IOException {
    StringBuilder text = new StringBuilder("event: ").append(event).append('\n');
    data.lines().forEach(line -> text.append("data: ").append(line).append('\n'));
    write(text.append('\n').toString());
  }

  /** Nothing, so that nobody on the way takes the connection for dead. */
  void pulse() throws IOException {
    write(":\n\n");
  }

  private void write(String text) throws IOException {
    ServletOutputStream out = ctx.res().getOutputStream();
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  @Override
  public void close() {
    end.complete(ctx);
  }
}
