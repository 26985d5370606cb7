package org.eugene.cli.option;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eugene.graph.Graph;
import org.eugene.io.GraphFiles;
import org.eugene.io.GraphFormat;
import org.eugene.io.GraphFormatException;
import org.eugene.io.GraphFormats;
import org.eugene.io.LabelUse;
import org.eugene.io.MoleculeOptions;
import org.eugene.io.MoleculeOptions.AromaticBonds;
import org.eugene.io.MoleculeOptions.Hydrogens;
import org.eugene.io.ReadOptions;
import org.eugene.io.ReadOptions.MultiEdges;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** How files are read. */
public final class InputOptions {
  /** Whether labels count. */
  enum Use {
    USE,
    IGNORE
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      converter = FormatName.class,
      description = "format of the files; without it, each is known by its content or ending")
  private Optional<GraphFormat> from = Optional.empty();

  @Option(
      names = "--vertex-labels",
      paramLabel = "use|ignore",
      defaultValue = "use",
      description = "ignore: as if vertices had no labels")
  private Use vertexLabels = Use.USE;

  @Option(
      names = "--edge-labels",
      paramLabel = "use|ignore",
      defaultValue = "use",
      description = "ignore: as if edges had no labels")
  private Use edgeLabels = Use.USE;

  @Option(
      names = "--vertex-label",
      paramLabel = "NAMES",
      split = ",",
      description = "attributes that make up the label of a vertex, such as symbol,charge")
  private List<String> vertexLabel = new ArrayList<>();

  @Option(
      names = "--edge-label",
      paramLabel = "NAMES",
      split = ",",
      description = "attributes that make up the label of an edge")
  private List<String> edgeLabel = new ArrayList<>();

  @Option(
      names = "--directed",
      description = "edges have a direction where the format does not tell, as in edge lists")
  private boolean directed;

  @Option(
      names = "--multi-edges",
      paramLabel = "refuse|merge",
      defaultValue = "refuse",
      description = "merge: of several edges between two vertices keep the first")
  private MultiEdges multiEdges = MultiEdges.REFUSE;

  @Option(
      names = "--hydrogens",
      paramLabel = "heavy|written|all",
      defaultValue = "heavy",
      description = "which hydrogens of molecules are vertices (default: ${DEFAULT-VALUE}: none)")
  private Hydrogens hydrogens = Hydrogens.HEAVY;

  @Option(
      names = "--aromatic",
      paramLabel = "label|perceive|kekule",
      defaultValue = "perceive",
      description = {
        "aromatic bonds: 4 where the file says so, 4 wherever they are however drawn, or 1 and 2",
        "(default: ${DEFAULT-VALUE})"
      })
  private AromaticBonds aromatic = AromaticBonds.PERCEIVE;

  @Option(
      names = "--stereo",
      description = "the arrangement in space is part of the labels: C|R, C|S, 2|E, 2|Z")
  private boolean stereo;

  @Option(
      names = "--max-size",
      paramLabel = "SIZE",
      converter = ByteCount.class,
      description = "refuse files larger than this, such as 500MB (default: what fits into memory)")
  private Optional<Long> maxSize = Optional.empty();

  /** Reads as told, warnings to standard error. */
  public GraphFiles files() {
    PrintWriter err = spec.commandLine().getErr();
    ReadOptions options =
        ReadOptions.defaults()
            .withVertexLabel(vertexLabel)
            .withEdgeLabel(edgeLabel)
            .withDirected(directed)
            .withMultiEdges(multiEdges)
            .withMolecules(molecules())
            .withWarnings(warning -> err.println("eugene: " + warning));
    return new GraphFiles(maxSize.map(options::withMaxBytes).orElse(options), from, labelUse());
  }

  /** What a location is called on a page: the name of its file, without the way there. */
  public static String title(String location) {
    return location.replaceFirst("^.*[/\\\\](?=[^/\\\\])", "");
  }

  /** The graphs of a location by their ids, in order; every id must be clear. */
  public static Map<String, Graph> byId(String location, List<Graph> graphs) {
    Map<String, Graph> byId = new LinkedHashMap<>();
    for (Graph graph : graphs) {
      if (byId.put(graph.id(), graph) != null) {
        throw new GraphFormatException(
            location,
            GraphFormatException.NO_LINE,
            "two graphs are called " + graph.id() + "; rename one");
      }
    }
    return byId;
  }

  /** Which labels count. */
  public LabelUse labelUse() {
    return new LabelUse(vertexLabels == Use.USE, edgeLabels == Use.USE);
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings() {
    return String.join(
        " ",
        "from=" + from.map(GraphFormat::name).orElse(""),
        "labels=" + labelUse() + vertexLabel + edgeLabel,
        "directed=" + directed,
        "multi-edges=" + multiEdges,
        "molecules=" + molecules());
  }

  private MoleculeOptions molecules() {
    return new MoleculeOptions(hydrogens, aromatic, stereo);
  }

  public static final class FormatName implements ITypeConverter<GraphFormat> {
    @Override
    public GraphFormat convert(String name) {
      try {
        return GraphFormats.named(name);
      } catch (IllegalArgumentException unknown) {
        throw new TypeConversionException(String.valueOf(unknown.getMessage()));
      }
    }
  }
}
