/** Answers told and drawn: text, JSON, CSV, pages, pictures. */
module org.eugene.report {
  requires transitive org.eugene.core;
  requires transitive org.eugene.io;
  requires transitive org.eugene.search;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires de.siegmar.fastcsv;

  exports org.eugene.report;
  exports org.eugene.report.csv;
  exports org.eugene.report.evaluation;
  exports org.eugene.report.figure;
  exports org.eugene.report.html;
  exports org.eugene.report.json;
  exports org.eugene.report.layout;
  exports org.eugene.report.matrix;
  exports org.eugene.report.overlay;
  exports org.eugene.report.picture;
  exports org.eugene.report.text;
  exports org.eugene.report.words;

  uses org.eugene.report.layout.LayoutProvider;
}
