/**
 * Pairs to learn from and to be judged by. {@link org.eugene.neural.data.DataSet} keeps the
 * protocol: copies removed, graphs split before pairs are drawn, every distance proved where the
 * exact method can.
 */
package org.eugene.neural.data;
