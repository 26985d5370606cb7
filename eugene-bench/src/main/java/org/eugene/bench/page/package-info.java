/**
 * How tables look: {@link org.eugene.bench.page.TableText} turns the Markdown that a table renders
 * into text for a terminal or into CSV, {@link org.eugene.bench.page.HtmlPage} puts tables and
 * pictures into one page. Nothing here computes.
 */
package org.eugene.bench.page;
