package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eugene.neural.LearnedMethod;
import org.eugene.neural.NeedsTensors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Training, estimating and using models from the command line. */
@ExtendWith(NeedsTensors.class)
class LearnedCommandsTest {
  private static final Path EXAMPLES = Path.of("..", "examples");
  private static final Path MOLECULES = EXAMPLES.resolve("molecules.txt");
  private static final Path PAIRS = EXAMPLES.resolve("pairs.csv");

  @TempDir private static Path models;
  @TempDir private Path folder;

  private static Path greed;
  private static Path gedgnn;

  @BeforeAll
  static void train() {
    greed = trained("greed", models.resolve("greed.model"));
    gedgnn = trained("gedgnn", models.resolve("gedgnn.model"));
  }

  private static Path trained(String method, Path file) {
    Told told = Told.by(words(method, file));
    assertThat(told.exitCode()).as(told.err()).isZero();
    return file;
  }

  private static Object[] words(String method, Path file, Object... more) {
    List<Object> words = new ArrayList<>(List.of("train", MOLECULES, "--model", method));
    words.addAll(List.of(more));
    words.addAll(words.contains("--pairs") ? List.of() : List.of("--pairs", 60));
    words.addAll(words.contains("--epochs") ? List.of() : List.of("--epochs", 3));
    words.addAll(List.of("--out", file));
    return words.toArray();
  }

  private static String[] names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toArray(String[]::new);
    }
  }

  @Test
  void aModelIsTrainedAndToldOfByItsCard() throws IOException {
    Path file = folder.resolve("greed.model");
    Told told = Told.by(words("greed", file));
    assertThat(told.err()).isEmpty();
    assertThat(told.out()).contains("greed, preset adapted", "60 to learn from", "sizes alone");
    assertThat(names(folder)).containsExactly("greed.model");
    Told info = Told.by("info", file);
    assertThat(info.out()).isEqualTo(told.out());
    assertThat(Told.by("info", file, "--format", "json").out()).contains("\"method\" : \"greed\"");
    assertThat(Told.by("info", file, "--ids").exitCode()).isEqualTo(2);
  }

  @Test
  void everyEpochIsToldWithTheTimeLeft() {
    Told told = Told.by(words("greed", folder.resolve("greed.model"), "--progress"));
    assertThat(told.err().lines())
        .hasSize(3)
        .allMatch(line -> line.matches("eugene: epoch \\d of 3, error .* at most \\d+ s left"));
  }

  @Test
  void estimatesAreTheSameAloneAndAmongOthers() throws IOException {
    Told many = Told.by("estimate", greed, MOLECULES, PAIRS);
    assertThat(many.exitCode()).as(many.err()).isZero();
    List<String> rows = many.out().lines().toList();
    assertThat(rows).hasSameSizeAs(Files.readAllLines(PAIRS));
    assertThat(rows.get(0)).isEqualTo("source,target,estimate");
    assertThat(rows.subList(1, rows.size()))
        .allMatch(row -> row.matches("[\\w-]+,[\\w-]+,\\d+(\\.\\d+)?"));
    String[] first = rows.get(1).split(",");
    Told one = Told.by("estimate", greed, MOLECULES + "#" + first[0], MOLECULES + "#" + first[1]);
    assertThat(one.out().lines().toList()).containsExactly(rows.get(0), rows.get(1));
    Path out = folder.resolve("estimates.csv");
    Told.by("estimate", greed, MOLECULES, PAIRS, "--out", out);
    assertThat(out).hasContent(many.out());
  }

  @Test
  void anInterruptedTrainingGoesOn() throws IOException {
    Path file = folder.resolve("greed.model");
    Object[] words = words("greed", file, "--progress");
    // The sentence about it fails as well: nothing hears it.
    assertThatThrownBy(() -> Told.by(new Plug(), words)).hasMessage("pulled the plug");
    assertThat(names(folder)).contains("greed.model.part", "greed.model.part.distances");
    assertThat(file).doesNotExist();
    Told on = Told.by(words);
    assertThat(on.err().lines()).singleElement().asString().contains("epoch 3 of 3");
    assertThat(names(folder)).containsExactly("greed.model");
    assertThat(Told.by("estimate", file, MOLECULES, PAIRS).out())
        .isEqualTo(Told.by("estimate", greed, MOLECULES, PAIRS).out());
  }

  /** Takes words until the second epoch is told, and nothing from then on. */
  private static final class Plug extends Writer {
    private boolean pulled;

    @Override
    public void write(char[] text, int from, int length) {
      pulled |= new String(text, from, length).contains("epoch 2");
      if (pulled) {
        throw new IllegalStateException("pulled the plug");
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Test
  void distancesAreKeptForAnotherTraining() throws IOException {
    Path kept = folder.resolve("distances");
    trainedWith("greed", kept);
    List<String> proved = Files.readAllLines(kept);
    assertThat(proved).hasSize(60 + 12 + 12);
    trainedWith("simgnn", kept);
    assertThat(Files.readAllLines(kept)).isEqualTo(proved);
  }

  private void trainedWith(String method, Path kept) {
    Told told = Told.by(words(method, folder.resolve(method), "--distances", kept));
    assertThat(told.exitCode()).as(told.err()).isZero();
  }

  @Test
  void whatCannotBeIsToldInASentence() throws IOException {
    refused(2, "the model needs a file", "train", MOLECULES, "--model", "greed");
    refused(2, "no learned method named gred", words("gred", folder.resolve("x")));
    refused(2, "--pairs (3)", words("greed", folder.resolve("x"), "--pairs", 3));
    refused(2, "epochs", words("greed", folder.resolve("x"), "--epochs", 0));
    refused(1, "too few", words("greed", folder.resolve("x"), "--max-vertices", 3));
    refused(1, "--costs uniform", "estimate", greed, MOLECULES, PAIRS, "--costs", "paper-1");
    refused(1, "not a trained model", "estimate", MOLECULES, MOLECULES, PAIRS);
    refused(1, "no mapping", compared("--trained", greed));
    refused(2, "a model of gedgnn", compared("--trained", gedgnn, "--method", "gotsim"));
    byte[] bytes = Files.readAllBytes(greed);
    bytes[bytes.length - 9] ^= 4;
    Path damaged = Files.write(folder.resolve("damaged.model"), bytes);
    refused(1, "damaged", "estimate", damaged, MOLECULES, PAIRS);
    refused(1, "damaged", "info", damaged);
    assertThat(folder.resolve("x")).doesNotExist();
  }

  private static Object[] compared(Object... more) {
    String caffeine = MOLECULES + "#caffeine";
    String adenine = MOLECULES + "#adenine";
    return Stream.concat(Stream.of("compare", caffeine, adenine), Stream.of(more)).toArray();
  }

  private static void refused(int exitCode, String part, Object... words) {
    Told told = Told.by(words);
    assertThat(told.err()).startsWith("eugene: ").contains(part).doesNotContain("\tat ");
    assertThat(told.err().strip().lines()).hasSize(1);
    assertThat(told.exitCode()).isEqualTo(exitCode);
  }

  @Test
  void mappingsAreUpperBoundsLikeAnyOther() {
    Told told = Told.by(compared("--trained", gedgnn, "--format", "json"));
    assertThat(told.exitCode()).as(told.err()).isZero();
    assertThat(told.out()).contains("\"method\":\"gedgnn\"", "\"lower\":0,", "\"path\":[{");
    List<String> learned =
        Told.by("pairs", MOLECULES, PAIRS, "--trained", gedgnn).out().lines().toList();
    List<String> proved =
        Told.by("pairs", MOLECULES, PAIRS, "--method", "exact").out().lines().toList();
    assertThat(learned).hasSameSizeAs(proved);
    for (int row = 1; row < proved.size(); row++) {
      double distance = Double.parseDouble(proved.get(row).split(",")[3]);
      assertThat(Double.parseDouble(learned.get(row).split(",")[3]))
          .isGreaterThanOrEqualTo(distance);
    }
  }

  @Test
  void aModelChangesTheOrderOfASearchAndNotItsAnswers() {
    Object[] plain = {"knn", MOLECULES, MOLECULES, "-k", 3, "--format", "csv"};
    Object[] ranked = Stream.concat(Stream.of(plain), Stream.of("--rank-by", greed)).toArray();
    Told told = Told.by(ranked);
    assertThat(told.exitCode()).as(told.err()).isZero();
    assertThat(told.out()).isEqualTo(Told.by(plain).out());
    refused(
        1,
        "--costs uniform",
        "knn",
        MOLECULES,
        MOLECULES,
        "--rank-by",
        greed,
        "--costs",
        "paper-1");
  }

  @Test
  void modelsAreEvaluatedBesideMethods() {
    Told told =
        Told.by(
            "evaluate",
            MOLECULES,
            PAIRS,
            "--methods",
            "eugene:quick",
            "--trained",
            greed + "," + gedgnn,
            "--format",
            "csv");
    assertThat(told.exitCode()).as(told.err()).isZero();
    assertThat(told.err()).doesNotContain("contradict");
    List<String> rows = told.out().lines().toList();
    assertThat(rows).hasSize(4);
    assertThat(rows.get(2)).startsWith("greed,");
    assertThat(rows.get(3)).startsWith("gedgnn,");
    String[] guess = rows.get(2).split(",", -1);
    assertThat(Double.parseDouble(guess[3])).isPositive();
    assertThat(guess[12]).as("a guess has no bound").isEmpty();
    refused(2, "nobody is named", "evaluate", MOLECULES, PAIRS);
  }

  @Test
  void theTableTrainsOnceAndGoesOn() throws IOException {
    Path graphs = Files.createDirectories(folder.resolve("data").resolve("graphs"));
    Files.copy(MOLECULES, graphs.resolve("aids.txt"));
    Object[] words = {
      "table",
      "learned",
      "--data",
      folder.resolve("data"),
      "--out",
      folder.resolve("out"),
      "--only",
      "aids",
      "--sample",
      6,
      "--format",
      "csv",
      "--methods",
      "size-only,size-regression,eugene,greed,egsc-raw"
    };
    Told first = Told.by(words);
    assertThat(first.exitCode()).as(first.err()).isZero();
    assertThat(first.err()).contains("aids, paper-1: greed learns", "aids, paper-2: greed learns");
    assertThat(first.err()).as("one model serves both").doesNotContain("paper-3: greed learns");
    assertThat(first.err()).contains("aids, paper-3: egsc-raw learns");
    List<String> rows = first.out().lines().filter(row -> row.startsWith("aids,")).toList();
    assertThat(rows).hasSize(3 * 5);
    assertThat(rows).anyMatch(row -> row.matches("aids,paper-1,greed,6,\"?\\d.*\\(2.98\\).*"));
    assertThat(rows).anyMatch(row -> row.startsWith("aids,paper-1,eugene,6,\"0.00 [0.00, 0.00]\""));
    byte[] csv = Files.readAllBytes(folder.resolve("out").resolve("learned.csv"));
    Told again = Told.by(words);
    assertThat(again.out()).isEqualTo(first.out());
    assertThat(again.err()).doesNotContain("learns");
    assertThat(folder.resolve("out").resolve("learned.csv")).hasBinaryContent(csv);
    Files.delete(folder.resolve("out").resolve("learned.csv"));
    assertThat(Told.by(words).err()).as("models are kept").doesNotContain("learns");
    Told cost =
        Told.by(
            "table", "learned-cost", "--render", "--out", folder.resolve("out"), "--format", "csv");
    assertThat(cost.out()).contains("aids,paper-1,greed,").contains("paid against eugene after");
    Object[] accuracy = {
      "table",
      "accuracy",
      "uniform",
      "--data",
      folder.resolve("data"),
      "--only",
      "aids",
      "--out",
      folder.resolve("out"),
      "--sample",
      2,
      "--methods",
      "size-only",
      "--format",
      "csv"
    };
    assertThat(Told.by(accuracy).out()).doesNotContain("greed");
    Told trained = Told.by(Stream.concat(Stream.of(accuracy), Stream.of("--trained")).toArray());
    assertThat(trained.out())
        .containsPattern("(?m)^greed,6,\\d.* \\(2.98\\),\\d.* \\(3.39\\)$")
        .containsPattern("(?m)^greed,6,\\d.* \\(0.59\\),\\d")
        .containsPattern("(?m)^size-regression,6,");
  }

  @Test
  void theCommandsOfThePageWork() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "learned-methods.md"));
    List<String> commands =
        Pattern.compile("(?m)^\\./eugene (.*)$")
            .matcher(page)
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(commands).hasSizeGreaterThan(8);
    for (String command : commands) {
      List<String> words = new ArrayList<>();
      for (String word : command.split(" ")) {
        words.add(
            word.replace("examples/", EXAMPLES + "/").replaceAll("\\w+\\.model", folder + "/$0"));
      }
      if (words.get(0).equals("train")) {
        words.addAll(words.contains("--epochs") ? List.of() : List.of("--epochs", "5"));
        words.addAll(List.of("--pairs", "100"));
      }
      Told told = Told.by(words.toArray());
      assertThat(told.exitCode()).as(command + "\n" + told.err()).isZero();
      assertThat(told.out()).as(command).isNotEmpty();
    }
  }

  @Test
  void everyMethodIsListed() {
    String help = Told.by("help", "train").out();
    String listed = Told.by("methods").out();
    for (LearnedMethod method : LearnedMethod.values()) {
      assertThat(help).contains(method.label());
      assertThat(listed.lines())
          .anyMatch(line -> line.startsWith(method.label() + " ") && line.contains("learned"));
    }
    assertThat(help).contains("Training:").contains("Costs:");
  }
}
