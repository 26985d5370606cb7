package org.eugene.bench.view;

import java.awt.Color;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.knowm.xchart.ChartEncoder;
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
  /** Nobody sees a thousandth of a dot; without it the files are half as large. */
  private static final Pattern FINE = Pattern.compile("(\\.\\d\\d)\\d+");

  public static Picture of(String name, String caption, Chart<?, ?> chart) {
    chart.getStyler().setChartBackgroundColor(Color.WHITE);
    try {
      String svg = new String(ChartEncoder.getBytes(chart, "svg"), StandardCharsets.UTF_8);
      return new Picture(
          name, caption, FINE.matcher(svg).replaceAll("$1"), ChartEncoder.getBytes(chart, "png"));
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
