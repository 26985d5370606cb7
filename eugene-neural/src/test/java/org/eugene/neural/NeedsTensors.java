package org.eugene.neural;

import org.eugene.neural.tensor.Natives;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips what needs the native library where there is none. */
public final class NeedsTensors implements ExecutionCondition {
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return Natives.areThere()
        ? ConditionEvaluationResult.enabled("PyTorch is there")
        : ConditionEvaluationResult.disabled("no native library of PyTorch for this machine");
  }
}
