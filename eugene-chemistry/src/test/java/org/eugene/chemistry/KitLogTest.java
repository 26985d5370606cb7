package org.eugene.chemistry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openscience.cdk.tools.LoggingToolFactory;

class KitLogTest {
  private static final String PROPERTY = "org.eugene.chemistry.log";

  @AfterEach
  void leaveAllAsItWas() {
    System.clearProperty(PROPERTY);
    LoggingToolFactory.setLoggingToolClass(null);
  }

  @Test
  void aLibraryLeavesTheLoggingOfItsProgramAlone() {
    new MoleculeFormats().formats();
    Molecules.parse("CCO");
    assertThat(LoggingToolFactory.getLoggingToolClass()).isNull();
  }

  @Test
  void aProgramThatSaysSoHearsNothing() {
    System.setProperty(PROPERTY, "none");
    new MoleculeFormats().formats();
    assertThat(LoggingToolFactory.getLoggingToolClass()).isEqualTo(KitLog.class);
    // The kit itself makes one, by reflection.
    assertThat(LoggingToolFactory.createLoggingTool(KitLogTest.class)).isInstanceOf(KitLog.class);
    assertThat(said(() -> LoggingToolFactory.createLoggingTool(KitLogTest.class).fatal("!")))
        .isEmpty();
  }

  private static String said(Runnable work) {
    PrintStream before = System.err;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      work.run();
    } finally {
      System.setErr(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whatElseTheProgramChoseStays() {
    System.setProperty(PROPERTY, "none");
    LoggingToolFactory.setLoggingToolClass(Other.class);
    new MoleculeFormats().formats();
    assertThat(LoggingToolFactory.getLoggingToolClass()).isEqualTo(Other.class);
  }

  private abstract static class Other implements org.openscience.cdk.tools.ILoggingTool {}
}
