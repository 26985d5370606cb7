package org.eugene.neural;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * One file of text and arrays: sixteen bytes (magic, version, length of the text, CRC-32C of all
 * that follows, each a little-endian int), a JSON text, and the arrays as safetensors lays them
 * out: eight bytes of header length, a JSON header of names, shapes and offsets, little-endian
 * float32. Readable without any native library.
 */
final class ModelFile {
  static final int VERSION = 1;

  /** "EUGM", read as a little-endian int. */
  private static final int MAGIC = 0x4D475545;

  private static final int HEAD = 16;

  static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  private ModelFile() {}

  /** A named array and its shape. */
  @SuppressWarnings("ArrayRecordComponent") // written out and read, nothing else
  record Array(String name, long[] shape, float[] values) {}

  /** Text and arrays. */
  record Content(String text, List<Array> arrays) {}

  /** Writes beside the file first, so that a crash leaves no half file. */
  static void write(Path file, Content content) throws IOException {
    byte[] text = content.text().getBytes(StandardCharsets.UTF_8);
    byte[] header = header(content.arrays());
    int floats = content.arrays().stream().mapToInt(array -> array.values().length).sum();
    ByteBuffer bytes =
        ByteBuffer.allocate(
                Math.addExact(HEAD + text.length + Long.BYTES + header.length, 4 * floats))
            .order(ByteOrder.LITTLE_ENDIAN);
    bytes.position(HEAD);
    bytes.put(text).putLong(header.length).put(header);
    for (Array array : content.arrays()) {
      for (float value : array.values()) {
        bytes.putFloat(value);
      }
    }
    bytes.putInt(0, MAGIC).putInt(4, VERSION).putInt(8, text.length).putInt(12, crc(bytes.array()));
    Path half = file.resolveSibling(file.getFileName() + ".half");
    Files.write(half, bytes.array());
    Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private static int crc(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, HEAD, bytes.length - HEAD);
    return (int) crc.getValue();
  }

  private static byte[] header(List<Array> arrays) throws IOException {
    ObjectNode header = JSON.createObjectNode();
    long offset = 0;
    for (Array array : arrays) {
      ObjectNode entry = header.putObject(array.name()).put("dtype", "F32");
      for (long side : array.shape()) {
        entry.withArray("shape").add(side);
      }
      long end = offset + 4L * array.values().length;
      entry.putArray("data_offsets").add(offset).add(end);
      offset = end;
    }
    return JSON.writer().without(SerializationFeature.INDENT_OUTPUT).writeValueAsBytes(header);
  }

  /** Reads and checks every byte. */
  static Content read(Path file) throws IOException {
    byte[] all = Files.readAllBytes(file);
    ByteBuffer bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
    if (all.length < HEAD + Long.BYTES || bytes.getInt(0) != MAGIC) {
      throw new IOException(file + " is not a trained model; make one with eugene train");
    }
    if (bytes.getInt(4) != VERSION) {
      throw new IOException(
          String.format(
              Locale.ROOT,
              "%s has version %d and this program reads version %d; train the model again",
              file,
              bytes.getInt(4),
              VERSION));
    }
    int textLength = bytes.getInt(8);
    if (bytes.getInt(12) != crc(all) || textLength < 0 || textLength > all.length - HEAD - 8) {
      throw new IOException(file + " is damaged; copy it again or train the model again");
    }
    String text = new String(all, HEAD, textLength, StandardCharsets.UTF_8);
    bytes.position(HEAD + textLength);
    long headerLength = bytes.getLong();
    byte[] header = new byte[Math.toIntExact(headerLength)];
    bytes.get(header);
    return new Content(text, arrays(bytes.slice().order(ByteOrder.LITTLE_ENDIAN), header));
  }

  private static List<Array> arrays(ByteBuffer data, byte[] header) throws IOException {
    List<Array> arrays = new ArrayList<>();
    for (Map.Entry<String, Entry> named : entries(header).entrySet()) {
      Entry entry = named.getValue();
      float[] values = new float[(int) ((entry.data_offsets()[1] - entry.data_offsets()[0]) / 4)];
      data.position((int) entry.data_offsets()[0]);
      data.asFloatBuffer().get(values);
      arrays.add(new Array(named.getKey(), entry.shape(), values));
    }
    return arrays;
  }

  @SuppressWarnings({"ArrayRecordComponent", "UnusedVariable"}) // names of the format
  private record Entry(String dtype, long[] shape, long[] data_offsets) {}

  private static Map<String, Entry> entries(byte[] header) throws IOException {
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (Map.Entry<String, com.fasterxml.jackson.databind.JsonNode> field :
        JSON.readTree(header).properties()) {
      entries.put(field.getKey(), JSON.treeToValue(field.getValue(), Entry.class));
    }
    return entries;
  }
}
