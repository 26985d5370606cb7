package org.eugene.answer.spread;

/** Who has machines; found by {@link java.util.ServiceLoader}. */
public interface ClusterProvider {
  /**
   * Connects to the machines, or starts workers inside this program.
   *
   * @param master where the machines are; empty for those that the surroundings name, or else this
   *     one
   * @throws IllegalArgumentException with a sentence, if they cannot be had
   */
  Cluster connect(String master);
}
