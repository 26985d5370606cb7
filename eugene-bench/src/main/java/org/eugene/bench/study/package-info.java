/**
 * Measurements that are not about pairs: what searching a collection takes. A {@link
 * org.eugene.bench.study.Study} writes rows of its own columns; rendering reads them and computes
 * nothing.
 */
package org.eugene.bench.study;
