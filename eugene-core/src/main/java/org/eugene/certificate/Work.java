package org.eugene.certificate;

/**
 * How much a certificate may ask of its checker: a fixed amount, and more the longer it is. A small
 * file can thus not keep anyone busy, and a long honest one is read to its end.
 *
 * <p>One operation is a look at a pair of vertices or at the share of two edges, some nanoseconds.
 * Honest proofs of graphs with 10 to 110 vertices took 11 million at most, and at most 200 for each
 * number in them.
 */
final class Work {
  private static final long FOR_EVERYONE = 1L << 27;
  private static final long FOR_EACH_NUMBER = 1L << 11;

  private long left;

  Work(long numbers) {
    this.left = FOR_EVERYONE + FOR_EACH_NUMBER * numbers;
  }

  void spend(long operations) throws CertificateException {
    left -= operations;
    if (left < 0) {
      throw new CertificateException("checking it would take more work than its length allows");
    }
  }
}
