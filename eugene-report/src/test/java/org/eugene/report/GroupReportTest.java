package org.eugene.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.eugene.cost.ConstantCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.report.csv.GroupCsv;
import org.eugene.report.text.GroupText;
import org.eugene.search.AllPairs;
import org.eugene.search.Clustering;
import org.eugene.search.DistanceMatrix;
import org.eugene.search.Duplicates;
import org.eugene.search.GraphCollection;
import org.eugene.search.Hit;
import org.junit.jupiter.api.Test;

class GroupReportTest {
  private static final GraphCollection GRAPHS =
      GraphCollection.of(
          Stream.of("a", "b", "c")
              .map(id -> Graph.undirected(id, new LabelDictionary()).build())
              .toList());

  private static String write(GroupWriter writer, GroupReport report) throws IOException {
    StringBuilder out = new StringBuilder();
    writer.write(report, out);
    return out.toString();
  }

  private static GroupReport clusters() {
    DistanceMatrix matrix =
        new DistanceMatrix.Builder(AllPairs.of(GRAPHS, ConstantCosts.uniform()))
            .put(new AllPairs.Cell(0, 2), 1, 2.5)
            .build();
    return GroupReport.of(
        GRAPHS, matrix, new Clustering(List.of(0, 1), List.of(List.of(0, 2), List.of(1)), 2.5));
  }

  private static GroupReport duplicates() {
    return GroupReport.of(
        GRAPHS,
        new Duplicates.Groups(
            List.of(
                new Duplicates.Group(0, List.of()),
                new Duplicates.Group(1, List.of(new Hit(2, "c", 0, 0)))),
            0),
        0.5);
  }

  @Test
  void medoidsAreToldWithAllTheirGroups() throws IOException {
    assertThat(write(new GroupText(), clusters()))
        .isEqualTo(
            """
            2 groups of 3 graphs, distances to the medoids add up to 2.5

              1. medoid a, 2 graphs
                 1 to 2.5  c

              2. medoid b, 1 graph
            """);
    assertThat(write(new GroupCsv(), clusters()))
        .isEqualTo(
            """
            cluster,medoid,id,lower,upper,optimal
            1,a,a,0,0,true
            1,a,c,1,2.5,false
            2,b,b,0,0,true
            """);
  }

  @Test
  void aGraphThatIsLikeNoOtherIsInTheTableOnly() throws IOException {
    assertThat(write(new GroupText(), duplicates()))
        .isEqualTo(
            """
            2 of 3 graphs are enough: each of the others is within 0.5 of one of them

              1. like b, 2 graphs
                 0  c
            """);
    assertThat(write(new GroupCsv(), duplicates()))
        .isEqualTo(
            """
            group,representative,id,lower,upper,optimal
            1,a,a,0,0,true
            2,b,b,0,0,true
            2,b,c,0,0,true
            """);
  }
}
