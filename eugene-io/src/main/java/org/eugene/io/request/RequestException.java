package org.eugene.io.request;

/** A request that cannot be read, in one sentence. */
public final class RequestException extends Exception {
  private static final long serialVersionUID = 1;

  private final String id;

  RequestException(String id, String sentence) {
    super(sentence);
    this.id = id;
  }

  /** The id of the request as JSON; null, as JSON, if it has none or none can be read. */
  public String id() {
    return id;
  }
}
