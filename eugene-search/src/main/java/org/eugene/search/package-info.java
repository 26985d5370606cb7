/** Collections of graphs, and the questions one asks of them. */
package org.eugene.search;
