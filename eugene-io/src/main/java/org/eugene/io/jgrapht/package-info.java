/**
 * Files that JGraphT's importers read: GraphML, GEXF, DOT, GML, graph6 and sparse6. They report no
 * lines, and their XML parsers would fetch what a document type names, so an outline of the text is
 * made first ({@code XmlOutline}, {@code GmlOutline}). The writers are our own: JGraphT's leave
 * backslashes as they are, forget types and reserve names.
 */
package org.eugene.io.jgrapht;
