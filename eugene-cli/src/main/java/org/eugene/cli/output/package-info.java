/**
 * Where answers go: standard output, or files that come into being whole and, if they are long
 * tables, go on where a broken-off run stopped. Open {@link org.eugene.cli.output.PairsOutput}
 * first.
 */
package org.eugene.cli.output;
