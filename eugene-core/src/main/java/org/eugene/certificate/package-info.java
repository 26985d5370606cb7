/**
 * Proofs that a distance is at least so much, and a checker for them that shares nothing with what
 * found them: no class of a solver, a bound or a problem is used here, only plain numbers.
 *
 * <p>Open {@link org.eugene.certificate.Checker} first; it holds the argument, step by step, and
 * {@link org.eugene.certificate.Cases} follows it. {@link org.eugene.certificate.PricedPair} is the
 * question, {@link org.eugene.certificate.Proof} the answer's reasons, {@link
 * org.eugene.certificate.CertificateText} how both are written down.
 */
package org.eugene.certificate;
