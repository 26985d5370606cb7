package org.eugene.cli.collection;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eugene.cli.option.Provenances;
import org.eugene.graph.Graph;
import org.eugene.report.GroupReport;
import org.eugene.report.html.GroupPage;
import picocli.CommandLine.Model.CommandSpec;

/** Writes groups in the format that was asked for. */
final class GroupOutput {
  private final CollectionOptions options;
  private final GroupFormat format;
  private final CommandSpec spec;

  GroupOutput(CollectionOptions options, GroupFormat format, CommandSpec spec) {
    this.options = options;
    this.format = format;
    this.spec = spec;
  }

  /**
   * @param centers positions of the graphs in the middle, in the order of the groups
   */
  void write(GroupReport report, List<Integer> centers, CollectionOptions.Opened opened)
      throws IOException {
    if (format != GroupFormat.HTML) {
      options.output().write(out -> format.writer(options.csvIds()).write(report, out));
      return;
    }
    Drawings drawings = new Drawings(opened);
    List<GroupPage.Drawn> drawn = new ArrayList<>();
    for (int at = 0; at < centers.size(); at++) {
      Graph center = opened.collection().graph(centers.get(at));
      drawn.add(
          new GroupPage.Drawn(
              center, drawings.of(center, report.groups().get(at).members(), GroupPage.DRAWN)));
    }
    options
        .output()
        .write(out -> GroupPage.write(options.title(), report, drawn, Provenances.of(spec), out));
  }
}
