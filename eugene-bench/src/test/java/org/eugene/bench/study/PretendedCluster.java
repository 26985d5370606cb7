package org.eugene.bench.study;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.eugene.answer.spread.Cluster;
import org.eugene.answer.spread.ClusterProvider;
import org.eugene.answer.spread.SpreadGraphs;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.graph.Graph;
import org.eugene.search.AllPairs;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Join;
import org.eugene.search.JoinAnswer;
import org.eugene.search.Search;
import org.eugene.search.Wanted;

/** This machine, which does as if it were many; a forgetful one loses the last of every list. */
final class PretendedCluster implements Cluster {
  static final String GOOD = "good";
  static final String FORGETFUL = "forgetful";

  private final boolean forgets;

  private PretendedCluster(boolean forgets) {
    this.forgets = forgets;
  }

  /** Found by the tables that are told a master. */
  public static final class Provider implements ClusterProvider {
    @Override
    public Cluster connect(String master) {
      return new PretendedCluster(master.equals(FORGETFUL));
    }
  }

  private record Spread(GraphCollection collected, boolean forgets) implements SpreadGraphs {
    @Override
    public int size() {
      return collected.size();
    }

    @Override
    public Collection<String> vertexLabelNames() {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<Answer> answer(List<Graph> queries, Wanted wanted, SpreadOptions options) {
      return Search.in(collected, options.search()).answer(queries, wanted).stream()
          .map(
              answer ->
                  new Answer(
                      answer.query(), some(answer.hits(), forgets), answer.open(), answer.work()))
          .toList();
    }
  }

  private static <T> List<T> some(List<T> all, boolean forgets) {
    return forgets && !all.isEmpty() ? all.subList(0, all.size() - 1) : all;
  }

  @Override
  public boolean isOwn(String location) {
    return false;
  }

  @Override
  public SpreadGraphs open(String location) {
    throw new UnsupportedOperationException();
  }

  @Override
  public SpreadGraphs spread(GraphCollection graphs) {
    return new Spread(graphs, forgets);
  }

  @Override
  public void matrix(AllPairs pairs, SpreadOptions options, int first, CellSink sink) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void join(Join join, SpreadOptions options, int first, Join.Sink sink) throws IOException {
    join.answer(
        join.whole().from(first),
        (source, answer) ->
            sink.accept(
                source,
                new JoinAnswer(some(answer.matches(), forgets), answer.open(), answer.work())));
  }

  @Override
  public void save(List<Answer> answers, Path folder) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {}
}
