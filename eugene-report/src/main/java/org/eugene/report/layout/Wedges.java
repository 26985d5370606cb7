package org.eugene.report.layout;

import java.util.List;
import java.util.Optional;

/**
 * The wedges of the three drawings. They differ where places do, since the same arrangement in
 * space looks different from elsewhere.
 *
 * @param overlay in the drawing of both graphs over each other
 * @param source in the drawing of the source
 * @param target in the drawing of the target
 */
public record Wedges(List<Wedge> overlay, List<Wedge> source, List<Wedge> target) {
  /** Everything lies in the plane. */
  public static final Wedges NONE = new Wedges(List.of(), List.of(), List.of());

  /** Keeps copies of the lists. */
  public Wedges {
    overlay = List.copyOf(overlay);
    source = List.copyOf(source);
    target = List.copyOf(target);
  }

  /** The wedge between two vertices, if their bond is one. */
  public static Optional<Wedge> between(int one, int other, List<Wedge> wedges) {
    return wedges.stream().filter(wedge -> wedge.joins(one, other)).findFirst();
  }
}
