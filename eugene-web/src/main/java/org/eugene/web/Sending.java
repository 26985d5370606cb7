package org.eugene.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;

/** Answers on their way out, packed where that pays and the other side can unpack. */
final class Sending {
  static final String JSON = "application/json";
  static final String HTML = "text/html; charset=utf-8";
  static final String SVG = "image/svg+xml";
  static final String TEXT = "text/plain; charset=utf-8";

  /** What fits into one packet is not worth packing. */
  private static final int WORTH_PACKING = 1400;

  private Sending() {}

  static void text(Context ctx, String type, String text) {
    bytes(ctx, type, text.getBytes(StandardCharsets.UTF_8));
  }

  static void bytes(Context ctx, String type, byte[] bytes) {
    ctx.contentType(type);
    if (bytes.length < WORTH_PACKING) {
      ctx.result(bytes);
      return;
    }
    ctx.header("Vary", "Accept-Encoding");
    if (takesGzip(ctx)) {
      ctx.header("Content-Encoding", "gzip").result(packed(bytes));
    } else {
      ctx.result(bytes);
    }
  }

  static boolean takesGzip(Context ctx) {
    String accepted = ctx.header("Accept-Encoding");
    return accepted != null
        && accepted.matches("(?i).*\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$)).*");
  }

  static byte[] packed(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return packed.toByteArray();
  }
}
