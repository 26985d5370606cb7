package org.eugene.web.work;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.eugene.answer.Found;
import org.eugene.io.request.Request;
import org.eugene.problem.GedProblem;
import org.eugene.report.json.ResponseLine;
import org.eugene.solver.Cancellation;
import org.eugene.solver.Standing;

/**
 * A request under way, from its place in the queue to its answer. Whoever wants to follow it waits
 * for the next of its numbered states.
 */
public final class Job {
  /** How far a job is. */
  public enum State {
    QUEUED,
    RUNNING,
    DONE,
    FAILED
  }

  private final String id;
  private final Request request;
  private final Cancellation cancellation = new Cancellation();
  private final CompletableFuture<Found> found = new CompletableFuture<>();

  private State state = State.QUEUED;
  private long version;
  private OptionalInt place = OptionalInt.empty();
  private Optional<View> standing = Optional.empty();
  private int listeners;

  /** What is known in the middle of the run. */
  public record View(GedProblem problem, Standing standing) {}

  /**
   * A job at one moment.
   *
   * @param version rises with every change
   * @param place how many have to end before this one begins; empty once it has begun
   */
  public record Moment(State state, long version, OptionalInt place, Optional<View> standing) {
    public boolean isOver() {
      return state == State.DONE || state == State.FAILED;
    }
  }

  Job(String id, Request request) {
    this.id = id;
    this.request = request;
  }

  public String id() {
    return id;
  }

  public Request request() {
    return request;
  }

  /** The answer once there is one, or a {@link Refusal}. */
  public CompletableFuture<Found> found() {
    return found;
  }

  /** Ends it early; it is answered with the best so far. */
  public void cancel() {
    cancellation.cancel();
  }

  public boolean isCancelled() {
    return cancellation.isCancelled();
  }

  Cancellation cancellation() {
    return cancellation;
  }

  /** The answer as the line that everybody gets. */
  public static String line(Request request, Found found) throws IOException {
    return found.line(new ResponseLine(request.id()), request.manner().hasPaths());
  }

  public synchronized Moment moment() {
    return new Moment(state, version, place, standing);
  }

  /** The next moment after a version, or the same one when nothing happens for so long. */
  public synchronized Moment after(long known, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (version <= known) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        break;
      }
      wait(left);
    }
    return moment();
  }

  /** Somebody follows it. */
  public synchronized void addListener() {
    listeners++;
  }

  /** Somebody went away; when nobody is left, nobody wants the answer any more. */
  public synchronized void removeListener() {
    listeners--;
    if (listeners == 0 && !moment().isOver()) {
      cancel();
    }
  }

  synchronized void queuedAt(int ahead) {
    if (state == State.QUEUED && (place.isEmpty() || place.getAsInt() != ahead)) {
      place = OptionalInt.of(ahead);
      changed();
    }
  }

  synchronized void begun() {
    state = State.RUNNING;
    place = OptionalInt.empty();
    changed();
  }

  synchronized void stands(GedProblem problem, Standing now) {
    standing = Optional.of(new View(problem, now));
    changed();
  }

  /** The answer is there before anybody can see that the job is over. */
  void done(Found answer) {
    if (found.complete(answer)) {
      over(State.DONE);
    }
  }

  void failed(Refusal refusal) {
    if (found.completeExceptionally(refusal)) {
      over(State.FAILED);
    }
  }

  private synchronized void over(State end) {
    state = end;
    changed();
  }

  private void changed() {
    version++;
    notifyAll();
  }
}
