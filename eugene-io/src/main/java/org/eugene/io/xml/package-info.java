/**
 * XML without trust: {@link org.eugene.io.xml.XmlCursor} walks through a document, ignores its
 * document type, fetches nothing and expands nothing, and reports with lines; {@link
 * org.eugene.io.xml.XmlText} spells text for writers.
 */
package org.eugene.io.xml;
