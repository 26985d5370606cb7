package org.eugene.io.gxl;

import org.eugene.io.AttributeValue;
import org.eugene.io.GraphInput;
import org.eugene.io.xml.XmlCursor;

/** The value of an {@code <attr>} element. */
final class GxlValue {
  private GxlValue() {}

  /** Reads up to the end tag of the attribute; one without a value is the empty text. */
  static Object read(GraphInput input, XmlCursor xml, String attribute) {
    int inside = xml.depth();
    Object value = "";
    while (xml.next() && xml.depth() >= inside) {
      if (xml.isStart()) {
        value = typed(input, xml, attribute);
      }
    }
    return value;
  }

  private static Object typed(GraphInput input, XmlCursor xml, String attribute) {
    String type = xml.tag();
    int line = xml.line();
    String text = xml.contents();
    Object value =
        switch (type) {
          case "int" -> AttributeValue.integer(text);
          case "float" -> AttributeValue.decimal(text);
          case "bool" -> AttributeValue.truth(text);
          default -> text;
        };
    if (value instanceof String && !type.equals("string") && isPlain(type)) {
      input.warn(
          "type " + attribute,
          line,
          "the attribute "
              + attribute
              + " says it is of type "
              + type
              + ", but holds \""
              + (text.length() > 40 ? text.substring(0, 40) + "…" : text)
              + "\"; it is kept as text");
    }
    return value;
  }

  private static boolean isPlain(String type) {
    return type.equals("int") || type.equals("float") || type.equals("bool");
  }
}
