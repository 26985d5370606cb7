package org.eugene.report.picture;

import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.graph.LabelDictionary;
import org.eugene.report.overlay.Overlay;

/** One drawing as a picture on its own that follows the reader's choice of light or dark. */
public final class LonePicture {
  private LonePicture() {}

  /** A graph. */
  public static String of(Graph graph) {
    GraphPair alone =
        new GraphPair(graph, Graph.undirected("nothing", new LabelDictionary()).build());
    return of(Overlay.unmapped(alone), View.SOURCE, graph.id());
  }

  /** One of the drawings of an overlay. */
  public static String of(Overlay overlay, View view, String title) {
    GraphPicture picture = GraphPicture.of(overlay);
    Frame frame = picture.frame();
    Markup svg = Markup.picture("graph", picture.width(), picture.height(), title);
    svg.open("style").raw(StyleSheet.themed()).close("style").line();
    svg.open(
        "g",
        "transform",
        "translate(" + Markup.number(-frame.left()) + " " + Markup.number(-frame.top()) + ")");
    svg.line().raw(picture.content(view)).close("g");
    return svg.close("svg").line().toString();
  }
}
