package org.eugene.cli.stream;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.eugene.cli.output.StandardOutput;
import org.eugene.io.request.RequestException;
import org.eugene.io.request.RequestLine;
import org.eugene.report.json.ResponseLine;

/**
 * Reads requests on the caller's thread, has them answered on others, and writes the answers on one
 * more. What is read but not answered is limited: beyond, the reader waits, and so does whoever
 * writes to it.
 */
final class Conversation {
  private static final int MANY = Integer.MAX_VALUE;

  /**
   * While so many wait for answers, the writer sleeps for a moment after each turn and then writes
   * what has come: ten thousand small answers then take half as many switches between threads. Who
   * sends one request after another waits for nothing.
   */
  private static final int CROWD = 8;

  private static final long PAUSE_MILLIS = 1;

  private final CappedLines lines;
  private final PrintWriter out;
  private final boolean ordered;

  /** Requests that are not answered, in the order of their lines. */
  private final Deque<Task> tasks = new ArrayDeque<>();

  /** What is found, to be written down while the next answers are looked for. */
  private final BlockingQueue<Runnable> found = new LinkedBlockingQueue<>();

  private long bytes;

  /** As soon as no more than so many requests are left, the reader goes on. */
  private int enough = MANY;

  private boolean deaf;

  Conversation(CappedLines lines, PrintWriter out, boolean ordered) {
    this.lines = lines;
    this.out = out;
    this.ordered = ordered;
  }

  /** Until the input ends and everything is answered, or nobody reads the answers. */
  void hold(Answerer answerer, Limits limits) throws IOException, InterruptedException {
    ExecutorService workers =
        Executors.newFixedThreadPool(limits.threads(), work -> daemon(work, "eugene-worker"));
    Thread writer = daemon(this::writeAll, "eugene-writer");
    writer.start();
    try {
      Optional<CappedLines.Line> line = lines.next();
      while (line.isPresent() && !isDeaf()) {
        if (!line.get().problem().isEmpty() || !line.get().text().isBlank()) {
          hear(line.get(), answerer, workers, limits);
        }
        line = lines.next();
      }
      if (limits.endWithInput()) {
        cancelAll();
      }
      awaitAnswers();
    } finally {
      workers.shutdownNow();
      writer.interrupt();
    }
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  private void hear(
      CappedLines.Line line, Answerer answerer, ExecutorService workers, Limits limits)
      throws IOException, InterruptedException {
    try {
      if (!line.problem().isEmpty()) {
        refuse("null", line.problem(), limits);
        return;
      }
      RequestLine request = RequestLine.of(line.text());
      if (request.cancelled().isPresent()) {
        cancel(request.cancelled().get());
        return;
      }
      Task task = begin(new Task(request.id(), line.text().length()), limits);
      Answerer.Asked asked = answerer.read(request);
      workers.execute(() -> answer(task, answerer, asked));
    } catch (RequestException refused) {
      refuse(refused.id(), String.valueOf(refused.getMessage()), limits);
    }
  }

  private void refuse(String id, String sentence, Limits limits)
      throws IOException, InterruptedException {
    Task task = begin(new Task(id, 0), limits);
    end(task, new ResponseLine(id).error(sentence));
  }

  private void answer(Task task, Answerer answerer, Answerer.Asked asked) {
    try {
      Answerer.Line line = answerer.answer(asked, task.cancellation(), this::tell);
      found.add(() -> write(task, line));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Until the conversation is over. */
  private void writeAll() {
    try {
      while (true) {
        for (Runnable next = found.take(); next != null; next = found.poll()) {
          next.run();
        }
        flush();
        if (isCrowded()) {
          Thread.sleep(PAUSE_MILLIS);
        }
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException bug) {
      fallSilent();
      throw bug;
    }
  }

  private synchronized boolean isCrowded() {
    return tasks.size() >= CROWD;
  }

  private void write(Task task, Answerer.Line line) {
    try {
      end(task, text(task, line));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String text(Task task, Answerer.Line line) throws IOException {
    try {
      return line.text();
    } catch (RuntimeException bug) {
      return new ResponseLine(task.id()).error(Answerer.told(bug));
    } catch (OutOfMemoryError full) {
      return new ResponseLine(task.id()).error(Answerer.FULL);
    }
  }

  private synchronized Task begin(Task task, Limits limits) throws InterruptedException {
    while (!tasks.isEmpty()
        && !deaf
        && (tasks.size() >= limits.requests() || bytes + task.bytes() > limits.bytes())) {
      // Many are let in at a time, where there are many: waking up for each takes longer than it.
      enough = tasks.size() >= limits.requests() ? limits.requests() - limits.requests() / 8 : MANY;
      wait();
    }
    tasks.add(task);
    bytes += task.bytes();
    return task;
  }

  private synchronized void end(Task task, String answer) {
    task.answered(answer);
    if (ordered) {
      while (!tasks.isEmpty() && tasks.peek().isAnswered()) {
        forget(tasks.remove());
      }
    } else {
      tasks.remove(task);
      forget(task);
    }
  }

  private void forget(Task task) {
    print(task.answer());
    bytes -= task.bytes();
    if (tasks.isEmpty()) {
      flush();
    }
    if (tasks.isEmpty() || tasks.size() <= enough) {
      notifyAll();
    }
  }

  /** Writes a line at once. */
  private synchronized void tell(String line) {
    print(line);
    flush();
  }

  private synchronized void print(String line) {
    try {
      if (!deaf) {
        out.print(line);
      }
    } catch (StandardOutput.Lost lost) {
      fallSilent();
    }
  }

  private synchronized void flush() {
    try {
      if (!deaf && out.checkError()) {
        fallSilent();
      }
    } catch (StandardOutput.Lost lost) {
      fallSilent();
    }
  }

  /** Once nobody reads, all there is to do is to end. */
  private synchronized void fallSilent() {
    deaf = true;
    cancelAll();
    notifyAll();
  }

  private synchronized void cancelAll() {
    tasks.forEach(task -> task.cancellation().cancel());
  }

  private synchronized boolean isDeaf() {
    return deaf;
  }

  /** A request that is answered, or not there, needs no cancelling. */
  private synchronized void cancel(String id) {
    for (Iterator<Task> each = tasks.iterator(); each.hasNext(); ) {
      Task task = each.next();
      if (task.id().equals(id)) {
        task.cancellation().cancel();
      }
    }
  }

  private synchronized void awaitAnswers() throws InterruptedException {
    while (!tasks.isEmpty() && !deaf) {
      wait();
    }
  }
}
