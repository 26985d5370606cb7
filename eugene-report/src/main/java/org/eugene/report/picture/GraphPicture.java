package org.eugene.report.picture;

import org.eugene.report.layout.Point;
import org.eugene.report.layout.VertexShapes;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayVertex;

/**
 * The drawings of one overlay: the two graphs, both over each other, and the one for stepping. All
 * show the same frame, so matched vertices stand in matching places. Made once, drawn as often as
 * needed, always the same.
 */
public final class GraphPicture {
  private final Scene scene;
  private final VertexArt vertices;
  private final EdgeArt edges;

  private GraphPicture(Scene scene) {
    this.scene = scene;
    this.vertices = new VertexArt(scene);
    this.edges = new EdgeArt(scene);
  }

  /** Lays the overlay out. */
  public static GraphPicture of(Overlay overlay) {
    return new GraphPicture(Scene.of(overlay));
  }

  /** Whether atoms and bonds are drawn as chemists do. */
  public boolean isMolecular() {
    return scene.molecular();
  }

  private boolean isLarge() {
    return scene.overlay().order() > VertexShapes.LARGE && !scene.molecular();
  }

  /** Whether something in it meets this fate. */
  public boolean has(Fate fate) {
    Overlay overlay = scene.overlay();
    return overlay.vertices().stream().anyMatch(vertex -> scene.shown(vertex.fate()) == fate)
        || overlay.edges().stream().anyMatch(edge -> scene.shown(edge.fate()) == fate);
  }

  /** Room from left to right, in units of the picture. */
  public double width() {
    return scene.frame().width();
  }

  /** Room from top to bottom, in units of the picture. */
  public double height() {
    return scene.frame().height();
  }

  /** Where a vertex of the overlay stands, counted from the upper left corner of the frame. */
  public Point place(View view, int vertex) {
    return scene.place(view, vertex).plus(-scene.frame().left(), -scene.frame().top());
  }

  Frame frame() {
    return scene.frame();
  }

  /** A whole element for a page. */
  public String svg(View view, String id, String title) {
    Markup svg = new Markup();
    svg.open(
        "svg",
        "id",
        id,
        "class",
        "graph" + (isLarge() ? " large" : "") + (view == View.STEPS ? " steps" : ""),
        "viewBox",
        scene.frame().viewBox(),
        "role",
        "group",
        "aria-label",
        title,
        "style",
        "--w:"
            + Markup.number(width())
            + ";max-width:"
            + Markup.number(Math.max(320, 1.5 * width()))
            + "px");
    svg.line().raw(content(view)).close("svg");
    return svg.toString();
  }

  /**
   * What is in the frame: edges, and vertices on top of them. But atoms lie below their bonds,
   * which end before the letters; and in large graphs edits lie on top of all that stays. Signs
   * come last.
   */
  String content(View view) {
    Markup svg = new Markup();
    boolean large = isLarge();
    if (!scene.molecular()) {
      edges.draw(view, fate -> !large || fate == Fate.KEPT, svg);
    }
    for (OverlayVertex vertex : scene.overlay().vertices()) {
      vertices.draw(vertex, view, svg);
    }
    if (scene.molecular()) {
      edges.draw(view, fate -> true, svg);
    } else if (large) {
      edges.draw(view, fate -> fate != Fate.KEPT, svg);
    }
    for (OverlayVertex vertex : scene.overlay().vertices()) {
      vertices.drawBadge(vertex, view, svg);
    }
    return svg.toString();
  }
}
