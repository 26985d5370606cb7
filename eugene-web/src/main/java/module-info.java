/** The page and the HTTP API. */
module org.eugene.web {
  requires org.eugene.answer;
  requires org.eugene.core;
  requires org.eugene.io;
  requires org.eugene.report;
  requires org.eugene.search;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires io.javalin;
  requires jakarta.servlet;
  requires kotlin.stdlib;
  requires org.eclipse.jetty.ee10.servlet;
  requires org.eclipse.jetty.io;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.util;

  provides org.eugene.answer.serve.ServerProvider with
      org.eugene.web.WebServerProvider;
}
