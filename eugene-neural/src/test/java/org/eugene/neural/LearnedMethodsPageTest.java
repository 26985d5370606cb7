package org.eugene.neural;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** docs/learned-methods.md does what it says. */
class LearnedMethodsPageTest {
  private static final Path PAGE = Path.of("..", "docs", "learned-methods.md");
  private static final Path EXAMPLE =
      Path.of("src/test/java/org/eugene/neural/LearnedMethodsExample.java");
  private static final Pattern JAVA = Pattern.compile("(?ms)^```java\\n(.*?)^```");

  @TempDir private Path folder;

  @Test
  void theJavaSnippetIsTheExample() throws IOException {
    Matcher java = JAVA.matcher(Files.readString(PAGE));
    assertThat(java.find()).isTrue();
    String example = Files.readString(EXAMPLE);
    String body =
        example.substring(
            example.indexOf("// begin\n") + "// begin\n".length(), example.indexOf("    // end"));
    assertThat(java.group(1)).isEqualTo(body.replaceAll("(?m)^    ", ""));
  }

  @Test
  @ExtendWith(NeedsTensors.class)
  void theExampleRuns() throws IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      LearnedMethodsExample.run(Toys.molecules(60, 3, 8, 6), folder);
    } finally {
      System.setOut(before);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).matches("estimate \\d+\\.\\d+\\R");
    assertThat(folder.resolve("greed.model")).exists();
    assertThat(folder.resolve("greed.model.part")).doesNotExist();
  }

  @Test
  void everyMethodIsDescribed() throws IOException {
    String page = Files.readString(PAGE);
    for (LearnedMethod method : LearnedMethod.values()) {
      assertThat(page).contains("| `" + method.label() + "` |");
    }
  }
}
