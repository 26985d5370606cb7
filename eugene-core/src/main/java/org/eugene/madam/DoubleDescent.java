package org.eugene.madam;

import org.eugene.relaxation.Objective;

/** Any objective, in double precision; the slow twin of {@link FloatDescent}. */
final class DoubleDescent implements Descent {
  private final Objective objective;
  private final AdamState state;
  private double sigma;
  private double value;

  DoubleDescent(Objective objective, AdamState state) {
    this.objective = objective;
    this.state = state;
    state.startRound();
  }

  @Override
  public void differentiate(double newSigma) {
    sigma = newSigma;
    value = state.evaluate(objective);
  }

  @Override
  public double value() {
    return value;
  }

  @Override
  public void move(double lambda) {
    state.iterate(sigma, lambda);
  }

  @Override
  public double end() {
    return value;
  }
}
