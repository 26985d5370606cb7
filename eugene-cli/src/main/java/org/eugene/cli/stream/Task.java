package org.eugene.cli.stream;

import org.eugene.solver.Cancellation;

/** A request under way, and its answer once there is one. Guarded by the conversation's lock. */
final class Task {
  private final String id;
  private final int bytes;
  private final Cancellation cancellation = new Cancellation();
  private String answer = "";

  Task(String id, int bytes) {
    this.id = id;
    this.bytes = bytes;
  }

  String id() {
    return id;
  }

  int bytes() {
    return bytes;
  }

  Cancellation cancellation() {
    return cancellation;
  }

  void answered(String line) {
    answer = line;
  }

  boolean isAnswered() {
    return !answer.isEmpty();
  }

  String answer() {
    return answer;
  }
}
