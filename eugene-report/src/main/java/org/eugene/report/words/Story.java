package org.eugene.report.words;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.graph.GraphPair;
import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditPath;
import org.eugene.report.DecimalNumber;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;

/**
 * The path as people tell it: a vertex that goes takes its edges along in one sentence, and one
 * that comes brings its edges. An edge between two such vertices is told with the first that goes,
 * or the last that comes. Every edit is told once, so the costs of the lines add up to the path's.
 *
 * @param lines in the order in which they can be carried out
 * @param edits how many edits they tell
 * @param silent how many edits only change attributes at no cost, and are left out
 */
public record Story(List<Line> lines, int edits, int silent) {
  /** Keeps a copy of the lines. */
  public Story {
    lines = List.copyOf(lines);
  }

  /**
   * A sentence and what it costs.
   *
   * @param fate what becomes of the things it is about
   * @param sentence told in the imperative
   * @param cost of all edits that it tells
   */
  public record Line(Fate fate, String sentence, BigDecimal cost) {}

  /** Tells a path between these graphs. */
  public static Story of(GraphPair pair, EditPath path) {
    return new Teller(new EditSentences(pair, path.mapping()), path).story();
  }

  private static final class Teller {
    private final EditSentences words;
    private final List<EditOperation> told = new ArrayList<>();
    private final Map<Integer, List<DeleteEdge>> going = new LinkedHashMap<>();
    private final Map<Integer, List<InsertEdge>> coming = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private final int silent;

    Teller(EditSentences words, EditPath path) {
      this.words = words;
      for (EditOperation operation : path.operations()) {
        if (Overlay.isSilent(operation)) {
          continue;
        }
        told.add(operation);
        if (operation instanceof DeleteVertex edit) {
          going.put(edit.vertex(), new ArrayList<>());
        } else if (operation instanceof InsertVertex edit) {
          coming.put(edit.targetVertex(), new ArrayList<>());
        }
      }
      this.silent = path.operations().size() - told.size();
    }

    Story story() {
      for (EditOperation operation : told) {
        if (operation instanceof DeleteEdge edit) {
          first(going, edit.from(), edit.to())
              .ifPresentOrElse(with -> with.add(edit), () -> tell(operation));
        } else if (operation instanceof InsertEdge edit) {
          last(coming, edit.targetFrom(), edit.targetTo()).ifPresent(with -> with.add(edit));
        }
      }
      for (EditOperation operation : told) {
        if (operation instanceof DeleteVertex edit) {
          List<DeleteEdge> with = going.getOrDefault(edit.vertex(), List.of());
          lines.add(new Line(Fate.DELETED, words.tell(edit, with), sum(edit, with)));
        } else if (operation instanceof InsertVertex edit) {
          List<InsertEdge> with = coming.getOrDefault(edit.targetVertex(), List.of());
          lines.add(new Line(Fate.INSERTED, words.tell(edit, with), sum(edit, with)));
        } else if (operation instanceof InsertEdge edit) {
          if (last(coming, edit.targetFrom(), edit.targetTo()).isEmpty()) {
            tell(operation);
          }
        } else if (!(operation instanceof DeleteEdge)) {
          tell(operation);
        }
      }
      return new Story(lines, told.size(), silent);
    }

    private void tell(EditOperation operation) {
      lines.add(
          new Line(
              EditKind.of(operation).fate(), words.tell(operation), sum(operation, List.of())));
    }

    private static BigDecimal sum(EditOperation edit, List<? extends EditOperation> with) {
      BigDecimal sum = DecimalNumber.of(edit.cost());
      for (EditOperation operation : with) {
        sum = sum.add(DecimalNumber.of(operation.cost()));
      }
      return sum;
    }

    private static <T> Optional<List<T>> first(Map<Integer, List<T>> at, int u, int v) {
      return either(at, Math.min(u, v), Math.max(u, v));
    }

    private static <T> Optional<List<T>> last(Map<Integer, List<T>> at, int u, int v) {
      return either(at, Math.max(u, v), Math.min(u, v));
    }

    private static <T> Optional<List<T>> either(Map<Integer, List<T>> at, int u, int v) {
      return Optional.ofNullable(at.containsKey(u) ? at.get(u) : at.get(v));
    }
  }
}
