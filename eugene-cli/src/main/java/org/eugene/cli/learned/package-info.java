/**
 * Learned methods: {@link org.eugene.cli.learned.TrainCommand}. What a trained one says of pairs is
 * told beside the other answers about pairs, in {@code compare}.
 */
package org.eugene.cli.learned;
