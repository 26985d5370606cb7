package org.eugene.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/spark.md is true: its Java runs and prints what it says, its columns are ours. */
class SparkPageTest {
  private static final Path PAGE = Path.of("../docs/spark.md");
  private static final Path EXAMPLE = Path.of("src/test/java/org/eugene/spark/SparkExample.java");

  @TempDir private Path folder = Path.of("");

  private static List<String> blocks(String kind) throws IOException {
    return Pattern.compile("(?ms)^```" + kind + "\n(.*?)^```")
        .matcher(Files.readString(PAGE))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  /** Formatting breaks lines where it likes. */
  private static String bare(String code) {
    return code.replaceAll("\\s+", "");
  }

  @Test
  void theJavaRunsAndPrintsWhatThePageSays() throws IOException {
    String source =
        bare(Files.readString(EXAMPLE).replace("../examples", "examples"))
            .replace("(parquet)", "(\"molecules.parquet\")");
    for (String block : blocks("java")) {
      assertThat(source).contains(bare(block));
    }
    PrintStream standardOutput = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream captured = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      scala.Console.withOut(
          captured,
          () -> {
            try {
              SparkExample.run(Embedded.session(), folder);
            } catch (IOException unexpected) {
              throw new AssertionError(unexpected);
            }
            return null;
          });
    } finally {
      System.setOut(standardOutput);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8).strip())
        .isEqualTo(blocks("text").get(0).strip());
  }

  @Test
  void theColumnsAreThose() throws IOException {
    List<String> trees = blocks("schema");
    assertThat(trees)
        .containsExactly(tree(GraphRows.SCHEMA), tree(AnswerRows.SCHEMA), tree(AnswerRows.PAIRS));
  }

  private static String tree(StructType columns) {
    return columns.treeString().replaceFirst("root\n", "").replaceFirst("\n*$", "\n");
  }
}
