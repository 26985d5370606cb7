package org.eugene.io.json;

import com.fasterxml.jackson.databind.json.JsonMapper;

/**
 * The one mapper of the readers and writers here. A class of its own, since every start of the
 * program makes all formats, and only those who meet JSON should wait for the library.
 */
final class Json {
  static final JsonMapper MAPPER = new JsonMapper();

  private Json() {}
}
