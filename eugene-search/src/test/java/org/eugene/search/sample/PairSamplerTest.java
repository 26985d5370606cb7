package org.eugene.search.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.junit.jupiter.api.Test;

class PairSamplerTest {
  private static final SizeLimits LIMITS = new SizeLimits(3, 7);

  private final List<Graph> graphs =
      IntStream.range(0, 10).mapToObj(PairSamplerTest::graph).toList();

  private static Graph graph(int order) {
    GraphBuilder builder = Graph.undirected("g" + order, new LabelDictionary());
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.BLANK);
    }
    return builder.build();
  }

  @Test
  void sameSeedDrawsTheSamePairs() {
    assertThat(PairSampler.draw(graphs, LIMITS, 12, 5))
        .isEqualTo(PairSampler.draw(graphs, LIMITS, 12, 5))
        .isNotEqualTo(PairSampler.draw(graphs, LIMITS, 12, 6));
  }

  @Test
  void shorterSampleIsTheBeginningOfALongerOne() {
    assertThat(PairSampler.draw(graphs, LIMITS, 12, 5))
        .startsWith(PairSampler.draw(graphs, LIMITS, 4, 5).toArray(GraphPair[]::new));
  }

  @Test
  void limitsAreKeptAndNoPairComesTwiceNorAGraphWithItself() {
    List<GraphPair> pairs = PairSampler.draw(graphs, LIMITS, 1_000, 5);

    assertThat(pairs).hasSize(5 * 4).doesNotHaveDuplicates();
    assertThat(pairs)
        .allSatisfy(
            pair -> {
              assertThat(pair.source().order()).isBetween(3, 7);
              assertThat(pair.target().order()).isBetween(3, 7);
              assertThat(pair.source()).isNotSameAs(pair.target());
            });
  }

  @Test
  void nothingToDrawFromGivesNothing() {
    assertThat(PairSampler.draw(graphs, new SizeLimits(20, 30), 5, 1)).isEmpty();
  }
}
