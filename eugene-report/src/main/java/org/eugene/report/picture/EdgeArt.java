package org.eugene.report.picture;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eugene.graph.Label;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.TextLines;
import org.eugene.report.layout.VertexShape;
import org.eugene.report.layout.VertexShapes;
import org.eugene.report.layout.Wedge;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.LabelText;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.overlay.OverlayEdge;

/** Draws edges, arcs and bonds. */
final class EdgeArt {
  /** With more edges than these, only changes of labels are written beside them. */
  private static final int LABELLED = 32;

  private static final int LABELLED_IN_LAYERS = 100;
  private static final int CHANGES_LABELLED = 45;
  private static final int LONGEST_LABEL = 16;

  private final Scene scene;
  private final double[] lanes;
  private final boolean labelled;
  private final boolean few;
  private final RingSides sides;

  EdgeArt(Scene scene) {
    this.scene = scene;
    this.lanes = Lanes.of(scene.overlay().edges());
    this.labelled = !scene.molecular() && isLabelled(scene.overlay().edges(), isLayered(scene));
    this.few = !scene.molecular() && scene.overlay().edges().size() <= CHANGES_LABELLED;
    this.sides = new RingSides(scene);
  }

  private static boolean isLayered(Scene scene) {
    return scene.overlay().isDirected()
        && scene.layout().bends().stream().anyMatch(b -> !b.isEmpty());
  }

  private static boolean isLabelled(List<OverlayEdge> edges, boolean layered) {
    return edges.size() <= (layered ? LABELLED_IN_LAYERS : LABELLED)
        && edges.stream()
                .flatMap(edge -> List.of(edge.label().name(), edge.newLabel().name()).stream())
                .distinct()
                .count()
            > 1;
  }

  /** Draws the edges with these fates. In large graphs those that stay are one line. */
  void draw(View view, Predicate<Fate> wanted, Markup svg) {
    List<OverlayEdge> edges = scene.overlay().edges();
    boolean merged = scene.overlay().order() > VertexShapes.LARGE;
    if (merged && wanted.test(Fate.KEPT)) {
      drawMerged(view, svg);
    }
    for (int e = 0; e < edges.size(); e++) {
      Fate fate = scene.shown(edges.get(e).fate());
      if (wanted.test(fate) && !(merged && fate == Fate.KEPT)) {
        draw(e, view, svg);
      }
    }
  }

  private void drawMerged(View view, Markup svg) {
    StringBuilder lines = new StringBuilder();
    StringBuilder heads = new StringBuilder();
    List<OverlayEdge> edges = scene.overlay().edges();
    for (int e = 0; e < edges.size(); e++) {
      OverlayEdge edge = edges.get(e);
      if (scene.shown(edge.fate()) == Fate.KEPT && view.shows(edge.fate())) {
        EdgeCurve curve = curve(e, view);
        lines.append(curve.path());
        heads.append(scene.overlay().isDirected() ? curve.head() : "");
      }
    }
    svg.open("g", "class", "e kept many");
    svg.empty("path", "class", "l", "d", lines.toString());
    if (heads.length() > 0) {
      svg.empty("path", "class", "h", "d", heads.toString());
    }
    svg.close("g").line();
  }

  private void draw(int e, View view, Markup svg) {
    OverlayEdge edge = scene.overlay().edges().get(e);
    Fate fate = scene.shown(edge.fate());
    if (view != View.STEPS) {
      if (view.shows(edge.fate())) {
        draw(e, view, Look.in(view), fate.key(), new String[0], svg);
      }
      return;
    }
    String[] kept = {"data-fate", fate.key()};
    if (fate != Fate.INSERTED) {
      Lifespan before = Lifespan.before(fate, edge.step());
      draw(e, view, Look.BEFORE, "", VertexArt.join(before.attributes(), kept), svg);
    }
    if (fate == Fate.INSERTED || fate == Fate.CHANGED) {
      Lifespan after = Lifespan.after(edge.step());
      draw(e, view, Look.AFTER, "", VertexArt.join(after.attributes(), kept), svg);
    }
  }

  private void draw(int e, View view, Look look, String style, String[] more, Markup svg) {
    OverlayEdge edge = scene.overlay().edges().get(e);
    String[] attributes = {
      "class",
      ("e " + style).strip(),
      "data-e",
      String.valueOf(e),
      "data-ends",
      edge.from() + " " + edge.to()
    };
    svg.open("g", VertexArt.join(attributes, more));
    String text = text(edge, look);
    svg.element("title", title(edge, text));
    if (scene.molecular() && !edge.isLoop()) {
      drawBond(e, view, look, svg);
    } else {
      EdgeCurve curve = curve(e, view);
      svg.empty("path", "class", "l", "d", curve.path());
      if (scene.overlay().isDirected()) {
        svg.empty("path", "class", "h", "d", curve.head());
      }
      if (isWritten(edge, text, curve)) {
        svg.element(
            "text",
            text,
            "class",
            "n",
            "x",
            Markup.number(curve.middle().x()),
            "y",
            Markup.number(curve.middle().y()),
            "dy",
            ".35em");
      }
    }
    svg.close("g").line();
  }

  /** A name that its level edge is too short for would hide behind the ends. */
  private boolean isWritten(OverlayEdge edge, String text, EdgeCurve curve) {
    boolean wanted = labelled || (few && edge.fate() == Fate.CHANGED);
    double across = 2 * Math.abs(curve.tip().x() - curve.middle().x());
    double down = 2 * Math.abs(curve.tip().y() - curve.middle().y());
    return wanted && !text.isEmpty() && (down > 20 || across > TextLines.width(text) * 0.8);
  }

  private String title(OverlayEdge edge, String text) {
    String joint = scene.overlay().isDirected() ? " to " : " and ";
    String ends =
        (scene.overlay().isDirected() ? "from " : "between ")
            + name(edge.from())
            + joint
            + name(edge.to());
    String what = scene.molecular() ? "bond" : scene.overlay().isDirected() ? "arc" : "edge";
    String told =
        switch (scene.shown(edge.fate())) {
          case KEPT -> "";
          case CHANGED -> ", changed";
          case DELETED -> ", removed";
          case INSERTED -> ", added";
        };
    return what + " " + (text.isEmpty() ? "" : text + " ") + ends + told;
  }

  private String name(int vertex) {
    return scene.title(scene.overlay().vertex(vertex)).replaceFirst(" → .*|, (removed|added)$", "");
  }

  private static String text(OverlayEdge edge, Look look) {
    String before = brief(edge.label());
    String after = brief(edge.newLabel());
    return switch (look) {
      case BEFORE -> before;
      case AFTER -> after;
      case BOTH -> before.equals(after) ? before : before + " → " + after;
    };
  }

  private static String brief(Label label) {
    if (LabelText.isBlank(label)) {
      return "";
    }
    String text = LabelText.of(label);
    return text.codePointCount(0, text.length()) <= LONGEST_LABEL
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST_LABEL - 1)) + "…";
  }

  EdgeCurve curve(int e, View view) {
    OverlayEdge edge = scene.overlay().edges().get(e);
    Point from = scene.place(view, edge.from());
    VertexShape fromShape = scene.shape(view, edge.from());
    if (edge.isLoop()) {
      return EdgeCurve.loop(from, fromShape);
    }
    Point to = scene.place(view, edge.to());
    VertexShape toShape = scene.shape(view, edge.to());
    List<Point> bends = scene.layout().bends().get(e);
    return bends.isEmpty()
        ? EdgeCurve.between(from, to, fromShape, toShape, lanes[e])
        : EdgeCurve.through(from, bends, to, fromShape, toShape);
  }

  private void drawBond(int e, View view, Look look, Markup svg) {
    OverlayEdge edge = scene.overlay().edges().get(e);
    Point a = scene.place(view, edge.from());
    Point b = scene.place(view, edge.to());
    if (lanes[e] != 0) {
      double shift = lanes[e] * 14 / Math.max(1, a.distance(b));
      double dx = -(b.y() - a.y()) * shift;
      double dy = (b.x() - a.x()) * shift;
      a = a.plus(dx, dy);
      b = b.plus(dx, dy);
    }
    Label label = look == Look.BEFORE ? edge.label() : edge.newLabel();
    int order = MoleculeLook.bondOrder(label);
    double gapA = scene.shapes().get(edge.from()).width() / 2;
    double gapB = scene.shapes().get(edge.to()).width() / 2;
    BondLines lines = BondLines.of(a, b, order, sides.of(e, view), gapA, gapB);
    if (edge.fate() != Fate.KEPT) {
      svg.empty("path", "class", "g", "d", lines.middle());
    }
    Optional<Wedge> wedge = order == 1 ? scene.wedge(view, edge) : Optional.empty();
    if (wedge.isPresent()) {
      boolean ahead = wedge.get().from() == edge.from();
      WedgeLines.between(ahead ? a : b, ahead ? b : a, ahead ? gapA : gapB, ahead ? gapB : gapA)
          .draw(wedge.get().near(), svg);
      return;
    }
    if (!lines.solid().isEmpty()) {
      svg.empty("path", "class", "d", "d", lines.solid());
    }
    if (!lines.broken().isEmpty()) {
      svg.empty("path", "class", "d q", "d", lines.broken());
    }
  }
}
