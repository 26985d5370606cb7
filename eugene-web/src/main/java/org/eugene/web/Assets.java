package org.eugene.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eugene.web.work.Refusal;

/** The files of the page, packed once and kept by browsers as long as they do not change. */
final class Assets {
  private static final String CYTOSCAPE =
      "/META-INF/resources/webjars/cytoscape/3.33.1/dist/cytoscape.min.js";

  /** Every file there is, by its address, so that no address leads anywhere else. */
  private static final Map<String, String> FILES =
      Map.ofEntries(
          Map.entry("/", "index.html"),
          Map.entry("/api", "api.html"),
          Map.entry("/page.css", "page.css"),
          Map.entry("/compare.js", "compare.js"),
          Map.entry("/pane.js", "pane.js"),
          Map.entry("/drawing.js", "drawing.js"),
          Map.entry("/search.js", "search.js"),
          Map.entry("/explore.js", "explore.js"),
          Map.entry("/main.js", "main.js"),
          Map.entry("/server.js", "server.js"),
          Map.entry("/api.js", "api.js"),
          Map.entry("/examples.js", "examples.js"),
          Map.entry("/icon.svg", "icon.svg"),
          Map.entry("/cytoscape.js", CYTOSCAPE));

  private final Map<String, Asset> kept = new ConcurrentHashMap<>();

  /** A file, as it is and packed. */
  private static final class Asset {
    private final String type;
    private final byte[] plain;
    private final byte[] packed;
    private final String tag;

    Asset(String type, byte[] plain) {
      this.type = type;
      this.plain = plain;
      this.packed = Sending.packed(plain);
      this.tag = tag(plain);
    }
  }

  static Iterable<String> addresses() {
    return FILES.keySet();
  }

  void send(Context ctx) {
    Asset asset = kept.computeIfAbsent(ctx.path(), Assets::read);
    ctx.header("Content-Security-Policy", Door.PAGE);
    ctx.header("Cache-Control", "no-cache").header("ETag", asset.tag);
    ctx.header("Vary", "Accept-Encoding").contentType(asset.type);
    if (asset.tag.equals(ctx.header("If-None-Match"))) {
      ctx.status(304);
    } else if (Sending.takesGzip(ctx)) {
      ctx.header("Content-Encoding", "gzip").result(asset.packed);
    } else {
      ctx.result(asset.plain);
    }
  }

  private static Asset read(String address) {
    byte[] bytes = bytes(FILES.getOrDefault(address, ""));
    return new Asset(type(address), bytes);
  }

  /** A file beside this class, or of the library that draws. */
  static byte[] bytes(String file) {
    try (InputStream bytes =
        file.startsWith("/META-INF/")
            ? Assets.class.getClassLoader().getResourceAsStream(file.substring(1))
            : Assets.class.getResourceAsStream(file)) {
      if (bytes == null) {
        throw new Refusal(404, "", "there is nothing at this address; see docs/web.md");
      }
      return bytes.readAllBytes();
    } catch (IOException damaged) {
      throw new Refusal(500, "", "a file of the page cannot be read; install the program again");
    }
  }

  private static String type(String address) {
    if (address.endsWith(".js")) {
      return "text/javascript; charset=utf-8";
    }
    if (address.endsWith(".css")) {
      return "text/css; charset=utf-8";
    }
    return address.endsWith(".svg") ? Sending.SVG : Sending.HTML;
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return "\"" + Base64.getUrlEncoder().encodeToString(hash).substring(0, 22) + "\"";
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
