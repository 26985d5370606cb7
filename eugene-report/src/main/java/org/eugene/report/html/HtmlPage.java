package org.eugene.report.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.eugene.report.Provenance;
import org.eugene.report.picture.Markup;
import org.eugene.report.picture.StyleSheet;

/**
 * A page in one file: its style and script are inside, nothing is fetched. A policy in its head
 * allows this one script, known by its hash, and no other, so that no label can bring one in.
 */
final class HtmlPage {
  private static final String STYLE = StyleSheet.resource(HtmlPage.class, "page.css");

  private HtmlPage() {}

  /**
   * @param body markup of header, main and footer
   * @param data JSON that goes into the page as it is; empty for none
   * @param script name of the script file beside this class
   */
  static void write(String title, String body, String data, String script, Appendable out)
      throws IOException {
    String code = StyleSheet.resource(HtmlPage.class, script);
    String policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-" + hash(code) + "'";
    Markup page = new Markup();
    page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.raw("<meta name=\"referrer\" content=\"no-referrer\">\n");
    page.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">\n");
    page.element("title", title).line();
    page.raw("<style>\n" + StyleSheet.themed() + STYLE + "</style>\n</head>\n<body>\n");
    page.raw(body);
    if (!data.isEmpty()) {
      page.raw("<script type=\"application/json\" id=\"data\">");
      page.raw(harmless(data)).raw("</script>\n");
    }
    page.raw("<script>" + code + "</script>\n</body>\n</html>\n");
    out.append(page.toString());
  }

  /** The last words of a page: what made it, and how to make it again. */
  static void footer(Provenance provenance, Markup page) {
    page.open("footer").open("p");
    page.text("Made by Eugene" + version(provenance) + ": graph edit distance with an edit path.");
    page.close("p");
    if (provenance.isKnown()) {
      page.open("p").element("code", provenance.command()).close("p");
      StringBuilder settings = new StringBuilder();
      provenance
          .settings()
          .forEach(
              (name, value) ->
                  settings.append(settings.isEmpty() ? "" : "; ").append(name + " " + value));
      page.element("p", settings.toString());
    }
    page.close("footer").line();
  }

  private static String version(Provenance provenance) {
    return provenance.version().isEmpty() ? "" : " " + provenance.version();
  }

  /** JSON that cannot end its element: the same value, spelled otherwise. */
  private static String harmless(String json) {
    return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }

  private static String hash(String code) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(code.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
