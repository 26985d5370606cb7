package org.eugene.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site has every page, and every link leads somewhere. */
class SiteTest {
  private static final Path ROOT = Path.of("..");

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
    Links links = new Links(site, ROOT);
    assertThat(links.dead()).isEmpty();
    assertThat(links.followed()).isGreaterThan(1000);
  }

  @Test
  void linksThatLeadNowhereAreTold() throws IOException {
    Path broken = Files.createDirectory(folder.resolve("broken"));
    Files.writeString(
        broken.resolve("page.html"),
        """
        <h1 id="here">Here</h1> <a href="#here">1</a> <a href="#there">2</a>
        <a href="other.html">3</a> <img src="none.png"> <a href="https://example.org/">4</a>
        <a href="api/Type.html#%3Cinit%3E(int)">5</a> <a href="api/Type.html#method(int)">6</a>
        <a href="https://github.com/eugene-ged/eugene/blob/main/pom.xml">7</a>
        <a href="https://github.com/eugene-ged/eugene/blob/main/none.xml">8</a>
        """);
    Files.createDirectory(broken.resolve("api"));
    Files.writeString(
        broken.resolve("api/Type.html"), "<section id=\"&lt;init&gt;(int)\"></section>");
    assertThat(new Links(broken, ROOT).dead())
        .containsExactly(
            "page.html: #there",
            "page.html: other.html",
            "page.html: none.png",
            "page.html: api/Type.html#method(int)",
            "page.html: https://github.com/eugene-ged/eugene/blob/main/none.xml");
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
