package org.eugene.search;

import java.io.IOException;

/** A file is not the index that it should be; the message names it and a way out. */
public final class IndexFormatException extends IOException {
  private static final long serialVersionUID = 1;

  /** Says in a sentence what is wrong with the file and what to do. */
  public IndexFormatException(String file, String problem) {
    super(file + ": " + problem);
  }
}
