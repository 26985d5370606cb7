package org.eugene.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.BufferUtil;

/**
 * Notices that somebody who waits for an answer went away. A server that only waits for its own
 * work never reads, and so would not hear of it: the connections of waiting requests are looked at
 * every few milliseconds. Their bodies have been read, so what comes is the end, or the next
 * request of somebody who does not wait; then the connection is closed after the answer, and the
 * next request has to be sent again, as HTTP has it.
 */
final class Disconnects implements AutoCloseable {
  private static final long EVERY_MILLIS = 20;

  private final Set<Watch> watches = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "eugene-disconnects");
            thread.setDaemon(true);
            return thread;
          });

  Disconnects() {
    Future<?> untilClosed =
        clock.scheduleWithFixedDelay(
            () -> watches.forEach(Watch::look), EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    assert !untilClosed.isDone();
  }

  /** Until the watch is ended, calls this once if the other side goes away. */
  Watch watch(Context ctx, Runnable gone) {
    EndPoint end =
        ServletContextRequest.getServletContextRequest(ctx.req())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint();
    Watch watch = new Watch(end, gone);
    watches.add(watch);
    return watch;
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }

  /** One connection that waits. */
  final class Watch {
    private final EndPoint end;
    private final Runnable gone;
    private final ByteBuffer next = BufferUtil.allocate(1);
    private boolean over;
    private boolean spoilt;

    private Watch(EndPoint end, Runnable gone) {
      this.end = end;
      this.gone = gone;
    }

    private synchronized void look() {
      if (over || spoilt) {
        return;
      }
      try {
        int read = end.isOpen() ? end.fill(next) : -1;
        spoilt = read > 0;
        if (read < 0) {
          leave();
        }
      } catch (IOException broken) {
        leave();
      }
    }

    private void leave() {
      over = true;
      watches.remove(this);
      gone.run();
    }

    /** Before the answer is written; whether the connection has to be closed after it. */
    synchronized boolean end() {
      over = true;
      watches.remove(this);
      return spoilt;
    }
  }
}
