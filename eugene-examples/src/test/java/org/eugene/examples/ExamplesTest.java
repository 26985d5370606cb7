package org.eugene.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every example prints what its comment says. */
class ExamplesTest {
  private static final Path SOURCES = Path.of("src/main/java/org/eugene/examples");
  private static final Pattern PRINTED = Pattern.compile("(?s) \\* <pre>\\n(.*?) \\* </pre>");
  private static final String NEEDS_FILES = "DotDifftool";

  @TempDir private Path folder;

  private static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> !name.equals("package-info") && !name.equals(NEEDS_FILES))
          .sorted()
          .toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> examplesPrintWhatTheySay() throws IOException {
    assertThat(names()).hasSizeGreaterThan(6);
    return names().stream().map(name -> DynamicTest.dynamicTest(name, () -> prints(name)));
  }

  private static void prints(String name) throws Exception {
    Matcher block = PRINTED.matcher(Files.readString(SOURCES.resolve(name + ".java")));
    assertThat(block.find()).isTrue();
    String said = block.group(1).replaceAll("(?m)^ \\* ?", "");
    PrintStream standardOutput = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream captured = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(captured);
      Class.forName("org.eugene.examples." + name)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(standardOutput);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(said);
  }

  @Test
  void thePageIsCutFromTheExamples() throws IOException {
    String page = Files.readString(Path.of("../docs/java.md"));
    StringBuilder sources = new StringBuilder();
    for (String name : names()) {
      sources.append(Files.readString(SOURCES.resolve(name + ".java")));
      assertThat(page).contains("[" + name + "](");
    }
    Matcher block = Pattern.compile("(?ms)^```java\\n(.*?)^```").matcher(page);
    int found = 0;
    while (block.find()) {
      assertThat(bare(sources.toString())).contains(bare(block.group(1)));
      found++;
    }
    assertThat(found).isEqualTo(3);
  }

  private static String bare(String java) {
    return java.replaceAll("\\s+", " ");
  }

  @Test
  void theDifftoolAnswersARealGit() throws IOException, InterruptedException {
    Files.writeString(
        folder.resolve("run"),
        """
        set -e
        command -v git > /dev/null || exit 77
        cd "$(dirname "$0")"
        export HOME="$PWD"
        git init -q .
        git config user.name Ann
        git config user.email ann@example.org
        echo 'graph ring { a -- b; b -- c; c -- a }' > ring.dot
        git add ring.dot && git commit -q -m first
        echo 'graph ring { a -- b; b -- c; c -- d; d -- a }' > ring.dot
        git config difftool.graphs.cmd "$TOOL"' "$LOCAL" "$REMOTE"'
        git difftool --no-prompt --tool=graphs
        """);
    ProcessBuilder git = new ProcessBuilder("bash", folder.resolve("run").toString());
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    git.environment()
        .put("TOOL", "'" + java + "' -cp '" + classPath + "' org.eugene.examples.DotDifftool");
    Process process = git.redirectErrorStream(true).start();
    String printed;
    try (InputStream bytes = process.getInputStream()) {
      printed = new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    }
    assumeThat(process.waitFor()).as("git is there").isNotEqualTo(77);
    assertThat(printed)
        .startsWith("ring: different, distance 4, 4 edits\n")
        .contains("  - remove edge", "  + add ");
  }
}
