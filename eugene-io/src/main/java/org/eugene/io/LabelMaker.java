package org.eugene.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.graph.Label;

/**
 * Makes labels of attributes. The name is made of the attributes that the user chose; without a
 * choice it is the attribute {@value #NAME}, which writers use for it and which is then no
 * attribute any more; without that, what the format finds obvious. All other attributes stay
 * available.
 */
public final class LabelMaker {
  /** The attribute that holds the name of a label. */
  public static final String NAME = "label";

  /** The attribute that holds the name where there is another one called {@value #NAME}. */
  public static final String OTHER_NAME = "eugene_label";

  private static final String SEPARATOR = "|";

  private final List<String> chosen;
  private final DefaultName defaultName;

  /** What a format finds obvious. */
  @FunctionalInterface
  public interface DefaultName {
    /** The name of a label with these attributes; may be empty. */
    String name(Map<String, Object> attributes);
  }

  /** Attributes that are commonly meant as the label. */
  public static final DefaultName OBVIOUS = LabelMaker::obvious;

  private static final List<String> COMMON = List.of("name", "type", "symbol", "chem");

  private LabelMaker(List<String> chosen, DefaultName defaultName) {
    this.chosen = chosen;
    this.defaultName = defaultName;
  }

  private static String obvious(Map<String, Object> attributes) {
    for (String key : COMMON) {
      Object value = attributes.get(key);
      if (value != null) {
        return text(value);
      }
    }
    return "";
  }

  public static LabelMaker forVertices(ReadOptions options, DefaultName defaultName) {
    return new LabelMaker(options.vertexLabel(), defaultName);
  }

  public static LabelMaker forEdges(ReadOptions options, DefaultName defaultName) {
    return new LabelMaker(options.edgeLabel(), defaultName);
  }

  /** The label of something with these attributes. */
  public Label label(Map<String, Object> attributes) {
    if (!chosen.isEmpty()) {
      return Label.of(join(values(attributes)), attributes);
    }
    for (String key : List.of(OTHER_NAME, NAME)) {
      Object name = attributes.get(key);
      if (name != null) {
        Map<String, Object> others = new LinkedHashMap<>(attributes);
        others.remove(key);
        return Label.of(name.toString(), others);
      }
    }
    return attributes.isEmpty() ? Label.BLANK : Label.of(defaultName.name(attributes), attributes);
  }

  private List<String> values(Map<String, Object> attributes) {
    List<String> values = new ArrayList<>();
    for (String key : chosen) {
      values.add(Optional.ofNullable(attributes.get(key)).map(LabelMaker::text).orElse(""));
    }
    return values;
  }

  private static String text(Object value) {
    return value.toString().strip();
  }

  /** One value as it is; several with bars between, bars inside being escaped. */
  public static String join(List<String> values) {
    if (values.size() == 1) {
      return values.get(0);
    }
    return String.join(
        SEPARATOR,
        values.stream()
            .map(value -> value.replace("\\", "\\\\").replace(SEPARATOR, "\\" + SEPARATOR))
            .toList());
  }

  /** The attributes by which a file can carry the label; the inverse of reading it. */
  public static Map<String, Object> attributes(Label label) {
    Map<String, Object> attributes = new LinkedHashMap<>();
    if (!label.name().isEmpty() || !label.attributes().isEmpty()) {
      attributes.put(label.attributes().containsKey(NAME) ? OTHER_NAME : NAME, label.name());
    }
    attributes.putAll(label.attributes());
    return attributes;
  }
}
