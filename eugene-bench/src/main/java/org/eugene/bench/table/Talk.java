package org.eugene.bench.table;

/** Somebody who listens while tables are measured. */
public interface Talk {
  /** Nobody. */
  Talk NONE =
      new Talk() {
        @Override
        public void say(String sentence) {}

        @Override
        public Progress progress(String table, long answers) {
          return new Progress() {
            @Override
            public void say(String sentence) {}

            @Override
            public void step() {}

            @Override
            public void close() {}
          };
        }
      };

  void say(String sentence);

  /** Of a table that has so many answers to wait for. */
  Progress progress(String table, long answers);

  /** How far a table is. */
  interface Progress extends AutoCloseable {
    void say(String sentence);

    /** One answer more. */
    void step();

    @Override
    void close();
  }
}
