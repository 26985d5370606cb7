package org.eugene.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eugene.cost.EditCosts;
import org.eugene.cost.LabelNumbering;
import org.eugene.cost.TableCosts;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What edits cost. */
public final class CostOptions {
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

  /** The costs; labels are numbered over all files read. */
  public EditCosts costs(CostsText parsed, GraphFiles files) throws IOException {
    return costs(parsed, files::vertexLabelNames);
  }

  /** The costs; labels are numbered over these names. */
  public EditCosts costs(CostsText parsed, Supplier<Collection<String>> names) throws IOException {
    Optional<LabelNumbering> numbering =
        labelOrder.isPresent() ? Optional.of(listed(labelOrder.get())) : Optional.empty();
    return parsed.costs(() -> numbering.orElseGet(() -> LabelNumbering.of(names.get())));
  }

  private LabelNumbering listed(Path file) throws IOException {
    List<String> names =
        Files.readAllLines(file).stream().map(String::strip).filter(n -> !n.isEmpty()).toList();
    try {
      return LabelNumbering.listed(names);
    } catch (IllegalArgumentException refused) {
      throw new ParameterException(spec.commandLine(), file + ": " + refused.getMessage(), refused);
    }
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
