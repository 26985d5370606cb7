package org.eugene.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.graph.LabelDictionary;

/**
 * Graphs that strangers send: texts, files and zips are read from memory, and nothing that they say
 * opens a file. Immutable.
 */
public final class SentGraphs {
  private static final String SMILES = "smiles";
  private static final String PASTED = "pasted";
  private static final int LONGEST_NAME = 80;

  private final ReadOptions options;

  /** Reads with these options, their limit of length above all. */
  public SentGraphs(ReadOptions options) {
    this.options = options;
  }

  /**
   * The graphs of a file.
   *
   * @param name the file's, for its ending and for messages; blank for a text that was typed
   * @param format its format; empty to recognise it by content and ending, and a text that is of no
   *     other format is taken for SMILES
   */
  public List<Graph> file(String name, byte[] bytes, Optional<String> format) throws IOException {
    boolean pasted = name.isBlank();
    String called = pasted ? PASTED : FileNames.last(name.replace('\\', '/'));
    List<Graph> graphs =
        new CollectionReader(
                options, format.map(GraphFormats::named), new LabelDictionary(), new Survey())
            .read(called, bytes, GraphFormats.find(SMILES));
    return pasted && graphs.size() == 1 && graphs.get(0).id().equals(PASTED) && isShort(bytes)
        ? List.of(graphs.get(0).withId(new String(bytes, StandardCharsets.UTF_8).strip()))
        : graphs;
  }

  /** A line that is short enough is its own name, as on the command line. */
  private static boolean isShort(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8).strip();
    return text.length() <= LONGEST_NAME && text.lines().count() == 1;
  }

  /** The one graph of a text behind the name of its format, as {@code smiles:CCO}. */
  public Graph inline(String address) throws IOException {
    int colon = address.indexOf(':');
    if (colon <= 0 || GraphFormats.find(address.substring(0, colon)).isEmpty()) {
      throw new IllegalArgumentException(
          "there is no graph of this name; write collection#id, or a format and a text such as"
              + " smiles:CCO");
    }
    String text = address.substring(colon + 1);
    GraphInput input =
        new GraphInput(
            shown(text),
            shown(text),
            new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
            options);
    List<Graph> graphs =
        GraphFormats.named(address.substring(0, colon)).reader().read(input, new LabelDictionary());
    if (graphs.size() != 1) {
      throw new IllegalArgumentException(
          "the text holds " + graphs.size() + " graphs; give one that holds one");
    }
    return graphs.get(0);
  }

  /** A text that is short enough stands for itself in messages. */
  private static String shown(String text) {
    return text.length() <= LONGEST_NAME ? text : text.substring(0, LONGEST_NAME) + "…";
  }
}
