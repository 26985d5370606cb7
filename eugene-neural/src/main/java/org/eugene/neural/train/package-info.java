/**
 * Learning: {@link org.eugene.neural.train.Trainer} takes steps until the validation pairs say
 * stop, and keeps the best epoch.
 */
package org.eugene.neural.train;
