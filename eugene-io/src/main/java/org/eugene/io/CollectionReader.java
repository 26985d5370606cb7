package org.eugene.io;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;

/** Reads whatever a path leads to: a file, or a directory or zip of which each file is a graph. */
final class CollectionReader {
  /** As many bytes as decide about the format of a file. */
  private static final int HEAD = 8192;

  private final ReadOptions options;
  private final Optional<GraphFormat> format;
  private final LabelDictionary labels;
  private final ByteCap cap;

  CollectionReader(ReadOptions options, Optional<GraphFormat> format, LabelDictionary labels) {
    this.options = options;
    this.format = format;
    this.labels = labels;
    this.cap = new ByteCap(options.maxBytes());
  }

  List<Graph> read(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      return readFolder(new DirectoryFolder(path));
    }
    // Only a file can be looked at twice; what comes through a pipe is no zip.
    if (Files.isRegularFile(path) && isZip(path)) {
      try (ZipFolder zip = ZipFolder.open(path)) {
        return readFolder(zip);
      }
    }
    Path absolute = path.toAbsolutePath();
    Path parent = absolute.getParent();
    Folder siblings = new DirectoryFolder(parent == null ? absolute : parent);
    try (InputStream bytes = new BufferedInputStream(open(path), HEAD)) {
      String file = path.getFileName().toString();
      Optional<GraphFormat> found = format.isPresent() ? format : recognise(file, bytes);
      return read(path.toString(), file, bytes, found, siblings);
    }
  }

  /** A channel cannot tell where it stands in a pipe, a plain stream does not ask. */
  private static InputStream open(Path path) throws IOException {
    return Files.isRegularFile(path)
        ? Files.newInputStream(path)
        : new FileInputStream(path.toFile());
  }

  private static boolean isZip(Path path) throws IOException {
    try (InputStream bytes = Files.newInputStream(path)) {
      byte[] magic = bytes.readNBytes(4);
      return magic.length == 4 && magic[0] == 'P' && magic[1] == 'K' && magic[2] <= 8;
    }
  }

  private List<Graph> readFolder(Folder folder) throws IOException {
    List<String> files = folder.files();
    Optional<GraphFormat> ofFolder =
        GraphFormats.all().stream()
            .filter(known -> known.recognisesFolder().test(files))
            .findFirst();
    if (ofFolder.isPresent()) {
      return ofFolder.get().reader().read(folderInput(folder), labels);
    }
    List<Graph> graphs = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (String file : files) {
      List<Graph> inFile = readInFolder(folder, file, files.size() > 1);
      if (files.size() == 1) {
        return inFile;
      }
      addOnly(folder, file, inFile, graphs, ids);
    }
    return graphs;
  }

  private GraphInput folderInput(Folder folder) {
    return new GraphInput(
        folder.name(), "", InputStream.nullInputStream(), options, cap, Optional.of(folder));
  }

  /** Files of a folder that are no graphs are left out: listings silently, others aloud. */
  private List<Graph> readInFolder(Folder folder, String file, boolean mayBeLeftOut)
      throws IOException {
    try (InputStream stream = folder.open(file)) {
      InputStream bytes = new BufferedInputStream(stream, HEAD);
      Optional<GraphFormat> found = format.isPresent() ? format : recognise(file, bytes);
      if (mayBeLeftOut && found.isEmpty()) {
        options
            .warnings()
            .accept(folder.describe(file) + ": it is of no known format and is left out");
        return List.of();
      }
      if (mayBeLeftOut && found.isPresent() && found.get().isListing()) {
        return List.of();
      }
      return read(folder.describe(file), file, bytes, found, folder);
    }
  }

  private static void addOnly(
      Folder folder, String file, List<Graph> inFile, List<Graph> graphs, Set<String> ids) {
    if (inFile.isEmpty()) {
      return;
    }
    if (inFile.size() > 1) {
      throw new GraphFormatException(
          folder.describe(file),
          GraphFormatException.NO_LINE,
          "it holds " + inFile.size() + " graphs; in a directory or zip each file is one graph");
    }
    String id = FileNames.stem(file);
    if (!ids.add(id)) {
      throw new GraphFormatException(
          folder.describe(file),
          GraphFormatException.NO_LINE,
          "there is another file for graph " + id + "; rename one");
    }
    graphs.add(inFile.get(0).withId(id));
  }

  private List<Graph> read(
      String name, String file, InputStream bytes, Optional<GraphFormat> found, Folder siblings)
      throws IOException {
    GraphFormat known =
        found.orElseThrow(
            () ->
                new GraphFormatException(
                    name,
                    GraphFormatException.NO_LINE,
                    "neither its content nor its ending tells the format; say --from with one of "
                        + GraphFormats.names()));
    GraphInput input =
        new GraphInput(name, FileNames.stem(file), bytes, options, cap, Optional.of(siblings));
    return known.reader().read(input, labels);
  }

  private static Optional<GraphFormat> recognise(String file, InputStream bytes)
      throws IOException {
    bytes.mark(HEAD);
    String head = new String(bytes.readNBytes(HEAD), StandardCharsets.UTF_8);
    bytes.reset();
    return GraphFormats.recognise(FileNames.last(file), head);
  }
}
