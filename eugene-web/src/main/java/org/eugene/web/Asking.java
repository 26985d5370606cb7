package org.eugene.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eugene.answer.Finder;
import org.eugene.answer.serve.ServerLimits;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFormatException;
import org.eugene.io.request.Manner;
import org.eugene.io.request.Question;
import org.eugene.io.request.Request;
import org.eugene.io.request.RequestException;
import org.eugene.io.request.RequestLine;
import org.eugene.web.work.Refusal;

/** Makes requests of what was sent, and refuses those that ask for too much. */
final class Asking {
  /** What a message says first if it is about one part of a request. */
  private static final Pattern PLACE =
      Pattern.compile(
          "((?:source|target|query|pairs|matrix|costs|method|collection)[\\w.\\[\\]]*)");

  private static final Pattern COLUMN = Pattern.compile("column \\d+");

  /** Bytes for a cell of the matrices of a pair, all of them together. */
  private static final long PER_CELL = 64;

  private final Finder finder;
  private final ServedGraphs graphs;
  private final ServerLimits limits;

  Asking(Finder finder, ServedGraphs graphs, ServerLimits limits) {
    this.finder = finder;
    this.graphs = graphs;
    this.limits = limits;
  }

  ServerLimits limits() {
    return limits;
  }

  /** What somebody sent, as text. */
  static String text(byte[] body) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException garbled) {
      throw new Refusal(400, "", "the request is not valid UTF-8; send it as UTF-8");
    }
  }

  /**
   * @param kind compare, pairs, matrix, knn or range
   */
  Request request(String kind, String body) {
    Request request = read(kind, body);
    check(request.manner());
    check(request.question());
    return request;
  }

  private Request read(String kind, String body) {
    try {
      return RequestLine.of(kind, body).request(graphs);
    } catch (RequestException | IOException refused) {
      throw refused(400, String.valueOf(refused.getMessage()));
    } catch (GraphFormatException | IllegalArgumentException refused) {
      throw refused(400, String.valueOf(refused.getMessage()));
    } catch (StackOverflowError deep) {
      throw new Refusal(400, "", "the request is nested too deeply; send a flatter one");
    }
  }

  /** A refusal that knows the place its sentence begins with. */
  static Refusal refused(int status, String sentence) {
    Matcher place = PLACE.matcher(sentence);
    if (place.lookingAt()) {
      return new Refusal(status, place.group(1).replaceFirst("\\.$", ""), sentence);
    }
    Matcher column = COLUMN.matcher(sentence);
    return new Refusal(status, column.find() ? column.group() : "", sentence);
  }

  private void check(Manner manner) {
    Duration budget;
    try {
      budget = finder.choice(manner).time();
      finder.choice(manner).solver();
    } catch (IllegalArgumentException misused) {
      throw refused(400, String.valueOf(misused.getMessage()));
    }
    if (manner.options().containsKey("budget") && budget.compareTo(limits.budget()) > 0) {
      throw new Refusal(
          422,
          "budget",
          "the budget is more than the "
              + limits.budget().toMillis() / 1e3
              + " s that this server allows; ask for less");
    }
  }

  private void check(Question question) {
    if (question instanceof Question.Pair pair) {
      check(pair, "");
    } else if (question instanceof Question.Pairs pairs) {
      checkPairs(pairs.pairs().size());
      for (int at = 0; at < pairs.pairs().size(); at++) {
        check(pairs.pairs().get(at), "pairs[" + at + "].");
      }
    } else if (question instanceof Question.Matrix matrix) {
      long order = matrix.graphs().size();
      checkPairs(order * (order - 1) / 2);
      for (int at = 0; at < matrix.graphs().size(); at++) {
        checkOrder(matrix.graphs().get(at), "graphs[" + at + "]");
      }
      matrix.graphs().stream()
          .max((a, b) -> Integer.compare(a.order(), b.order()))
          .ifPresent(largest -> checkMemory(List.of(largest, largest)));
    } else if (question instanceof Question.Near near) {
      graphs.collection(near.collection());
      checkOrder(near.query(), "query");
      checkMemory(List.of(near.query(), near.query()));
    }
  }

  private void check(Question.Pair pair, String place) {
    checkOrder(pair.source(), place + "source");
    checkOrder(pair.target(), place + "target");
    checkMemory(List.of(pair.source(), pair.target()));
  }

  private void checkPairs(long pairs) {
    if (pairs > limits.pairs()) {
      throw new Refusal(
          413,
          "pairs",
          "these are "
              + pairs
              + " pairs, more than the "
              + limits.pairs()
              + " that this server takes at once; ask for fewer");
    }
  }

  void checkOrder(Graph graph, String place) {
    if (graph.order() > limits.vertices()) {
      throw new Refusal(
          413,
          place,
          "the graph has "
              + graph.order()
              + " vertices, more than the "
              + limits.vertices()
              + " that this server takes; send a smaller one");
    }
  }

  /** A solver keeps some matrices over all vertices of both graphs, and one over their edges. */
  private void checkMemory(List<Graph> pair) {
    long order = pair.stream().mapToLong(Graph::order).sum();
    long edges = Math.min(1L << 24, (long) pair.get(0).size() * pair.get(1).size());
    long bytes = PER_CELL * (order * order + edges / 8);
    if (bytes > limits.memory()) {
      throw new Refusal(
          413,
          "",
          "this would take about "
              + (bytes >> 20)
              + " MB, more than the "
              + (limits.memory() >> 20)
              + " MB that one request may take here; send smaller graphs");
    }
  }

  /** The graphs of a file that somebody sent. */
  List<Graph> sent(String name, byte[] bytes, Optional<String> format) {
    try {
      List<Graph> read = graphs.sent().file(name, bytes, format);
      read.forEach(graph -> checkOrder(graph, graph.id()));
      return read;
    } catch (IOException | IllegalArgumentException refused) {
      throw refused(400, String.valueOf(refused.getMessage()));
    } catch (GraphFormatException refused) {
      String place = refused.line() == GraphFormatException.NO_LINE ? "" : "line " + refused.line();
      throw new Refusal(
          400,
          place,
          String.valueOf(refused.getMessage())
              .replace("raise it with --max-size", "send less")
              .replace("say --from with one of", "choose one of"));
    } catch (StackOverflowError deep) {
      throw new Refusal(400, "", "the text is nested too deeply; send a flatter one");
    }
  }
}
