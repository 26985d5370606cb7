package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.VertexShape;
import org.eugene.report.layout.VertexShapes;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.overlay.OverlayVertex;

/** Draws vertices. */
final class VertexArt {
  private static final double LINE = 15;

  private final Scene scene;

  VertexArt(Scene scene) {
    this.scene = scene;
  }

  void draw(OverlayVertex vertex, View view, Markup svg) {
    Fate fate = scene.shown(vertex.fate());
    if (view != View.STEPS) {
      if (view.shows(vertex.fate())) {
        draw(vertex, view, Look.in(view), fate.key(), new String[0], svg);
      }
      return;
    }
    String[] kept = {"data-fate", fate.key()};
    if (fate != Fate.INSERTED) {
      Lifespan before = Lifespan.before(fate, vertex.step());
      draw(vertex, view, Look.BEFORE, "", join(before.attributes(), kept), svg);
    }
    if (fate == Fate.INSERTED || fate == Fate.CHANGED) {
      Lifespan after = Lifespan.after(vertex.step());
      draw(vertex, view, Look.AFTER, "", join(after.attributes(), kept), svg);
    }
  }

  static String[] join(String[] some, String... more) {
    String[] all = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  private void draw(
      OverlayVertex vertex, View view, Look look, String style, String[] more, Markup svg) {
    VertexShape shape = scene.shape(view, vertex.number());
    Point place = scene.place(view, vertex.number());
    String kind = shape.kind().name().toLowerCase(Locale.ROOT);
    String[] attributes = {
      "class",
      ("v " + kind + " p" + scene.tints().get(vertex.number()) + " " + style).strip(),
      "data-v",
      String.valueOf(vertex.number()),
      "transform",
      "translate(" + EdgeCurve.at(place) + ")"
    };
    svg.open("g", join(attributes, more));
    svg.element("title", scene.title(vertex));
    drawOutline(shape, svg);
    if (shape.kind() == VertexShape.Kind.ATOM) {
      drawAtom(vertex, shape, view, look, svg);
      if (view == View.STEPS && shape.width() == 0) {
        svg.empty("circle", "class", "j", "r", "2"); // its bonds may not be there yet
      }
    } else {
      drawLines(lines(vertex, shape, look), look, shape, svg);
    }
    svg.close("g").line();
  }

  /** The sign of a vertex that does not stay as it is. */
  void drawBadge(OverlayVertex vertex, View view, Markup svg) {
    Fate fate = scene.shown(vertex.fate());
    if (view == View.STEPS || fate == Fate.KEPT || !view.shows(vertex.fate())) {
      return;
    }
    VertexShape shape = scene.shape(view, vertex.number());
    Point place = scene.place(view, vertex.number());
    Point at =
        switch (shape.kind()) {
          case DOT -> place;
          case BOX -> place.plus(shape.width() / 2 - 1, -shape.height() / 2 + 1);
          case DISC -> place.plus(11, -11);
          case ATOM -> place.plus(hasTextOnTheRight(vertex, view) ? -11 : 11, -11);
        };
    Badge.draw(fate, at.x(), at.y(), svg);
    svg.line();
  }

  private static void drawOutline(VertexShape shape, Markup svg) {
    switch (shape.kind()) {
      case BOX ->
          svg.empty(
              "rect",
              "class",
              "o",
              "x",
              Markup.number(-shape.width() / 2),
              "y",
              Markup.number(-shape.height() / 2),
              "width",
              Markup.number(shape.width()),
              "height",
              Markup.number(shape.height()),
              "rx",
              "6");
      case DOT -> svg.empty("circle", "class", "o", "r", "3.5");
      case DISC -> svg.empty("circle", "class", "o", "r", Markup.number(shape.width() / 2));
      case ATOM -> svg.empty("circle", "class", "o", "r", shape.width() > 0 ? "10" : "8");
    }
  }

  private static List<String> lines(OverlayVertex vertex, VertexShape shape, Look look) {
    if (look == Look.BOTH && isRelabelled(vertex, shape)) {
      List<String> both = new ArrayList<>(shape.lines());
      both.addAll(shape.newLines());
      return shape.kind() == VertexShape.Kind.BOX ? both : shape.newLines();
    }
    return look == Look.AFTER ? shape.newLines() : shape.lines();
  }

  private static boolean isRelabelled(OverlayVertex vertex, VertexShape shape) {
    return vertex.fate() == Fate.CHANGED && !shape.lines().equals(shape.newLines());
  }

  private static void drawLines(List<String> lines, Look look, VertexShape shape, Markup svg) {
    int old =
        look == Look.BOTH && lines.size() == shape.lines().size() + shape.newLines().size()
            ? shape.lines().size()
            : 0;
    for (int at = 0; at < lines.size(); at++) {
      double y = (at - (lines.size() - 1) / 2.0) * LINE;
      svg.element(
          "text",
          lines.get(at),
          "class",
          at < old ? "t old" : "t",
          "y",
          Markup.number(y),
          "dy",
          ".35em");
    }
  }

  private void drawAtom(OverlayVertex vertex, VertexShape shape, View view, Look look, Markup svg) {
    boolean before = look == Look.BEFORE;
    List<String> letters = before ? shape.lines() : shape.newLines();
    if (letters.isEmpty()) {
      return;
    }
    String symbol = letters.get(0);
    String element = symbol.chars().allMatch(Character::isLetter) ? "x" + symbol : "x";
    String charge = VertexShapes.charge(before ? vertex.label() : vertex.newLabel());
    int hydrogens = view == View.STEPS ? lasting(vertex, before) : hydrogens(vertex, before);
    Side side = hydrogens > 0 ? openSide(vertex, view) : Side.ABOVE;
    boolean right = hydrogens > 0 && side == Side.RIGHT;
    svg.open("text", "class", "t a " + element, "dy", ".35em").text(symbol);
    if (!charge.isEmpty() && !right) {
      svg.element("tspan", charge, "dy", "-.5em", "class", "c");
    }
    svg.close("text");
    if (hydrogens > 0) {
      drawHydrogens(hydrogens, right ? charge : "", element, symbol.length(), side, svg);
    }
  }

  /** Where hydrogens stand beside their atom, the best first where several are free. */
  private enum Side {
    RIGHT(1, 0, "start"),
    LEFT(-1, 0, "end"),
    BELOW(0, 1, "middle"),
    ABOVE(0, -1, "middle");

    private final int x;
    private final int y;
    private final String anchor;

    Side(int x, int y, String anchor) {
      this.x = x;
      this.y = y;
      this.anchor = anchor;
    }
  }

  /** Beside the symbol, which stays where the bonds end. */
  private static void drawHydrogens(
      int count, String charge, String element, int letters, Side side, Markup svg) {
    double away = 6 + 4.5 * (letters - 1);
    svg.open(
        "text",
        "class",
        "t a " + element,
        "dy",
        ".35em",
        "x",
        Markup.number(side.x * away),
        "y",
        Markup.number(side.y * 14),
        "style",
        "text-anchor:" + side.anchor);
    svg.text("H");
    if (count > 1) {
      svg.element("tspan", String.valueOf(count), "dy", ".3em", "class", "c");
    }
    if (!charge.isEmpty()) {
      svg.element("tspan", charge, "dy", count > 1 ? "-.8em" : "-.5em", "class", "c");
    }
    svg.close("text");
  }

  /** Where bonds come and go one by one, only hydrogens that are there all the time. */
  private int lasting(OverlayVertex vertex, boolean before) {
    int count = hydrogens(vertex, before);
    boolean lasts =
        vertex.source() == Overlay.NONE
            || vertex.target() == Overlay.NONE
            || count == hydrogens(vertex, !before);
    return lasts ? count : 0;
  }

  private int hydrogens(OverlayVertex vertex, boolean before) {
    boolean inSource =
        vertex.source() != Overlay.NONE && (before || vertex.target() == Overlay.NONE);
    return inSource
        ? Hydrogens.at(scene.overlay().pair().source(), vertex.source())
        : Hydrogens.at(scene.overlay().pair().target(), vertex.target());
  }

  /** The side that is furthest from all bonds. */
  private Side openSide(OverlayVertex vertex, View view) {
    Point here = scene.place(view, vertex.number());
    Side best = Side.RIGHT;
    double least = Double.POSITIVE_INFINITY;
    for (Side side : Side.values()) {
      double nearest = -1;
      for (OverlayEdge edge : scene.overlay().edges()) {
        if (view.shows(edge.fate())
            && !edge.isLoop()
            && (edge.from() == vertex.number() || edge.to() == vertex.number())) {
          int other = edge.from() == vertex.number() ? edge.to() : edge.from();
          Point there = scene.place(view, other);
          double length = Math.max(1e-9, here.distance(there));
          double cosine =
              (side.x * (there.x() - here.x()) + side.y * (there.y() - here.y())) / length;
          nearest = Math.max(nearest, cosine);
        }
      }
      // Beside is better than above or below unless a bond is in the way.
      double cost = Math.max(nearest, 0.6) + (side.y == 0 ? 0 : 0.15);
      if (cost < least - 1e-9) {
        least = cost;
        best = side;
      }
    }
    return best;
  }

  /** A sign must not lie on a charge or on hydrogens. */
  private boolean hasTextOnTheRight(OverlayVertex vertex, View view) {
    if (scene.shapes().get(vertex.number()).width() == 0) {
      return false;
    }
    boolean before = view == View.SOURCE;
    boolean charged = !VertexShapes.charge(before ? vertex.label() : vertex.newLabel()).isEmpty();
    return charged || (hydrogens(vertex, before) > 0 && openSide(vertex, view) == Side.RIGHT);
  }
}
