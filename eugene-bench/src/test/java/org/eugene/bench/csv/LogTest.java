package org.eugene.bench.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogTest {
  private static final Schema SCHEMA = Schema.of("name", "value").keyedBy("name", "seed");
  private static final Origin ORIGIN = new Origin("abc", "17", "some CPU", "2026-01-02");

  @TempDir private Path folder = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void nameFile() {
    file = folder.resolve("x.csv");
  }

  private static Line line(String name, Object value) {
    return SCHEMA.line(Schema.fields("name", name, "value", value), 1, ORIGIN);
  }

  private void write(Line... lines) throws IOException {
    try (Log log = Log.open(file, SCHEMA)) {
      log.add(List.of(lines));
    }
  }

  @Test
  void rowsOfAnotherFileAreJoinedOnce() throws IOException {
    write(line("a", 1), line("b", 2));
    List<Line> others = Lines.read(file);
    Path own = folder.resolve("own.csv");
    try (Log log = Log.open(own, SCHEMA)) {
      log.add(line("b", 7));
      log.join(others);
      log.join(others);
    }
    assertThat(Lines.read(own).stream().map(line -> line.text("name") + line.text("value")))
        .containsExactly("b7", "a1");
  }

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    write(line("a, \"b\"", 1.5), line("", "µ"));

    List<Line> lines = Lines.read(file);

    assertThat(lines).extracting(line -> line.text("name")).containsExactly("a, \"b\"", "");
    assertThat(lines.get(0).number("value")).isEqualTo(1.5);
    assertThat(lines.get(1).text("value")).isEqualTo("µ");
    assertThat(lines).allMatch(line -> Origin.of(line).equals(ORIGIN));
    assertThat(lines).allMatch(line -> line.whole("seed") == 1);
  }

  @Test
  void everyRowSaysWhereItComesFrom() throws IOException {
    write(line("a", 1));

    assertThat(file)
        .hasContent("name,value,seed,commit,jvm,cpu,date\na,1,1,abc,17,some CPU,2026-01-02\n");
    assertThat(Origin.sentence(Lines.read(file))).isEqualTo("Commit abc; Java 17 on some CPU.");
    assertThat(Origin.here().date()).matches("\\d{4}-\\d\\d-\\d\\d");
  }

  @Test
  void ofTwoRowsWithOneKeyTheFirstStays() throws IOException {
    write(line("a", 1), line("a", 2));
    write(line("a", 3), line("b", 4));

    assertThat(Lines.read(file)).extracting(line -> line.text("value")).containsExactly("1", "4");
  }

  @Test
  void halfARowIsCutAwayAndWrittenAgain() throws IOException {
    write(line("a", 1), line("b", 22));
    String whole = Files.readString(file);
    for (int length = 0; length < whole.length(); length++) {
      Files.writeString(file, whole.substring(0, length));
      write(line("a", 1), line("b", 22));
      assertThat(file).as("cut at " + length).hasContent(whole);
    }
  }

  @Test
  void fileOfAnOlderProgramGetsTheNewColumns() throws IOException {
    Files.writeString(file, "value,name,seed,old\n1,a,1,x\n");

    write(line("a", 2), line("b", 3));

    assertThat(Lines.read(file)).extracting(line -> line.text("value")).containsExactly("1", "3");
    assertThat(Files.readString(file)).startsWith("name,value,seed,commit").doesNotContain("old");
  }

  @Test
  void wrongRowIsNamedByItsLine() throws IOException {
    Files.writeString(file, "name,value\na,1\nb\n");

    assertThatThrownBy(() -> Lines.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("x.csv:3: the row has 1 fields, the header 2");
    assertThatThrownBy(() -> line("a", "one").number("value"))
        .hasMessageContaining("column value has \"one\"");
    assertThatThrownBy(() -> SCHEMA.line(Schema.fields("name", 1, "size", 2), 1, ORIGIN))
        .hasMessageContaining("size");
  }

  @Test
  void largeFilesArePackedAndGoOn() throws IOException {
    try (Log log = Log.open(file, SCHEMA)) {
      for (int row = 0; row < 30_000; row++) {
        log.add(line("row " + row, row));
      }
      log.pack();
    }
    Path packed = folder.resolve("x.csv.gz");
    assertThat(packed).exists();
    assertThat(file).doesNotExist();
    assertThat(Files.size(packed)).isLessThan(300_000);
    assertThat(Lines.exist(file)).isTrue();
    assertThat(Lines.read(file)).hasSize(30_000);

    byte[] bytes = Files.readAllBytes(packed);
    try (Log log = Log.open(file, SCHEMA)) {
      assertThat(packed).doesNotExist();
      assertThat(log.has(List.of("row 29999", "1"))).isTrue();
      log.pack();
    }
    assertThat(packed).hasBinaryContent(bytes);
  }

  @Test
  void smallFilesStayPlain() throws IOException {
    try (Log log = Log.open(file, SCHEMA)) {
      log.add(line("a", 1));
      log.pack();
    }
    assertThat(file).exists();
  }

  @Test
  void twoRunsMayAddToOneFile() throws IOException {
    write(line("a", 1));
    try (Log first = Log.open(file, SCHEMA);
        Log second = Log.open(file, SCHEMA)) {
      first.add(line("b", 2));
      second.add(line("c", 3));
      first.add(line("d", 4));
    }
    assertThat(Lines.read(file))
        .extracting(line -> line.text("name"))
        .containsExactly("a", "b", "c", "d");
  }

  @Test
  void whatIsForgottenIsMeasuredAgainButOnlyOnce() throws IOException {
    write(line("a", 1), line("b", 2));
    try (Log log = Log.open(file, SCHEMA)) {
      log.forget(line -> line.text("name").equals("a"));
      assertThat(log.has(List.of("a", "1"))).isFalse();
      log.add(line("a", 5));
      log.forget(line -> true);
    }
    assertThat(Lines.read(file)).extracting(line -> line.text("value")).containsExactly("5");
  }
}
