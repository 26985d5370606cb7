package org.eugene.neural;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eugene.neural.train.TrainerState;

/** The state of a training in a file; a state of another training is ignored. */
final class Checkpoint implements TrainerState.Store {
  private final Path file;
  private final String identity;

  Checkpoint(Path file, String identity) {
    this.file = file;
    this.identity = identity;
  }

  private record Head(
      String training,
      int epoch,
      int bestEpoch,
      double bestSquare,
      double bestError,
      double seconds,
      long steps,
      int weights,
      int moments) {}

  @Override
  public Optional<TrainerState> load() {
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    try {
      ModelFile.Content content = ModelFile.read(file);
      Head head = ModelFile.JSON.readValue(content.text(), Head.class);
      if (!head.training().equals(identity)) {
        return Optional.empty();
      }
      List<float[]> values = content.arrays().stream().map(ModelFile.Array::values).toList();
      int moments = head.weights() + head.moments();
      return Optional.of(
          new TrainerState(
              head.epoch(),
              head.bestEpoch(),
              head.bestSquare(),
              head.bestError(),
              head.seconds(),
              head.steps(),
              values.subList(0, head.weights()),
              values.subList(head.weights(), moments),
              values.subList(moments, values.size())));
    } catch (JsonProcessingException foreign) {
      return Optional.empty();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(
          "cannot go on from " + file + "; delete it to start anew", unreadable);
    }
  }

  @Override
  public void save(TrainerState state) {
    Head head =
        new Head(
            identity,
            state.epoch(),
            state.bestEpoch(),
            state.bestSquare(),
            state.bestError(),
            state.seconds(),
            state.steps(),
            state.weights().size(),
            state.moments().size());
    List<ModelFile.Array> arrays = new ArrayList<>();
    append(arrays, "weights", state.weights());
    append(arrays, "moments", state.moments());
    append(arrays, "best", state.best());
    try {
      ModelFile.write(file, new ModelFile.Content(ModelFile.JSON.writeValueAsString(head), arrays));
    } catch (IOException full) {
      throw new UncheckedIOException("cannot write the state of the training to " + file, full);
    }
  }

  private static void append(List<ModelFile.Array> arrays, String name, List<float[]> values) {
    for (int at = 0; at < values.size(); at++) {
      float[] numbers = values.get(at);
      arrays.add(new ModelFile.Array(name + "." + at, new long[] {numbers.length}, numbers));
    }
  }
}
