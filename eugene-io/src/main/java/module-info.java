/** Reading and writing of graphs and costs. */
module org.eugene.io {
  requires transitive org.eugene.core;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires java.xml;
  requires transitive org.jgrapht.core;
  requires org.jgrapht.io;

  exports org.eugene.io;
  exports org.eugene.io.costs;
  exports org.eugene.io.json;
  exports org.eugene.io.request;
  exports org.eugene.io.text;
  exports org.eugene.jgrapht;

  uses org.eugene.io.GraphFormatProvider;

  provides org.eugene.io.GraphFormatProvider with
      org.eugene.io.formats.GeneralFormats;
}
