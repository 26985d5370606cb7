package org.eugene.bench.table;

import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.eugene.bench.view.Figures;

/**
 * A column of a table of scores.
 *
 * @param heading what stands above
 * @param text what stands in it for a method in a cell
 */
record Column(String heading, Function<Place, String> text) {
  /** What a line of the table is about. */
  record Place(Results results, Results.CellName cell, String method) {
    Scores scores() {
      return results.scores(cell, method);
    }

    Scores scoresOf(String other) {
      return results.scores(cell, other);
    }
  }

  static final Column SET = new Column("set", place -> place.cell.set());
  static final Column COSTS = new Column("costs", place -> place.cell.costs());
  static final Column METHOD = new Column("method", Place::method);
  static final Column PAIRS = of("pairs", Scores::pairs, Figures::count);
  static final Column SI = of("SI", Scores::si, Figures::decimal);
  static final Column MAE = of("MAE", Scores::mae, Figures::decimal);
  static final Column PROVED = of("proved", Scores::proved, Figures::percent);
  static final Column MEAN_MS = millis("mean ms", Scores::millis);
  static final Column MEDIAN_MS = millis("median ms", Scores::medianMillis);
  static final Column CPU_MS = millis("CPU ms", Scores::cpuMillis);
  static final Column MS_TO_UPPER = millis("ms to upper", Scores::millisToUpper);
  static final Column TRUTH =
      new Column("truth proved", place -> Figures.percent(place.results.knownShare(place.cell)));

  static Column of(
      String heading, ToDoubleFunction<Scores> value, DoubleFunction<String> spelling) {
    return new Column(heading, place -> spelling.apply(value.applyAsDouble(place.scores())));
  }

  static Column millis(String heading, ToDoubleFunction<Scores> value) {
    return of(heading, value, Figures::millis);
  }

  /** The same about another method in the same cell. */
  Column of(String method) {
    return new Column(
        method + " " + heading, place -> text.apply(new Place(place.results, place.cell, method)));
  }

  /** How many times as much the second value is as the first. */
  static Column times(
      String heading,
      ToDoubleFunction<Place> first,
      ToDoubleFunction<Place> second,
      DoubleFunction<String> spelling) {
    return new Column(
        heading, place -> spelling.apply(second.applyAsDouble(place) / first.applyAsDouble(place)));
  }
}
