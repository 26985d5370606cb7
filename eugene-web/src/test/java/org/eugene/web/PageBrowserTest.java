package org.eugene.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eugene.web.Chromium.Screen;
import org.eugene.web.Chromium.Tab;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page in a real browser. */
@Tag("browser")
class PageBrowserTest {
  private static final Path SHOTS = Path.of("target", "screenshots");
  private static final String PROVED = "#claim.proved";

  private static Chromium chromium;
  private static Served served;

  @BeforeAll
  static void open() throws IOException {
    Files.createDirectories(SHOTS);
    chromium = new Chromium();
    served = Served.start();
  }

  @AfterAll
  static void close() {
    chromium.close();
    served.close();
  }

  private static void shoot(Page page, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")));
  }

  private static void shootAll(Page page, String name) {
    page.setViewportSize(
        page.viewportSize().width, (int) page.evaluate("() => document.body.scrollHeight"));
    page.waitForTimeout(300);
    page.screenshot(
        new Page.ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")).setFullPage(true));
  }

  private static void paste(Page page, String pane, String text) {
    page.fill("#" + pane + " textarea", text);
    page.waitForCondition(() -> page.textContent("#" + pane + " h2 small").endsWith("edges"));
  }

  private static String distance(Page page) {
    page.waitForSelector(PROVED);
    return page.textContent("#distance");
  }

  private static void compare(Page page) {
    page.click("#go");
  }

  @Test
  void twoPastedSmilesAreComparedToTheProof() {
    try (Tab tab = chromium.open(served.address())) {
      Page page = tab.page();
      shoot(page, "empty");
      paste(page, "source", "CC(=O)Oc1ccccc1C(=O)O");
      paste(page, "target", "CC(=O)Nc1ccc(O)cc1");
      compare(page);
      assertThat(distance(page)).isEqualTo("7");
      assertThat(page.textContent("#claim")).startsWith("✓ Proved");
      page.frameLocator("#report").locator("#steps").waitFor();
      assertThat(page.frameLocator("#report").locator("h2").allTextContents())
          .contains("Side by side", "Overlay");
      assertThat(page.querySelectorAll("#files a")).hasSize(5);
      shoot(page, "molecules");
      shootAll(page, "molecules-all");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aGraphIsEditedAndTheDistanceChanges() {
    try (Tab tab = chromium.open(served.address())) {
      Page page = tab.page();
      paste(page, "source", "CCO");
      paste(page, "target", "CCO");
      compare(page);
      assertThat(distance(page)).isEqualTo("0");
      page.click("#target-draw");
      page.fill("#target-label", "N");
      page.click("#target-add");
      page.fill("#target-edge-label", "1");
      page.selectOption("#target-from", "3");
      page.selectOption("#target-to", "2");
      page.click("#target-connect");
      shoot(page, "drawing");
      compare(page);
      page.waitForCondition(() -> page.textContent("#distance").equals("2"));
      page.click("#target-undo");
      compare(page);
      page.waitForCondition(() -> page.textContent("#distance").equals("1"));
      page.selectOption("#target-from", "2");
      page.fill("#target-label", "S");
      page.click("#target-relabel");
      page.click("#target-draw");
      compare(page);
      page.waitForCondition(() -> page.textContent("#distance").equals("2"));
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aLongSearchIsCancelled() {
    try (Tab tab = chromium.open(served.address())) {
      Page page = tab.page();
      page.setInputFiles("#source input[type=file]", file("a.txt", Served.gridText("a", 14)));
      page.setInputFiles("#target input[type=file]", file("b.txt", Served.gridText("b", 15)));
      page.waitForCondition(() -> page.textContent("#target h2 small").startsWith("225"));
      page.selectOption("#effort", "proof");
      page.fill("#budget", "50s");
      compare(page);
      page.waitForCondition(() -> page.textContent("#claim").equals("Still looking"));
      page.click("#cancel");
      page.waitForCondition(() -> page.textContent("#status").startsWith("Cancelled"));
      assertThat(page.textContent("#claim")).startsWith("Not proved");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  private static FilePayload file(String name, String text) {
    return new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aSharedLinkGivesTheSameAnswerToSomebodyElse() {
    String link;
    try (Tab tab = chromium.open(served.address())) {
      Page page = tab.page();
      page.click("text=A square and a triangle");
      page.waitForSelector(PROVED);
      page.selectOption("#costs", "six prices …");
      page.evaluate(
          "() => { const s = document.getElementById('price-vertex-substitute');"
              + " s.value = 0.25; s.dispatchEvent(new Event('input')); }");
      compare(page);
      page.waitForCondition(() -> page.textContent("#distance").contains("."));
      link = page.textContent("#distance");
      page.click("#share");
      page.waitForCondition(() -> page.url().contains("#/compare/"));
      String address = page.url();
      try (Tab other = chromium.open(address)) {
        assertThat(distance(other.page())).isEqualTo(link);
        assertThat(other.complaints()).isEmpty();
      }
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aCollectionIsSearchedAndAHitCompared() {
    try (Tab tab = chromium.open(served.address() + "#/search")) {
      Page page = tab.page();
      page.fill("#query textarea", "Cn1cnc2c1c(=O)n(C)c(=O)n2C caffeine");
      page.waitForCondition(() -> page.textContent("#query h2 small").endsWith("edges"));
      page.click("#find button[type=submit]");
      page.waitForSelector(".hit img[src]");
      page.waitForCondition(() -> page.querySelectorAll(".hit").size() == 12);
      page.waitForCondition(() -> page.querySelectorAll(".hit img[src]").size() == 12);
      assertThat(page.textContent(".hit strong")).isEqualTo("caffeine");
      assertThat(page.textContent(".counters")).startsWith("60 pairs: ");
      shootAll(page, "search");
      page.click(".hit >> nth=1");
      page.waitForSelector(PROVED);
      assertThat(page.isVisible("#compare")).isTrue();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void aCollectionIsDrawnAsAMap() {
    try (Tab tab = chromium.open(served.address() + "#/explore")) {
      Page page = tab.page();
      page.selectOption("#map-collection", "workflows");
      page.click("#map button[type=submit]");
      page.waitForSelector("#clusters-list li");
      page.frameLocator("#map-report").locator("svg").first().waitFor();
      shootAll(page, "map");
      assertThat(page.querySelectorAll("#clusters-list li")).hasSize(4);
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void hostileLabelsStayText() {
    String evil = "<img src=x onerror=alert(1)>\\\"'</script><script>alert(2)</script>";
    String text =
        "t # "
            + evil.replace(" ", "")
            + "\nv 0 \""
            + evil
            + "\"\nv 1 \"&lt;b&gt;\"\ne 0 1 \""
            + evil
            + "\"\n";
    try (Tab tab = chromium.open(served.address())) {
      Page page = tab.page();
      paste(page, "source", text);
      paste(page, "target", "t # b\nv 0 x\n");
      page.click("#source-draw");
      page.click("#source-draw");
      compare(page);
      page.waitForSelector(PROVED);
      page.frameLocator("#report").locator("#steps").waitFor();
      assertThat(page.querySelectorAll("img[src=x], main script")).isEmpty();
      assertThat(page.frameLocator("#report").locator("img").count()).isZero();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void workflowsAndTheOtherScreensLookAsTheyShould() {
    try (Tab tab = chromium.open(served.address(), Screen.NIGHT)) {
      tab.page().click("text=Two workflows");
      tab.page().waitForSelector(PROVED);
      tab.page().frameLocator("#report").locator("#steps").waitFor();
      shootAll(tab.page(), "workflows-dark");
      assertThat(tab.complaints()).isEmpty();
    }
    try (Tab tab = chromium.open(served.address())) {
      tab.page().click("text=Two workflows");
      tab.page().waitForSelector(PROVED);
      tab.page().frameLocator("#report").locator("#steps").waitFor();
      shootAll(tab.page(), "workflows");
    }
    try (Tab tab = chromium.open(served.address(), Screen.PHONE)) {
      Page page = tab.page();
      shootAll(page, "phone-empty");
      page.click("text=Caffeine");
      page.waitForSelector(PROVED);
      page.frameLocator("#report").locator("#steps").waitFor();
      shootAll(page, "phone");
      assertThat(page.evaluate("() => document.documentElement.scrollWidth"))
          .isEqualTo(Screen.PHONE.width());
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theFirstViewIsSmallAndTheDescriptionIsShown() {
    try (Tab tab = chromium.open(served.address())) {
      Page page = tab.page();
      Object bytes =
          page.evaluate(
              "() => performance.getEntriesByType('resource').concat("
                  + "performance.getEntriesByType('navigation'))"
                  + ".reduce((sum, entry) => sum + entry.transferSize, 0)");
      assertThat(((Number) bytes).intValue()).isBetween(5_000, 300_000);
      assertThat(tab.fetched()).noneMatch(address -> address.endsWith("cytoscape.js"));
      assertThat(tab.complaints()).isEmpty();
    }
    try (Tab tab = chromium.open(served.address() + "api")) {
      assertThat(tab.page().textContent("main")).contains("POST /api/compare");
      shoot(tab.page(), "api");
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void everythingIsReachedByKeyboardAndHasAName() {
    try (Tab tab = chromium.open(served.address())) {
      Page page = tab.page();
      page.click("text=Caffeine");
      page.waitForSelector(PROVED);
      page.click("#source-draw");
      page.waitForSelector(
          "#source canvas",
          new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
      for (String view : List.of("compare", "search", "explore")) {
        page.click("[data-view=" + view + "]");
        assertThat(Accessibility.faults(page)).as(view).isEmpty();
      }
      assertThat(tab.complaints()).isEmpty();
    }
    try (Tab tab = chromium.open(served.address(), Screen.NIGHT)) {
      tab.page().click("text=Caffeine");
      tab.page().waitForSelector(PROVED);
      assertThat(Accessibility.faults(tab.page())).isEmpty();
    }
  }
}
