/** {@link org.eugene.neural.eric.Eric}, alignment in training only (Zhuo and Tan 2022). */
package org.eugene.neural.eric;
