/**
 * The methods that others published, one package each; {@link org.eugene.baseline.BaselineMethods}
 * lists those that need no native solver.
 */
package org.eugene.baseline;
