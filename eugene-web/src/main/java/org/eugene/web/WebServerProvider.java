package org.eugene.web;

import java.io.IOException;
import java.util.function.Consumer;
import org.eugene.answer.serve.ServerOptions;
import org.eugene.answer.serve.ServerProvider;

/** The web, for whoever asks for a server. */
public final class WebServerProvider implements ServerProvider {
  @Override
  public Running start(ServerOptions options, Consumer<String> log) throws IOException {
    return WebServer.start(options, log);
  }
}
