package org.eugene.web.work;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eugene.answer.Finder;
import org.eugene.answer.Found;
import org.eugene.answer.serve.ServerLimits;
import org.eugene.io.GraphFormatException;
import org.eugene.io.request.Request;
import org.eugene.solver.SolverUnavailableException;

/**
 * Where jobs are handed in: a few are worked on, some wait in line, the rest is turned away. Jobs
 * that are over stay known for a while, so that their pictures and proofs can be fetched.
 */
public final class Desk implements AutoCloseable {
  /** So long a job that is over is known. */
  private static final Duration KEPT = Duration.ofMinutes(10);

  /** So many jobs that are over are known. */
  private static final int MOST_KEPT = 100;

  private static final int ID_BYTES = 18;

  /** Work ends within milliseconds of being cancelled; a solver that is deaf is not waited for. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(5);

  private final Finder finder;
  private final ServerLimits limits;
  private final SecureRandom random = new SecureRandom();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "eugene-clock"));
  private final Deque<Job> waiting = new ArrayDeque<>();
  private final List<Job> running = new ArrayList<>();
  private final Map<String, Kept> known = new LinkedHashMap<>();
  private final List<Thread> workers = new ArrayList<>();
  private boolean closed;
  private long turnedAway;
  private long ended;

  private record Kept(Job job, long since) {}

  /**
   * How things are.
   *
   * @param turnedAway since the beginning
   * @param ended jobs answered since the beginning
   */
  public record Standing(int running, int waiting, long turnedAway, long ended) {}

  public Desk(Finder finder, ServerLimits limits) {
    this.finder = finder;
    this.limits = limits;
    for (int n = 0; n < limits.workers(); n++) {
      Thread worker = daemon(this::work, "eugene-worker-" + n);
      workers.add(worker);
      worker.start();
    }
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Takes a request.
   *
   * @param keep whether its job is to be found by its id
   * @throws Refusal if too many wait already
   */
  public synchronized Job take(Request request, boolean keep) {
    if (closed) {
      throw new Refusal(503, "", "the server is going down; ask again when it is back");
    }
    if (waiting.size() >= limits.waiting()) {
      turnedAway++;
      throw new Refusal(
          429, "", "there are " + waiting.size() + " requests waiting already; ask again later");
    }
    Job job = new Job(newId(), request);
    job.queuedAt(waiting.size());
    waiting.add(job);
    if (keep) {
      forgetOld();
      known.put(job.id(), new Kept(job, System.nanoTime()));
    }
    notify();
    return job;
  }

  /** Nobody guesses it, so whoever knows it was told. */
  private String newId() {
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private void forgetOld() {
    long now = System.nanoTime();
    known
        .values()
        .removeIf(kept -> kept.job().moment().isOver() && now - kept.since() > KEPT.toNanos());
    List<String> over =
        known.values().stream()
            .filter(kept -> kept.job().moment().isOver())
            .map(kept -> kept.job().id())
            .toList();
    over.stream().limit(Math.max(0, over.size() - MOST_KEPT + 1)).forEach(known::remove);
  }

  public synchronized Optional<Job> job(String id) {
    return Optional.ofNullable(known.get(id)).map(Kept::job);
  }

  public synchronized Standing standing() {
    return new Standing(running.size(), waiting.size(), turnedAway, ended);
  }

  private void work() {
    try {
      for (Optional<Job> job = next(); job.isPresent(); job = next()) {
        workOn(job.get());
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  private void workOn(Job job) {
    Future<?> end = clock.schedule(job::cancel, limits.budget().toMillis(), TimeUnit.MILLISECONDS);
    answer(job);
    end.cancel(false);
    over(job);
  }

  /** The one that waited longest; none once the desk is closed. */
  private synchronized Optional<Job> next() throws InterruptedException {
    while (waiting.isEmpty()) {
      if (closed) {
        return Optional.empty();
      }
      wait();
    }
    Job job = waiting.remove();
    running.add(job);
    int ahead = 0;
    for (Job other : waiting) {
      other.queuedAt(ahead++);
    }
    job.begun();
    return Optional.of(job);
  }

  private synchronized void over(Job job) {
    running.remove(job);
    ended++;
    notifyAll();
  }

  private void answer(Job job) {
    try {
      Found found = finder.find(job.request(), job.cancellation(), job::stands);
      job.done(found);
    } catch (GraphFormatException | IllegalArgumentException refused) {
      job.failed(new Refusal(422, "", String.valueOf(refused.getMessage())));
    } catch (SolverUnavailableException missing) {
      job.failed(new Refusal(501, "method", String.valueOf(missing.getMessage())));
    } catch (IOException unreadable) {
      job.failed(new Refusal(422, "", String.valueOf(unreadable.getMessage())));
    } catch (InterruptedException ended) {
      job.failed(new Refusal(503, "", "the server went down before; ask again"));
      Thread.currentThread().interrupt();
    } catch (OutOfMemoryError full) {
      job.failed(new Refusal(507, "", "the memory is full; ask about smaller graphs"));
    } catch (StackOverflowError deep) {
      job.failed(new Refusal(422, "", "the graphs are nested too deeply; ask about smaller ones"));
    } catch (RuntimeException bug) {
      job.failed(new Bug(bug).refusal());
    }
  }

  /** What should not have happened, told without its insides. */
  private record Bug(RuntimeException cause) {
    Refusal refusal() {
      Refusal refusal =
          new Refusal(500, "", "this should not have happened; report it with the request");
      refusal.initCause(cause);
      return refusal;
    }
  }

  /** Ends all work with its best so far; who asked is answered. */
  @Override
  public void close() {
    List<Job> open = new ArrayList<>();
    synchronized (this) {
      closed = true;
      open.addAll(running);
      open.addAll(waiting);
      open.forEach(Job::cancel);
      notifyAll();
    }
    long end = System.nanoTime() + LAST_WORDS.toNanos();
    for (Job job : open) {
      try {
        long left = Math.max(1, end - System.nanoTime());
        job.found().handle((found, refused) -> job).get(left, TimeUnit.NANOSECONDS);
      } catch (ExecutionException | TimeoutException deaf) {
        job.failed(new Refusal(503, "", "the server went down before; ask again"));
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    workers.forEach(Thread::interrupt);
    clock.shutdownNow();
  }
}
