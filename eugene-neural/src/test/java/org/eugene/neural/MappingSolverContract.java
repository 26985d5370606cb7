package org.eugene.neural;

import java.util.EnumMap;
import java.util.Map;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.Protocol;
import org.eugene.answer.learned.TrainingOptions;
import org.eugene.neural.data.DataSet;
import org.eugene.neural.data.TruthCache;
import org.eugene.solver.GedSolver;
import org.eugene.testkit.GedSolverContract;
import org.junit.jupiter.api.extension.ExtendWith;

/** What every solver owes its caller, by a small trained model. */
@ExtendWith(NeedsTensors.class)
abstract class MappingSolverContract extends GedSolverContract {
  private static final Map<LearnedMethod, TrainedModel> TRAINED =
      new EnumMap<>(LearnedMethod.class);

  private final LearnedMethod method;

  MappingSolverContract(LearnedMethod method) {
    this.method = method;
  }

  @Override
  protected GedSolver solver() {
    return TRAINED.computeIfAbsent(method, MappingSolverContract::train).solver(Toys.uniform());
  }

  private static TrainedModel train(LearnedMethod method) {
    DataSet data =
        DataSet.of(
            Toys.molecules(30, 3, 7, 3),
            Toys.uniform(),
            Protocol.standard().withPairs(32, 8, 8),
            TruthCache.inMemory(),
            done -> {});
    return Training.on(data, "uniform")
        .with(TrainingOptions.defaults().withEpochs(2).withBatch(16))
        .train(method, Preset.ADAPTED);
  }

  @Override
  protected int trials() {
    return 15;
  }
}
