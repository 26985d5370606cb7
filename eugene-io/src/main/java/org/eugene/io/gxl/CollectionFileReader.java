package org.eugene.io.gxl;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;
import org.eugene.io.GraphInput;
import org.eugene.io.GraphReader;
import org.eugene.io.xml.XmlCursor;

/**
 * Reads a GraphCollection: every element with an attribute {@code file} names a GXL file of one
 * graph, below the collection's own folder. The id of a graph is the name of its file.
 */
public final class CollectionFileReader implements GraphReader {
  /**
   * One line of a collection.
   *
   * @param file the name of the file, as written
   * @param className the class of the graph; empty if none is given
   * @param line where it stands
   */
  public record Entry(String file, String className, int line) {}

  @Override
  public List<Graph> read(GraphInput input, LabelDictionary labels) throws IOException {
    List<Graph> graphs = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Entry entry : entries(input)) {
      Graph graph = readOne(input.sibling(entry.file()), labels);
      if (!ids.add(graph.id())) {
        throw input.error(entry.line(), "there is a second graph " + graph.id() + "; rename one");
      }
      graphs.add(graph);
    }
    return List.copyOf(graphs);
  }

  private static Graph readOne(GraphInput file, LabelDictionary labels) throws IOException {
    try {
      List<Graph> graphs = new GxlReader().read(file, labels);
      if (graphs.size() != 1) {
        throw file.error("it holds " + graphs.size() + " graphs; a collection names files of one");
      }
      return graphs.get(0).withId(file.stem());
    } finally {
      file.bytes().close();
    }
  }

  /** What the collection lists. */
  public static List<Entry> entries(GraphInput input) {
    XmlCursor xml = XmlCursor.over(input);
    List<Entry> entries = new ArrayList<>();
    while (xml.next()) {
      if (xml.isStart() && xml.attribute("file").isPresent()) {
        entries.add(new Entry(xml.required("file"), xml.attribute("class").orElse(""), xml.line()));
      }
    }
    return entries;
  }
}
