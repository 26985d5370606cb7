package org.eugene.answer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.report.Report;
import org.eugene.report.json.ResponseLine;
import org.eugene.search.AllPairs;
import org.eugene.search.Answer;
import org.eugene.search.DistanceMatrix;

/** An answer that nobody has told yet. */
public sealed interface Found {
  /**
   * As one JSON object on one line.
   *
   * @param paths whether mappings and paths are told
   */
  String line(ResponseLine response, boolean paths) throws IOException;

  /** About two graphs. */
  record Pair(Report report) implements Found {
    @Override
    public String line(ResponseLine response, boolean paths) throws IOException {
      return response.pair(report, paths);
    }
  }

  /** About many pairs, in the order in which they were asked. */
  record Pairs(List<Report> reports) implements Found {
    public Pairs {
      reports = List.copyOf(reports);
    }

    @Override
    public String line(ResponseLine response, boolean paths) throws IOException {
      return response.pairs(reports, paths);
    }
  }

  /** Graphs near a query. */
  record Near(Answer answer) implements Found {
    @Override
    public String line(ResponseLine response, boolean paths) throws IOException {
      return response.near(answer);
    }
  }

  /** All distances among some graphs. */
  record Matrix(AllPairs pairs, DistanceMatrix matrix) implements Found {
    @Override
    public String line(ResponseLine response, boolean paths) throws IOException {
      List<String> ids = new ArrayList<>();
      for (int at = 0; at < pairs.sources().size(); at++) {
        ids.add(pairs.sources().id(at));
      }
      return response.matrix(ids, matrix);
    }
  }
}
