package org.eugene.report.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eugene.graph.Label;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.VertexShape;
import org.eugene.report.layout.VertexShapes;
import org.eugene.report.overlay.Fate;
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
      drawAtom(vertex, shape, look, svg);
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
          case ATOM -> shape.width() > 0 ? place.plus(11, -11) : place.plus(9, -9);
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

  private static void drawAtom(OverlayVertex vertex, VertexShape shape, Look look, Markup svg) {
    boolean before = look == Look.BEFORE;
    List<String> letters = before ? shape.lines() : shape.newLines();
    if (letters.isEmpty()) {
      return;
    }
    Label label = before ? vertex.label() : vertex.newLabel();
    String symbol = letters.get(0);
    String element = symbol.chars().allMatch(Character::isLetter) ? "x" + symbol : "x";
    svg.open("text", "class", "t a " + element, "dy", ".35em").text(symbol);
    String charge = VertexShapes.charge(label);
    if (!charge.isEmpty()) {
      svg.element("tspan", charge, "dy", "-.5em", "class", "c");
    }
    svg.close("text");
  }
}
