package org.eugene.bench.run;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A short name for a lot of numbers or bytes: others have another one. */
public final class Digest {
  private static final int BYTES = 16;

  private final MessageDigest digest;
  private final ByteBuffer buffer = ByteBuffer.allocate(Long.BYTES);

  public Digest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException("every Java machine has SHA-256", absent);
    }
  }

  public Digest add(byte... bytes) {
    digest.update(bytes);
    return this;
  }

  void add(long number) {
    buffer.clear();
    buffer.putLong(number);
    digest.update(buffer.array());
  }

  /** Of all that was added; nothing more can be. */
  public String name() {
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }
}
