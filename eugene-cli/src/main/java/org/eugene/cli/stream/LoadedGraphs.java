package org.eugene.cli.stream;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eugene.answer.Graphs;
import org.eugene.cli.option.InputOptions;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.LabelUse;
import org.eugene.search.GraphCollection;
import org.eugene.search.Search;
import org.eugene.search.SearchOptions;

/**
 * Files that requests name: each is read once and kept as long as it is among the {@value #FILES}
 * that were asked for last. Texts such as {@code smiles:CCO} are not kept. Safe for several
 * threads.
 */
final class LoadedGraphs implements Graphs {
  static final int FILES = 64;

  private final InputOptions options;
  private final Map<String, GraphFiles> files = new Recent<>();
  private final Map<String, GraphCollection> collections = new Recent<>();
  private final Map<String, Search> searches = new Recent<>();

  LoadedGraphs(InputOptions options) {
    this.options = options;
  }

  @Override
  public synchronized Graph one(String address) throws IOException {
    for (int hash = address.indexOf('#'); hash >= 0; hash = address.indexOf('#', hash + 1)) {
      if (isFile(address.substring(0, hash))) {
        return kept(address.substring(0, hash)).one(address);
      }
    }
    return (isFile(address) ? kept(address) : options.files()).one(address);
  }

  @Override
  public synchronized List<Graph> all(String location) throws IOException {
    return (isFile(location) ? kept(location) : options.files()).all(location);
  }

  /** A graph that came with its request: labels count as everywhere. */
  @Override
  public Graph asRead(Graph graph) {
    return options.labelUse().apply(graph);
  }

  private GraphFiles kept(String file) {
    return files.computeIfAbsent(file, name -> options.files());
  }

  private static boolean isFile(String name) {
    try {
      return Files.exists(Path.of(name));
    } catch (InvalidPathException notAPath) {
      return false;
    }
  }

  @Override
  public synchronized Search search(String collection, SearchOptions wanted) throws IOException {
    Search known = searches.get(collection);
    Search search = known == null ? Search.in(collection(collection), wanted) : known.with(wanted);
    searches.put(collection, search);
    return search;
  }

  @Override
  public synchronized GraphCollection collection(String location) throws IOException {
    GraphCollection known = collections.get(location);
    GraphCollection collection = known == null ? open(location) : known;
    collections.put(location, collection);
    return collection;
  }

  private GraphCollection open(String location) throws IOException {
    boolean isIndex =
        options.labelUse().equals(LabelUse.ALL)
            && isFile(location)
            && GraphCollection.isIndex(Path.of(location));
    return isIndex
        ? GraphCollection.open(Path.of(location))
        : GraphCollection.of(kept(location).all(location));
  }

  /** Forgets whatever was asked for longest ago. */
  private static final class Recent<T> extends LinkedHashMap<String, T> {
    private static final long serialVersionUID = 1;

    Recent() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
      return size() > FILES;
    }
  }
}
