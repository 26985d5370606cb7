/**
 * Two graphs laid over each other under a mapping, and what to call their parts: {@link
 * org.eugene.report.overlay.Overlay} holds every vertex and edge of either graph once, with its
 * {@link org.eugene.report.overlay.Fate} and the step of the edit path at which it meets it.
 */
package org.eugene.report.overlay;
