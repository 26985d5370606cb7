'use strict';
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const byId = id => document.getElementById(id);

  // A vertex or an edge and whatever shows the same one elsewhere light up together.
  const told = byId('told');
  const partners = new Map();
  for (const kind of ['v', 'e']) {
    for (const element of all('[data-' + kind + ']')) {
      const key = kind + element.getAttribute('data-' + kind);
      if (!partners.has(key)) partners.set(key, []);
      partners.get(key).push(element);
    }
  }
  const keyOf = element =>
    element.hasAttribute('data-v') ? 'v' + element.getAttribute('data-v') : 'e' + element.getAttribute('data-e');
  let lit = null;
  const light = element => {
    const key = element ? keyOf(element) : null;
    if (key === lit) return;
    if (lit) partners.get(lit).forEach(other => other.classList.remove('on'));
    lit = key;
    if (!key) return;
    const same = partners.get(key);
    same.forEach(other => other.classList.add('on'));
    const title = same.map(other => other.querySelector('title')).find(found => found);
    if (told && title) told.textContent = title.textContent;
  };
  const marked = event => (event.target.closest ? event.target.closest('[data-v],[data-e]') : null);
  for (const name of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(name, event => light(marked(event)));
  }

  // One stop of the tab key per drawing; arrows go from vertex to vertex.
  for (const svg of all('svg.graph')) {
    const vertices = all('.v', svg);
    vertices.forEach((vertex, at) => {
      vertex.setAttribute('role', 'img');
      vertex.setAttribute('tabindex', at === 0 ? '0' : '-1');
    });
    svg.addEventListener('keydown', event => {
      const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
      const seen = vertices.filter(vertex => getComputedStyle(vertex).display !== 'none');
      const at = seen.indexOf(document.activeElement);
      if (!step || at < 0) return;
      event.preventDefault();
      const next = seen[(at + step + seen.length) % seen.length];
      document.activeElement.setAttribute('tabindex', '-1');
      next.setAttribute('tabindex', '0');
      next.focus();
    });
  }

  // Step by step: what is there at a step, and what this very step did.
  const walk = byId('walk');
  if (walk) {
    walk.hidden = false;
    const slider = byId('step');
    const now = byId('now');
    const rows = all('#edits tbody tr');
    const moving = all('.steps [data-in]').map(element => ({
      element,
      from: Number(element.getAttribute('data-in')),
      until: element.hasAttribute('data-out') ? Number(element.getAttribute('data-out')) : Infinity,
      fate: element.getAttribute('data-fate'),
    }));
    const last = Number(slider.max);
    const show = wanted => {
      const step = Math.max(0, Math.min(last, wanted));
      for (const part of moving) {
        const there = part.from <= step && step < part.until;
        const ghost = step > 0 && step === part.until && part.fate === 'deleted';
        const fresh = step > 0 && step === part.from;
        part.element.classList.toggle('there', there);
        part.element.classList.toggle('ghost', ghost);
        if (part.fate !== 'kept') part.element.classList.toggle(part.fate, ghost || (there && fresh));
      }
      rows.forEach((row, at) => {
        if (at + 1 === step) row.setAttribute('aria-current', 'step');
        else row.removeAttribute('aria-current');
      });
      slider.value = step;
      slider.setAttribute('aria-valuetext', 'step ' + step + ' of ' + last);
      byId('previous').disabled = step === 0;
      byId('next').disabled = step === last;
      now.textContent = step === 0
        ? 'The source, before the first edit.'
        : 'Step ' + step + ' of ' + last + ': ' + rows[step - 1].dataset.told
          + (step === last ? ' — this is the target.' : '');
      if (step > 0) {
        const box = byId('edits');
        const row = rows[step - 1];
        const head = box.querySelector('thead').offsetHeight;
        if (row.offsetTop - head < box.scrollTop || row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight) {
          box.scrollTop = row.offsetTop - head - box.clientHeight / 3;
        }
      }
    };
    slider.addEventListener('input', () => show(Number(slider.value)));
    byId('previous').addEventListener('click', () => show(Number(slider.value) - 1));
    byId('next').addEventListener('click', () => show(Number(slider.value) + 1));
    all('#edits .go').forEach((button, at) => button.addEventListener('click', () => show(at + 1)));
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'n') show(Number(slider.value) + 1);
      if (event.key === 'p') show(Number(slider.value) - 1);
    });
    show(0);
  }

  const save = byId('save');
  if (save) {
    save.hidden = false;
    save.addEventListener('click', () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([byId('data').textContent], {type: 'application/json'}));
      link.download = 'edit-path.json';
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }
})();
