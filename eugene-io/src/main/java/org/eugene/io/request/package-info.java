/**
 * Questions as JSON, one object a line: {@link org.eugene.io.request.RequestLine} is what was
 * written, {@link org.eugene.io.request.Request} what it asks. Nothing is solved here.
 */
package org.eugene.io.request;
