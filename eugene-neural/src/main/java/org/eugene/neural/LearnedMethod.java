package org.eugene.neural;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.eugene.answer.learned.Preset;
import org.eugene.estimate.NamedEstimator;
import org.eugene.neural.egsc.EgscOptions;
import org.eugene.neural.eric.EricOptions;
import org.eugene.neural.gedgnn.GedGnnOptions;
import org.eugene.neural.genn.GennOptions;
import org.eugene.neural.gmn.GmnEmbedOptions;
import org.eugene.neural.gmsm.GmsmOptions;
import org.eugene.neural.gotsim.GotSimOptions;
import org.eugene.neural.graphedx.GraphEdxOptions;
import org.eugene.neural.graphsim.GraphSimOptions;
import org.eugene.neural.greed.GreedOptions;
import org.eugene.neural.h2mn.H2mnOptions;
import org.eugene.neural.model.ModelOptions;
import org.eugene.neural.simgnn.SimGnnOptions;

/** The learned methods by name. */
public enum LearnedMethod {
  SIMGNN(
      "simgnn",
      "graph convolutions, attention pooling, a tensor network (Bai et al. 2019)",
      false,
      SimGnnOptions.adapted(),
      SimGnnOptions.original()),
  GMN_EMBED(
      "gmn-embed",
      "message passing, distance of two graph vectors (Li et al. 2019)",
      false,
      GmnEmbedOptions.adapted(),
      GmnEmbedOptions.original()),
  GREED(
      "greed",
      "isomorphism layers, a metric on graph vectors (Ranjan et al. 2022)",
      false,
      GreedOptions.adapted(),
      GreedOptions.original()),
  ERIC(
      "eric",
      "graph vectors of every layer, alignment in training (Zhuo and Tan 2022)",
      false,
      EricOptions.adapted(),
      EricOptions.original()),
  EGSC(
      "egsc",
      "fusion of the two graphs at every layer (Qin et al. 2021)",
      false,
      EgscOptions.adapted(),
      EgscOptions.original()),
  GRAPHEDX(
      "graphedx",
      "soft alignment of vertices and pairs, prices as inputs (Jain et al. 2024)",
      true,
      GraphEdxOptions.adapted(),
      GraphEdxOptions.original()),
  H2MN(
      "h2mn",
      "hyperedges matched between the graphs (Zhang et al. 2021)",
      false,
      H2mnOptions.adapted(),
      H2mnOptions.original()),
  GEDGNN(
      "gedgnn",
      "a matrix of matches and one of costs, taught mappings too (Piao et al. 2023)",
      true,
      GedGnnOptions.adapted(),
      GedGnnOptions.original()),
  GOTSIM(
      "gotsim",
      "exact assignment of learned vertex costs (Doan et al. 2021)",
      true,
      GotSimOptions.adapted(),
      GotSimOptions.original()),
  GMSM(
      "gmsm",
      "regularised transport of learned vertex states; our reading of the name",
      true,
      GmsmOptions.adapted(),
      GmsmOptions.original()),
  GRAPHSIM(
      "graphsim",
      "images of vertex similarities, seen by convolutions (Bai et al. 2020)",
      false,
      GraphSimOptions.adapted(),
      GraphSimOptions.original()),
  GENN_A_STAR(
      "genn-a-star",
      "a search guided by a guess of what is left (Wang et al. 2021)",
      true,
      GennOptions.adapted(),
      GennOptions.original());

  private final String label;
  private final String description;
  private final boolean mapping;
  private final ModelOptions adapted;
  private final ModelOptions original;

  LearnedMethod(
      String label,
      String description,
      boolean mapping,
      ModelOptions adapted,
      ModelOptions original) {
    this.label = label;
    this.description = description;
    this.mapping = mapping;
    this.adapted = adapted;
    this.original = original;
  }

  /** The method of this name. */
  public static LearnedMethod named(String name) {
    return Arrays.stream(values())
        .filter(method -> method.label.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no learned method named "
                        + name
                        + "; there are "
                        + Arrays.stream(values())
                            .map(LearnedMethod::label)
                            .collect(Collectors.joining(", "))));
  }

  /** The name, as typed. */
  public String label() {
    return label;
  }

  /** Name, description and whether there is a mapping. */
  public NamedEstimator named() {
    return new NamedEstimator(label, description, mapping);
  }

  /** One line. */
  public String description() {
    return description;
  }

  /** Whether its estimates come with a vertex mapping. */
  public boolean hasMapping() {
    return mapping;
  }

  /** From how many assignments its authors choose a mapping. */
  public int candidates() {
    return this == GEDGNN ? 100 : 1;
  }

  /** Its options at this preset. */
  public ModelOptions options(Preset preset) {
    return preset == Preset.ADAPTED ? adapted : original;
  }
}
