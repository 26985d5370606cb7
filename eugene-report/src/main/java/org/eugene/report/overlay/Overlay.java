package org.eugene.report.overlay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.mapping.VertexMapping;
import org.eugene.path.EditOperation;
import org.eugene.path.EditOperation.DeleteEdge;
import org.eugene.path.EditOperation.DeleteVertex;
import org.eugene.path.EditOperation.InsertEdge;
import org.eugene.path.EditOperation.InsertVertex;
import org.eugene.path.EditOperation.SubstituteEdge;
import org.eugene.path.EditOperation.SubstituteVertex;
import org.eugene.path.EditPath;

/**
 * Source and target laid over each other: vertices of the source first and in their order, then the
 * inserted ones in the order of the target. Immutable; made in O(n + m).
 *
 * <p>The steps of the path that an overlay counts are the edits that are told: a change of
 * attributes that costs nothing and keeps the name is none.
 */
public final class Overlay {
  /** The number of a vertex in a graph that does not have it. */
  public static final int NONE = -1;

  private final GraphPair pair;
  private final List<OverlayVertex> vertices;
  private final List<OverlayEdge> edges;
  private final List<EditOperation> edits;

  private Overlay(
      GraphPair pair,
      List<OverlayVertex> vertices,
      List<OverlayEdge> edges,
      List<EditOperation> edits) {
    this.pair = pair;
    this.vertices = List.copyOf(vertices);
    this.edges = List.copyOf(edges);
    this.edits = List.copyOf(edits);
  }

  /** The overlay under the mapping of this path. */
  public static Overlay of(GraphPair pair, EditPath path) {
    return new Assembly(pair, path).overlay();
  }

  /**
   * The overlay to look at: where molecules have a piece that hangs elsewhere in the target, the
   * piece is removed here and added there, since its bond would lie across the molecule.
   */
  public static Overlay drawn(GraphPair pair, EditPath path) {
    Overlay whole = of(pair, path);
    Set<Integer> moved = whole.isMolecular() ? MovedPieces.of(whole) : Set.of();
    return moved.isEmpty() ? whole : new Assembly(pair, path, moved).overlay();
  }

  /** Nothing mapped: all of the source and all of the target, with no path between them. */
  public static Overlay unmapped(GraphPair pair) {
    int sources = pair.source().order();
    EditPath nowhere =
        new EditPath(
            VertexMapping.deletingEverything(sources, pair.target().order()),
            pair.isDirected(),
            pair.target().id(),
            List.of(),
            List.of(),
            0);
    return of(pair, nowhere);
  }

  /** The part of this overlay that these vertices span; they are numbered anew, in their order. */
  public Overlay excerpt(Set<Integer> chosen) {
    Map<Integer, Integer> numbers = new HashMap<>();
    List<OverlayVertex> some = new ArrayList<>();
    for (OverlayVertex v : vertices) {
      if (chosen.contains(v.number())) {
        numbers.put(v.number(), some.size());
        some.add(
            new OverlayVertex(
                some.size(), v.source(), v.target(), v.label(), v.newLabel(), v.fate(), v.step()));
      }
    }
    List<OverlayEdge> among = new ArrayList<>();
    for (OverlayEdge e : edges) {
      Integer from = numbers.get(e.from());
      Integer to = numbers.get(e.to());
      if (from != null && to != null) {
        among.add(new OverlayEdge(from, to, e.label(), e.newLabel(), e.fate(), e.step()));
      }
    }
    return new Overlay(pair, some, among, edits);
  }

  /** The two graphs as they were read. */
  public GraphPair pair() {
    return pair;
  }

  /** Whether edges are drawn as arrows. */
  public boolean isDirected() {
    return pair.isDirected();
  }

  /** Number of vertices of either graph, each counted once. */
  public int order() {
    return vertices.size();
  }

  /** All vertices, by their numbers here. */
  public List<OverlayVertex> vertices() {
    return vertices;
  }

  /** The vertex that has this number here, which is its own if the source has it. */
  public OverlayVertex vertex(int number) {
    return vertices.get(number);
  }

  /** All edges of both graphs; one that stays is there once. */
  public List<OverlayEdge> edges() {
    return edges;
  }

  /** The edits that are told, in order; step k of a vertex or an edge is number k - 1 of these. */
  public List<EditOperation> edits() {
    return edits;
  }

  /** Whether both graphs look like molecules, hence are drawn and told of as such. */
  public boolean isMolecular() {
    return MoleculeLook.isMolecule(pair.source()) && MoleculeLook.isMolecule(pair.target());
  }

  /** Whether an edit but changes attributes, at no cost. */
  public static boolean isSilent(EditOperation operation) {
    if (operation.cost() != 0) {
      return false;
    }
    if (operation instanceof SubstituteVertex edit) {
      return edit.label().name().equals(edit.newLabel().name());
    }
    return operation instanceof SubstituteEdge edit
        && edit.label().name().equals(edit.newLabel().name());
  }

  /** An overlay being put together. */
  private static final class Assembly {
    private record Ends(int from, int to) {}

    private final GraphPair pair;
    private final VertexMapping mapping;
    private final Set<Integer> moved;
    private final List<EditOperation> edits = new ArrayList<>();
    // Steps by the vertices of the graph that the edit names; 0 where no edit does.
    private final Map<Integer, Integer> sourceVertexSteps = new HashMap<>();
    private final Map<Integer, Integer> targetVertexSteps = new HashMap<>();
    private final Map<Ends, Integer> deletedEdges = new HashMap<>();
    private final Map<Ends, Integer> changedEdges = new HashMap<>();
    private final Map<Ends, Integer> insertedEdges = new HashMap<>();
    private final List<OverlayVertex> vertices = new ArrayList<>();
    private final int[] ofTarget;

    Assembly(GraphPair pair, EditPath path) {
      this(pair, path, Set.of());
    }

    /**
     * @param moved source vertices that are drawn as removed, and as added where they are mapped to
     */
    Assembly(GraphPair pair, EditPath path, Set<Integer> moved) {
      this.pair = pair;
      this.moved = moved;
      this.mapping = path.mapping();
      this.ofTarget = new int[pair.target().order()];
      for (EditOperation operation : path.operations()) {
        if (!isSilent(operation)) {
          edits.add(operation);
          note(operation, edits.size());
        }
      }
    }

    private void note(EditOperation operation, int step) {
      if (operation instanceof DeleteVertex edit) {
        sourceVertexSteps.put(edit.vertex(), step);
      } else if (operation instanceof SubstituteVertex edit) {
        sourceVertexSteps.put(edit.vertex(), step);
      } else if (operation instanceof InsertVertex edit) {
        targetVertexSteps.put(edit.targetVertex(), step);
      } else if (operation instanceof DeleteEdge edit) {
        deletedEdges.put(new Ends(edit.from(), edit.to()), step);
      } else if (operation instanceof SubstituteEdge edit) {
        changedEdges.put(new Ends(edit.from(), edit.to()), step);
      } else if (operation instanceof InsertEdge edit) {
        insertedEdges.put(new Ends(edit.targetFrom(), edit.targetTo()), step);
      }
    }

    Overlay overlay() {
      addVertices();
      return new Overlay(pair, vertices, edges(), edits);
    }

    private void addVertices() {
      Graph source = pair.source();
      Graph target = pair.target();
      for (int i = 0; i < source.order(); i++) {
        int k = mapping.image(i);
        int step = sourceVertexSteps.getOrDefault(i, 0);
        Label label = source.labelOfVertex(i);
        if (k == VertexMapping.DELETED || moved.contains(i)) {
          vertices.add(new OverlayVertex(i, i, NONE, label, label, Fate.DELETED, step));
        } else {
          ofTarget[k] = i;
          Fate fate = step > 0 ? Fate.CHANGED : Fate.KEPT;
          vertices.add(new OverlayVertex(i, i, k, label, target.labelOfVertex(k), fate, step));
        }
      }
      for (int k = 0; k < target.order(); k++) {
        if (mapping.preImage(k) == VertexMapping.INSERTED) {
          addInserted(k);
        }
      }
      // Behind all others, so that these keep their numbers.
      for (int k = 0; k < target.order(); k++) {
        if (moved.contains(mapping.preImage(k))) {
          addInserted(k);
        }
      }
    }

    private void addInserted(int k) {
      Label label = pair.target().labelOfVertex(k);
      int step = targetVertexSteps.getOrDefault(k, 0);
      ofTarget[k] = vertices.size();
      vertices.add(new OverlayVertex(vertices.size(), NONE, k, label, label, Fate.INSERTED, step));
    }

    private List<OverlayEdge> edges() {
      List<OverlayEdge> edges = new ArrayList<>();
      Graph source = pair.source();
      Graph target = pair.target();
      boolean[] met = new boolean[target.size()];
      for (int e = 0; e < source.size(); e++) {
        int i = source.edgeFrom(e);
        int j = source.edgeTo(e);
        int deletion = deletedEdges.getOrDefault(new Ends(i, j), 0);
        int f = deletion > 0 ? Graph.NO_EDGE : image(i, j);
        Label label = source.labelOfEdge(e);
        if (f == Graph.NO_EDGE) {
          edges.add(new OverlayEdge(i, j, label, label, Fate.DELETED, deletion));
        } else {
          met[f] = true;
          int step = changedEdges.getOrDefault(new Ends(i, j), 0);
          Fate fate = step > 0 ? Fate.CHANGED : Fate.KEPT;
          edges.add(new OverlayEdge(i, j, label, target.labelOfEdge(f), fate, step));
        }
      }
      for (int f = 0; f < target.size(); f++) {
        if (!met[f]) {
          int k = target.edgeFrom(f);
          int l = target.edgeTo(f);
          int step = insertedEdges.getOrDefault(new Ends(k, l), 0);
          Label label = target.labelOfEdge(f);
          edges.add(new OverlayEdge(ofTarget[k], ofTarget[l], label, label, Fate.INSERTED, step));
        }
      }
      return edges;
    }

    private int image(int i, int j) {
      if (moved.contains(i) || moved.contains(j)) {
        return Graph.NO_EDGE;
      }
      int k = mapping.image(i);
      int l = mapping.image(j);
      return k < 0 || l < 0 ? Graph.NO_EDGE : pair.target().edge(k, l);
    }
  }
}
