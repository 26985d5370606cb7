/**
 * {@link org.eugene.neural.gmsm.Gmsm}, regularised transport of vertex states, our reading of the
 * name.
 */
package org.eugene.neural.gmsm;
