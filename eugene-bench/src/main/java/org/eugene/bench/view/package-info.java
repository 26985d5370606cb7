/**
 * How measurements are shown. A {@link org.eugene.bench.view.View} is a title, columns, rows,
 * remarks and pictures; {@link org.eugene.bench.view.Format} writes it as text, CSV, Markdown or
 * HTML. Nothing here computes, and nothing reads a view back.
 */
package org.eugene.bench.view;
