/** The list of formats that come with this module; {@link org.eugene.io.formats.GeneralFormats}. */
package org.eugene.io.formats;
