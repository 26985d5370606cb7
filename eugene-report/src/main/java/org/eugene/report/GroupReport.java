package org.eugene.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eugene.search.Clustering;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.Duplicates;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;

/**
 * Groups of graphs, each around one of them.
 *
 * @param kind how the groups came about
 * @param title a sentence about all of them
 * @param groups in the order in which they are told
 */
public record GroupReport(Kind kind, String title, List<Group> groups) {
  /** Keeps a copy of the groups. */
  public GroupReport {
    groups = List.copyOf(groups);
  }

  /** How groups came about, and what that makes of their centers. */
  public enum Kind {
    /** Around medoids. */
    CLUSTERS("medoid"),
    /** Around representatives; a group of one is no news. */
    DUPLICATES("like");

    private final String center;

    Kind(String center) {
      this.center = center;
    }

    /** What is said before the graph in the middle. */
    public String center() {
      return center;
    }
  }

  /**
   * One group.
   *
   * @param center id of the graph in the middle
   * @param members the others, with their distances from it
   */
  public record Group(String center, List<Hit> members) {
    /** Keeps a copy of the members. */
    public Group {
      members = List.copyOf(members);
    }
  }

  /** Groups around medoids. */
  public static GroupReport of(
      GraphCollection collection, DistanceMatrix matrix, Clustering clustering) {
    List<Group> groups = new ArrayList<>();
    for (int c = 0; c < clustering.medoids().size(); c++) {
      int medoid = clustering.medoids().get(c);
      List<Hit> members =
          clustering.members().get(c).stream()
              .filter(o -> o != medoid)
              .map(
                  o ->
                      new Hit(
                          o, collection.id(o), matrix.lower(o, medoid), matrix.upper(o, medoid)))
              .toList();
      groups.add(new Group(collection.id(medoid), members));
    }
    String title =
        String.format(
            Locale.ROOT,
            "%d groups of %d graphs, distances to the medoids add up to %s",
            groups.size(),
            collection.size(),
            DecimalNumber.text(clustering.total()));
    return new GroupReport(Kind.CLUSTERS, title, groups);
  }

  /** Groups of equal or nearly equal graphs. */
  public static GroupReport of(
      GraphCollection collection, Duplicates.Groups duplicates, double within) {
    List<Group> groups =
        duplicates.groups().stream()
            .map(group -> new Group(collection.id(group.representative()), group.members()))
            .toList();
    String title =
        String.format(
            Locale.ROOT,
            "%d of %d graphs are enough: each of the others is within %s of one of them",
            groups.size(),
            collection.size(),
            DecimalNumber.text(within));
    return new GroupReport(Kind.DUPLICATES, title, groups);
  }
}
