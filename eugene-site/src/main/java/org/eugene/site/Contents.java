package org.eugene.site;

import java.util.ArrayList;
import java.util.List;

/**
 * What is on the site, in the order in which it is listed.
 *
 * @param heading of a part of the contents
 * @param pages its pages
 */
record Contents(String heading, List<Entry> pages) {
  /**
   * A page.
   *
   * @param file where its text is, below the root of the project or among the commands
   * @param title in the contents
   */
  record Entry(String file, String title) {
    /** Where it is on the site. */
    String address() {
      return file.equals("README.md")
          ? "index.html"
          : file.replaceFirst("^docs/", "").replaceFirst("\\.md$", ".html");
    }
  }

  Contents {
    pages = List.copyOf(pages);
  }

  private static Contents part(String heading, String... filesAndTitles) {
    List<Entry> pages = new ArrayList<>();
    for (int at = 0; at < filesAndTitles.length; at += 2) {
      pages.add(new Entry(filesAndTitles[at], filesAndTitles[at + 1]));
    }
    return new Contents(heading, pages);
  }

  /**
   * Everything.
   *
   * @param commands the files of the reference of commands, in order
   */
  static List<Contents> all(List<String> commands) {
    return List.of(
        part(
            "Get started",
            "README.md",
            "What it is",
            "docs/installation.md",
            "Installation",
            "docs/troubleshooting.md",
            "Troubleshooting"),
        part(
            "How-to",
            "docs/molecules.md",
            "Molecules",
            "docs/networkx.md",
            "networkx",
            "docs/schemas.md",
            "Schemas",
            "docs/workflows.md",
            "Workflows",
            "docs/search.md",
            "Search a collection",
            "docs/spark.md",
            "Spark",
            "docs/scale.md",
            "What large collections cost",
            "docs/web.md",
            "The page and the service",
            "docs/python.md",
            "Python",
            "docs/java.md",
            "Java",
            "docs/git.md",
            "git",
            "docs/evaluate.md",
            "Judge methods"),
        part(
            "Concepts",
            "docs/methods.md",
            "Methods",
            "docs/learned-methods.md",
            "Learned methods",
            "docs/learned-results.md",
            "Learned methods, judged",
            "docs/mathematics.md",
            "Mathematics",
            "docs/m-adam.md",
            "M-Adam as we read it",
            "docs/certificates.md",
            "Certificates",
            "docs/reliability.md",
            "Reliability"),
        part(
            "Reference",
            "docs/formats.md",
            "Formats",
            "docs/costs.md",
            "Costs and cost files",
            "docs/reports.md",
            "Reports and JSON",
            "docs/stream.md",
            "Lines of JSON"),
        new Contents("Commands", commands.stream().map(Contents::command).toList()),
        part(
            "Results",
            "docs/results.md",
            "Results",
            "docs/tables.md",
            "Tables",
            "docs/findings.md",
            "Findings"),
        part(
            "For contributors",
            "CONTRIBUTING.md",
            "Contributing",
            "docs/architecture.md",
            "Architecture",
            "docs/style.md",
            "House style",
            "RELEASING.md",
            "Releasing",
            "SECURITY.md",
            "Security",
            "CHANGELOG.md",
            "Changelog"));
  }

  private static Entry command(String file) {
    return new Entry(file, file.replaceFirst("^commands/(eugene-)?", "").replace(".md", ""));
  }
}
