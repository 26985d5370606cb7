package org.eugene.site;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * A page of Markdown: its title, its words, and the page as HTML.
 *
 * @param title its first heading
 * @param words without any marks, for the search
 */
record PageText(String title, String words, String html) {
  private static final List<org.commonmark.Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

  /**
   * @param links what becomes of the addresses of links
   * @param names what pages are called that a link names by their file
   * @param images what becomes of the addresses of pictures
   */
  static PageText of(
      String markdown,
      UnaryOperator<String> links,
      UnaryOperator<String> names,
      UnaryOperator<String> images) {
    Node page = PARSER.parse(markdown);
    String[] title = {"Eugene"};
    page.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            if (heading.getLevel() == 1) {
              title[0] = words(heading);
            }
          }

          @Override
          public void visit(Link link) {
            if (link.getFirstChild() instanceof Text text && text.getLiteral().endsWith(".md")) {
              text.setLiteral(names.apply(link.getDestination()));
            }
            link.setDestination(links.apply(link.getDestination()));
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            image.setDestination(images.apply(image.getDestination()));
          }
        });
    HtmlRenderer html =
        HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .attributeProviderFactory(
                context ->
                    (node, tag, attributes) -> {
                      if (node instanceof TableBlock) {
                        attributes.put("tabindex", "0");
                      } else if (tag.equals("pre")) {
                        attributes.putAll(Map.of("tabindex", "0"));
                      }
                    })
            .build();
    return new PageText(title[0], words(page), html.render(page));
  }

  private static String words(Node node) {
    return TextContentRenderer.builder()
        .extensions(EXTENSIONS)
        .build()
        .render(node)
        .replace("| ", " · ") // cells of tables
        .replaceAll("\\s+", " ")
        .strip();
  }
}
