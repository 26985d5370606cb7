package org.eugene.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eugene.answer.CostSource;
import org.eugene.answer.spread.SpreadOptions;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.cost.NamedCosts;
import org.eugene.cost.TableCosts;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What edits cost. */
public final class CostOptions implements CostSource {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--costs",
      paramLabel = "COSTS",
      defaultValue = "uniform",
      description = {
        "a name (see eugene costs), prices such as vertex-insert=3,edge-delete=2,",
        "or a JSON file of prices, by label and attribute if need be (default: ${DEFAULT-VALUE})"
      })
  private String costs = "uniform";

  @Option(
      names = "--label-order",
      paramLabel = "FILE",
      description = "numbers the labels for costs that rank them, as paper-2: one a line")
  private Optional<Path> labelOrder = Optional.empty();

  /** The costs as typed, checked before any file is read. */
  public CostsText parsed() throws IOException {
    try {
      return CostsText.parse(costs);
    } catch (IllegalArgumentException misused) {
      throw new ParameterException(spec.commandLine(), "--costs: " + misused.getMessage(), misused);
    }
  }

  /** The costs as typed, or these if none were. */
  public CostsText parsedOr(String standard) throws IOException {
    if (spec.commandLine().getParseResult().hasMatchedOption("--costs")) {
      return parsed();
    }
    try {
      return CostsText.parse(standard);
    } catch (IllegalArgumentException | IOException gone) {
      throw new IllegalArgumentException(
          "the model was trained for costs " + standard + ", which cannot be had here; say --costs",
          gone);
    }
  }

  /** The costs; labels are numbered over all files read. */
  public EditCosts costs(CostsText parsed, GraphFiles files) throws IOException {
    return costs(parsed, files::vertexLabelNames);
  }

  @Override
  public CostsText standard() throws IOException {
    return parsed();
  }

  @Override
  public CostsText parsed(String text) throws IOException {
    return CostsText.parse(text);
  }

  /** The costs; labels are numbered over these names. */
  @Override
  public EditCosts costs(CostsText parsed, Supplier<Collection<String>> names) throws IOException {
    Optional<LabelNumbering> numbering =
        labelOrder.isPresent() ? Optional.of(listed(labelOrder.get())) : Optional.empty();
    return parsed.costs(() -> numbering.orElseGet(() -> LabelNumbering.of(names.get())));
  }

  private static List<String> names(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(String::strip).filter(n -> !n.isEmpty()).toList();
  }

  private LabelNumbering listed(Path file) throws IOException {
    try {
      return LabelNumbering.listed(names(file));
    } catch (IllegalArgumentException refused) {
      throw new ParameterException(spec.commandLine(), file + ": " + refused.getMessage(), refused);
    }
  }

  /** The costs as other machines are told of them; labels are numbered over these names. */
  public SpreadOptions spread(
      CostsText parsed, SpreadOptions options, Supplier<Collection<String>> names)
      throws IOException {
    boolean isFile = parsed.named().isEmpty() && Files.isRegularFile(Path.of(costs));
    SpreadOptions priced = options.withCosts(costs, isFile ? Files.readString(Path.of(costs)) : "");
    if (!parsed.named().map(NamedCosts::ranksLabels).orElse(false)) {
      return priced;
    }
    return labelOrder.isPresent()
        ? priced.withListedLabels(names(labelOrder.get()))
        : priced.withLabels(names.get());
  }

  /** What changes the answer, for whoever continues a run. */
  public String settings(CostsText parsed) throws IOException {
    String order = labelOrder.isPresent() ? Files.readString(labelOrder.get()) : "";
    return "costs="
        + parsed.text()
        + parsed.prices()
        + parsed.tables().map(TableCosts::toString).orElse("")
        + " label-order="
        + order;
  }
}
