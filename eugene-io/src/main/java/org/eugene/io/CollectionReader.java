package org.eugene.io;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
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
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;

/** Reads whatever a path leads to: a file, or a directory or zip of which each file is a graph. */
final class CollectionReader {
  /** As many bytes as decide about the format of a file. */
  private static final int HEAD = 8192;

  private static final int ZIP_MAGIC = 4;

  private static final String STANDARD_INPUT = "standard input";

  private final ReadOptions options;
  private final Optional<GraphFormat> format;
  private final LabelDictionary labels;
  private final Survey survey;
  private final ByteCap cap;

  CollectionReader(
      ReadOptions options, Optional<GraphFormat> format, LabelDictionary labels, Survey survey) {
    this.options = options;
    this.format = format;
    this.labels = labels;
    this.survey = survey;
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
    try (InputStream stream = open(path)) {
      String file = FileNames.unpacked(path.getFileName().toString());
      InputStream bytes = unpacked(stream, path.toString());
      Optional<GraphFormat> found = format.isPresent() ? format : recognise(file, bytes);
      return read(path.toString(), file, bytes, found, Optional.of(siblings));
    }
  }

  /** Graphs that come through a pipe; there are no files beside them. */
  List<Graph> readStandardInput() throws IOException {
    InputStream bytes = unpacked(System.in, STANDARD_INPUT);
    Optional<GraphFormat> found = format.isPresent() ? format : recognise(STANDARD_INPUT, bytes);
    return read(STANDARD_INPUT, "stdin", bytes, found, Optional.empty());
  }

  /**
   * Graphs that somebody sent; there are no files beside them, and none is opened.
   *
   * @param fallback the format of what is of no other
   */
  List<Graph> read(String name, byte[] sent, Optional<GraphFormat> fallback) throws IOException {
    if (isZip(sent)) {
      return readFolder(SentZip.of(name, sent, options.maxBytes()));
    }
    InputStream bytes = unpacked(new ByteArrayInputStream(sent), name);
    String file = FileNames.unpacked(name);
    Optional<GraphFormat> found =
        format.isPresent() ? format : recognise(file, bytes).or(() -> fallback);
    return read(name, file, bytes, found, Optional.empty());
  }

  /** The bytes, unpacked where they are gzipped; they can be looked at before they are read. */
  private static InputStream unpacked(InputStream stream, String name) throws IOException {
    InputStream bytes = new BufferedInputStream(stream, HEAD);
    bytes.mark(2);
    byte[] magic = bytes.readNBytes(2);
    bytes.reset();
    boolean packed = magic.length == 2 && magic[0] == 0x1F && magic[1] == (byte) 0x8B;
    try {
      return packed ? new BufferedInputStream(new GZIPInputStream(bytes), HEAD) : bytes;
    } catch (ZipException | EOFException broken) {
      throw CappedInputStream.broken(name, broken);
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
      return isZip(bytes.readNBytes(ZIP_MAGIC));
    }
  }

  private static boolean isZip(byte[] bytes) {
    return bytes.length >= ZIP_MAGIC && bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] <= 8;
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
    if (files.isEmpty()) {
      throw new GraphFormatException(
          folder.name(),
          GraphFormatException.NO_LINE,
          "there are no files in it; name a directory whose files are graphs");
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
    if (graphs.isEmpty()) {
      throw new GraphFormatException(
          folder.name(),
          GraphFormatException.NO_LINE,
          "none of the "
              + files.size()
              + " files in it is a graph; name their format with --from, or another directory");
    }
    return graphs;
  }

  private GraphInput folderInput(Folder folder) {
    return new GraphInput(
        folder.name(),
        "",
        InputStream.nullInputStream(),
        options,
        cap,
        Optional.of(folder),
        survey);
  }

  /** Files of a folder that are no graphs are left out: listings silently, others aloud. */
  private List<Graph> readInFolder(Folder folder, String packed, boolean mayBeLeftOut)
      throws IOException {
    try (InputStream stream = folder.open(packed)) {
      String file = FileNames.unpacked(packed);
      InputStream bytes = unpacked(stream, folder.describe(packed));
      Optional<GraphFormat> found = format.isPresent() ? format : recognise(file, bytes);
      if (mayBeLeftOut && found.isEmpty()) {
        options
            .warnings()
            .accept(folder.describe(packed) + ": it is of no known format and is left out");
        return List.of();
      }
      if (mayBeLeftOut && found.isPresent() && found.get().isListing()) {
        return List.of();
      }
      return read(folder.describe(packed), file, bytes, found, Optional.of(folder));
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
    String id = FileNames.stem(FileNames.unpacked(file));
    if (!ids.add(id)) {
      throw new GraphFormatException(
          folder.describe(file),
          GraphFormatException.NO_LINE,
          "there is another file for graph " + id + "; rename one");
    }
    graphs.add(inFile.get(0).withId(id));
  }

  private List<Graph> read(
      String name,
      String file,
      InputStream bytes,
      Optional<GraphFormat> found,
      Optional<Folder> siblings)
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
        new GraphInput(name, FileNames.stem(file), bytes, options, cap, siblings, survey);
    return known.reader().read(input, labels);
  }

  private static Optional<GraphFormat> recognise(String file, InputStream bytes)
      throws IOException {
    bytes.mark(HEAD);
    try {
      String head = new String(bytes.readNBytes(HEAD), StandardCharsets.UTF_8);
      bytes.reset();
      return GraphFormats.recognise(FileNames.last(file), head);
    } catch (ZipException | EOFException broken) {
      throw CappedInputStream.broken(file, broken);
    }
  }
}
