/** {@link org.eugene.neural.gmn.GmnEmbed}, a distance of two graph vectors (Li et al. 2019). */
package org.eugene.neural.gmn;
