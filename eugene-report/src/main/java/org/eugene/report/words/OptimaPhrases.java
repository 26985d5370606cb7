package org.eugene.report.words;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.eugene.graph.GraphPair;
import org.eugene.mapping.VertexMapping;
import org.eugene.optima.Optima;

/** What reports say of all optimal mappings. */
public final class OptimaPhrases {
  private static final String NOTHING = "·";

  private OptimaPhrases() {}

  /** How many there are, and how sure that is. */
  public static String count(Optima optima) {
    int listed = optima.mappings().size();
    String mappings =
        Phrases.count(listed, "optimal mapping", "optimal mappings")
            + (optima.options().merged() ? " up to symmetry" : "");
    return switch (optima.end()) {
      case COMPLETE ->
          mappings
              + ", proved: there "
              + (listed == 1 ? "is no other" : "are no others")
              + copies(optima, listed);
      case LIMIT -> mappings + " listed, and there are more: the limit ended the list";
      case BUDGET ->
          mappings + " found, and there may be more: the budget ended before the search did";
      case NOT_PROVED ->
          "not known: the distance is not proved, so no mapping is known to be optimal;"
              + " --effort proof or a longer --budget may prove it";
      case TOO_LARGE ->
          mappings + " known, and there may be more: the graphs are too large to look for all";
    };
  }

  private static String copies(Optima optima, int listed) {
    return optima
        .total()
        .filter(total -> !total.equals(BigInteger.valueOf(listed)))
        .map(total -> "; " + total + " with those that a symmetry of the graphs takes them to")
        .orElse("");
  }

  /**
   * Which share of the edits is in all of them.
   *
   * @param edits how many the path of the answer has
   */
  public static String always(Optima optima, int edits) {
    if (optima.always().isEmpty()) {
      return "Which edits are in every optimum is known only when the list is complete.";
    }
    int always = optima.always().get().size();
    if (edits == 0) {
      return "There is nothing to edit.";
    }
    if (always == edits) {
      return "All edits of the path are in every optimum.";
    }
    return always == 0
        ? "No edit is in every optimum."
        : always
            + " of "
            + edits
            + (always == 1 ? " edits is" : " edits are")
            + " in every optimum:";
  }

  /** Where a mapping differs from the first: the pairs that it has and the first has not. */
  public static List<String> differences(
      GraphPair pair, VertexMapping first, VertexMapping mapping) {
    EditSentences names = new EditSentences(pair, mapping);
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < mapping.sourceOrder(); i++) {
      int k = mapping.image(i);
      if (k != first.image(i)) {
        pairs.add(
            names.inSource(i) + " → " + (k == VertexMapping.DELETED ? NOTHING : names.inTarget(k)));
      }
    }
    for (int k = 0; k < mapping.targetOrder(); k++) {
      if (mapping.preImage(k) == VertexMapping.INSERTED
          && first.preImage(k) != VertexMapping.INSERTED) {
        pairs.add(NOTHING + " → " + names.inTarget(k));
      }
    }
    return pairs;
  }
}
