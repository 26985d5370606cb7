package org.eugene.io;

import java.util.function.Consumer;

/**
 * What readers can be told.
 *
 * @param maxBytes refuse inputs longer than this (unpacked, if they are packed)
 * @param warnings gets a sentence where a file is odd but can be read
 */
public record ReadOptions(long maxBytes, Consumer<String> warnings) {
  /** Graphs take up to about this many bytes of memory for a byte of their file. */
  private static final int MEMORY_PER_BYTE = 24;

  public ReadOptions {
    if (maxBytes < 1) {
      throw new IllegalArgumentException("maxBytes (" + maxBytes + ") must be positive");
    }
  }

  /** As large a file as surely fits into memory; warnings go nowhere. */
  public static ReadOptions defaults() {
    return new ReadOptions(Runtime.getRuntime().maxMemory() / MEMORY_PER_BYTE, warning -> {});
  }

  public ReadOptions withMaxBytes(long newMaxBytes) {
    return new ReadOptions(newMaxBytes, warnings);
  }

  public ReadOptions withWarnings(Consumer<String> newWarnings) {
    return new ReadOptions(maxBytes, newWarnings);
  }
}
