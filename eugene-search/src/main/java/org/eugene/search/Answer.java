package org.eugene.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What a search found.
 *
 * @param query id of the graph that was asked about
 * @param hits best first: by upper bound, equal ones in the order of the collection
 * @param open graphs that are not among the hits but, as far as is known, might belong there
 * @param work what it took
 */
public record Answer(String query, List<Hit> hits, List<Hit> open, Work work)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** Keeps copies of the lists. */
  public Answer {
    hits = List.copyOf(hits);
    open = List.copyOf(open);
  }

  /**
   * Whether it is proved that no other graph belongs on the list. The distances on it may still be
   * known within bounds only.
   */
  public boolean isComplete() {
    return open.isEmpty();
  }

  /** Whether the list is proved complete and every distance on it proved. */
  public boolean isProved() {
    return isComplete() && hits.stream().allMatch(Hit::isOptimal);
  }

  /** The answer over a part of a collection as the whole sees it, which has the part from here. */
  public Answer moved(int first) {
    return new Answer(query, moved(hits, first), moved(open, first), work);
  }

  private static List<Hit> moved(List<Hit> part, int first) {
    return part.stream()
        .map(hit -> new Hit(hit.position() + first, hit.id(), hit.lower(), hit.upper()))
        .toList();
  }

  /**
   * The answer over several parts of a collection, from the answers over each part to the same
   * question. Positions must be those of the whole collection.
   */
  public static Answer merged(Wanted wanted, List<Answer> parts) {
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("there must be at least one part");
    }
    Collector collector = wanted.collector();
    List<Hit> others = new ArrayList<>();
    Work work = Work.NONE;
    for (Answer part : parts) {
      part.hits.forEach(collector::offer);
      others.addAll(part.open);
      work = work.plus(part.work);
    }
    others.forEach(collector::offer);
    return collector.answer(parts.get(0).query, work);
  }
}
