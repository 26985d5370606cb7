package org.eugene.certificate;

/** A certificate that proves nothing: it cannot be read, or it claims what does not follow. */
public final class CertificateException extends Exception {
  /** Says in a sentence which claim does not hold, and where it stands. */
  public CertificateException(String message) {
    super(message);
  }
}
