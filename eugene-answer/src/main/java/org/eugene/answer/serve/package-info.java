/**
 * What a server is told and how it is found: {@link org.eugene.answer.serve.ServerProvider}. The
 * command line asks for one and does not know who serves.
 */
package org.eugene.answer.serve;
