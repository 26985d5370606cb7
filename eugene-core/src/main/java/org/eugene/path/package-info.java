/**
 * How to get from one graph to the other: {@link org.eugene.path.EditPath} is made from a problem
 * and a mapping, replays itself on the source, and its operations add up to the distance.
 */
package org.eugene.path;
