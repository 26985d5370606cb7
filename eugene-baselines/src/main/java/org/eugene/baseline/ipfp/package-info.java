/**
 * Integer projected fixed point on the quadratic assignment problem: {@link
 * org.eugene.baseline.ipfp.Ipfp} is the method, {@link org.eugene.baseline.ipfp.FixedPointDescent}
 * one run of it from one start.
 */
package org.eugene.baseline.ipfp;
