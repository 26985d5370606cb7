package org.eugene.report.layout;

import java.util.List;
import java.util.Set;
import org.eugene.graph.Label;
import org.eugene.report.overlay.Fate;
import org.eugene.report.overlay.LabelText;
import org.eugene.report.overlay.MoleculeLook;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayVertex;

/**
 * Gives every vertex its outline: dots in graphs of more than {@value #LARGE} vertices, letters in
 * molecules, discs where all texts are short, else boxes. A vertex shows its name, behind its label
 * if that tells something; without a name its label; without either its number.
 */
public final class VertexShapes {
  /** Graphs of more vertices are drawn as dots. */
  public static final int LARGE = 120;

  private static final int SHORT = 3;
  private static final double DOT = 7;
  private static final double DISC = 30;
  private static final double ATOM = 15;
  private static final double LINE = 15;
  private static final double PADDING = 14;

  private VertexShapes() {}

  /** The shapes of all vertices of an overlay, in its order. */
  public static List<VertexShape> of(Overlay overlay) {
    if (overlay.isMolecular()) {
      return overlay.vertices().stream().map(vertex -> atom(overlay, vertex)).toList();
    }
    if (overlay.order() > LARGE) {
      VertexShape dot = new VertexShape(VertexShape.Kind.DOT, List.of(), List.of(), DOT, DOT);
      return overlay.vertices().stream().map(vertex -> dot).toList();
    }
    boolean labelsTell = LabelText.vertexLabelsDiffer(overlay.pair());
    List<Texts> texts =
        overlay.vertices().stream().map(vertex -> texts(overlay, vertex, labelsTell)).toList();
    boolean brief = texts.stream().allMatch(Texts::areShort);
    return overlay.vertices().stream()
        .map(
            vertex ->
                brief ? disc(texts.get(vertex.number())) : box(vertex, texts.get(vertex.number())))
        .toList();
  }

  /** What a vertex shows in the source and in the target. */
  private record Texts(String before, String after) {
    boolean areShort() {
      return before.codePointCount(0, before.length()) <= SHORT
          && after.codePointCount(0, after.length()) <= SHORT;
    }
  }

  private static Texts texts(Overlay overlay, OverlayVertex vertex, boolean labelsTell) {
    boolean ofTarget = vertex.source() == Overlay.NONE;
    boolean ofSource = vertex.target() == Overlay.NONE;
    int number = ofTarget ? vertex.target() : vertex.source();
    String name = ofTarget ? "" : overlay.pair().source().nameOfVertex(vertex.source());
    String newName = ofSource ? name : overlay.pair().target().nameOfVertex(vertex.target());
    return new Texts(
        text(vertex.label(), ofTarget ? newName : name, number, labelsTell),
        text(vertex.newLabel(), newName, number, labelsTell));
  }

  private static String text(Label label, String name, int number, boolean labelsTell) {
    if (!name.isEmpty()) {
      return LabelText.named(name, label, labelsTell);
    }
    return LabelText.isBlank(label) ? String.valueOf(number) : LabelText.of(label);
  }

  private static VertexShape disc(Texts texts) {
    return new VertexShape(
        VertexShape.Kind.DISC, List.of(texts.before), List.of(texts.after), DISC, DISC);
  }

  private static VertexShape box(OverlayVertex vertex, Texts texts) {
    List<String> before = TextLines.wrap(texts.before);
    List<String> after = TextLines.wrap(texts.after);
    int lines = before.size();
    double width = Math.max(TextLines.width(before), TextLines.width(after));
    if (vertex.fate() == Fate.CHANGED && !before.equals(after)) {
      lines += after.size(); // the overlay writes both
    }
    return new VertexShape(
        VertexShape.Kind.BOX,
        before,
        after,
        Math.max(DISC, Math.ceil(width) + PADDING),
        height(Math.max(lines, after.size())));
  }

  static double height(int lines) {
    return lines * LINE + 8;
  }

  /** A carbon that stays what it is and has bonds is a bare joint, as chemists draw it. */
  private static VertexShape atom(Overlay overlay, OverlayVertex vertex) {
    boolean bare =
        isCarbon(vertex.label())
            && isCarbon(vertex.newLabel())
            && vertex.fate() != Fate.CHANGED
            && hasBond(overlay, vertex.number());
    List<String> before = bare ? List.of() : List.of(MoleculeLook.symbol(vertex.label()));
    List<String> after = bare ? List.of() : List.of(MoleculeLook.symbol(vertex.newLabel()));
    double size = bare ? 0 : ATOM + 5 * (Math.max(length(before), length(after)) - 1);
    return new VertexShape(VertexShape.Kind.ATOM, before, after, size, size);
  }

  private static int length(List<String> lines) {
    return lines.get(0).length();
  }

  private static boolean isCarbon(Label label) {
    // Where the name says R or S as well, the symbol is an attribute of its own.
    return MoleculeLook.symbol(label).equals("C")
        && Set.of("symbol").containsAll(label.attributes().keySet());
  }

  private static boolean hasBond(Overlay overlay, int number) {
    return overlay.edges().stream().anyMatch(edge -> edge.from() == number || edge.to() == number);
  }

  /** How the charge of an atom is written, if it has one. */
  public static String charge(Label label) {
    long charge = (long) label.number("charge").orElse(0);
    if (charge == 0) {
      return "";
    }
    String sign = charge > 0 ? "+" : "−";
    return Math.abs(charge) == 1 ? sign : Math.abs(charge) + sign;
  }
}
