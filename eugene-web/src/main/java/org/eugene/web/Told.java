package org.eugene.web;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.eugene.answer.Found;
import org.eugene.certificate.Certificate;
import org.eugene.certificate.CertificateException;
import org.eugene.certificate.CertificateText;
import org.eugene.exact.Certificates;
import org.eugene.report.GroupReport;
import org.eugene.report.Provenance;
import org.eugene.report.Report;
import org.eugene.report.figure.SvgReport;
import org.eugene.report.html.HtmlReport;
import org.eugene.report.html.MatrixPage;
import org.eugene.report.json.GroupJson;
import org.eugene.report.json.JsonReport;
import org.eugene.search.KMedoids;
import org.eugene.solver.Budget;
import org.eugene.web.work.Job;
import org.eugene.web.work.Refusal;

/** Jobs and answers in the forms in which they can be had. */
final class Told {
  static final JsonMapper MAPPER = new JsonMapper();

  private Told() {}

  /** What became of a job that is over; empty if it failed or is not over. */
  static Optional<String> answer(Job job) throws IOException {
    return job.found().isDone() && !job.found().isCompletedExceptionally()
        ? Optional.of(Job.line(job.request(), job.found().join()))
        : Optional.empty();
  }

  /** Why a job failed. */
  static Refusal refusal(Job job) {
    if (!job.found().isDone()) {
      return new Refusal(409, "job", "the job is not over yet; ask later");
    }
    try {
      job.found().join();
      return new Refusal(409, "job", "the job did not fail; ask for its answer");
    } catch (CompletionException failed) {
      return refusal(failed);
    }
  }

  static Refusal refusal(Throwable failure) {
    if (failure instanceof CompletionException && failure.getCause() != null) {
      return refusal(failure.getCause());
    }
    return failure instanceof Refusal refusal
        ? refusal
        : new Refusal(500, "", "this should not have happened; report it with the request");
  }

  static String error(Refusal refusal) {
    ObjectNode json = MAPPER.createObjectNode();
    json.put("error", refusal.sentence());
    json.put("place", refusal.place());
    json.put("status", refusal.status());
    return json + "\n";
  }

  /** A job as it is now. */
  static String state(Job job) throws IOException {
    Job.Moment moment = job.moment();
    ObjectNode json = MAPPER.createObjectNode();
    json.put("job", job.id());
    json.put("state", moment.state().name().toLowerCase(Locale.ROOT));
    json.put("cancelled", job.isCancelled());
    moment.place().ifPresent(place -> json.put("place", place));
    if (moment.isOver()) {
      Optional<String> answer = answer(job);
      if (answer.isPresent()) {
        json.set("answer", MAPPER.readTree(answer.get()));
      } else {
        json.set("error", MAPPER.readTree(error(refusal(job))));
      }
    }
    return json + "\n";
  }

  /** The report of a pair, or the map of a matrix. */
  static String html(Found found) throws IOException {
    StringBuilder page = new StringBuilder();
    if (found instanceof Found.Pair pair) {
      new HtmlReport().write(pair.report(), page);
    } else if (found instanceof Found.Matrix matrix) {
      MatrixPage.write(
          matrix.pairs().sources().size() + " graphs",
          matrix.pairs(),
          matrix.matrix(),
          Provenance.UNKNOWN,
          page);
    } else {
      throw none("report");
    }
    return page.toString();
  }

  static String svg(Found found) throws IOException {
    StringBuilder picture = new StringBuilder();
    new SvgReport().write(pair(found, "picture"), picture);
    return picture.toString();
  }

  /** What {@code eugene apply} takes. */
  static String patch(Found found) throws IOException {
    StringBuilder patch = new StringBuilder();
    new JsonReport().write(pair(found, "patch"), patch);
    return patch.toString();
  }

  /** What {@code eugene check} takes; it is proved again within the budget if need be. */
  static String certificate(Found found, Budget budget) {
    Report report = pair(found, "certificate");
    Certificate certificate =
        Certificates.certify(
                report.comparison().problem(), report.costs(), report.comparison().result(), budget)
            .orElseThrow(() -> none("certificate"));
    try {
      return CertificateText.checked(certificate);
    } catch (CertificateException refused) {
      throw new Refusal(422, "", "there is no certificate: " + refused.getMessage());
    }
  }

  /** Groups of the graphs of a matrix. */
  static String groups(Found found, int k) {
    if (!(found instanceof Found.Matrix matrix)) {
      throw none("group");
    }
    int order = matrix.matrix().rows();
    if (k < 1 || k > order) {
      throw new Refusal(400, "k", "k (" + k + ") must be between 1 and " + order);
    }
    StringBuilder groups = new StringBuilder();
    try {
      new GroupJson()
          .write(
              GroupReport.of(
                  matrix.pairs().sources(), matrix.matrix(), KMedoids.of(matrix.matrix(), k)),
              groups);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return groups.toString();
  }

  private static Report pair(Found found, String what) {
    if (found instanceof Found.Pair pair) {
      return pair.report();
    }
    throw none(what);
  }

  private static Refusal none(String what) {
    return new Refusal(404, "", "there is no " + what + " of this answer; see docs/web.md");
  }
}
