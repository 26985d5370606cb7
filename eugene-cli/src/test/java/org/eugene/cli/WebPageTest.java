package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** docs/web.md is true: the server starts as it says, and its lines of curl and Python work. */
class WebPageTest {
  private static final String ADDRESS = "http://127.0.0.1:8080/";

  private static Page page() throws IOException {
    return Page.of(Path.of("..", "docs", "web.md"));
  }

  @Test
  void theServerAnswersAsThePageSaysAndEndsWhenTold() throws Exception {
    Map.Entry<String, String> start = page().commands().entrySet().iterator().next();
    assertThat(start.getKey()).isEqualTo("./eugene serve --graphs examples/molecules.txt");
    Process server =
        Child.start(
            Child.command(
                List.of(), "serve", "--port", "0", "--graphs", "../examples/molecules.txt"));
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
      String told = out.readLine();
      String address = told.replaceFirst(".* ", "");
      assertThat(told.replace(address, ADDRESS) + "\n").isEqualTo(start.getValue());
      String curl = page().blocks("sh").get(0).replace(ADDRESS, address);
      assertThat(withoutTime(run("bash", "-c", curl)))
          .isEqualTo(withoutTime(page().blocks("json").get(0)));
      String python = page().blocks("python").get(0).replace(ADDRESS, address);
      assertThat(run("python3", "-c", python)).isEqualTo(page().blocks("text").get(0));
      server.toHandle().destroy(); // Process.destroy would close the stream that is read next
      assertThat(server.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(new String(server.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
          .contains("POST /api/compare 200", "going down", "down")
          .doesNotContain("CCO");
    } finally {
      server.destroyForcibly();
    }
  }

  @Test
  void everyLimitIsAnOption() throws IOException {
    String help = Outcome.of("serve", "--help").succeeded().out();
    page()
        .text()
        .lines()
        .filter(line -> line.startsWith("| `--"))
        .forEach(line -> assertThat(help).contains(line.split("`")[1]));
  }

  @Test
  void whatCannotBeServedIsSaid() {
    Outcome.of("serve", "--port", "70000").failed(1, "port (70000)", "--port 8080");
    Outcome.of("serve", "--graphs", "nowhere.txt").failed(1, "nowhere.txt", "no such file");
    Outcome.of("serve", "--workers", "0").failed(2, "workers (0)");
  }

  private static String run(String... words) throws IOException, InterruptedException {
    return Child.end(Child.start(List.of(words))).out();
  }

  private static String withoutTime(String line) {
    return line.replaceAll("\"seconds\":[0-9.…]+", "\"seconds\":0");
  }
}
