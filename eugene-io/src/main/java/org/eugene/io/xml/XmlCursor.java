package org.eugene.io.xml;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphInput;

/**
 * Walks through an XML document, start and end tags and the text between them. A document type may
 * be there but is never read, so no entity is ever fetched or expanded. Depth is limited, for the
 * sake of whoever walks behind with a stack.
 */
public final class XmlCursor {
  private static final int DEEPEST = 100;
  private static final String WHAT = "Message: ";

  private final GraphInput input;
  private final XMLStreamReader reader;
  private int depth;

  /** One for each document: factories need not be safe for several threads. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    factory.setXMLResolver(
        (publicId, systemId, baseUri, namespace) -> {
          throw new XMLStreamException("nothing is fetched from " + systemId);
        });
    return factory;
  }

  private XmlCursor(GraphInput input, XMLStreamReader reader) {
    this.input = input;
    this.reader = reader;
  }

  /** Opens the document; its encoding is what it declares, else UTF-8. */
  public static XmlCursor over(GraphInput input) {
    try {
      return new XmlCursor(input, factory().createXMLStreamReader(XmlDecoding.of(input.bytes())));
    } catch (XMLStreamException broken) {
      throw error(input, broken);
    } catch (IOException unreadable) {
      throw input.error(1, "this is not XML (" + unreadable.getMessage() + "); correct it");
    }
  }

  /** Opens a document that is a text already. */
  public static XmlCursor over(GraphInput input, String text) {
    try {
      return new XmlCursor(input, factory().createXMLStreamReader(new StringReader(text)));
    } catch (XMLStreamException broken) {
      throw error(input, broken);
    }
  }

  /** Goes on to the next start tag, end tag or text; false at the end of the document. */
  public boolean next() {
    try {
      while (reader.hasNext()) {
        int event = reader.next();
        if (event == XMLStreamConstants.START_ELEMENT) {
          enter();
          return true;
        }
        if (event == XMLStreamConstants.END_ELEMENT) {
          depth--;
          return true;
        }
        if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
          return true;
        }
        if (event == XMLStreamConstants.ENTITY_REFERENCE) {
          throw input.error(
              line(), "the entity " + reader.getLocalName() + " is not resolved; write its text");
        }
      }
      return false;
    } catch (XMLStreamException broken) {
      throw error(input, broken);
    } catch (RuntimeException broken) {
      if (broken instanceof GraphFormatException) {
        throw broken;
      }
      throw input.error(line(), "this is not XML (" + broken.getMessage() + "); correct it");
    }
  }

  private void enter() {
    if (++depth > DEEPEST) {
      throw input.error(line(), "the elements are nested too deeply; remove some levels");
    }
  }

  public boolean isStart() {
    return reader.getEventType() == XMLStreamConstants.START_ELEMENT;
  }

  public boolean isEnd() {
    return reader.getEventType() == XMLStreamConstants.END_ELEMENT;
  }

  /** The name of the tag, without its prefix. */
  public String tag() {
    return reader.getLocalName();
  }

  /** The text between tags. */
  public String text() {
    return reader.getText();
  }

  /** Number of start tags that are open. */
  public int depth() {
    return depth;
  }

  /** An attribute of the start tag. */
  public Optional<String> attribute(String name) {
    for (int at = 0; at < reader.getAttributeCount(); at++) {
      if (reader.getAttributeLocalName(at).equals(name)) {
        return Optional.of(reader.getAttributeValue(at));
      }
    }
    return Optional.empty();
  }

  /** An attribute that the start tag cannot do without. */
  public String required(String name) {
    return attribute(name)
        .orElseThrow(
            () ->
                input.error(
                    line(), "<" + tag() + "> has no attribute " + name + "; add " + name + "=…"));
  }

  /** All text up to the end tag that belongs to the current start tag. */
  public String contents() {
    StringBuilder text = new StringBuilder();
    int outside = depth - 1;
    while (next()) {
      if (isEnd() && depth == outside) {
        return text.toString();
      }
      if (!isStart() && !isEnd()) {
        text.append(text());
      }
    }
    throw input.error(line(), "the document ends too early; it may be cut off");
  }

  /** Skips to the end tag that belongs to the current start tag. */
  public void skip() {
    int outside = depth - 1;
    while (depth != outside && next()) {
      // what is inside does not matter
    }
  }

  /** Where the cursor is. */
  public int line() {
    return Math.max(1, reader.getLocation().getLineNumber());
  }

  private static GraphFormatException error(GraphInput input, XMLStreamException broken) {
    // The parser says where, then "Message: " and what.
    String message = String.valueOf(broken.getMessage());
    int what = message.lastIndexOf(WHAT);
    String said = what < 0 ? message : message.substring(what + WHAT.length());
    if (StrictReader.isBehind(broken.getNestedException())) {
      said = "a byte that is no character in its encoding";
    }
    int line = broken.getLocation() == null ? 1 : broken.getLocation().getLineNumber();
    return new GraphFormatException(
        input.name(),
        Math.max(1, line),
        "this is not XML (" + said.strip().replaceAll("\\s+", " ") + "); correct it",
        broken);
  }
}
