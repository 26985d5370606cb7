package org.eugene.report.text;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.eugene.report.GroupReport;
import org.eugene.report.GroupReport.Group;
import org.eugene.report.GroupReport.Kind;
import org.eugene.report.GroupWriter;
import org.eugene.report.words.SearchPhrases;
import org.eugene.search.Hit;

/** Groups for people. */
public final class GroupText implements GroupWriter {
  @Override
  public void write(GroupReport report, Appendable out) throws IOException {
    out.append(report.title()).append('\n');
    int number = 0;
    for (Group group : report.groups()) {
      if (report.kind() == Kind.CLUSTERS || !group.members().isEmpty()) {
        write(++number, report.kind().center(), group, out);
      }
    }
  }

  private static void write(int number, String center, Group group, Appendable out)
      throws IOException {
    List<Hit> members = group.members();
    int size = members.size() + 1;
    out.append(
        String.format(
            Locale.ROOT,
            "\n  %d. %s %s, %d graph%s\n",
            number,
            center,
            group.center(),
            size,
            size == 1 ? "" : "s"));
    int width = members.stream().mapToInt(hit -> distance(hit).length()).max().orElse(0);
    for (Hit member : members) {
      out.append("     ").append(" ".repeat(width - distance(member).length()));
      out.append(distance(member)).append("  ").append(member.id()).append('\n');
    }
  }

  private static String distance(Hit hit) {
    return SearchPhrases.distance(hit);
  }
}
