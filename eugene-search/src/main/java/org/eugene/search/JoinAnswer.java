package org.eugene.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a join found, over all pairs or over a block of them.
 *
 * @param matches pairs within the distance, row by row
 * @param open pairs that are not among the matches but, as far as is known, might belong there
 * @param work what it took
 */
public record JoinAnswer(List<Match> matches, List<Match> open, Work work) implements Serializable {
  private static final long serialVersionUID = 1;

  /** Keeps copies of the lists. */
  public JoinAnswer {
    matches = List.copyOf(matches);
    open = List.copyOf(open);
  }

  /** Whether it is proved that no other pair is within the distance. */
  public boolean isComplete() {
    return open.isEmpty();
  }

  /** Whether the list is proved complete and every distance on it proved. */
  public boolean isProved() {
    return isComplete() && matches.stream().allMatch(Match::isOptimal);
  }

  /** The answer of a part as the whole sees it, where its collections begin at these positions. */
  public JoinAnswer moved(int firstSource, int firstTarget) {
    return new JoinAnswer(
        matches.stream().map(match -> match.moved(firstSource, firstTarget)).toList(),
        open.stream().map(match -> match.moved(firstSource, firstTarget)).toList(),
        work);
  }

  /**
   * The answer over all blocks, in whatever order they come: the same as that of one run, but for
   * the counters of work where a block is a collection of its own.
   */
  public static JoinAnswer merged(List<JoinAnswer> parts) {
    List<Match> matches = new ArrayList<>();
    List<Match> open = new ArrayList<>();
    Work work = Work.NONE;
    for (JoinAnswer part : parts) {
      matches.addAll(part.matches);
      open.addAll(part.open);
      work = work.plus(part.work);
    }
    matches.sort(Match.ROW_BY_ROW);
    open.sort(Match.ROW_BY_ROW);
    return new JoinAnswer(matches, open, work);
  }
}
