package org.eugene.answer.spread;

import java.util.Collection;
import java.util.List;
import org.eugene.graph.Graph;
import org.eugene.search.Answer;
import org.eugene.search.GraphCollection;
import org.eugene.search.Wanted;

/** A collection in parts on several machines. */
public interface SpreadGraphs {
  /** How many graphs there are. */
  int size();

  /** The names of all vertex labels, sorted. */
  Collection<String> vertexLabelNames();

  /** All graphs on this machine. */
  GraphCollection collected();

  /** The graphs wanted, for each query; answers in the order of the queries. */
  List<Answer> answer(List<Graph> queries, Wanted wanted, SpreadOptions options);
}
