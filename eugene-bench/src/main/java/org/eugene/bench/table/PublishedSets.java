package org.eugene.bench.table;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.eugene.bench.sample.DataFolder;
import org.eugene.bench.sample.KnownAnswer;
import org.eugene.bench.sample.Question;
import org.eugene.cost.EditCosts;
import org.eugene.cost.NamedCosts;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;

/** Pairs whose distances others have published. */
final class PublishedSets {
  static final String AIDS_700 = "aids700nef";
  static final List<String> CHEM_2 = List.of("aids-21-30", "mutagenicity-21-30");

  private PublishedSets() {}

  /** Turns two ids into graphs. */
  private interface Reader {
    Graph graph(String id) throws IOException;
  }

  /** Molecules of at most ten atoms under uniform costs, edge labels ignored. */
  static PublishedCell aids700(DataFolder data, TableOptions options) throws IOException {
    Map<String, Graph> graphs = data.withoutEdgeLabels(AIDS_700);
    return cell(
        AIDS_700,
        NamedCosts.UNIFORM,
        data.knownAnswers(AIDS_700),
        options,
        id -> {
          Graph graph = graphs.get(id);
          if (graph == null) {
            throw new IllegalArgumentException("there is no graph " + id + " in " + AIDS_700);
          }
          return graph;
        });
  }

  /** One of the two sets under GEDLIB's CHEM_2, edge labels included. */
  static PublishedCell chem2(DataFolder data, String set, TableOptions options) throws IOException {
    return cell(
        set,
        NamedCosts.GEDLIB_CHEM_2,
        data.knownAnswers("chem2-" + set),
        options,
        id -> data.gxl(set, id));
  }

  private static PublishedCell cell(
      String set, NamedCosts named, List<KnownAnswer> answers, TableOptions options, Reader reader)
      throws IOException {
    EditCosts costs = named.costs();
    PublishedCell cell = new PublishedCell();
    int pairs = Math.min(answers.size(), options.sample(answers.size()));
    for (KnownAnswer answer : answers.subList(0, pairs)) {
      GraphPair pair = new GraphPair(reader.graph(answer.source()), reader.graph(answer.target()));
      cell.proved(new Question(set, named.name(), costs, pair), answer.distance());
    }
    return cell;
  }
}
