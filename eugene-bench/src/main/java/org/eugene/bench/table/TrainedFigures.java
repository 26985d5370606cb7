package org.eugene.bench.table;

import java.util.List;

/**
 * What trained methods did, for the paper's tables. They are judged on pairs of their own: both
 * graphs must be new to them.
 */
public interface TrainedFigures {
  /** Nobody is trained. */
  TrainedFigures NONE =
      new TrainedFigures() {
        @Override
        public List<String> methods() {
          return List.of();
        }

        @Override
        public int pairs(String method, String set, String costs) {
          return 0;
        }

        @Override
        public double value(String metric, String method, String set, String costs) {
          return Double.NaN;
        }
      };

  /** Those that there are figures of, in order. */
  List<String> methods();

  /** On how many pairs a method was judged; 0 if it was not. */
  int pairs(String method, String set, String costs);

  /** A figure by the name of its metric, or NaN if there is none. */
  double value(String metric, String method, String set, String costs);
}
