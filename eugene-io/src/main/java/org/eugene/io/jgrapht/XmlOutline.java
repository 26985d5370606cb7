package org.eugene.io.jgrapht;

import java.io.IOException;
import java.util.Optional;
import org.eugene.io.GraphInput;
import org.eugene.io.xml.XmlCursor;
import org.eugene.io.xml.XmlDocument;

/**
 * What JGraphT's XML importers do not tell: that the document is well-formed and asks for nothing
 * from elsewhere, the direction of the graph, and the lines of its nodes and edges.
 */
final class XmlOutline {
  private final GraphInput input;
  private final String text;
  private final Outline outline = new Outline();
  private final String directionAttribute;
  private Optional<String> id = Optional.empty();
  private int graphs;
  private int nodesOpen;

  private XmlOutline(GraphInput input, String text, String directionAttribute) {
    this.input = input;
    this.text = text;
    this.directionAttribute = directionAttribute;
  }

  /**
   * Reads the document once.
   *
   * @param directionAttribute the attribute of the graph that is "directed" or "undirected"
   */
  static XmlOutline of(GraphInput input, String directionAttribute) throws IOException {
    XmlOutline document =
        new XmlOutline(input, XmlDocument.withoutDocumentType(input), directionAttribute);
    XmlCursor xml = XmlCursor.over(input, document.text);
    while (xml.next()) {
      if (xml.isStart()) {
        document.enter(xml);
      } else if (xml.isEnd() && xml.tag().equals("node")) {
        document.nodesOpen--;
      }
    }
    if (document.graphs == 0) {
      throw input.error(xml.line(), "there is no <graph> in it; add one");
    }
    return document;
  }

  private void enter(XmlCursor xml) {
    switch (xml.tag()) {
      case "graph" -> enterGraph(xml);
      case "node" -> {
        if (nodesOpen++ > 0) {
          throw input.error(xml.line(), "nodes inside nodes cannot be read; take them out");
        }
        outline.addNode(xml.line());
      }
      case "edge" -> {
        checkDirection(xml);
        outline.addEdge(xml.line());
      }
      case "hyperedge" ->
          throw input.error(xml.line(), "hyperedges cannot be read; write them as nodes");
      default -> {}
    }
  }

  private void enterGraph(XmlCursor xml) {
    if (++graphs > 1) {
      throw input.error(
          xml.line(), "there is more than one graph; put each into a file of its own");
    }
    id = xml.attribute("id").filter(given -> !given.isBlank());
    outline.setDirected(xml.attribute(directionAttribute).orElse("undirected").equals("directed"));
  }

  private void checkDirection(XmlCursor xml) {
    Optional<String> own =
        xml.attribute("directed")
            .map(value -> value.equals("true") ? "directed" : "undirected")
            .or(() -> xml.attribute("type").filter(value -> value.endsWith("directed")));
    if (own.isPresent() && own.get().equals("directed") != outline.isDirected()) {
      throw input.error(
          xml.line(), "the graph has directed and undirected edges; make all of one kind");
    }
  }

  /** The document, safe to be parsed by anybody. */
  String text() {
    return text;
  }

  Optional<String> id() {
    return id;
  }

  Outline outline() {
    return outline;
  }
}
