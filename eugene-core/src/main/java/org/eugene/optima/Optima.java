package org.eugene.optima;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;

/**
 * The optimal mappings of a pair: all that cost what the distance is, no two the same.
 *
 * @param options what was wanted
 * @param end why the list ends where it does
 * @param mappings the mapping of the answer first, then in the order of the search
 * @param total how many optimal mappings there are, merged ones counted one by one; known if the
 *     list is complete
 * @param always the edits that are part of every optimal mapping, as they stand in the path of the
 *     answer; known if the list is complete. Also where mappings are merged, it is every mapping
 *     that counts and not only those listed
 */
public record Optima(
    OptimaOptions options,
    End end,
    List<VertexMapping> mappings,
    Optional<BigInteger> total,
    Optional<List<EditOperation>> always) {

  /** Why a list ends. */
  public enum End {
    /** The search came to its end: there are no others. */
    COMPLETE,
    /** There are more than were wanted. */
    LIMIT,
    /** Time, steps or patience ran out; there may be others. */
    BUDGET,
    /** What the distance is was not proved, so nobody knows which mappings are optimal. */
    NOT_PROVED,
    /** The graphs are too large for the memory of this search. */
    TOO_LARGE
  }

  /** Refuses a count or common edits of a list that is not complete. */
  public Optima {
    mappings = List.copyOf(mappings);
    always = always.map(List::copyOf);
    boolean complete = end == End.COMPLETE;
    if (total.isPresent() != complete || always.isPresent() != complete) {
      throw new IllegalArgumentException("total and always are known of complete lists: " + end);
    }
  }

  /**
   * Lists them.
   *
   * @param result an answer to the problem; only a proved one leads anywhere
   * @param budget for the search alone
   */
  public static Optima of(
      GedProblem problem, GedResult result, OptimaOptions options, Budget budget) {
    if (!result.isOptimal() || result.mapping().isEmpty()) {
      return without(options, End.NOT_PROVED, List.of());
    }
    return new OptimaSearch(problem, result.mapping().get(), options, budget).search();
  }

  static Optima without(OptimaOptions options, End end, List<VertexMapping> mappings) {
    return new Optima(options, end, mappings, Optional.empty(), Optional.empty());
  }

  /** Whether it is proved that there are no others. */
  public boolean isComplete() {
    return end == End.COMPLETE;
  }
}
