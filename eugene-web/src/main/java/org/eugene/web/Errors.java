package org.eugene.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.function.Consumer;
import org.eugene.io.GraphFormatException;
import org.eugene.web.work.Refusal;

/** Every failure as JSON: one sentence, a place, a status; never where in the program it was. */
final class Errors {
  private static final String SOON = "1";

  private Errors() {}

  static void add(RoutesConfig routes, Consumer<String> log) {
    routes.exception(Refusal.class, (refusal, ctx) -> send(ctx, refusal));
    routes.exception(
        GraphFormatException.class,
        (refused, ctx) -> send(ctx, Asking.refused(400, String.valueOf(refused.getMessage()))));
    routes.exception(
        IllegalArgumentException.class,
        (refused, ctx) -> send(ctx, Asking.refused(400, String.valueOf(refused.getMessage()))));
    routes.exception(
        IOException.class,
        (broken, ctx) -> send(ctx, new Refusal(400, "", "the request broke off; send it again")));
    routes.exception(
        HttpResponseException.class,
        (known, ctx) -> send(ctx, new Refusal(known.getStatus(), "", sentence(known.getStatus()))));
    routes.exception(
        Exception.class,
        (bug, ctx) -> {
          log.accept("this should not have happened: " + bug + at(bug));
          send(ctx, Told.refusal(bug));
        });
  }

  private static String at(Exception bug) {
    return bug.getStackTrace().length == 0 ? "" : " at " + bug.getStackTrace()[0];
  }

  private static String sentence(int status) {
    return switch (status) {
      case 404 -> "there is nothing at this address; see docs/web.md";
      case 405 -> "this address knows no such method; see docs/web.md";
      case 413 -> "the request is too large; send less";
      default -> "this is no request that can be answered; see docs/web.md";
    };
  }

  static void send(Context ctx, Refusal refusal) {
    if (refusal.status() == 429 || refusal.status() == 503) {
      ctx.header("Retry-After", SOON);
    }
    ctx.status(refusal.status());
    Sending.text(ctx, Sending.JSON, Told.error(refusal));
  }
}
