/**
 * The text format: {@code t # id} starts a graph, {@code v index label} is a vertex, {@code e index
 * index label} an edge and {@code a index index label} an arc. Open {@link
 * org.eugene.io.text.TextReader} first.
 */
package org.eugene.io.text;
