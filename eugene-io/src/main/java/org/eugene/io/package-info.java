/**
 * From files to graphs and back.
 *
 * <p>Open {@link org.eugene.io.GraphFiles} first: it turns what people type ({@code file}, {@code
 * file#id}, a directory, {@code smiles:CCO}) into graphs that share one label dictionary. Behind it
 * stands one {@link org.eugene.io.GraphFormat} per format, each with a {@link
 * org.eugene.io.GraphReader} and mostly a {@link org.eugene.io.GraphWriter}; {@link
 * org.eugene.io.GraphFormats} finds the right one by the content and the ending. A reader returns
 * whole valid graphs or throws {@link org.eugene.io.GraphFormatException}, which names file and
 * line and a way out.
 */
package org.eugene.io;
