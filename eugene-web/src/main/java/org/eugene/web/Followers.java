package org.eugene.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eugene.graph.GraphPair;
import org.eugene.path.EditPath;
import org.eugene.report.json.ResponseLine;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.picture.LonePicture;
import org.eugene.report.picture.View;
import org.eugene.web.work.Job;
import org.eugene.web.work.Refusal;

/**
 * Tells those who follow a job how it goes, each on a thread of its own, so that a slow reader
 * holds up nobody: events place, progress, picture, and at the end answer or error.
 */
final class Followers implements AutoCloseable {
  private static final int MOST = 200;
  private static final long PULSE_MILLIS = 1000;
  private static final long LAST_WORDS_SECONDS = 2;

  /** Improvements that follow each other faster are told as one. */
  private static final long PAUSE_MILLIS = 50;

  private static final long PICTURE_NANOS = 400_000_000L;

  /** A drawing of more vertices takes too long to be made again and again. */
  private static final int LARGEST_PICTURE = 150;

  private final Semaphore room = new Semaphore(MOST);
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "eugene-follower");
            thread.setDaemon(true);
            return thread;
          });

  void follow(Job job, Context ctx, Disconnects disconnects) {
    if (!room.tryAcquire()) {
      throw new Refusal(429, "", "too many follow their jobs already; ask for the job instead");
    }
    AtomicBoolean listens = new AtomicBoolean(true);
    job.addListener();
    Disconnects.Watch watch =
        disconnects.watch(
            ctx,
            () -> {
              listens.set(false);
              job.removeListener();
            });
    EventStream stream = EventStream.open(ctx);
    threads.execute(
        () -> {
          try {
            new Story(job, stream, listens).tell();
          } catch (IOException | RuntimeException gone) {
            job.cancel();
          } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
          } finally {
            watch.end();
            stream.close();
            room.release();
          }
        });
  }

  @Override
  public void close() {
    threads.shutdown();
    try {
      threads.awaitTermination(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** One job, told to one listener. */
  private static final class Story {
    private final Job job;
    private final EventStream stream;
    private final AtomicBoolean listens;
    private long drawn;

    Story(Job job, EventStream stream, AtomicBoolean listens) {
      this.job = job;
      this.stream = stream;
      this.listens = listens;
    }

    void tell() throws IOException, InterruptedException {
      Job.Moment moment = job.moment();
      tell(moment);
      while (!moment.isOver() && listens.get()) {
        Job.Moment next = job.after(moment.version(), PULSE_MILLIS);
        if (next.version() == moment.version()) {
          stream.pulse();
        } else {
          tell(next);
          Thread.sleep(next.isOver() ? 0 : PAUSE_MILLIS);
        }
        moment = next;
      }
      tellEnd();
    }

    private void tell(Job.Moment moment) throws IOException {
      if (moment.place().isPresent()) {
        stream.send("place", "{\"place\":" + moment.place().getAsInt() + "}");
      }
      if (moment.standing().isPresent() && !moment.isOver()) {
        Job.View view = moment.standing().get();
        GraphPair pair = view.problem().pair();
        stream.send(
            "progress",
            new ResponseLine(job.request().id()).progress(pair, view.standing(), false).strip());
        draw(view);
      }
    }

    private void draw(Job.View view) throws IOException {
      long now = System.nanoTime();
      GraphPair pair = view.problem().pair();
      boolean small = pair.source().order() + pair.target().order() <= LARGEST_PICTURE;
      if (view.standing().mapping().isPresent() && small && now - drawn > PICTURE_NANOS) {
        EditPath path = EditPath.of(view.problem(), view.standing().mapping().get());
        stream.send(
            "picture",
            LonePicture.of(
                Overlay.drawn(pair, path), View.OVERLAY, "both graphs over each other, so far"));
        drawn = System.nanoTime();
      }
    }

    private void tellEnd() throws IOException {
      Optional<String> answer = Told.answer(job);
      stream.send(
          answer.isPresent() ? "answer" : "error",
          answer.orElseGet(() -> Told.error(Told.refusal(job))).strip());
    }
  }
}
