package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eugene.cli.Chromium.Screen;
import org.eugene.cli.Chromium.Tab;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages in a real browser. Screenshots of what was looked at stay in target/screenshots. */
@Tag("browser")
class ReportPageBrowserTest {
  private static final Path EXAMPLES = Path.of("..", "examples");
  private static final Path SHOTS = Path.of("target", "screenshots");
  private static Chromium chromium;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    chromium = new Chromium();
    Files.createDirectories(SHOTS);
  }

  @AfterAll
  static void stop() {
    chromium.close();
  }

  private Path report(String source, String target, String... more) {
    Path page = folder.resolve("report.html");
    List<Object> args = new ArrayList<>(List.of("compare", source, target));
    args.addAll(List.of("--format", "html", "--out", page));
    args.addAll(List.of(more));
    Outcome.of(args.toArray()).succeeded();
    return page;
  }

  private static void shoot(Page page, String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")).setFullPage(true));
  }

  private static String example(String name) {
    return EXAMPLES.resolve(name).toString();
  }

  @ParameterizedTest
  @CsvSource({
    "drugs, molecules.smi#aspirin, molecules.smi#paracetamol",
    "morphine, molecules.smi#morphine, molecules.smi#heroin",
    "workflows, workflows.txt#order-v1, workflows.txt#order-v2",
    "calls, callgraphs.txt#disk-usage-v1, callgraphs.txt#disk-usage-v2",
    "social, social.txt#before, social.txt#after",
    "schemas, schemas.txt#shop-v1, schemas.txt#shop-v2"
  })
  void steppingToTheEndShowsTheTarget(String name, String source, String target) {
    try (Tab tab = chromium.open(report(example(source), example(target)))) {
      Page page = tab.page();
      assertThat(shown(page, "#steps .there")).isEqualTo(shown(page, "#source"));
      shoot(page, name);
      page.focus("#step");
      page.keyboard().press("End");
      assertThat(page.textContent("#now")).contains("this is the target");
      assertThat(shown(page, "#steps .there")).isEqualTo(shown(page, "#target"));
      page.keyboard().press("Home");
      assertThat(shown(page, "#steps .there")).isEqualTo(shown(page, "#source"));
      assertThat(tab.complaints()).isEmpty();
    }
  }

  /**
   * Vertices with their texts and edges with their ends, of a drawing or of a step. Hydrogens
   * beside an atom do not count: steps show only those that last.
   */
  private static List<Object> shown(Page page, String where) {
    String part = where.startsWith("#steps") ? where : where + " ";
    TreeMap<String, String> vertices = new TreeMap<>();
    TreeSet<String> edges = new TreeSet<>();
    for (var vertex : page.querySelectorAll(part.replace(".there", ".v.there") + vertexIn(where))) {
      vertices.put(
          vertex.getAttribute("data-v"),
          String.valueOf(
              vertex.evaluate(
                  "g => [...g.querySelectorAll('text')].map(t => t.textContent)"
                      + ".filter((t, at) => at == 0 || !/^H\\d*$/.test(t)).join()")));
    }
    for (var edge : page.querySelectorAll(part.replace(".there", ".e.there") + edgeIn(where))) {
      edges.add(
          edge.getAttribute("data-ends")
              + edge.evaluate(
                  "g => [...g.querySelectorAll('text,.d')].map(t => t.tagName).join()"));
    }
    return List.of(vertices, edges);
  }

  private static String vertexIn(String where) {
    return where.startsWith("#steps") ? "" : ".v";
  }

  private static String edgeIn(String where) {
    return where.startsWith("#steps") ? "" : ".e";
  }

  @Test
  void stepsGoOneByOneByButtonKeyAndRow() {
    Path file = report(example("workflows.txt#order-v1"), example("workflows.txt#order-v2"));
    try (Tab tab = chromium.open(file)) {
      Page page = tab.page();
      page.click("#next");
      page.keyboard().press("n");
      assertThat(page.textContent("#now")).startsWith("Step 2 of 11: remove arc");
      assertThat(page.querySelectorAll("#steps .ghost")).hasSize(1);
      page.keyboard().press("p");
      assertThat(page.textContent("#now")).startsWith("Step 1 of 11");
      page.click("#edits tbody tr:nth-child(6) .go");
      assertThat(page.textContent("#now")).startsWith("Step 6 of 11").contains("total 6");
      assertThat(page.getAttribute("#edits tbody tr:nth-child(6)", "aria-current"))
          .isEqualTo("step");
      shoot(page, "workflows-half-way");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void pointingAtAVertexHighlightsItsPartner() {
    Path file = report(example("molecules.smi#aspirin"), example("molecules.smi#paracetamol"));
    try (Tab tab = chromium.open(file)) {
      Page page = tab.page();
      String changed = page.getAttribute("#source .v.changed", "data-v");
      String same = "[data-v='" + changed + "']";
      page.hover("#source .v" + same + " .o");
      assertThat(page.querySelectorAll("#target .v" + same + ".on")).hasSize(1);
      assertThat(page.querySelectorAll("#overlay .v" + same + ".on")).hasSize(1);
      assertThat(page.querySelectorAll("#mapping tr" + same + ".on")).hasSize(1);
      assertThat(page.textContent("#told")).matches("O\\d+ → N\\d+, changed");
      page.hover("h1");
      assertThat(page.querySelectorAll(".on")).isEmpty();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theKeyboardGoesFromVertexToVertex() {
    Path file = report(example("molecules.smi#aspirin"), example("molecules.smi#paracetamol"));
    try (Tab tab = chromium.open(file)) {
      Page page = tab.page();
      page.focus("#source .v[data-v='0']");
      page.keyboard().press("ArrowRight");
      assertThat(page.evaluate("document.activeElement.getAttribute('data-v')")).isEqualTo("1");
      assertThat(page.querySelectorAll("#target .v[data-v='1'].on")).hasSize(1);
      assertThat(page.querySelectorAll("#source [tabindex='0']")).hasSize(1);
    }
  }

  @Test
  void thePageHoldsTheSameJson() throws IOException {
    Path file = report(example("social.txt#before"), example("social.txt#after"));
    String json =
        Outcome.of(
                "compare",
                example("social.txt#before"),
                example("social.txt#after"),
                "--format",
                "json")
            .out();
    try (Tab tab = chromium.open(file)) {
      JsonNode inPage = new JsonMapper().readTree(tab.page().textContent("#data"));
      JsonNode alone = new JsonMapper().readTree(json);
      assertThat(inPage.get("path")).isEqualTo(alone.get("path"));
      assertThat(inPage.get("mapping")).isEqualTo(alone.get("mapping"));
    }
  }

  @Test
  void labelsNeitherBreakThePageNorComeAlive() throws IOException {
    String endless = "x<y".repeat(3334);
    List<String> labels =
        List.of(
            "<script>alert(1)</script>",
            "</script><script>alert(2)</script>",
            "<img src=x onerror=alert(3)>",
            "\\\" onload=\\\"alert(4)",
            "&amp;&lt; ' &#0;",
            "שלום עולם",
            "\u202Egnp.exe",
            "]]>--><!--",
            endless);
    StringBuilder text = new StringBuilder();
    for (String id : List.of("a<b>&\\\"c", "מקור")) {
      text.append("t # \"").append(id).append("\"\n");
      for (int v = 0; v < labels.size(); v++) {
        String label = id.startsWith("a") ? labels.get(v) : labels.get(labels.size() - 1 - v);
        text.append("v ").append(v).append(" \"").append(label).append("\"\n");
      }
      for (int v = 1; v < labels.size(); v++) {
        text.append("e ").append(v - 1).append(' ').append(v).append(" \"");
        text.append(labels.get(id.startsWith("a") ? v : 0)).append("\"\n");
      }
    }
    Path file = folder.resolve("hostile.txt");
    Files.writeString(file, text);
    Path page = report(file + "#a<b>&\"c", file + "#מקור", "--stages");
    try (Tab tab = chromium.open(page)) {
      tab.page().focus("#step");
      tab.page().keyboard().press("End");
      tab.page().hover("#source .v[data-v='0'] .o");
      shoot(tab.page(), "hostile");
      assertThat(tab.page().querySelectorAll("body script")).hasSize(2);
      assertThat(tab.page().querySelectorAll("img,iframe,object,[onload],[onerror]")).isEmpty();
      assertThat(tab.page().textContent("h1")).isEqualTo("a<b>&\"c → מקור");
      JsonNode json = new JsonMapper().readTree(tab.page().textContent("#data"));
      assertThat(json.get("path").toString()).contains(endless);
      assertThat(overflow(tab.page())).isLessThanOrEqualTo(0);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  private static int overflow(Page page) {
    return (Integer)
        page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth");
  }

  @Test
  void anEmptyGraphIsSaidToBeEmpty() throws IOException {
    Path file = folder.resolve("empty.txt");
    Files.writeString(file, "t # empty\n");
    try (Tab tab = chromium.open(report(file.toString(), example("molecules.txt#phenol")))) {
      assertThat(tab.page().textContent("main")).contains("This graph is empty.");
      tab.page().focus("#step");
      tab.page().keyboard().press("End");
      assertThat(shown(tab.page(), "#steps .there")).isEqualTo(shown(tab.page(), "#target"));
      shoot(tab.page(), "empty");
      assertThat(tab.complaints()).isEmpty();
    }
    try (Tab tab = chromium.open(report(file.toString(), file.toString()))) {
      assertThat(tab.page().textContent("main")).contains("Both graphs are empty.");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "molecules.smi#morphine, molecules.smi#heroin, morphine",
    "social.txt#before, social.txt#after, social",
    "workflows.txt#release-v1, workflows.txt#release-v2, release"
  })
  void phonesAndDarkRoomsAreServed(String source, String target, String name) {
    Path file = report(example(source), example(target), "--stages");
    try (Tab tab = chromium.open(file, Screen.PHONE)) {
      assertThat(overflow(tab.page())).isLessThanOrEqualTo(0);
      shoot(tab.page(), name + "-phone");
      assertThat(tab.complaints()).isEmpty();
    }
    try (Tab tab = chromium.open(file, Screen.NIGHT)) {
      String background = "getComputedStyle(document.body).backgroundColor";
      assertThat(tab.page().evaluate(background)).isEqualTo("rgb(21, 25, 31)");
      shoot(tab.page(), name + "-dark");
      tab.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
      assertThat(tab.page().evaluate(background)).isEqualTo("rgb(255, 255, 255)");
      shoot(tab.page(), name + "-print");
    }
  }

  @Test
  void aLargeReportIsSmallAndOpensAtOnce() throws IOException {
    Path file = folder.resolve("large.txt");
    Files.writeString(file, largePair());
    Path page = report(file + "#before", file + "#after", "--effort", "quick", "--budget", "3s");
    assertThat(Files.size(page)).isLessThan(2_000_000);
    chromium.open(page).close(); // the first page of a browser also starts its processes
    long start = System.nanoTime();
    try (Tab tab = chromium.open(page)) {
      assertThat(tab.page().textContent("#now")).startsWith("The source");
      double seconds = (System.nanoTime() - start) / 1e9;
      System.out.printf("a report of %d bytes opened in %.3f s%n", Files.size(page), seconds);
      assertThat(seconds).isLessThan(2);
      tab.page().focus("#step");
      tab.page().keyboard().press("End");
      assertThat(tab.page().textContent("#now")).contains("this is the target");
      shoot(tab.page(), "large");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  /** 400 vertices in a ring of communities; the second graph has 30 edges moved. */
  private static String largePair() {
    Random random = new Random(8);
    TreeSet<String> edges = new TreeSet<>();
    while (edges.size() < 1000) {
      int u = random.nextInt(400);
      int v = (u + 1 + random.nextInt(random.nextInt(12) == 0 ? 200 : 9)) % 400;
      edges.add(Math.min(u, v) + " " + Math.max(u, v));
    }
    List<String> moved = new ArrayList<>(edges);
    for (int at = 0; at < 30; at++) {
      moved.remove(random.nextInt(moved.size()));
      int u = random.nextInt(399);
      String edge = u + " " + (u + 1 + random.nextInt(399 - u));
      if (!moved.contains(edge)) {
        moved.add(edge);
      }
    }
    return text("before", edges) + text("after", moved);
  }

  private static String text(String id, Iterable<String> edges) {
    StringBuilder text = new StringBuilder("t # " + id + "\n");
    for (int v = 0; v < 400; v++) {
      text.append("v ").append(v).append(" person\n");
    }
    edges.forEach(edge -> text.append("e ").append(edge).append(" knows\n"));
    return text.toString();
  }

  @Test
  void theIndexOfManyPairsLeadsToThem() throws IOException {
    Path pairs = folder.resolve("pairs.csv");
    Files.writeString(
        pairs, "caffeine,theobromine\nmorphine,heroin\nphenol,benzene\nglycine,alanine\n");
    Path index = folder.resolve("my index #1.html");
    Outcome.of("pairs", example("molecules.txt"), pairs, "--format", "html", "--out", index)
        .succeeded();
    try (Tab tab = chromium.open(index)) {
      Page page = tab.page();
      shoot(page, "index");
      assertThat(page.querySelectorAll("#pairs tbody tr")).hasSize(4);
      page.click("#pairs th:nth-child(3) button");
      page.click("#pairs th:nth-child(3) button");
      assertThat(page.textContent("#pairs tbody tr:first-child td")).isEqualTo("morphine");
      page.fill("#find", "caff");
      assertThat(page.querySelectorAll("#pairs tbody tr:not([hidden])")).hasSize(1);
      page.click("#pairs tbody tr:not([hidden]) a");
      assertThat(page.textContent("h1")).isEqualTo("caffeine → theobromine");
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
