package org.eugene.bench.study;

import java.util.Optional;

/**
 * What all studies can be told.
 *
 * @param sample how many queries at most; empty for as many as the study wants
 * @param seed what queries and pairs are drawn with
 */
public record StudyOptions(Optional<Integer> sample, long seed) {
  int sample(int wanted) {
    return sample.orElse(wanted);
  }
}
