package org.eugene.web;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Serious faults of a page for those who do not see it, or see little, or have no mouse: the rules
 * of WCAG that a program can check.
 */
final class Accessibility {
  private static final String RULES =
      """
      () => {
        const faults = [];
        const shown = e => e.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
        const tell = e => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '')
            + ' ' + (e.textContent || '').trim().slice(0, 30);
        const name = e => (e.getAttribute('aria-label')
            || [...(e.labels || [])].map(l => l.textContent).join(' ')
            || e.getAttribute('title') || e.textContent || '').trim();
        if (!document.documentElement.lang) faults.push('the page has no language');
        if (!document.title) faults.push('the page has no title');
        if (document.querySelectorAll('main').length !== 1) faults.push('there is not one main');
        if (document.querySelectorAll('h1').length !== 1) faults.push('there is not one h1');
        const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
        ids.filter((id, at) => ids.indexOf(id) !== at).forEach(id => faults.push('twice: #' + id));
        let level = 0;
        for (const h of document.querySelectorAll('h1,h2,h3,h4')) {
          if (!shown(h)) continue;
          const now = Number(h.tagName[1]);
          if (now > level + 1) faults.push('a heading is skipped before ' + tell(h));
          level = now;
        }
        for (const e of document.querySelectorAll('button,a[href],input,select,textarea,iframe')) {
          if (!shown(e)) continue;
          if (!name(e)) faults.push('no name: ' + tell(e));
          if (e.tabIndex < 0) faults.push('not reached by keyboard: ' + tell(e));
          const box = e.getBoundingClientRect();
          if (e.tagName === 'BUTTON' && Math.min(box.width, box.height) < 24)
            faults.push('too small to hit: ' + tell(e));
        }
        for (const e of document.querySelectorAll('img'))
          if (!e.hasAttribute('alt')) faults.push('no alternative: ' + tell(e));
        for (const e of document.querySelectorAll('[role=img]'))
          if (shown(e) && !e.getAttribute('aria-label')) faults.push('no name: ' + tell(e));
        for (const e of document.querySelectorAll('[aria-expanded],[aria-pressed]'))
          for (const a of ['aria-expanded', 'aria-pressed'])
            if (e.hasAttribute(a) && !['true', 'false'].includes(e.getAttribute(a)))
              faults.push(a + ' of ' + tell(e));
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        const rgba = text => {
          canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        };
        const ground = e => {
          for (let at = e; at; at = at.parentElement) {
            const colour = rgba(getComputedStyle(at).backgroundColor);
            if (colour[3] === 255) return colour;
          }
          return [255, 255, 255, 255];
        };
        const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
            .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
            .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0);
        for (const e of document.querySelectorAll('body *')) {
          const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
          if (!own || !shown(e) || e.disabled || e.closest('.skip, svg, noscript')) continue;
          const style = getComputedStyle(e);
          const [a, b] = [light(rgba(style.color)), light(ground(e))];
          const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          const large = parseFloat(style.fontSize) >= 24;
          if (contrast < (large ? 3 : 4.5))
            faults.push('contrast ' + contrast.toFixed(2) + ': ' + tell(e));
        }
        return faults;
      }
      """;

  /** axe-core looks into no frame: reports have tests of their own. */
  private static final String SERIOUS =
      """
      async () => (await axe.run(document, {iframes: false})).violations
          .filter(v => v.impact === 'serious' || v.impact === 'critical')
          .flatMap(v => v.nodes.map(n => 'axe ' + v.id + ': ' + n.target + ' ' + n.failureSummary))
      """;

  private static final String AXE = axe();

  private Accessibility() {}

  /** A sentence for each: those that our own rules find, and what axe-core calls serious. */
  static List<String> faults(Page page) {
    page.evaluate("() => { if (!window.axe) { " + AXE + " } }");
    return Stream.of(page.evaluate(RULES), page.evaluate(SERIOUS))
        .flatMap(found -> ((List<?>) found).stream())
        .map(Object::toString)
        .collect(Collectors.toList());
  }

  private static String axe() {
    try (InputStream script = Accessibility.class.getResourceAsStream("/axe.min.js")) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
