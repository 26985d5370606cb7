package org.eugene.neural;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.cost.ConstantCosts;
import org.eugene.cost.EditCosts;
import org.eugene.estimate.Estimate;
import org.eugene.estimate.Estimator;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.neural.data.DataSet;
import org.eugene.neural.data.TruthCache;
import org.eugene.problem.GedProblem;

/** The Java of docs/learned-methods.md. */
final class LearnedMethodsExample {
  private LearnedMethodsExample() {}

  static void run(List<Graph> graphs, Path folder) throws IOException {
    // begin
    EditCosts costs = ConstantCosts.uniform();
    Protocol protocol = Protocol.quick().withPairs(60, 20, 20);
    TruthCache cache = TruthCache.inFile(folder.resolve("distances"));
    DataSet data = DataSet.of(graphs, costs, protocol, cache, done -> {});

    TrainingOptions options = TrainingOptions.defaults().withEpochs(5);
    TrainedModel model =
        Training.on(data, "uniform")
            .with(options.withTime(Duration.ofMinutes(1)))
            .telling(p -> System.err.println(p.epoch() + ": " + p.validationError()))
            .resumable(folder.resolve("greed.model.part"))
            .train(LearnedMethod.GREED, Preset.ADAPTED);
    model.save(folder.resolve("greed.model"));

    Estimator estimator = TrainedModel.open(folder.resolve("greed.model")).estimator(costs);
    GedProblem problem = GedProblem.of(new GraphPair(graphs.get(0), graphs.get(1)), costs);
    Estimate estimate = estimator.estimate(List.of(problem)).get(0);
    System.out.println("estimate " + estimate.distance());
    // end
  }
}
