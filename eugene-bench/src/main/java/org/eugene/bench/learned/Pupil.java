package org.eugene.bench.learned;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eugene.answer.learned.Preset;
import org.eugene.answer.learned.TrainingOptions.Target;
import org.eugene.estimate.NamedEstimator;

/**
 * A learned method as a table trains it.
 *
 * @param name as the table calls it: {@code greed}, {@code greed-original}, {@code greed-raw}
 * @param method as it is trained
 * @param preset its widths
 * @param target what it is taught
 */
record Pupil(String name, String method, Preset preset, Target target) {
  private static final String ORIGINAL = "-original";
  private static final String RAW = "-raw";

  /**
   * All methods at narrow widths, and whatever else was asked for by name.
   *
   * @param extra variants that are trained if nobody asked for anything
   */
  static List<Pupil> of(List<NamedEstimator> methods, Set<String> asked, Set<String> extra) {
    Set<String> variants = asked.isEmpty() ? extra : asked;
    List<Pupil> pupils = new ArrayList<>();
    for (NamedEstimator method : methods) {
      String name = method.name();
      pupils.add(new Pupil(name, name, Preset.ADAPTED, Target.SYMMETRISED));
      variant(name, ORIGINAL, variants, Preset.ORIGINAL, Target.SYMMETRISED).ifPresent(pupils::add);
      variant(name, RAW, variants, Preset.ADAPTED, Target.RAW).ifPresent(pupils::add);
    }
    return pupils.stream().filter(pupil -> asked.isEmpty() || asked.contains(pupil.name)).toList();
  }

  private static Optional<Pupil> variant(
      String method, String ending, Set<String> asked, Preset preset, Target target) {
    return asked.contains(method + ending)
        ? Optional.of(new Pupil(method + ending, method, preset, target))
        : Optional.empty();
  }
}
