package org.eugene.bench.study;

import java.util.List;

/** All studies. */
public final class Studies {
  private static final List<Study> ALL =
      List.of(
          new CertificateStudy(),
          new SearchCheck(),
          new SearchStudy(),
          new MatrixStudy(),
          new ScalingStudy(),
          new IndexStudy());

  private Studies() {}

  public static List<Study> all() {
    return ALL;
  }

  /** Whether one is called so. */
  public static boolean has(String name) {
    return ALL.stream().anyMatch(study -> study.name().equals(name));
  }
}
