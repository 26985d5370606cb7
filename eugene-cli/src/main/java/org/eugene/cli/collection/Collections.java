package org.eugene.cli.collection;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.eugene.graph.Graph;
import org.eugene.graph.Label;
import org.eugene.io.GraphFiles;
import org.eugene.io.LabelUse;
import org.eugene.search.GraphCollection;

/** Collections to search, by the names that people type: graphs, or an index opened at once. */
final class Collections {
  private final GraphFiles files;
  private final LabelUse labelUse;
  private final List<GraphCollection> opened = new ArrayList<>();

  Collections(GraphFiles files, LabelUse labelUse) {
    this.files = files;
    this.labelUse = labelUse;
  }

  GraphCollection open(String location) throws IOException {
    if (labelUse.equals(LabelUse.ALL) && isIndex(location)) {
      opened.add(GraphCollection.open(Path.of(location)));
      return opened.get(opened.size() - 1);
    }
    return GraphCollection.of(files.all(location));
  }

  private static boolean isIndex(String location) throws IOException {
    try {
      return GraphCollection.isIndex(Path.of(location));
    } catch (InvalidPathException notAPath) {
      return false;
    }
  }

  /** The graphs of a file, or the one that a name means. */
  List<Graph> queries(String location) throws IOException {
    return files.someOrAll(location);
  }

  /** The names of the vertex labels in everything read or opened, sorted. */
  Collection<String> vertexLabelNames() {
    TreeSet<String> names = new TreeSet<>(files.vertexLabelNames());
    for (GraphCollection collection : opened) {
      collection.vertexLabels().stream().map(Label::name).forEach(names::add);
    }
    return names;
  }
}
