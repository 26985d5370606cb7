package org.eugene.cli;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphBuilder;
import org.eugene.graph.GraphPair;
import org.eugene.graph.Label;
import org.eugene.graph.LabelDictionary;
import org.eugene.report.layout.Layout;
import org.eugene.report.layout.Layouts;
import org.eugene.report.layout.Point;
import org.eugene.report.layout.VertexShape;
import org.eugene.report.layout.VertexShapes;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.overlay.OverlayEdge;
import org.eugene.report.picture.Markup;

/**
 * The packages and who uses whom, drawn from the compiled classes: a box for every package of core
 * and one for every other module, an arrow from the user down to the used. What is also reached
 * over another package has no arrow of its own.
 */
final class PackagePicture {
  private static final String ROOT = "org.eugene";
  private static final String FRONT_DOOR = "Eugene";
  private static final List<String> MODULES =
      List.of(
          "core",
          "baselines",
          "search",
          "io",
          "report",
          "chemistry",
          "answer",
          "web",
          "bench",
          "cli");
  private static final double MARGIN = 16;
  private static final double LEGEND = 34;
  private static final double BASELINE = 4; // below the middle of a text

  private final Set<String> core = new TreeSet<>();
  private final Map<String, Set<String>> uses = new TreeMap<>();

  /** Looks at what was compiled into the modules below this directory. */
  PackagePicture(Path root) {
    ArchConfiguration.withThreadLocalScope(
        configuration -> {
          // Names are all that is needed of the classes of others.
          configuration.setResolveMissingDependenciesFromClassPath(false);
          MODULES.forEach(module -> add(module, root));
        });
    uses.values().forEach(used -> used.retainAll(uses.keySet()));
  }

  private void add(String module, Path root) {
    Path classes = root.resolve("eugene-" + module).resolve("target").resolve("classes");
    new ClassFileImporter().importPath(classes).forEach(found -> add(module, found));
  }

  private void add(String module, JavaClass found) {
    String name = box(found);
    if (module.equals("core")) {
      core.add(name);
    }
    Set<String> used = uses.computeIfAbsent(name, any -> new TreeSet<>());
    for (Dependency dependency : found.getDirectDependenciesFromSelf()) {
      JavaClass target = dependency.getTargetClass().getBaseComponentType();
      if (target.getPackageName().startsWith(ROOT) && !box(target).equals(name)) {
        used.add(box(target));
      }
    }
  }

  private static String box(JavaClass found) {
    String inside = found.getPackageName().substring(ROOT.length());
    return inside.isEmpty() ? FRONT_DOOR : inside.split("\\.")[1];
  }

  private boolean reaches(String from, String to) {
    return uses.get(from).contains(to)
        || uses.get(from).stream().anyMatch(between -> reaches(between, to));
  }

  private boolean isDirectOnly(String from, String to) {
    return uses.get(from).stream()
        .noneMatch(between -> !between.equals(to) && reaches(between, to));
  }

  private Graph graph() {
    List<String> boxes = List.copyOf(uses.keySet());
    GraphBuilder graph = Graph.directed("packages", new LabelDictionary());
    boxes.forEach(box -> graph.addVertex(Label.of(box)));
    for (String from : boxes) {
      for (String to : uses.get(from)) {
        if (isDirectOnly(from, to)) {
          graph.addEdge(boxes.indexOf(from), boxes.indexOf(to), Label.of(""));
        }
      }
    }
    return graph.build();
  }

  String svg() {
    Graph graph = graph();
    Graph nothing = Graph.directed("", new LabelDictionary()).build();
    Overlay overlay = Overlay.unmapped(new GraphPair(graph, nothing));
    List<VertexShape> shapes = VertexShapes.of(overlay);
    Layout layout = Layouts.of(overlay, shapes);
    double left = Double.POSITIVE_INFINITY;
    double right = 0;
    double bottom = 0;
    for (int v = 0; v < graph.order(); v++) {
      Point place = layout.overlay().get(v);
      left = Math.min(left, place.x() - shapes.get(v).width() / 2);
      right = Math.max(right, place.x() + shapes.get(v).width() / 2);
      bottom = Math.max(bottom, place.y() + shapes.get(v).height() / 2);
    }
    double width = right - left + 2 * MARGIN;
    double height = bottom + LEGEND + 2 * MARGIN;
    Markup svg = new Markup();
    svg.open(
            "svg",
            "xmlns",
            "http://www.w3.org/2000/svg",
            "width",
            Markup.number(width),
            "height",
            Markup.number(height),
            "viewBox",
            String.join(
                " ",
                Markup.number(left - MARGIN),
                Markup.number(-MARGIN),
                Markup.number(width),
                Markup.number(height)))
        .line()
        .element("title", "The packages of Eugene and who uses whom")
        .line()
        .raw(STYLE)
        .empty(
            "rect",
            "class",
            "paper",
            "x",
            Markup.number(left - MARGIN),
            "y",
            Markup.number(-MARGIN),
            "width",
            Markup.number(width),
            "height",
            Markup.number(height))
        .line();
    for (int e = 0; e < overlay.edges().size(); e++) {
      drawArrow(overlay.edges().get(e), layout.bends().get(e), layout, shapes, svg);
    }
    for (int v = 0; v < graph.order(); v++) {
      drawBox(graph.labelOfVertex(v).name(), layout.overlay().get(v), shapes.get(v), svg);
    }
    drawLegend(left, bottom + LEGEND, svg);
    return svg.close("svg").line().toString();
  }

  private static final String STYLE =
      """
      <style>
      .paper { fill: #fff }
      text { font: 12px sans-serif; fill: #222; text-anchor: middle }
      .legend { text-anchor: start }
      rect.core { fill: #e3edf7; stroke: #3b6ea5 }
      rect.module { fill: #fbeed5; stroke: #a8741a }
      path { fill: none; stroke: #8a8a8a; stroke-width: 1.2; marker-end: url(#arrow) }
      </style>
      <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto"><polygon points="0,1 8,4 0,7" fill="#8a8a8a"/></marker>
      """;

  private static void drawArrow(
      OverlayEdge edge, List<Point> bends, Layout layout, List<VertexShape> shapes, Markup svg) {
    Point from = layout.overlay().get(edge.from());
    Point to = layout.overlay().get(edge.to());
    StringBuilder path = new StringBuilder();
    Point at = from.plus(0, shapes.get(edge.from()).height() / 2);
    path.append("M").append(text(at));
    for (Point bend : bends) {
      curve(at, bend, path);
      at = bend;
    }
    curve(at, to.plus(0, -shapes.get(edge.to()).height() / 2 - 1), path);
    svg.empty("path", "d", path.toString()).line();
  }

  /** Leaves and arrives vertically. */
  private static void curve(Point from, Point to, StringBuilder path) {
    double middle = (from.y() + to.y()) / 2;
    path.append(" C").append(text(new Point(from.x(), middle)));
    path.append(' ').append(text(new Point(to.x(), middle)));
    path.append(' ').append(text(to));
  }

  private static String text(Point point) {
    return Markup.number(point.x()) + " " + Markup.number(point.y());
  }

  private void drawBox(String name, Point middle, VertexShape shape, Markup svg) {
    rectangle(
        core.contains(name) ? "core" : "module",
        middle.plus(-shape.width() / 2, -shape.height() / 2),
        shape.width(),
        shape.height(),
        svg);
    svg.element(
            "text", name, "x", Markup.number(middle.x()), "y", Markup.number(middle.y() + BASELINE))
        .line();
  }

  private static void drawLegend(double left, double y, Markup svg) {
    rectangle("core", new Point(left, y - 7), 22, 14, svg);
    legend("package of eugene-core", left + 30, y, svg);
    rectangle("module", new Point(left + 190, y - 7), 22, 14, svg);
    legend("another module", left + 220, y, svg);
  }

  private static void legend(String text, double x, double y, Markup svg) {
    svg.element(
            "text",
            text,
            "class",
            "legend",
            "x",
            Markup.number(x),
            "y",
            Markup.number(y + BASELINE))
        .line();
  }

  private static void rectangle(
      String kind, Point corner, double width, double height, Markup svg) {
    svg.empty(
        "rect",
        "class",
        kind,
        "rx",
        "4",
        "x",
        Markup.number(corner.x()),
        "y",
        Markup.number(corner.y()),
        "width",
        Markup.number(width),
        "height",
        Markup.number(height));
  }
}
