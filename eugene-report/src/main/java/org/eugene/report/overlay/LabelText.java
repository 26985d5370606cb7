package org.eugene.report.overlay;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;

/** What people see of a label. */
public final class LabelText {
  private LabelText() {}

  /** The name, for it decides; the attributes where there is no name. */
  public static String of(Label label) {
    if (isBlank(label)) {
      return "nothing";
    }
    return OneLine.of(label.name().isEmpty() ? label.attributes().toString() : label.name());
  }

  /** Whether there is nothing to see: no name and no attributes. */
  public static boolean isBlank(Label label) {
    return label.name().isEmpty() && label.attributes().isEmpty();
  }

  /**
   * A vertex by the name that its file gives it, behind its label where that tells something:
   * "ann", "person ann".
   */
  public static String named(String name, Label label, boolean labelTells) {
    String shown = OneLine.of(name);
    return !labelTells || isBlank(label) || of(label).equals(shown)
        ? shown
        : of(label) + " " + shown;
  }

  /**
   * Whether the vertices of these graphs have different labels: one that all have tells nothing.
   */
  public static boolean vertexLabelsDiffer(GraphPair pair) {
    return Stream.of(pair.source(), pair.target())
            .flatMap(
                graph ->
                    IntStream.range(0, graph.order()).mapToObj(v -> graph.labelOfVertex(v).name()))
            .distinct()
            .limit(2)
            .count()
        == 2;
  }

  /** A vertex by its label and number: "send invoice 3"; an atom "C3"; without a label "3". */
  public static String vertex(Label label, int number, boolean atom) {
    return isBlank(label) ? String.valueOf(number) : of(label) + (atom ? "" : " ") + number;
  }
}
