package org.eugene.certificate;

/** A certificate that proves nothing: it cannot be read, or it claims what does not follow. */
public final class CertificateException extends Exception {
  public CertificateException(String message) {
    super(message);
  }
}
