package org.eugene.bench.study;

import java.util.List;
import org.eugene.bench.table.Table;

/** All studies. */
public final class Studies {
  private Studies() {}

  public static List<Table> all() {
    return List.of(
        new BudgetStudy(),
        new BudgetSizesStudy(),
        new TinyCommandsStudy(),
        new CertificateStudy(),
        new OptimaStudy(),
        new SearchCheck(),
        new SearchStudy(),
        new MoleculeRangeStudy(),
        new JoinStudy(),
        new MatrixStudy(),
        new ScalingStudy(),
        new ThreadsStudy(),
        new IndexStudy(),
        new RoundsStudy(),
        new ScaleStudy(),
        new StreamStudy(),
        new PlantedStudy());
  }
}
