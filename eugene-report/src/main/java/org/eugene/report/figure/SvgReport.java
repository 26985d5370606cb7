package org.eugene.report.figure;

import java.io.IOException;
import org.eugene.graph.GraphPair;
import org.eugene.report.Report;
import org.eugene.report.ReportWriter;
import org.eugene.report.overlay.Overlay;
import org.eugene.report.picture.GraphPicture;
import org.eugene.report.picture.HeatMaps;
import org.eugene.report.picture.SideBySide;
import org.eugene.report.words.Phrases;

/**
 * A picture to put into a paper: both graphs side by side, matching vertices in matching places and
 * tints, edits marked. With stages, the paper's figure of them.
 */
public final class SvgReport implements ReportWriter {
  @Override
  public void write(Report report, Appendable out) throws IOException {
    if (report.stages().isPresent()) {
      out.append(HeatMaps.svg(report.stages().get(), report.source() + " → " + report.target()));
      return;
    }
    GraphPair pair = report.comparison().problem().pair();
    Overlay overlay =
        report
            .comparison()
            .path()
            .map(path -> Overlay.of(pair, path))
            .orElseGet(() -> Overlay.unmapped(pair));
    String caption =
        "distance "
            + Phrases.distance(report.comparison().result())
            + (report.comparison().result().isOptimal() ? ", proved" : ", not proved")
            + ", costs "
            + report.costs();
    out.append(SideBySide.svg(GraphPicture.of(overlay), report.source(), report.target(), caption));
  }
}
