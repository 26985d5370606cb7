package org.eugene.examples;

import java.io.IOException;
import java.util.List;
import org.eugene.Comparison;
import org.eugene.Eugene;
import org.eugene.graph.GraphPair;
import org.eugene.io.GraphFiles;
import org.eugene.report.Difference;
import org.eugene.report.text.DifferenceText;
import org.eugene.report.text.Ink;

/**
 * A difftool of git for DOT files; {@code eugene diff} is this with options. In a repository:
 *
 * <pre>
 * git config difftool.graphs.cmd 'java -cp ... org.eugene.examples.DotDifftool "$LOCAL" "$REMOTE"'
 * git difftool --tool=graphs HEAD~1
 * </pre>
 */
final class DotDifftool {
  private DotDifftool() {}

  public static void main(String[] args) throws IOException {
    GraphFiles files = new GraphFiles();
    GraphPair pair = new GraphPair(files.one(args[0]), files.one(args[1]));
    Comparison answer = Eugene.between(pair.source(), pair.target()).solve();
    Difference difference = new Difference(List.of(answer), 0);
    new DifferenceText(pair.target().id(), Ink.PLAIN).write(difference, System.out);
    if (difference.verdict() != Difference.Verdict.EQUAL) {
      System.exit(1);
    }
  }
}
