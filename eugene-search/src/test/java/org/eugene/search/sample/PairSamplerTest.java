package org.eugene.search.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ToIntFunction;
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

  @Test
  void meanSizesAreMet() {
    List<Graph> many =
        IntStream.range(0, 3_000).mapToObj(at -> path(2 + at % 20, at % 3 == 0)).toList();
    for (double vertices : new double[] {4, 8.5, 11, 18}) {
      List<GraphPair> pairs =
          PairSampler.draw(many, new SizeLimits(1, 30), MeanSizes.of(vertices), 4_000, 3);
      assertThat(pairs).hasSize(4_000);
      assertThat(mean(pairs, Graph::order)).isCloseTo(vertices, within(0.3));
    }
    List<GraphPair> both =
        PairSampler.draw(many, new SizeLimits(1, 30), MeanSizes.of(9, 8.5), 4_000, 3);
    assertThat(mean(both, Graph::order)).isCloseTo(9, within(0.3));
    assertThat(mean(both, Graph::size)).isCloseTo(8.5, within(0.3));
  }

  @Test
  void meanSizesOfAllGraphsChangeNothingOnAverage() {
    List<Graph> many = IntStream.range(0, 500).mapToObj(at -> path(2 + at % 11, false)).toList();
    double all = many.stream().mapToInt(Graph::order).average().orElseThrow();
    List<GraphPair> pairs =
        PairSampler.draw(many, new SizeLimits(1, 30), MeanSizes.of(all), 2_000, 3);
    assertThat(mean(pairs, Graph::order)).isCloseTo(all, within(0.3));
  }

  @Test
  void tiltedSamplesAreSeededAndShorterOnesBeginLongerOnes() {
    List<Graph> many = IntStream.range(0, 100).mapToObj(at -> path(2 + at % 9, false)).toList();
    List<GraphPair> longer = PairSampler.draw(many, LIMITS, MeanSizes.of(4), 50, 5);
    assertThat(PairSampler.draw(many, LIMITS, MeanSizes.of(4), 50, 5)).isEqualTo(longer);
    assertThat(longer)
        .startsWith(
            PairSampler.draw(many, LIMITS, MeanSizes.of(4), 9, 5).toArray(GraphPair[]::new));
    assertThat(PairSampler.draw(many, LIMITS, MeanSizes.of(4), 50, 6)).isNotEqualTo(longer);
    assertThat(longer).allMatch(pair -> pair.source().order() >= 3 && pair.source().order() <= 7);
  }

  @Test
  void meansThatNothingHasAreRefused() {
    assertThatThrownBy(() -> PairSampler.draw(graphs, LIMITS, MeanSizes.of(7.5), 5, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no weights of these graphs have a mean of 7.5 vertices");
    assertThatThrownBy(() -> PairSampler.draw(graphs, LIMITS, MeanSizes.of(5, 3), 5, 1))
        .hasMessageContaining("5.0 vertices and 3.0 edges");
    assertThat(PairSampler.draw(graphs, new SizeLimits(20, 30), MeanSizes.of(5), 5, 1)).isEmpty();
  }

  private static double mean(List<GraphPair> pairs, ToIntFunction<Graph> size) {
    return pairs.stream()
        .mapToDouble(
            pair -> (size.applyAsInt(pair.source()) + size.applyAsInt(pair.target())) / 2.0)
        .average()
        .orElseThrow();
  }

  /** A path, or a cycle. */
  private static Graph path(int order, boolean closed) {
    GraphBuilder builder = Graph.undirected("p" + order, new LabelDictionary());
    for (int v = 0; v < order; v++) {
      builder.addVertex(Label.BLANK);
      if (v > 0) {
        builder.addEdge(v - 1, v, Label.BLANK);
      }
    }
    if (closed && order > 2) {
      builder.addEdge(order - 1, 0, Label.BLANK);
    }
    return builder.build();
  }
}
