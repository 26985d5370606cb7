/** From a request to its answer. */
module org.eugene.answer {
  requires transitive org.eugene.core;
  requires transitive org.eugene.io;
  requires transitive org.eugene.report;
  requires transitive org.eugene.search;

  exports org.eugene.answer;
  exports org.eugene.answer.learned;
  exports org.eugene.answer.serve;
  exports org.eugene.answer.spread;

  uses org.eugene.answer.learned.LearnedMethods;
  uses org.eugene.answer.serve.ServerProvider;
  uses org.eugene.answer.spread.ClusterProvider;
}
