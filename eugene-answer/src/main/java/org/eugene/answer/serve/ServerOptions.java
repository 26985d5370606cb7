package org.eugene.answer.serve;

import java.util.List;
import java.util.Optional;

/**
 * Where and for whom a server is there.
 *
 * @param host the address to listen at
 * @param port the port to listen at; 0 for any that is free
 * @param collections files of graphs that can be searched in
 * @param token what everybody has to know who asks; empty for nothing
 * @param origins pages from elsewhere that may ask, such as https://example.org
 * @param limits how much may be asked
 */
public record ServerOptions(
    String host,
    int port,
    List<String> collections,
    Optional<String> token,
    List<String> origins,
    ServerLimits limits) {
  private static final int LAST_PORT = 65_535;

  public ServerOptions {
    if (port < 0 || port > LAST_PORT) {
      throw new IllegalArgumentException(
          "port (" + port + ") must be between 0 and " + LAST_PORT + "; say --port 8080");
    }
    collections = List.copyOf(collections);
    origins = List.copyOf(origins);
  }

  /** This machine only, port 8080, no collections. */
  public static ServerOptions defaults() {
    return new ServerOptions(
        "127.0.0.1", 8080, List.of(), Optional.empty(), List.of(), ServerLimits.defaults());
  }

  public ServerOptions withPort(int newPort) {
    return new ServerOptions(host, newPort, collections, token, origins, limits);
  }

  public ServerOptions withHost(String newHost) {
    return new ServerOptions(newHost, port, collections, token, origins, limits);
  }

  public ServerOptions withCollections(List<String> newCollections) {
    return new ServerOptions(host, port, newCollections, token, origins, limits);
  }

  public ServerOptions withToken(Optional<String> newToken) {
    return new ServerOptions(host, port, collections, newToken, origins, limits);
  }

  public ServerOptions withOrigins(List<String> newOrigins) {
    return new ServerOptions(host, port, collections, token, newOrigins, limits);
  }

  public ServerOptions withLimits(ServerLimits newLimits) {
    return new ServerOptions(host, port, collections, token, origins, newLimits);
  }
}
