package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Reports as they stood when somebody last looked at them. After a wanted change, {@code
 * -Deugene.golden=write} writes them anew, and the difference is looked at before it is committed.
 */
class GoldenReportsTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  @ParameterizedTest
  @CsvSource({
    "caffeine.txt, molecules.txt#caffeine, molecules.txt#theobromine, --format=text",
    "serotonin.txt, molecules.smi#serotonin, molecules.smi#melatonin, --format=text",
    "serotonin.json, molecules.smi#serotonin, molecules.smi#melatonin, --format=json",
    "chemistry.txt, molecules.txt#morphine, molecules.txt#heroin, --costs=chemistry",
    "order.txt, workflows.txt#order-v1, workflows.txt#order-v2, --format=text",
    "order.json, workflows.txt#order-v1, workflows.txt#order-v2, --format=json",
    "order.svg, workflows.txt#order-v1, workflows.txt#order-v2, --format=svg",
    "order.dot, workflows.txt#order-v1, workflows.txt#order-v2, --format=dot",
    "calls.txt, callgraphs.txt#disk-usage-v1, callgraphs.txt#disk-usage-v2, --format=text",
    "shop.svg, schemas.txt#shop-v1, schemas.txt#shop-v2, --format=svg",
    "social.json, social.txt#before, social.txt#after, --format=json",
    "social.txt, social.txt#before, social.txt#after, --format=text"
  })
  void reportsStayAsTheyWere(String golden, String source, String target, String option)
      throws IOException {
    String report = report(source, target, option);
    Path file = GOLDEN.resolve(golden);
    if ("write".equals(System.getProperty("eugene.golden"))) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, report);
    }
    assertThat(report).isEqualTo(Files.readString(file));
    assertThat(report(source, target, option)).as("the same again").isEqualTo(report);
  }

  private static String report(String source, String target, String... options) {
    Object[] args = Arrays.copyOf(new Object[] {"compare"}, 3 + options.length);
    args[1] = Path.of("..", "examples", source);
    args[2] = Path.of("..", "examples", target);
    System.arraycopy(options, 0, args, 3, options.length);
    return Outcome.of(args)
        .succeeded()
        .out()
        .replaceAll("\"seconds\":[0-9.]+", "\"seconds\":0")
        .replaceAll("\\d+(\\.\\d+)? s\\n", "… s\n");
  }
}
