package org.eugene.madam;

import org.eugene.relaxation.Alignment;
import org.eugene.relaxation.Objective;

/** One round of Adam: from where P is, step by step. Holds scratch memory for one thread. */
public interface Descent {
  /** Takes the gradient of objective and constraints where P is now. */
  void differentiate(double sigma);

  /** The objective where the gradient was taken last. */
  double value();

  /** Moves P along the last gradient and that of the regulariser. */
  void move(double lambda);

  /** Leaves P in the state that it came from; returns the objective there. */
  double end();

  /** The first round of a run with these options, from the identity. */
  static Descent of(Alignment alignment, MAdamOptions options) {
    return of(alignment, options, new AdamState(options, alignment.order()));
  }

  /** Another objective than an alignment's own, from the identity. */
  static Descent of(Objective objective, MAdamOptions options, int order) {
    return new DoubleDescent(objective, new AdamState(options, order));
  }

  /** From where P is in a state: single precision if options ask for it and the graphs allow it. */
  static Descent of(Alignment alignment, MAdamOptions options, AdamState state) {
    return FloatDescent.suits(alignment, options)
        ? new FloatDescent(alignment, options, state)
        : new DoubleDescent(objective(alignment, options), state);
  }

  /** What options say is to be minimised. */
  static Objective objective(Alignment alignment, MAdamOptions options) {
    return switch (options.relaxation().objective()) {
      case FROBENIUS ->
          new FrobeniusObjective(
              alignment, options.relaxation().mu(), options.relaxation().edgeGradient());
      case CORRELATION ->
          new CorrelationObjective(
              alignment, options.relaxation().mu(), options.relaxation().edgeGradient());
    };
  }
}
