package org.eugene.report.picture;

import java.util.List;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.report.layout.Layout;
import org.eugene.report.layout.Layouts;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.VertexShape;
import org.eugene.report.layout.VertexShapes;
import org.eugene.report.layout.Wedge;
import org.eugene.report.layout.Wedges;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.LabelText;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.overlay.OverlayVertex;

/**
 * An overlay with everything that its drawings share.
 *
 * @param molecular whether it is drawn as molecules
 * @param tints a tint for each vertex
 */
record Scene(
    Overlay overlay,
    boolean molecular,
    List<VertexShape> shapes,
    Layout layout,
    Frame frame,
    List<Integer> tints) {
  Scene {
    shapes = List.copyOf(shapes);
    tints = List.copyOf(tints);
  }

  static Scene of(Overlay overlay) {
    List<VertexShape> shapes = VertexShapes.of(overlay);
    Layout layout = Layouts.of(overlay, shapes);
    return new Scene(
        overlay,
        overlay.isMolecular(),
        shapes,
        layout,
        Frame.of(layout, shapes),
        Tints.of(overlay, layout.overlay()));
  }

  Point place(View view, int vertex) {
    return switch (view) {
      case SOURCE -> layout.source().get(vertex);
      case TARGET -> layout.target().get(vertex);
      case OVERLAY, STEPS -> layout.overlay().get(vertex);
    };
  }

  /** How a bond leaves the plane of a drawing, if it does. */
  Optional<Wedge> wedge(View view, OverlayEdge edge) {
    List<Wedge> wedges =
        switch (view) {
          case SOURCE -> layout.wedges().source();
          case TARGET -> layout.wedges().target();
          case OVERLAY, STEPS -> layout.wedges().overlay();
        };
    return Wedges.between(edge.from(), edge.to(), wedges);
  }

  /** The shape of a vertex in a drawing; only the overlay has to hold both of its texts. */
  VertexShape shape(View view, int vertex) {
    VertexShape shape = shapes.get(vertex);
    return switch (view) {
      case SOURCE -> shape.holding(shape.lines());
      case TARGET -> shape.holding(shape.newLines());
      case STEPS ->
          shape.holding(
              shape.lines().size() > shape.newLines().size() ? shape.lines() : shape.newLines());
      case OVERLAY -> shape;
    };
  }

  /** Without a path nothing is known to go or come. */
  Fate shown(Fate fate) {
    return overlay.edits().isEmpty() ? Fate.KEPT : fate;
  }

  private String called(Graph graph, int v, Label label) {
    return v == Overlay.NONE || graph.nameOfVertex(v).isEmpty()
        ? LabelText.vertex(label, v, molecular)
        : LabelText.named(graph.nameOfVertex(v), label, true);
  }

  /** What a vertex is called in either graph, and what becomes of it. */
  String title(OverlayVertex vertex) {
    String before = called(overlay.pair().source(), vertex.source(), vertex.label());
    String after = called(overlay.pair().target(), vertex.target(), vertex.newLabel());
    if (overlay.edits().isEmpty() && vertex.fate() != Fate.KEPT) {
      return vertex.fate() == Fate.DELETED ? before : after;
    }
    return switch (vertex.fate()) {
      case KEPT -> before + " → " + after;
      case CHANGED -> before + " → " + after + ", changed";
      case DELETED -> before + ", removed";
      case INSERTED -> after + ", added";
    };
  }
}
