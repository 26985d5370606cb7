package org.eugene.neural;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import org.eugene.answer.learned.KnownPair;
import org.eugene.answer.learned.Learned;
import org.eugene.answer.learned.LearnedMethods;
import org.eugene.answer.learned.Lessons;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Progress;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.NamedEstimator;
import org.eugene.graph.Graph;
import org.eugene.neural.data.DataSet;
import org.eugene.neural.data.TruthCache;
import org.eugene.neural.tensor.Natives;

/** The learned methods for the command line and the tables. */
public final class NeuralMethods implements LearnedMethods {
  @Override
  public List<NamedEstimator> methods() {
    return new NeuralEstimators().estimators();
  }

  @Override
  public void load() {
    Natives.load();
  }

  @Override
  public Learned open(Path file) throws IOException {
    return TrainedModel.open(file);
  }

  @Override
  public Lessons lessons(
      List<Graph> graphs,
      EditCosts costs,
      Protocol protocol,
      Path distances,
      IntConsumer progress) {
    TruthCache cache = TruthCache.inFile(distances);
    return new OfData(DataSet.of(graphs, costs, protocol, cache, progress));
  }

  private record OfData(DataSet data) implements Lessons {
    @Override
    public List<KnownPair> training() {
      return data.training();
    }

    @Override
    public List<KnownPair> validation() {
      return data.validation();
    }

    @Override
    public List<KnownPair> test() {
      return data.test();
    }

    @Override
    public double shareProved() {
      return data.shareProved();
    }

    @Override
    public String digest() {
      return Training.digest(data);
    }

    @Override
    public double seconds() {
      return data.seconds();
    }

    @Override
    public Learned train(
        String method,
        Preset preset,
        TrainingOptions options,
        String costs,
        Path part,
        Progress.Listener listener) {
      return Training.on(data, costs)
          .with(options)
          .telling(listener)
          .resumable(part)
          .train(LearnedMethod.named(method), preset);
    }
  }
}
