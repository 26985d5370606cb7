package org.eugene.web;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What is refused before any route is looked for, as JSON like every other refusal. */
final class PlainErrors extends ErrorHandler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Sending.JSON);
    Content.Sink.write(response, true, json(response.getStatus()), callback);
    return true;
  }

  private static String json(int status) {
    return "{\"error\":\"" + sentence(status) + "\",\"place\":\"\",\"status\":" + status + "}\n";
  }

  private static String sentence(int status) {
    return switch (status) {
      case 413 ->
          "the request is too large; send less, or start the server with a larger --max-body";
      case 414, 431 -> "the head of the request is too large; send less in its address and headers";
      case 408 -> "the request did not come to its end in time; send it again";
      default -> "this is no request that can be answered; see docs/web.md";
    };
  }
}
