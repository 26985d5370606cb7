package org.eugene.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eugene.answer.serve.ServerOptions;
import org.eugene.web.work.Refusal;

/** Who may come in, and what browsers are told about whatever goes out. */
final class Door {
  /** The page: its own scripts and styles, nothing inline, nothing from elsewhere. */
  static final String PAGE =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  /**
   * A report inside the page: in a sandbox, as if from elsewhere. It names the one script that it
   * has by its hash, and both policies hold.
   */
  static final String REPORT =
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline';"
          + " frame-ancestors 'self'; sandbox allow-scripts allow-downloads";

  static final String PICTURE =
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

  private static final String DATA = "default-src 'none'; frame-ancestors 'none'";
  private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]", "::1");
  private static final String BEARER = "Bearer ";

  private final boolean local;
  private final Optional<byte[]> token;
  private final List<String> origins;

  Door(ServerOptions options) {
    this.local = THIS_MACHINE.contains(options.host());
    this.token = options.token().map(text -> text.getBytes(StandardCharsets.UTF_8));
    this.origins = options.origins();
  }

  /** Lets a request in or refuses it. */
  void enter(Context ctx) {
    setHeaders(ctx);
    checkHost(ctx);
    checkOrigin(ctx);
    if (token.isPresent() && isGuarded(ctx) && !knowsToken(ctx, token.get())) {
      ctx.header("WWW-Authenticate", "Bearer");
      throw new Refusal(
          401, "Authorization", "this server wants a token; send it as Authorization: Bearer …");
    }
  }

  private static void setHeaders(Context ctx) {
    ctx.header("Content-Security-Policy", DATA);
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("Referrer-Policy", "no-referrer");
    ctx.header("Cross-Origin-Opener-Policy", "same-origin");
    ctx.header("Cross-Origin-Resource-Policy", "same-origin");
    ctx.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    ctx.header("Cache-Control", "no-store");
  }

  /** A page from elsewhere can give its own name the address of this machine. */
  private void checkHost(Context ctx) {
    String host = ctx.header("Host");
    String name = host == null ? "" : host.replaceFirst(":\\d+$", "").toLowerCase(Locale.ROOT);
    if (local && !THIS_MACHINE.contains(name)) {
      throw new Refusal(
          421, "Host", "this server is for its own machine; call it 127.0.0.1 or localhost");
    }
  }

  private void checkOrigin(Context ctx) {
    String origin = ctx.header("Origin");
    if (origin == null || origin.equals("http://" + ctx.header("Host"))) {
      return;
    }
    if (origins.contains(origin)) {
      ctx.header("Access-Control-Allow-Origin", origin);
      ctx.header("Access-Control-Expose-Headers", "Location, Retry-After");
      ctx.header("Cross-Origin-Resource-Policy", "cross-origin");
      ctx.header("Vary", "Origin");
    } else if (!ctx.method().name().equals("GET") && !ctx.method().name().equals("HEAD")) {
      throw new Refusal(
          403, "Origin", "pages from elsewhere may not ask; start the server with --allow-origin");
    }
  }

  /** Asked by a browser before a page from elsewhere may ask for something. */
  void preflight(Context ctx) {
    ctx.header("Access-Control-Allow-Methods", "GET, POST, DELETE");
    ctx.header("Access-Control-Allow-Headers", "Authorization, Content-Type");
    ctx.header("Access-Control-Max-Age", "600");
    ctx.status(204);
  }

  /** Pages hold no secrets; and nobody guesses the name of a job. */
  private static boolean isGuarded(Context ctx) {
    String path = ctx.path();
    boolean reading = ctx.method().name().equals("GET");
    return !ctx.method().name().equals("OPTIONS")
        && (path.startsWith("/api/") || path.equals("/metrics"))
        && !(reading && path.startsWith("/api/jobs/"))
        && !path.equals("/api/health")
        && !path.equals("/api/openapi.json");
  }

  private static boolean knowsToken(Context ctx, byte[] token) {
    String said = ctx.header("Authorization");
    return said != null
        && said.startsWith(BEARER)
        && MessageDigest.isEqual(
            said.substring(BEARER.length()).strip().getBytes(StandardCharsets.UTF_8), token);
  }
}
