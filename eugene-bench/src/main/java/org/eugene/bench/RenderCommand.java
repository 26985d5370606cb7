package org.eugene.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.eugene.bench.page.HtmlPage;
import org.eugene.bench.study.Studies;
import org.eugene.bench.study.Study;
import org.eugene.bench.study.StudyFile;
import org.eugene.bench.table.Table;
import org.eugene.bench.table.Tables;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Puts the tables of all CSV files into a page, between {@code <!-- table NAME -->} and {@code <!--
 * end NAME -->}, and makes the pages and pictures of the paper's tables beside the CSV files.
 * Computes nothing.
 */
@Command(
    name = "render",
    description = "Puts the tables into the page of results, from their CSV files.",
    mixinStandardHelpOptions = true)
final class RenderCommand implements Callable<Integer> {
  @Mixin private ResultsFolder results = new ResultsFolder();

  @Option(
      names = "--page",
      paramLabel = "FILE",
      defaultValue = "docs/results.md",
      description = "the page (default: ${DEFAULT-VALUE})")
  private Path page = Path.of("docs/results.md");

  @Override
  public Integer call() throws IOException {
    String text = Files.readString(page);
    for (Table table : Tables.all()) {
      Optional<String> markdown = table.markdown(results.folder());
      if (markdown.isPresent()) {
        text = replace(text, table.name(), markdown.get());
      }
    }
    for (Study study : Studies.all()) {
      Path csv = results.csv(study.name());
      if (Files.exists(csv)) {
        text = replace(text, study.name(), StudyFile.render(csv));
      }
    }
    Files.writeString(page, text);
    for (Table table : Tables.ofPaper()) {
      Optional<HtmlPage.Section> section = Pages.section(table, results.folder());
      if (section.isPresent()) {
        Pages.write(section.get(), results.folder());
      }
    }
    Pages.writeHtml(results.folder());
    return CommandLine.ExitCode.OK;
  }

  private static String replace(String page, String name, String table) {
    String begin = "<!-- table " + name + " -->\n";
    String end = "<!-- end " + name + " -->";
    int from = page.indexOf(begin);
    int to = page.indexOf(end);
    return from < 0 || to < from
        ? page
        : page.substring(0, from + begin.length()) + "\n" + table + "\n" + page.substring(to);
  }
}
