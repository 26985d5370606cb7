package org.eugene.cli.stream;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.eugene.answer.Finder;
import org.eugene.answer.Found;
import org.eugene.graph.GraphPair;
import org.eugene.io.request.GraphSource;
import org.eugene.io.request.Request;
import org.eugene.io.request.RequestException;
import org.eugene.io.request.RequestLine;
import org.eugene.report.json.ResponseLine;
import org.eugene.solver.Cancellation;
import org.eugene.solver.Standing;

/** Turns requests into lines. Safe for several threads. */
final class Answerer {
  static final String FULL = "the memory is full; give Java more with EUGENE_OPTS=-Xmx8g";

  private final Finder finder;
  private final GraphSource graphs;

  Answerer(Finder finder, GraphSource graphs) {
    this.finder = finder;
    this.graphs = graphs;
  }

  /** What writes an answer down, which need not happen where it was found. */
  interface Line {
    String text() throws IOException;
  }

  /** A request with its graphs, or the line that says why there is none. */
  record Asked(ResponseLine response, Optional<Request> request, String refusal) {}

  /** Reads the graphs of a request. */
  Asked read(RequestLine line) throws IOException {
    ResponseLine response = new ResponseLine(line.id());
    try {
      return new Asked(response, Optional.of(line.request(graphs)), "");
    } catch (RequestException | IOException refused) {
      return new Asked(response, Optional.empty(), response.error(sentence(refused)));
    } catch (IllegalArgumentException refused) {
      return new Asked(response, Optional.empty(), response.error(sentence(refused)));
    } catch (RuntimeException bug) {
      return new Asked(response, Optional.empty(), response.error(told(bug)));
    } catch (OutOfMemoryError full) {
      return new Asked(response, Optional.empty(), response.error(FULL));
    }
  }

  static String told(RuntimeException bug) {
    return "this should not have happened (" + bug + "); report it";
  }

  /**
   * The answer, or the sentence that says why there is none.
   *
   * @param events takes lines before the answer
   */
  Line answer(Asked asked, Cancellation cancellation, Consumer<String> events) throws IOException {
    ResponseLine response = asked.response();
    if (asked.request().isEmpty()) {
      return asked::refusal;
    }
    try {
      Request request = asked.request().get();
      boolean paths = request.manner().hasPaths();
      Found found =
          finder.find(
              request,
              cancellation,
              (problem, standing) ->
                  events.accept(progress(problem.pair(), standing, paths, response)));
      return () -> found.line(response, paths);
    } catch (IOException | IllegalArgumentException refused) {
      return refused(response, sentence(refused));
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return refused(response, "the stream ended before");
    } catch (RuntimeException bug) {
      return refused(response, told(bug));
    } catch (OutOfMemoryError full) {
      return refused(response, FULL);
    }
  }

  private static Line refused(ResponseLine response, String sentence) throws IOException {
    String line = response.error(sentence);
    return () -> line;
  }

  private static String sentence(Exception failure) {
    String message = String.valueOf(failure.getMessage());
    return message.strip().replaceAll("\\s*\\R\\s*", "; ");
  }

  private static String progress(
      GraphPair pair, Standing standing, boolean paths, ResponseLine response) {
    try {
      return response.progress(pair, standing, paths);
    } catch (IOException impossible) {
      throw new IllegalStateException("a text can always be written", impossible);
    }
  }
}
