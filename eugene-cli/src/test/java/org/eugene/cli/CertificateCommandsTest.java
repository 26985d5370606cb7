package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eugene.certificate.CertificateText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs by the command line: written, checked, refused. */
class CertificateCommandsTest {
  private static final String SOURCE = "../examples/molecules.txt#caffeine";
  private static final String TARGET = "../examples/molecules.txt#adenine";

  @TempDir private Path folder;

  private Path certificate() {
    Path file = folder.resolve("proof.txt");
    Outcome.of("compare", SOURCE, TARGET, "--certificate", file, "--format", "csv").succeeded();
    return file;
  }

  @Test
  void whatCompareProvesCheckConfirms() {
    Path file = certificate();
    assertThat(Outcome.of("check", file).succeeded().out())
        .contains("The proof holds", "from caffeine to adenine is exactly 10", "Not compared:");
    assertThat(Outcome.of("check", file, SOURCE, TARGET).succeeded().out())
        .contains("from caffeine to adenine is exactly 10", "Compared: both graphs, all prices.")
        .doesNotContain("Not compared");
    assertThat(folder.resolve("proof.txt.part")).doesNotExist();
  }

  @Test
  void aProofAboutOtherGraphsOrCostsIsToldApart() {
    Path file = certificate();
    Outcome.of("check", file, TARGET, SOURCE).failed(1, "not about these graphs", "source");
    Outcome.of("check", file, SOURCE, TARGET, "--costs", "paper-1").failed(1, "costs are others");
    Outcome.of("check", file, SOURCE).failed(2, "both graphs");
    Outcome.of("check", file, "--costs", "paper-1").failed(2, "--costs", "name both");
    Outcome.of("check", file, "--edge-labels", "ignore").failed(2, "--edge-labels", "name both");
  }

  /** Names come out of the file, and what is compared is not what they say. */
  @Test
  void aProofThatLiesAboutItsNamesIsToldByTheUsersOwn() throws IOException {
    Path file = certificate();
    String costs = "free\\n\\u001b[2K\\u202eevil";
    reseal(file, Files.readString(file).replace("costs \"uniform\"", "costs \"" + costs + "\""));
    Outcome.of("check", file).failed(1, "backslash that stands for nothing");
    String escaped = costs.replace("\\n", "\\u000a");
    reseal(file, Files.readString(file).replace(costs, escaped));
    assertThat(Outcome.of("check", file).succeeded().out())
        .contains("under free\\u{a}\\u{1b}[2K\\u{202e}evil the distance");
    assertThat(Outcome.of("check", file, SOURCE, TARGET).succeeded().out())
        .contains("under uniform the distance");
  }

  private static void reseal(Path file, String text) throws IOException {
    String body = text.substring(0, text.lastIndexOf("\nseal") + 1);
    Files.writeString(file, body + "seal " + CertificateText.digest(body) + "\n");
  }

  /** The distance stands in the file as the user knows it, too. */
  @Test
  void aClaimInPricesAgreesWithTheOneInUnits() throws IOException {
    Path file = folder.resolve("half.txt");
    Outcome.of("compare", SOURCE, TARGET, "--costs", "vertex-delete=1.5", "--certificate", file)
        .succeeded();
    String text = Files.readString(file);
    assertThat(text).contains("\nunit 5 1\n", "\nupper 24 12\nlower 24 12\n");
    reseal(file, text.replace("\nupper 24 12\n", "\nupper 24 24\n"));
    Outcome.of("check", file).failed(1, "24 units are 12");
  }

  @Test
  void whatIsNoProofIsRefused() throws IOException {
    Path file = certificate();
    String text = Files.readString(file);
    Files.writeString(file, text.replace("\nlower 10 10", "\nlower 11 11"));
    Outcome.of("check", file).failed(1, "proof.txt", "was changed");
    Files.writeString(file, text.substring(0, text.length() / 2));
    Outcome.of("check", file).failed(1, "proof.txt", "cut short");
    Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Outcome.of("check", file).failed(1, "proof.txt", "proves nothing");
    Outcome.of("check", folder.resolve("nowhere")).failed(1, "nowhere");
    Outcome.of("check", "../README.md").failed(1, "README.md", "not a certificate");
  }

  /** Killed at any moment, a run leaves a whole certificate or none. */
  @Test
  void aKilledRunLeavesNoHalfCertificate() throws IOException, InterruptedException {
    for (int delay = 200; delay <= 1000; delay += 200) {
      Path file = folder.resolve("killed" + delay);
      Process process =
          new ProcessBuilder(
                  List.of(
                      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                      "-cp",
                      System.getProperty("java.class.path"),
                      "org.eugene.cli.Main",
                      "compare",
                      SOURCE,
                      TARGET,
                      "--certificate",
                      file.toString()))
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("log").toFile())
              .start();
      process.waitFor(delay, TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
      if (Files.exists(file)) {
        Outcome.of("check", file).succeeded();
      }
    }
    List<String> left = new ArrayList<>();
    try (var files = Files.list(folder)) {
      files.map(f -> f.getFileName().toString()).forEach(left::add);
    }
    assertThat(left).allMatch(name -> name.startsWith("killed") || name.equals("log"));
  }
}
