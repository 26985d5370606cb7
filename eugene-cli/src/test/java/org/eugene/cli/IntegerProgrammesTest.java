package org.eugene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.eugene.solver.SolverUnavailableException;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class IntegerProgrammesTest {
  private static final String ASPIRIN = "../examples/molecules.txt#aspirin";
  private static final String PARACETAMOL = "../examples/molecules.txt#paracetamol";

  @Test
  void theSolverOfIntegerProgrammesCanBeChosen() {
    Outcome outcome = compare("--method", "fori", "--mip-solver", "scip", "--format", "csv");
    assertThat(outcome.succeeded().out()).contains("aspirin,paracetamol,7,7,true");
  }

  @Test
  void anUnknownSolverIsMisuse() {
    compare("--method", "f2", "--mip-solver", "gurobi").failed(2, "gurobi", "cp-sat");
  }

  @Test
  void aNegativeNumberOfStartsIsMisuse() {
    compare("--method", "ipfp", "--starts", "-1").failed(2, "starts (-1)");
  }

  @Test
  void aMethodThatDoesNotApplySaysWhy() {
    compare("--method", "adj-ip").failed(1, "adj-ip needs edges", "--edge-labels ignore");
  }

  @Test
  void aMissingNativeLibraryIsOneSentence() {
    StringWriter err = new StringWriter();
    CommandLine command =
        Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(err, true));
    SolverUnavailableException absent =
        new SolverUnavailableException(
            "OR-Tools cannot be loaded; take another method", new UnsatisfiedLinkError("gone"));
    int exitCode = Failures.failed(absent, command, command.parseArgs("methods"));
    assertThat(exitCode).isEqualTo(1);
    assertThat(err.toString().strip())
        .isEqualTo("eugene: OR-Tools cannot be loaded; take another method");
  }

  private static Outcome compare(String... options) {
    Object[] args = new Object[3 + options.length];
    args[0] = "compare";
    args[1] = ASPIRIN;
    args[2] = PARACETAMOL;
    System.arraycopy(options, 0, args, 3, options.length);
    return Outcome.of(args);
  }
}
