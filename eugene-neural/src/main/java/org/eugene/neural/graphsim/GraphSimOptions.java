package org.eugene.neural.graphsim;

import java.util.List;
import org.eugene.neural.model.Inputs;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.tensor.Weights;

/**
 * Widths of GraphSim.
 *
 * @param convolutions widths of the graph convolutions
 * @param side of the image that a matrix of similarities becomes
 * @param kernels sides of the image convolutions
 * @param channels of the image convolutions
 * @param pools sides of the poolings behind them
 * @param hidden widths of the dense layers before the last
 */
public record GraphSimOptions(
    List<Integer> convolutions,
    int side,
    List<Integer> kernels,
    List<Integer> channels,
    List<Integer> pools,
    List<Integer> hidden)
    implements ModelOptions {
  public static GraphSimOptions adapted() {
    return new GraphSimOptions(
        List.of(10, 10, 10, 10, 10),
        20,
        List.of(10, 6, 4, 2),
        List.of(2, 4, 6, 8),
        List.of(3, 3, 2, 2),
        List.of(10));
  }

  public static GraphSimOptions original() {
    return new GraphSimOptions(
        List.of(128, 64, 32),
        54,
        List.of(25, 10, 4, 2),
        List.of(16, 32, 64, 128),
        List.of(3, 3, 3, 2),
        List.of(256, 128, 64, 32, 16, 8, 4));
  }

  @Override
  public GraphSim model(Inputs inputs, Weights weights) {
    return new GraphSim(this, inputs, weights);
  }
}
