package org.eugene.cli.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.CertificateException;
import org.eugene.certificate.CertificateText;
import org.eugene.exact.Certificates;
import org.eugene.file.WholeFile;
import org.eugene.problem.GedProblem;
import org.eugene.solver.Budget;
import org.eugene.solver.GedResult;
import picocli.CommandLine.Option;

/** Whether a proof of the answer is written, and where to. */
public final class CertificateOption {
  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = {
        "write a proof of the lower bound that eugene check can verify;",
        "methods that do not write it down as they go have it proved again within the budget"
      })
  private Optional<Path> file = Optional.empty();

  /** Whether a proof is to be written. */
  public boolean isWanted() {
    return file.isPresent();
  }

  /** Writes the proof if one is wanted; says what it proves if that is less than is known. */
  public void write(
      GedProblem problem, String costs, GedResult result, Budget budget, PrintWriter messages)
      throws IOException {
    if (file.isEmpty()) {
      return;
    }
    Certificate certificate =
        Certificates.certify(problem, costs, result, budget)
            .orElseThrow(
                () ->
                    new IOException(
                        "there is no certificate for this pair: its graphs have more than 4096"
                            + " vertices or too many edges, or no mapping was found"));
    String text = checked(certificate);
    WholeFile.write(file.get(), out -> out.write(text));
    double proved = certificate.pair().cost(certificate.lower()).doubleValue();
    if (proved < result.lower()) {
      messages.println(
          "The certificate proves only "
              + certificate.pair().cost(certificate.lower()).toPlainString()
              + ": the budget ended before more was written down; give a longer --budget.");
      messages.flush();
    }
  }

  /** What eugene check would refuse is not written. */
  private static String checked(Certificate certificate) throws IOException {
    try {
      return CertificateText.checked(certificate);
    } catch (CertificateException refused) {
      throw new IOException(
          "there is no certificate for this pair that eugene check accepts: "
              + refused.getMessage()
              + "; take smaller graphs, or prices with fewer digits",
          refused);
    }
  }
}
