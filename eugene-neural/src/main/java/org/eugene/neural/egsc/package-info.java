/** {@link org.eugene.neural.egsc.Egsc}, fusion of two graphs level by level (Qin et al. 2021). */
package org.eugene.neural.egsc;
