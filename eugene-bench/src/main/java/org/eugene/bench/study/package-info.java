/**
 * Tables that are not about the distances of pairs: what searching a collection takes, what
 * certificates take. A {@link org.eugene.bench.study.Study} shows its rows as they are stored; open
 * {@link org.eugene.bench.study.Studies} first.
 */
package org.eugene.bench.study;
