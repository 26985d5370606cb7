package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong is said in one sentence, with file and line and a way out. */
class BadInputTest {
  private static final int FAILED = 1;
  private static final int MISUSED = 2;

  @TempDir private Path folder;
  private Path good;

  @BeforeEach
  void writeGoodGraph() throws IOException {
    good = file("t # a\nv 0 C\nv 1 C\ne 0 1 1\n");
  }

  private Path file(String content) throws IOException {
    Path file = Files.createTempFile(folder, "graphs", ".txt");
    Files.writeString(file, content);
    return file;
  }

  private void compareFails(String content, int line, String... parts) throws IOException {
    Path bad = file(content);
    Outcome outcome = Outcome.of("compare", bad + "#a", good);
    outcome.failed(FAILED, parts);
    assertThat(outcome.err()).contains(bad + ", line " + line + ": ");
  }

  @Test
  void missingFile() {
    Outcome.of("compare", folder.resolve("none.txt"), good)
        .failed(FAILED, "none.txt", "there is no such file; check the name");
  }

  @Test
  void unknownId() {
    Outcome.of("compare", good + "#b", good)
        .failed(FAILED, "there is no graph b in it", "it has a");
  }

  @Test
  void severalGraphsWithoutAnId() throws IOException {
    Path two = file("t # a\nt # b\n");
    Outcome.of("compare", two, good).failed(FAILED, "it holds 2 graphs", two + "#a");
  }

  @Test
  void noGraphAtAll() throws IOException {
    Outcome.of("compare", file("# nothing\n"), good).failed(FAILED, "there is no graph in it");
  }

  @Test
  void danglingEdge() throws IOException {
    compareFails("t # a\nv 0 C\ne 0 7 1\n", 3, "edge 0 7 names vertex 7");
  }

  @Test
  void duplicateEdge() throws IOException {
    compareFails("t # a\nv 0 C\nv 1 C\ne 0 1 1\ne 1 0 2\n", 5, "edge 1 0 is there twice");
  }

  @Test
  void repeatedId() throws IOException {
    compareFails("t # a\nt # b\nt # a\n", 3, "second graph a, the first is in line 1");
  }

  @Test
  void indicesOutOfOrder() throws IOException {
    compareFails("t # a\nv 1 C\nv 0 C\n", 2, "vertex 1 is out of order, 0 comes next");
  }

  @Test
  void indexRepeated() throws IOException {
    compareFails("t # a\nv 0 C\nv 0 C\n", 3, "vertex 0 is out of order, 1 comes next");
  }

  @Test
  void unreadableNumber() throws IOException {
    compareFails("t # a\nv zero C\n", 2, "\"zero\" is not a vertex index");
  }

  @Test
  void hugeNumber() throws IOException {
    compareFails("t # a\nv 0 C\ne 0 99999999999 1\n", 3, "\"99999999999\" is not a vertex index");
  }

  @Test
  void missingNumber() throws IOException {
    compareFails("t # a\nv 0 C\ne 0\n", 3, "a vertex index is missing");
  }

  @Test
  void edgesAndArcsMixed() throws IOException {
    compareFails("t # a\nv 0 C\nv 1 C\ne 0 1 x\na 1 0 x\n", 5, "both e and a lines");
  }

  @Test
  void vertexBeforeAnyGraph() throws IOException {
    Path bad = file("v 0 C\nt # a\n");
    Outcome.of("compare", bad, good, "--from", "text")
        .failed(FAILED, "line 1: there is no graph yet");
  }

  @Test
  void unknownKeyword() throws IOException {
    compareFails("t # a\nx 0 C\n", 2, "not with \"x\"");
  }

  @Test
  void unquotedLabelWithBlanks() throws IOException {
    compareFails("t # a\nv 0 two words\n", 2, "more after the label (words); quote a label");
  }

  @Test
  void labelWithoutItsClosingQuote() throws IOException {
    compareFails("t # a\nv 0 \"C\n", 2, "the quoted label does not end");
  }

  @Test
  void invalidUtf8() throws IOException {
    Path bad = folder.resolve("latin1.txt");
    Files.write(bad, "t # a\nv 0 é\n".getBytes(StandardCharsets.ISO_8859_1));
    Outcome.of("compare", bad, good).failed(FAILED, "line 2: the text is not valid UTF-8");
  }

  @Test
  void tooLargeAFile() {
    Outcome.of("compare", good, good, "--max-size", "10")
        .failed(FAILED, "more than 10 bytes", "raise it with --max-size");
  }

  @Test
  void directedAgainstUndirected() throws IOException {
    Path arcs = file("t # b\nv 0 C\nv 1 C\na 0 1 1\n");
    Outcome.of("compare", good, arcs).failed(FAILED, "compare graphs of one kind");
  }

  @Test
  void negativeCost() {
    Outcome.of("compare", good, good, "--costs", "vertex-insert=-1")
        .failed(MISUSED, "vertex-insert (-1.0) must be a finite number and not negative");
  }

  @Test
  void costThatIsNoNumber() {
    Outcome.of("compare", good, good, "--costs", "vertex-insert=much")
        .failed(MISUSED, "the price of vertex-insert (much) is not a number");
  }

  @Test
  void unknownCosts() {
    Outcome.of("compare", good, good, "--costs", "free")
        .failed(MISUSED, "no costs named free", "uniform");
  }

  @Test
  void unknownPriceKey() {
    Outcome.of("compare", good, good, "--costs", "node-insert=1")
        .failed(MISUSED, "no price called node-insert", "vertex-insert");
  }

  @Test
  void missingCostsFile() {
    Outcome.of("compare", good, good, "--costs", folder.resolve("none.json"))
        .failed(FAILED, "none.json", "no such file of costs");
  }

  @Test
  void brokenCostsFile() throws IOException {
    Path costs = folder.resolve("costs.json");
    Files.writeString(costs, "{\"vertex-insert\":\n 3,,}");
    Outcome.of("compare", good, good, "--costs", costs)
        .failed(FAILED, "costs.json, line 2: this is not JSON");
  }

  @Test
  void unknownMethod() {
    Outcome.of("compare", good, good, "--method", "magic")
        .failed(MISUSED, "no method named magic", "m-adam");
  }

  @Test
  void budgetThatIsNoTime() {
    Outcome.of("compare", good, good, "--budget", "abc")
        .failed(MISUSED, "\"abc\" is not a time; write one such as 500ms, 10s or 2m");
  }

  @Test
  void unknownFormat() {
    Outcome.of("compare", good, good, "--from", "pdf")
        .failed(MISUSED, "no format named pdf", "text");
  }

  @Test
  void unknownOption() {
    Outcome.of("compare", good, good, "--colour").failed(MISUSED, "--colour", "--help tells more");
  }

  @Test
  void noThreads() {
    Outcome.of("pairs", good, good, "--threads", "0").failed(MISUSED, "--threads (0)");
  }

  @Test
  void noCommand() {
    Outcome.of().failed(MISUSED, "say which command");
  }

  @Test
  void unwritableOutput() {
    Outcome.of("compare", good, good, "--out", folder.resolve("no/such/place"))
        .failed(FAILED, "place: the directory to write it into is not there");
  }

  @Test
  void stackTraceOnlyWhenAskedFor() {
    Outcome outcome = Outcome.of("compare", good + "#b", good, "--stacktrace");
    assertThat(outcome.err()).startsWith("eugene: ").contains("\tat org.eugene.io");
  }

  @Test
  void pairsOfAnUnknownGraph() throws IOException {
    Outcome.of("pairs", good, file("a,a\na,b\n")).failed(FAILED, "line 2: there is no graph b");
  }

  @Test
  void pairsThatTheCostsCannotPrice() throws IOException {
    Outcome outcome = Outcome.of("pairs", good, file("a,a\n"), "--costs", "gedlib-letter");
    assertThat(outcome.exitCode()).isEqualTo(FAILED);
    assertThat(outcome.err()).contains("a and a: these costs need the number \"x\"");
  }

  @Test
  void pairsWithOneId() throws IOException {
    Outcome.of("pairs", good, file("a\n")).failed(FAILED, "line 1: a pair needs two ids");
  }
}
