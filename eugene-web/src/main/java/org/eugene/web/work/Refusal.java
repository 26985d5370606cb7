package org.eugene.web.work;

/** Why there is no answer: a status of HTTP, a sentence, and where in the request it is about. */
public final class Refusal extends RuntimeException {
  private final int status;
  private final String place;

  /**
   * @param place part of the request, such as source; empty for all of it
   * @param sentence what is wrong, then a semicolon and what to do about it
   */
  public Refusal(int status, String place, String sentence) {
    super(sentence);
    this.status = status;
    this.place = place;
  }

  public int status() {
    return status;
  }

  public String place() {
    return place;
  }

  public String sentence() {
    return String.valueOf(getMessage()).strip().replaceAll("\\s*\\R\\s*", "; ");
  }
}
