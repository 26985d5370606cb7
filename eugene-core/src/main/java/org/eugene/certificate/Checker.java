package org.eugene.certificate;

import java.math.BigInteger;
import java.util.Optional;

/**
 * Checks a {@link Certificate}: that its mapping costs what it says, and that no mapping is cheaper
 * than its lower bound. It believes nothing but the prices, and its sums are exact at any size.
 *
 * <p><b>The question as an assignment.</b> Rows are the vertices of one graph, columns those of the
 * other, both filled up with dummies to the same number N ({@link Board}). A mapping is a
 * permutation π, and
 *
 * <pre>cost(π) = price of all edges + Σ_i c[i][π(i)] − Σ saving of edges mapped onto edges.</pre>
 *
 * <p><b>A bound.</b> Split the saving of mapping edge e = (i,j) onto f, with i to k and j to l,
 * into a share at (i,k) and the rest at (j,l). At (i,k) the edges of i can claim at most M_ik, a
 * matching of largest total share ({@link Claims}). A mapping collects every saving at both ends,
 * so whatever the shares are, cost(π) ≥ all edges + Σ_i (c[i][π(i)] − M_i,π(i)); and whatever the
 * column prices v are, that is at least
 *
 * <pre>bound = all edges + Σ_i min_k (c_ik − M_ik − v_k) + Σ_k v_k.</pre>
 *
 * So shares and prices need no checking at all: any numbers prove something, good ones prove more.
 *
 * <p><b>Excluding.</b> "Cheaper" means below the claimed lower bound. A mapping with i at k costs
 * at least the bound plus (c_ik − M_ik − v_k) − min; where that is not cheaper, (i,k) is excluded:
 * no cheaper mapping of this case has it. Excluded pairs are left out of minima, and savings that
 * need one are nothing.
 *
 * <p><b>Possible prices.</b> A bound above the largest price that a cheapest mapping could have
 * below the claim ({@link Lattice}) is as good as one above the claim.
 *
 * <p><b>Cases.</b> A child fixes one row at one column. When it is shown to hold nothing cheaper,
 * that pair is excluded in the parent.
 *
 * <p><b>Symmetries.</b> Two rows with the same prices and the same edges to all others can be
 * exchanged in a mapping without changing its cost, and so can two such columns ({@link Twins}). So
 * can more at once: a proof may list renumberings of either graph that keep all prices and edges,
 * which are checked one by one ({@link Renumberings}). The fixed pairs of a case are all that
 * defines it, so if no cheaper mapping of the case has (i,k), none has (σ(i),τ(k)) either, where σ
 * and τ are made of such exchanges and renumberings, none of which moves anything fixed ({@link
 * Orbits}).
 *
 * <p><b>The end.</b> A case is settled when a bound is not cheaper, when more rows than there are
 * columns open to them have to share those (a row without a column is the plainest case of it), or
 * when every vertex row has a single column: then that one mapping is priced.
 *
 * <p>The same, longer and with reasons, stands in docs/certificates.md.
 */
public final class Checker {
  private Checker() {}

  /**
   * Checks everything that the certificate claims.
   *
   * @throws CertificateException with the reason if something does not follow
   */
  public static void check(Certificate certificate) throws CertificateException {
    Limits.require(certificate);
    PricedPair pair = certificate.pair();
    try {
      BigInteger price = pair.price(certificate.image());
      Limits.demand(
          price.equals(BigInteger.valueOf(certificate.upper())),
          "the mapping costs "
              + pair.cost(price).toPlainString()
              + ", not "
              + pair.cost(certificate.upper()).toPlainString());
      Limits.demand(
          certificate.lower() <= certificate.upper(),
          "the lower bound is above the mapping's cost");
      Limits.demand(
          holds(certificate),
          "the proof does not show that the distance is at least "
              + pair.cost(certificate.lower()).toPlainString());
    } catch (ArithmeticException overflow) {
      throw new CertificateException("it has numbers that are too large to be added");
    }
  }

  private static boolean holds(Certificate certificate) throws CertificateException {
    Proof proof = certificate.proof();
    PricedPair pair = proof.rowsAreTarget() ? certificate.pair().turned() : certificate.pair();
    Work work = new Work(numbers(certificate));
    Renumberings.require(pair, proof, work);
    Optional<BigInteger> below = new Lattice(pair).below(certificate.lower());
    if (certificate.lower() == 0 || below.isEmpty()) {
      return true; // nothing can be cheaper
    }
    Board board = new Board(pair, proof.grain(), work);
    return new Cases(board, proof, certificate.lower(), below.get(), work)
        .areSettledBy(proof.root());
  }

  /** How many numbers there are in it. */
  private static long numbers(Certificate certificate) {
    PricedPair pair = certificate.pair();
    return (long) pair.vertexPrices().length * pair.vertexPrices()[0].length
        + (long) pair.edgePrices().length * pair.edgePrices()[0].length
        + 3L * pair.sourceEdges().length
        + 3L * pair.targetEdges().length
        + certificate.proof().numbers();
  }
}
