package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exit codes for scripts, a line for people, edits behind signs. */
class DiffCommandTest {
  private static final int EQUAL = 0;
  private static final int DIFFERENT = 1;
  private static final int MISUSED = 2;
  private static final int FAILED = 3;

  private static final String OLD = "digraph flow { a -> b; b -> c; a [label=A]; b [label=B] }\n";
  private static final String YOUNG =
      "digraph flow { a -> b; b -> c; c -> d; a [label=A]; b [label=X] }\n";

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void equalGraphsEndWithZero() throws IOException {
    Path old = file("old.dot", OLD);
    Outcome outcome = Outcome.of("diff", old, old).succeeded();
    assertThat(outcome.out()).isEqualTo("old.dot → old.dot: equal\n");
  }

  @Test
  void differentGraphsEndWithOneAndTheirEdits() throws IOException {
    Outcome outcome = Outcome.of("diff", file("old.dot", OLD), file("new.dot", YOUNG));
    outcome.exitsWith(DIFFERENT);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .isEqualTo(
            """
            old.dot → new.dot: different, distance 3, 3 edits
              ~ relabel b: B becomes X (1)
              + add d with an arc from c (2)
            """);
  }

  @Test
  void aThresholdIsHowMuchPassesForEqual() throws IOException {
    Path old = file("old.dot", OLD);
    Path young = file("new.dot", YOUNG);
    Outcome within =
        Outcome.of("diff", old, young, "--threshold", 3, "--title", "flow").succeeded();
    assertThat(within.out()).startsWith("flow: within 3, distance 3, 3 edits\n");
    Outcome.of("diff", old, young, "--threshold", 2.9).exitsWith(DIFFERENT);
    Outcome.of("diff", old, young, "--threshold=-1").failed(MISUSED, "--threshold", "write 0");
  }

  @Test
  void renamedVerticesAreEqualUnlessNamesAreLabels() throws IOException {
    Path old = file("old.dot", "digraph g { a -> b }\n");
    Path young = file("new.dot", "digraph g { a -> z }\n");
    assertThat(Outcome.of("diff", old, young).succeeded().out())
        .isEqualTo("old.dot → new.dot: equal but for the names of vertices\n");
    Outcome.of("diff", old, young, "--vertex-label", "id").exitsWith(DIFFERENT);
  }

  @Test
  void nothingIsAGraphWithoutVertices() throws IOException {
    Path young = file("new.dot", OLD);
    Outcome come = Outcome.of("diff", "/dev/null", young, "--title", "flow.dot");
    come.exitsWith(DIFFERENT);
    assertThat(come.out()).startsWith("flow.dot: different, distance 5, 5 edits\n  + add A a");
    Outcome.of("diff", young, "/dev/null").exitsWith(DIFFERENT);
    Outcome.of("diff", "/dev/null", "/dev/null").exitsWith(EQUAL);
  }

  @Test
  void severalGraphsAreComparedById() throws IOException {
    Path old = file("old.txt", "t # a\nv 0 C\nt # b\nv 0 N\nt # c\nv 0 O\n");
    Path young = file("new.txt", "t # c\nv 0 O\nt # b\nv 0 S\nt # d\nv 0 P\n");
    Outcome outcome = Outcome.of("diff", old, young);
    outcome.exitsWith(DIFFERENT);
    assertThat(outcome.out())
        .isEqualTo(
            """
            old.txt → new.txt: different, distance 3, 3 edits
              graph a is gone
                - remove atom C0 (1)
              graph b
                ~ relabel vertex N 0: N becomes S (1)
              graph d is new
                + add vertex 0 (new) (1)
            """);
  }

  @Test
  void linesOfJsonAreThoseOfCompare() throws IOException {
    Outcome outcome =
        Outcome.of("diff", file("o.dot", OLD), file("n.dot", YOUNG), "--format", "jsonl");
    outcome.exitsWith(DIFFERENT);
    JsonNode json = new JsonMapper().readTree(outcome.out());
    assertThat(json.get("upper").intValue()).isEqualTo(3);
    assertThat(json.get("path")).isNotEmpty();
  }

  @Test
  void quietLeavesTheExitCode() throws IOException {
    Outcome outcome = Outcome.of("diff", file("o.dot", OLD), file("n.dot", YOUNG), "-q");
    outcome.exitsWith(DIFFERENT);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void whatFailsIsNotCalledDifferent() throws IOException {
    Outcome.of("diff", folder.resolve("none.dot"), "/dev/null").failed(FAILED, "no such file");
    Outcome.of("diff", file("bad.dot", "digraph {"), "/dev/null").failed(FAILED, "bad.dot");
    Outcome.of("diff", "one.dot").failed(MISUSED, "NEW");
  }

  @Test
  void whatTheBudgetDoesNotDecideIsSaidSo() throws IOException {
    // Nothing can be said of two graphs in no time at all.
    Path old = file("old.txt", cycle(60, 7));
    Path young = file("new.txt", cycle(60, 11));
    Outcome outcome = Outcome.of("diff", old, young, "--threshold", 20, "--budget", "0ms");
    outcome.exitsWith(FAILED);
    assertThat(outcome.out()).contains(": not decided, the distance is at least ", "--budget");
  }

  /** A cycle with chords: regular, so that nothing tells the vertices apart. */
  private static String cycle(int order, int chord) {
    StringBuilder text = new StringBuilder("t # g\n");
    for (int v = 0; v < order; v++) {
      text.append("v ").append(v).append(" C\n");
    }
    for (int v = 0; v < order; v++) {
      text.append("e ").append(v).append(' ').append((v + 1) % order).append(" 1\n");
      text.append("e ").append(v).append(' ').append((v + chord) % order).append(" 1\n");
    }
    return text.toString();
  }
}
