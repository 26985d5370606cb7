package org.eugene.cli.compare;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.CertificateException;
import org.eugene.certificate.CertificateText;
import org.eugene.certificate.Checker;
import org.eugene.certificate.PricedPair;
import org.eugene.cli.option.CostOptions;
import org.eugene.cli.option.InputOptions;
import org.eugene.cli.option.Version;
import org.eugene.cost.EditCosts;
import org.eugene.exact.PricedPairs;
import org.eugene.graph.Graph;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.io.costs.CostsText;
import org.eugene.problem.GedProblem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Whether a proof holds. */
@Command(
    name = "check",
    description = {
      "Whether a proof of a distance holds, checked by code that shares nothing with the solver.",
      "With the two graphs (and the same --costs), also whether the proof is about them."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
public final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "CERTIFICATE", description = "what --certificate wrote")
  private Path file = Path.of("");

  @Parameters(index = "1", arity = "0..1", paramLabel = "SOURCE", description = "the first graph")
  private Optional<String> source = Optional.empty();

  @Parameters(index = "2", arity = "0..1", paramLabel = "TARGET", description = "the second graph")
  private Optional<String> target = Optional.empty();

  @Mixin private CostOptions costOptions = new CostOptions();
  @Mixin private InputOptions inputOptions = new InputOptions();

  @Override
  public Integer call() throws IOException {
    if (source.isPresent() != target.isPresent()) {
      throw new ParameterException(
          spec.commandLine(), "name both graphs, or none to check the proof alone");
    }
    if (source.isEmpty()) {
      refuseOptionsOfGraphs();
    }
    Certificate certificate = checked();
    if (source.isPresent() && target.isPresent()) {
      PricedPair asked = question(source.get(), target.get());
      compare(certificate.pair(), asked);
      tell(certificate, asked, "Compared: both graphs, all prices.");
    } else {
      tell(
          certificate,
          certificate.pair(),
          "Not compared: names, graphs and costs are the proof's own; name SOURCE, TARGET and"
              + " --costs to have them compared.");
    }
    return 0;
  }

  /** A proof carries its graphs and costs with it; without others there is nothing to choose. */
  private void refuseOptionsOfGraphs() {
    for (CommandSpec mixin : spec.mixins().values()) {
      for (OptionSpec option : mixin.options()) {
        if (spec.commandLine().getParseResult().hasMatchedOption(option.longestName())) {
          throw new ParameterException(
              spec.commandLine(),
              option.longestName()
                  + " is about graphs to compare with; name both, or leave it out");
        }
      }
    }
  }

  private Certificate checked() throws IOException {
    try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      Certificate certificate = CertificateText.read(in);
      Checker.check(certificate);
      return certificate;
    } catch (CertificateException refused) {
      throw new IOException(file + " proves nothing: " + refused.getMessage(), refused);
    } catch (MalformedInputException binary) {
      throw new IOException(file + " proves nothing: it is not a text in UTF-8", binary);
    }
  }

  private PricedPair question(String from, String to) throws IOException {
    CostsText costsText = costOptions.parsed();
    GraphFiles files = inputOptions.files();
    Graph first = files.one(from);
    Graph second = files.one(to);
    EditCosts costs = costOptions.costs(costsText, files);
    return PricedPairs.of(GedProblem.of(new GraphPair(first, second), costs), costsText.text());
  }

  private void compare(PricedPair proved, PricedPair asked) throws IOException {
    demand(proved.source().digest().equals(asked.source().digest()), "its source is another graph");
    demand(proved.target().digest().equals(asked.target().digest()), "its target is another graph");
    boolean samePrices =
        proved.unitMultiple() == asked.unitMultiple()
            && proved.unitDigits() == asked.unitDigits()
            && proved.directed() == asked.directed()
            && Arrays.deepEquals(proved.vertexPrices(), asked.vertexPrices())
            && Arrays.deepEquals(proved.edgePrices(), asked.edgePrices())
            && Arrays.deepEquals(proved.sourceEdges(), asked.sourceEdges())
            && Arrays.deepEquals(proved.targetEdges(), asked.targetEdges());
    demand(samePrices, "its costs are others; give the --costs that it was made with");
  }

  private void demand(boolean same, String otherwise) throws IOException {
    if (!same) {
      throw new IOException(file + " holds, but is not about these graphs: " + otherwise);
    }
  }

  /** Says what was proved, in the names of the graphs that it was compared with. */
  private void tell(Certificate certificate, PricedPair named, String compared) {
    PrintWriter out = spec.commandLine().getOut();
    String lower = certificate.pair().cost(certificate.lower()).toPlainString();
    String upper = certificate.pair().cost(certificate.upper()).toPlainString();
    String distance =
        certificate.lower() == certificate.upper()
            ? "exactly " + upper
            : "at least " + lower + " and at most " + upper;
    out.printf(
        Locale.ROOT,
        "The proof holds: under %s the distance from %s to %s is %s.%n",
        CertificateText.shown(named.costs()),
        CertificateText.shown(named.source().id()),
        CertificateText.shown(named.target().id()),
        distance);
    out.printf(
        Locale.ROOT,
        "Looked at: the mapping's price, %d %s, %d %s.%n",
        certificate.proof().cases(),
        certificate.proof().cases() == 1 ? "case" : "cases",
        certificate.proof().steps(),
        certificate.proof().steps() == 1 ? "bound" : "bounds");
    out.println(compared);
    out.flush();
  }
}
