package org.eugene.bench.learned;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.answer.learned.Lessons;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.answer.learned.TrainingOptions.Target;
import org.eugene.bench.sample.DataFolder;
import org.eugene.cost.EditCosts;
import org.eugene.problem.GedProblem;

/**
 * Pairs to learn from and models that have learned, each made once: distances and models are kept
 * in a folder under a digest of all that decides them.
 */
final class School {
  /** Costs that leave the same to guess once known terms are taken away: one model serves all. */
  private static final Map<String, String> SAME_REST =
      Map.of("paper-3", "paper-1", "alignment", "paper-1");

  private final LearnedMethods methods;
  private final DataFolder data;
  private final Path folder;
  private final Protocol protocol;
  private final TrainingOptions options;
  private final Consumer<String> talk;
  private final Map<Subject, Lessons> drawn = new HashMap<>();

  School(
      LearnedMethods methods,
      DataFolder data,
      Path folder,
      Protocol protocol,
      TrainingOptions options,
      Consumer<String> talk) {
    this.methods = methods;
    this.data = data;
    this.folder = folder;
    this.protocol = protocol;
    this.options = options;
    this.talk = talk;
  }

  /** The costs whose models serve these. */
  static String taught(String costs) {
    return SAME_REST.getOrDefault(costs, costs);
  }

  /**
   * What is learned.
   *
   * @param set whose graphs are learned from
   * @param costs by name
   * @param numbered the set that numbers labels, for costs that go by these: the one whose graphs
   *     will be asked about
   */
  record Subject(String set, String costs, String numbered) {
    static Subject of(String set, String costs) {
      return new Subject(set, costs, set);
    }

    private Subject taught() {
      return new Subject(set, School.taught(costs), numbered);
    }

    /** Numbers of labels are of one's own set where nothing else is said. */
    private String file() {
      return set + "-" + costs + (numbered.equals(set) ? "" : "-as-" + numbered);
    }
  }

  private EditCosts costs(Subject subject) throws IOException {
    return data.costs(subject.numbered, subject.costs);
  }

  /** Pairs to learn from and to be judged by. */
  private Lessons lessons(Subject subject) throws IOException {
    Lessons known = drawn.get(subject);
    if (known != null) {
      return known;
    }
    Files.createDirectories(folder);
    talk.accept(subject.set + ", " + subject.costs + ": distances");
    Lessons lessons =
        methods.lessons(
            data.graphs(subject.set),
            costs(subject),
            protocol,
            folder.resolve("distances-" + subject.file() + ".txt"),
            done -> {});
    drawn.put(subject, lessons);
    return lessons;
  }

  /**
   * Pairs of known distance for a table.
   *
   * @param costs of these distances
   * @param training to fit a regression to
   * @param test to be judged by
   * @param seconds that proving took, of one processor
   */
  record Known(EditCosts costs, List<KnownPair> training, List<KnownPair> test, double seconds) {}

  /**
   * Pairs of a set under costs. Costs that leave the same to guess differ by a term that no mapping
   * changes, so what is optimal under the ones is optimal under the others: nothing is proved
   * twice, only priced again.
   */
  Known known(Subject subject) throws IOException {
    Lessons lessons = lessons(subject.taught());
    EditCosts costs = costs(subject);
    if (!SAME_REST.containsKey(subject.costs)) {
      return new Known(costs, lessons.training(), lessons.test(), lessons.seconds());
    }
    return new Known(
        costs, priced(lessons.training(), costs), priced(lessons.test(), costs), lessons.seconds());
  }

  static List<KnownPair> priced(List<KnownPair> pairs, EditCosts costs) {
    return pairs.stream()
        .map(
            known ->
                new KnownPair(
                    known.pair(),
                    GedProblem.of(known.pair(), costs).cost(known.mapping()),
                    known.mapping(),
                    known.proved(),
                    known.seconds()))
        .toList();
  }

  /** A method that has learned a subject, trained if nobody did so before. */
  Learned model(Pupil pupil, Subject asked) throws IOException {
    Subject subject = pupil.target() == Target.RAW ? asked : asked.taught();
    Lessons lessons = lessons(subject);
    TrainingOptions own = options.withTarget(pupil.target());
    String identity =
        String.join(
            "\n",
            pupil.method(),
            pupil.preset().name(),
            own.toString(),
            protocol.toString(),
            subject.numbered.equals(subject.set) ? subject.costs : subject.file(),
            lessons.digest());
    Path file = folder.resolve(pupil.name() + "-" + digest(identity) + ".model");
    if (Files.exists(file)) {
      return methods.open(file);
    }
    talk.accept(subject.set + ", " + subject.costs + ": " + pupil.name() + " learns");
    Learned learned =
        lessons.train(
            pupil.method(),
            pupil.preset(),
            own,
            subject.costs,
            folder.resolve(file.getFileName() + ".part"),
            progress -> {});
    learned.save(file);
    return learned;
  }

  private static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 8);
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }
}
