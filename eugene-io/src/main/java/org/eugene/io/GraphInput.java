package org.eugene.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A text to read graphs from: its bytes, what to call it in messages, and the options of the
 * reader. No more bytes come out of it than the options allow.
 */
public final class GraphInput {
  private static final int BYTE_ORDER_MARK = 0xFEFF;

  private final String name;
  private final String stem;
  private final InputStream bytes;
  private final ReadOptions options;
  private final ByteCap cap;
  private final Optional<Folder> siblings;
  private final Survey survey;
  private final Set<String> warned = new HashSet<>();

  /**
   * @param name for messages
   * @param stem the id of a graph that has none in the text
   * @param bytes UTF-8, unless the format says otherwise; closed by whoever opened it
   */
  public GraphInput(String name, String stem, InputStream bytes, ReadOptions options) {
    this(
        name,
        stem,
        bytes,
        options,
        new ByteCap(options.maxBytes()),
        Optional.empty(),
        new Survey());
  }

  GraphInput(
      String name,
      String stem,
      InputStream bytes,
      ReadOptions options,
      ByteCap cap,
      Optional<Folder> siblings,
      Survey survey) {
    this.name = name;
    this.stem = stem;
    this.bytes = new CappedInputStream(bytes, cap, name);
    this.options = options;
    this.cap = cap;
    this.siblings = siblings;
    this.survey = survey;
  }

  /** A text that somebody typed. */
  public static GraphInput ofText(String name, String text, ReadOptions options) {
    return ofText(name, text, options, new Survey());
  }

  static GraphInput ofText(String name, String text, ReadOptions options, Survey survey) {
    return new GraphInput(
        name,
        name,
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
        options,
        new ByteCap(options.maxBytes()),
        Optional.empty(),
        survey);
  }

  /** What messages call it. */
  public String name() {
    return name;
  }

  /** What to call a graph that the text gives no id, as a file name without its ending. */
  public String stem() {
    return stem;
  }

  /** What the reader is told. */
  public ReadOptions options() {
    return options;
  }

  /** The bytes, unpacked; the one who opened them closes them. */
  public InputStream bytes() {
    return bytes;
  }

  /**
   * Opens a file that this one names, relative to its own place; the caller closes the bytes.
   *
   * @throws GraphFormatException if there is none, or the name leads out of this one's folder
   */
  public GraphInput sibling(String file) throws IOException {
    Folder folder =
        siblings.orElseThrow(() -> error("it names the file " + file + ", but has no folder"));
    return new GraphInput(
        folder.describe(file),
        FileNames.stem(file),
        folder.open(file),
        options,
        cap,
        siblings,
        survey);
  }

  /** Names of the files beside this one, itself included. */
  public List<String> siblings() throws IOException {
    return siblings.isPresent() ? siblings.get().files() : List.of();
  }

  /** Warns about an oddity, once for each kind however often it occurs. */
  public void warn(String kind, int line, String sentence) {
    if (warned.add(kind)) {
      options.warnings().accept(error(line, sentence).getMessage());
    }
  }

  /** Notes something about a graph, told once for all graphs that are asked for. */
  public void note(String graph, String kind, int line, String sentence) {
    survey.note(graph, kind, String.valueOf(error(line, sentence).getMessage()));
  }

  Survey survey() {
    return survey;
  }

  /** The text line by line, as UTF-8. */
  public LineScanner lines() {
    return new LineScanner(this);
  }

  /** The whole text at once, as UTF-8, for formats that need it. */
  public String text() throws IOException {
    return decodeText(bytes.readAllBytes());
  }

  /** These bytes as UTF-8, without a byte order mark. */
  public String decodeText(byte[] all) {
    String text = decode(all, 0, all.length, 1);
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  /** Strict decoding; the error tells the line. */
  String decode(byte[] buffer, int offset, int length, int firstLine) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(buffer, offset, length);
    CharBuffer out = CharBuffer.allocate(length);
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      throw error(
          firstLine + count(buffer, offset, in.position(), '\n'),
          "the text is not valid UTF-8; save the file as UTF-8");
    }
    return out.flip().toString();
  }

  private static int count(byte[] buffer, int from, int to, char sought) {
    int count = 0;
    for (int at = from; at < to; at++) {
      count += buffer[at] == sought ? 1 : 0;
    }
    return count;
  }

  /** A complaint about this input; the line is counted from 1. */
  public GraphFormatException error(int line, String problem) {
    return new GraphFormatException(name, line, problem);
  }

  /** A complaint about this input as a whole. */
  public GraphFormatException error(String problem) {
    return new GraphFormatException(name, GraphFormatException.NO_LINE, problem);
  }
}
