package org.eugene.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The Chromium of the system ({@code .ci/install-browser} puts it there), which opens a server's
 * page and notes everything that the page should not do.
 */
final class Chromium implements AutoCloseable {
  private static final Path PROGRAM =
      Path.of(System.getProperty("eugene.chromium", "/usr/bin/chromium"));

  private final Playwright playwright;
  private final Browser browser;

  Chromium() {
    if (!Files.isExecutable(PROGRAM)) {
      throw new IllegalStateException(PROGRAM + " is missing; run .ci/install-browser");
    }
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(PROGRAM)
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--disable-quic",
                            "--no-first-run",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync")));
  }

  /** Where and how a page is looked at. */
  record Screen(int width, int height, ColorScheme scheme) {
    static final Screen DESK = new Screen(1280, 900, ColorScheme.LIGHT);
    static final Screen NIGHT = new Screen(1280, 900, ColorScheme.DARK);
    static final Screen PHONE = new Screen(390, 844, ColorScheme.LIGHT);
  }

  /** A page that is open, what it did wrong so far, and how many bytes it fetched. */
  record Tab(Page page, List<String> complaints, List<String> fetched) implements AutoCloseable {
    @Override
    public void close() {
      page.context().close();
    }
  }

  /** Opens a page as somebody who was never here. */
  Tab open(String address, Screen screen) {
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(screen.width(), screen.height())
                .setColorScheme(screen.scheme()));
    Page page = context.newPage();
    page.setDefaultTimeout(60_000);
    List<String> complaints = new ArrayList<>();
    List<String> fetched = new ArrayList<>();
    page.onConsoleMessage(message -> complaints.add("console: " + message.text()));
    page.onPageError(error -> complaints.add("error: " + error));
    page.onDialog(
        dialog -> {
          complaints.add("dialog: " + dialog.message());
          dialog.dismiss();
        });
    String home = address.replaceFirst("(http://[^/]*/).*", "$1");
    page.onRequest(
        request -> {
          fetched.add(request.url());
          if (!request.url().startsWith(home) && !request.url().startsWith("data:")) {
            complaints.add("request: " + request.url());
          }
        });
    page.navigate(address);
    page.waitForSelector("body[data-ready]");
    return new Tab(page, complaints, fetched);
  }

  Tab open(String address) {
    return open(address, Screen.DESK);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
