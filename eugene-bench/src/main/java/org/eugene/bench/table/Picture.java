package org.eugene.bench.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.internal.chartpart.Chart;

/**
 * A picture of a table.
 *
 * @param name of its files, without ending
 * @param caption one line
 * @param svg the picture as lines and text
 * @param png the picture as dots
 */
@SuppressWarnings("ArrayRecordComponent") // written out and nothing else
public record Picture(String name, String caption, String svg, byte[] png) {
  static Picture of(String name, String caption, Chart<?, ?> chart) {
    try {
      ByteArrayOutputStream svg = new ByteArrayOutputStream();
      VectorGraphicsEncoder.saveVectorGraphic(chart, svg, VectorGraphicsFormat.SVG);
      return new Picture(
          name,
          caption,
          svg.toString(StandardCharsets.UTF_8),
          BitmapEncoder.getBitmapBytes(chart, BitmapFormat.PNG));
    } catch (IOException impossible) {
      throw new IllegalStateException("memory can be written to", impossible);
    }
  }

  /** Writes both files. */
  public void writeTo(Path folder) throws IOException {
    Files.writeString(folder.resolve(name + ".svg"), svg);
    Files.write(folder.resolve(name + ".png"), png);
  }
}
