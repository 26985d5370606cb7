package org.eugene.answer.learned;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.IntConsumer;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.NamedEstimator;
import org.eugene.graph.Graph;

/** Who trains and opens learned methods; found by {@link ServiceLoader}. */
public interface LearnedMethods {
  /** Those that are here, if there are any. */
  static Optional<LearnedMethods> find() {
    return ServiceLoader.load(LearnedMethods.class).findFirst();
  }

  /**
   * Those that are here.
   *
   * @throws IllegalArgumentException with a sentence that says where to get them
   */
  static LearnedMethods here() {
    return find()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "learned methods need PyTorch, which this program is without; start it with"
                        + " ./eugene, which fetches it, or unpack the add-on \"learned\" into the"
                        + " directory addons; all other methods work without it"));
  }

  /** Whether a file is a trained model, by its first bytes. */
  static boolean isModel(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      return Arrays.equals(bytes.readNBytes(4), "EUGM".getBytes(StandardCharsets.US_ASCII));
    }
  }

  /** What can be trained. */
  List<NamedEstimator> methods();

  /**
   * Makes sure that training and asking will work here, before anything long is begun.
   *
   * @throws org.eugene.solver.SolverUnavailableException with a sentence, if they will not
   */
  void load();

  /**
   * Reads a trained model and checks every byte.
   *
   * @throws IOException with a sentence, if it is none or damaged
   */
  Learned open(Path file) throws IOException;

  /**
   * Graphs split in three, pairs drawn in each part, and their distances proved.
   *
   * @param distances where distances are kept, so that none is proved twice; read if it is there
   * @param progress told how many distances are known so far
   */
  Lessons lessons(
      List<Graph> graphs, EditCosts costs, Protocol protocol, Path distances, IntConsumer progress);
}
