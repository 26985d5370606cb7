/** Graph edit distance: graphs, costs, problems, solvers and proofs. Plain JDK, nothing else. */
module org.eugene.core {
  exports org.eugene;
  exports org.eugene.assignment;
  exports org.eugene.bound;
  exports org.eugene.certificate;
  exports org.eugene.cost;
  exports org.eugene.engine;
  exports org.eugene.estimate;
  exports org.eugene.exact;
  exports org.eugene.file;
  exports org.eugene.graph;
  exports org.eugene.local;
  exports org.eugene.madam;
  exports org.eugene.mapping;
  exports org.eugene.matrix;
  exports org.eugene.model;
  exports org.eugene.optima;
  exports org.eugene.path;
  exports org.eugene.percolation;
  exports org.eugene.problem;
  exports org.eugene.relaxation;
  exports org.eugene.rounding;
  exports org.eugene.solver;

  uses org.eugene.cost.CostsProvider;
  uses org.eugene.estimate.EstimatorProvider;
  uses org.eugene.solver.MethodProvider;

  provides org.eugene.cost.CostsProvider with
      org.eugene.cost.StandardCosts;
  provides org.eugene.solver.MethodProvider with
      org.eugene.engine.EngineMethods,
      org.eugene.madam.MAdamMethods;
}
