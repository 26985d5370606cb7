/**
 * GXL, as the IAM graph database and GEDLIB write it, and the GraphCollection files that name many
 * of them. Open {@link org.eugene.io.gxl.GxlReader} first.
 */
package org.eugene.io.gxl;
