/** How fast graphs are read and written, beside what the plain copying of their lines takes. */
package org.eugene.bench.io;
