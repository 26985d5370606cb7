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
import java.util.stream.Stream;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;

/** Reads a file, or a directory of which each file is one graph. */
final class PathReader {
  /** As many bytes as decide about the format of a file. */
  private static final int HEAD = 8192;

  private final ReadOptions options;
  private final Optional<GraphFormat> format;
  private final LabelDictionary labels;

  PathReader(ReadOptions options, Optional<GraphFormat> format, LabelDictionary labels) {
    this.options = options;
    this.format = format;
    this.labels = labels;
  }

  List<Graph> read(Path path) throws IOException {
    return Files.isDirectory(path) ? readDirectory(path) : readFile(path);
  }

  private List<Graph> readDirectory(Path directory) throws IOException {
    List<Graph> graphs = new ArrayList<>();
    for (Path file : files(directory)) {
      List<Graph> inFile = readFile(file);
      if (inFile.size() != 1) {
        throw new GraphFormatException(
            file.toString(),
            GraphFormatException.NO_LINE,
            "it holds " + inFile.size() + " graphs; in a directory each file is one graph");
      }
      graphs.add(inFile.get(0).withId(stem(file.getFileName().toString())));
    }
    return graphs;
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> entries = Files.list(directory)) {
      return entries
          .filter(Files::isRegularFile)
          .filter(file -> !file.getFileName().toString().startsWith("."))
          .sorted()
          .toList();
    }
  }

  private List<Graph> readFile(Path file) throws IOException {
    String fileName = file.getFileName().toString();
    try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file), HEAD)) {
      return read(file.toString(), fileName, bytes);
    }
  }

  private List<Graph> read(String name, String fileName, InputStream bytes) throws IOException {
    GraphFormat found = format.isPresent() ? format.get() : recognise(name, fileName, bytes);
    return found.reader().read(new GraphInput(name, stem(fileName), bytes, options), labels);
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

  /** The file name without its ending. */
  private static String stem(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot <= 0 ? fileName : fileName.substring(0, dot);
  }
}
