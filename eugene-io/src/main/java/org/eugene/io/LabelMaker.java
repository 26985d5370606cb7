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
  private final AttributeUse use;

  /** What a format finds obvious. */
  @FunctionalInterface
  public interface DefaultName {
    /** Those of the attributes that make up the name of the label; may be none. */
    List<String> attributes(Map<String, Object> attributes);
  }

  /** Attributes that are commonly meant as the label. */
  public static final DefaultName OBVIOUS = LabelMaker::obvious;

  private static final List<String> COMMON = List.of("name", "type", "symbol", "chem");

  private LabelMaker(List<String> chosen, DefaultName defaultName, AttributeUse use) {
    this.chosen = chosen;
    this.defaultName = defaultName;
    this.use = use;
  }

  private static List<String> obvious(Map<String, Object> attributes) {
    return COMMON.stream().filter(attributes::containsKey).limit(1).toList();
  }

  /** Makes labels of vertices, as the input's options and the survey of its attributes say. */
  public static LabelMaker forVertices(GraphInput input, DefaultName defaultName) {
    return new LabelMaker(input.options().vertexLabel(), defaultName, input.survey().vertices());
  }

  /** Makes labels of edges, as the input's options and the survey of its attributes say. */
  public static LabelMaker forEdges(GraphInput input, DefaultName defaultName) {
    return new LabelMaker(input.options().edgeLabel(), defaultName, input.survey().edges());
  }

  /** The label of something with these attributes. */
  public Label label(Map<String, Object> attributes) {
    return label(attributes, Map.of());
  }

  /**
   * The label of something with these attributes.
   *
   * @param more what else the name can be made of, if somebody chooses it; no part of the label
   *     otherwise
   */
  public Label label(Map<String, Object> attributes, Map<String, Object> more) {
    if (!chosen.isEmpty()) {
      Map<String, Object> all = new LinkedHashMap<>(more);
      all.putAll(attributes);
      use.note(all.keySet(), chosen);
      use.note(List.of(), more.keySet()); // nobody misses what was not in the file
      return Label.of(join(values(all, chosen)), attributes);
    }
    for (String key : List.of(OTHER_NAME, NAME)) {
      Object name = attributes.get(key);
      if (name != null) {
        use.note(attributes.keySet(), List.of(key));
        Map<String, Object> others = new LinkedHashMap<>(attributes);
        others.remove(key);
        return Label.of(name.toString(), others);
      }
    }
    if (attributes.isEmpty()) {
      return Label.BLANK;
    }
    List<String> obvious = defaultName.attributes(attributes);
    use.note(attributes.keySet(), obvious);
    return Label.of(obvious.isEmpty() ? "" : join(values(attributes, obvious)), attributes);
  }

  private static List<String> values(Map<String, Object> attributes, List<String> keys) {
    List<String> values = new ArrayList<>();
    for (String key : keys) {
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
