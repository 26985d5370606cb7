/**
 * Where things are drawn. {@link org.eugene.report.layout.Layouts} picks a layout for an overlay:
 * that of a {@link org.eugene.report.layout.LayoutProvider} on the class path (molecules), layers
 * for small directed graphs, else stress. The same overlay gets the same places, always.
 */
package org.eugene.report.layout;
