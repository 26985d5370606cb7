package org.eugene.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site has every page, and every link leads somewhere. */
class SiteTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]+)\"");
  private static final String REPOSITORY = "https://github.com/eugene-ged/eugene/blob/main/";

  @TempDir private static Path folder;
  private static Path site;

  @BeforeAll
  static void make() throws IOException {
    Path commands = Files.createDirectories(folder.resolve("commands"));
    Files.writeString(
        commands.resolve("eugene.md"), "# eugene\n\n| [compare](eugene-compare.md) |\n");
    Files.writeString(commands.resolve("eugene-compare.md"), "# eugene compare\n\nOne pair.\n");
    site = folder.resolve("site");
    new Site(ROOT, commands, site).write();
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files.filter(file -> file.toString().endsWith(".html")).toList();
    }
  }

  @Test
  void everyPageOfTheDocumentationIsThere() throws IOException {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      for (Path page : docs.filter(file -> file.toString().endsWith(".md")).toList()) {
        String name = page.getFileName().toString().replace(".md", ".html");
        assertThat(name.equals("README.html") || Files.exists(site.resolve(name)))
            .as(name)
            .isTrue();
      }
    }
    assertThat(Files.readString(site.resolve("commands/eugene-compare.html")))
        .contains("<h1 id=\"eugene-compare\">eugene compare</h1>", "href=\"../site.css\"");
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    for (Path page : pages()) {
      String html = Files.readString(page);
      Matcher link = LINK.matcher(html);
      while (link.find()) {
        check(page, link.group(1));
      }
    }
  }

  private static void check(Path page, String link) throws IOException {
    if (link.startsWith(REPOSITORY)) {
      assertThat(ROOT.resolve(link.substring(REPOSITORY.length()).replaceFirst("#.*", "")))
          .as("%s in %s", link, page.getFileName())
          .exists();
    } else if (!link.contains("://")) {
      String[] parts = link.split("#", 2);
      Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
      assertThat(target).as("%s in %s", link, page.getFileName()).exists();
      if (parts.length == 2) {
        assertThat(Files.readString(target))
            .as("%s in %s", link, page.getFileName())
            .contains("id=\"" + parts[1] + "\"");
      }
    }
  }

  @Test
  void nothingIsFetchedFromElsewhere() throws IOException {
    for (Path page : pages()) {
      assertThat(Files.readString(page)).doesNotContain("src=\"http", "stylesheet\" href=\"http");
    }
  }

  @Test
  void theSearchKnowsEveryPage() throws IOException {
    String index = Files.readString(site.resolve("search-index.js"));
    assertThat(index.lines().filter(line -> line.startsWith("{\"a\":"))).hasSize(pages().size());
    assertThat(index).contains("\"t\":\"Graphs under version control\"");
  }
}
