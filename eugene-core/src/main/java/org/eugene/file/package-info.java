/**
 * {@link org.eugene.file.WholeFile}: how every file of ours is written, so that no crash leaves
 * half of one. It is in core because indexes are written this way too, and searching sees nothing
 * else; no solver may use it.
 */
package org.eugene.file;
