package org.eugene.io;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    if (isZip(path)) {
      try (ZipFolder zip = ZipFolder.open(path)) {
        return readFolder(zip);
      }
    }
    Path absolute = path.toAbsolutePath();
    Path parent = absolute.getParent();
    Folder siblings = new DirectoryFolder(parent == null ? absolute : parent);
    try (InputStream bytes = Files.newInputStream(path)) {
      return read(path.toString(), path.getFileName().toString(), bytes, siblings);
    }
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
    for (String file : files) {
      List<Graph> inFile = readInFolder(folder, file);
      if (files.size() == 1) {
        return inFile;
      }
      addOnly(folder, file, inFile, graphs);
    }
    return graphs;
  }

  private GraphInput folderInput(Folder folder) {
    return new GraphInput(
        folder.name(), "", InputStream.nullInputStream(), options, cap, Optional.of(folder));
  }

  private List<Graph> readInFolder(Folder folder, String file) throws IOException {
    try (InputStream bytes = folder.open(file)) {
      return read(folder.describe(file), FileNames.last(file), bytes, folder);
    }
  }

  private static void addOnly(Folder folder, String file, List<Graph> inFile, List<Graph> graphs) {
    if (inFile.size() != 1) {
      throw new GraphFormatException(
          folder.describe(file),
          GraphFormatException.NO_LINE,
          "it holds " + inFile.size() + " graphs; in a directory or zip each file is one graph");
    }
    graphs.add(inFile.get(0).withId(FileNames.stem(file)));
  }

  private List<Graph> read(String name, String fileName, InputStream stream, Folder siblings)
      throws IOException {
    InputStream bytes = new BufferedInputStream(stream, HEAD);
    GraphFormat found = format.isPresent() ? format.get() : recognise(name, fileName, bytes);
    GraphInput input =
        new GraphInput(name, FileNames.stem(fileName), bytes, options, cap, Optional.of(siblings));
    return found.reader().read(input, labels);
  }

  private static GraphFormat recognise(String name, String fileName, InputStream bytes)
      throws IOException {
    bytes.mark(HEAD);
    String head = new String(bytes.readNBytes(HEAD), StandardCharsets.UTF_8);
    bytes.reset();
    return GraphFormats.recognise(fileName, head)
        .orElseThrow(
            () ->
                new GraphFormatException(
                    name,
                    GraphFormatException.NO_LINE,
                    "neither its content nor its ending tells the format; say --from with one of "
                        + GraphFormats.names()));
  }
}
