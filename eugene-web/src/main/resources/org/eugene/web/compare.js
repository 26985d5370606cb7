// Two graphs, what edits cost, and the answer as it comes in.
import {begin, image} from '/server.js';
import {Pane, element} from '/pane.js';
import {examples} from '/examples.js';

const EDITS = ['vertex-insert', 'vertex-delete', 'vertex-substitute', 'edge-insert', 'edge-delete', 'edge-substitute'];
const PRICES = 'six prices …';
const FILE = 'a cost file …';
const byId = id => document.getElementById(id);
const number = value => value === null ? '∞' : String(Math.round(value * 1e6) / 1e6);

async function packed(value) {
  const bytes = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const text = String.fromCharCode(...new Uint8Array(await new Response(bytes).arrayBuffer()));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

async function unpacked(link) {
  const text = atob(link.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
}

export function fillCosts(select, costs) {
  select.replaceChildren(...costs.map(cost =>
      element('option', {value: cost.name, textContent: cost.name, title: cost.description})));
  select.value = 'uniform';
}

export class Compare {
  constructor(costs, methods, formats, collections) {
    this.costs = costs;
    this.source = new Pane(byId('source'), 'Source', () => this.changed());
    this.target = new Pane(byId('target'), 'Target', () => this.changed());
    for (const pane of [this.source, this.target]) {
      pane.offerFormats(formats);
      pane.offerCollections(collections);
    }
    this.formats = formats;
    this.buildCosts(costs);
    byId('method').replaceChildren(...methods.map(method =>
        element('option', {value: method.name, textContent: method.name, title: method.description})));
    byId('method').value = 'eugene';
    for (const example of examples) {
      const button = element('button', {type: 'button', textContent: example.title});
      button.addEventListener('click', () => this.openExample(example));
      byId('examples').append(button);
    }
    byId('ask').addEventListener('submit', event => {
      event.preventDefault();
      this.run();
    });
    byId('cancel').addEventListener('click', () => this.job?.cancel());
    byId('share').addEventListener('click', () => this.share());
  }

  buildCosts(costs) {
    const select = byId('costs');
    fillCosts(select, costs);
    select.append(element('option', {value: PRICES, textContent: PRICES}), element('option', {value: FILE, textContent: FILE}));
    for (const edit of EDITS) {
      const slider = element('input', {type: 'range', id: 'price-' + edit, min: 0, max: 5, step: 0.25, value: 1});
      const shown = element('output', {textContent: '1'});
      slider.addEventListener('input', () => {
        shown.textContent = slider.value;
      });
      byId('prices').append(element('label', {}, edit.replace('-', ' ') + ' ', slider, shown));
    }
    select.addEventListener('change', () => {
      byId('prices').hidden = select.value !== PRICES;
      byId('cost-file-label').hidden = select.value !== FILE;
    });
    byId('cost-file').addEventListener('change', async () => {
      try {
        this.costFile = JSON.parse(await byId('cost-file').files[0].text());
        this.say('');
      } catch (broken) {
        this.say('The cost file is not JSON.', true);
      }
    });
  }

  prices() {
    const chosen = byId('costs').value;
    if (chosen === PRICES) {
      return Object.fromEntries(EDITS.map(edit => [edit, Number(byId('price-' + edit).value)]));
    }
    return chosen === FILE && this.costFile ? this.costFile : chosen === FILE ? 'uniform' : chosen;
  }

  setPrices(costs) {
    const select = byId('costs');
    if (typeof costs === 'string') {
      select.value = costs;
    } else if (costs && EDITS.every(edit => typeof costs[edit] === 'number')) {
      select.value = PRICES;
      for (const edit of EDITS) {
        byId('price-' + edit).value = costs[edit];
        byId('price-' + edit).dispatchEvent(new Event('input'));
      }
    } else if (costs) {
      this.costFile = costs;
      select.value = FILE;
    }
    select.dispatchEvent(new Event('change'));
  }

  say(sentence, trouble = false) {
    byId('status').textContent = sentence;
    byId('status').classList.toggle('trouble', trouble);
  }

  /** An answer that is on its way is about other graphs now. */
  changed() {
    this.job?.cancel();
    byId('share').disabled = !(this.source?.graph && this.target?.graph);
  }

  request() {
    return {
      source: this.source.graph, target: this.target.graph, costs: this.prices(),
      method: byId('method').value, effort: byId('effort').value, budget: byId('budget').value};
  }

  async openExample(example) {
    this.setPrices(example.costs || 'uniform');
    await Promise.all([
      this.source.setText(example.source, example.format), this.target.setText(example.target, example.format)]);
    await this.run();
  }

  async openPair(source, target, costs) {
    this.setPrices(costs);
    await Promise.all([this.source.setGraph(source), this.target.setGraph(target)]);
    await this.run();
  }

  async openLink(link) {
    if (link === this.link) {
      return;
    }
    this.link = link;
    try {
      const {source, target, costs, method, effort, budget} = await unpacked(link);
      byId('method').value = method || 'eugene';
      byId('effort').value = effort || 'normal';
      byId('budget').value = budget || '10s';
      await this.openPair(source, target, costs || 'uniform');
    } catch (broken) {
      this.say('This link is damaged; ask for it again.', true);
    }
  }

  async share() {
    this.link = await packed(this.request());
    history.replaceState(null, '', '#/compare/' + this.link);
    try {
      await navigator.clipboard.writeText(location.href);
      this.say('The link is copied; it holds both graphs and the costs.');
    } catch (refused) {
      this.say('The link is in the address bar now; it holds both graphs and the costs.');
    }
  }

  async run() {
    if (!this.source.graph || !this.target.graph) {
      this.say('Give two graphs first.', true);
      return;
    }
    this.job?.cancel();
    const request = this.request();
    this.begin();
    try {
      const job = await begin('compare', request, {
        place: place => this.say(place > 0 ? place + ' others are ahead of you.' : 'You are next.'),
        progress: progress => this.job === job && this.tell(progress),
        picture: address => this.job === job && this.draw(address),
      });
      this.job = job;
      this.say('Looking for the best edits …');
      byId('cancel').disabled = false;
      const answer = await job.over;
      if (this.job === job) {
        this.end(answer, job);
      }
    } catch (failure) {
      this.say(failure.message, true);
    }
    byId('cancel').disabled = true;
  }

  begin() {
    this.history = [];
    byId('result').hidden = true;
    byId('report').hidden = true;
    byId('picture').hidden = true;
    byId('files').replaceChildren();
    byId('race').replaceChildren();
    this.say('Asking …');
  }

  tell({lower, upper, seconds}) {
    byId('result').hidden = false;
    byId('distance').textContent = number(upper);
    byId('kind').textContent = 'at most, so far';
    byId('claim').textContent = 'Still looking';
    byId('claim').className = 'claim';
    byId('bounds').textContent = 'between ' + number(lower) + ' and ' + number(upper);
    this.history.push({lower, upper, seconds});
    this.race();
  }

  draw(address) {
    byId('picture').src = address;
    byId('picture').alt = 'both graphs over each other, so far';
    byId('picture').hidden = false;
  }

  /** Both bounds over time. */
  race() {
    const known = this.history.filter(({upper}) => upper !== null);
    if (known.length < 1) {
      return;
    }
    const last = Math.max(known[known.length - 1].seconds, 1e-6);
    const most = Math.max(...known.map(({upper}) => upper), 1e-9);
    const line = side => {
      let points = '';
      let before = null;
      for (const moment of known) {
        const x = 4 + 200 * moment.seconds / last;
        const y = 58 - 50 * moment[side] / most;
        points += (before === null ? '4,' + y : ' ' + x + ',' + before) + ' ' + x + ',' + y;
        before = y;
      }
      return points + ' 204,' + before;
    };
    const svg = byId('race');
    const made = (tag, attributes, text = '') => {
      const child = document.createElementNS('http://www.w3.org/2000/svg', tag);
      Object.entries(attributes).forEach(([key, value]) => child.setAttribute(key, value));
      child.textContent = text;
      return child;
    };
    const {lower, upper} = known[known.length - 1];
    const height = value => 58 - 50 * value / most;
    svg.replaceChildren(
        made('polyline', {class: 'upper', points: line('upper')}),
        made('polyline', {class: 'lower', points: line('lower')}),
        made('text', {x: 208, y: height(upper) + 4}, number(upper)),
        ...(height(lower) - height(upper) > 10 ? [made('text', {x: 208, y: height(lower) + 4}, number(lower))] : []));
    svg.setAttribute('aria-label', 'Bounds over time, now ' + number(lower) + ' and ' + number(upper));
  }

  end(answer, job) {
    const {lower, upper, optimal, seconds} = answer;
    byId('result').hidden = false;
    byId('distance').textContent = number(upper);
    byId('kind').textContent = optimal ? 'distance' : 'at most';
    byId('claim').textContent = optimal ? '✓ Proved: there is no cheaper edit path' : 'Not proved: there may be a cheaper edit path';
    byId('claim').className = optimal ? 'claim proved' : 'claim';
    byId('bounds').textContent = optimal ? 'both bounds are ' + number(upper) : 'between ' + number(lower) + ' and ' + number(upper);
    this.history.push({lower, upper, seconds});
    this.race();
    this.say(job.cancelled ? 'Cancelled; this is the best so far.' : 'Done in ' + number(Math.round(seconds * 1000) / 1000) + ' s.');
    byId('picture').hidden = true;
    byId('report').src = job.file('report.html');
    byId('report').hidden = false;
    const files = [['report.html', 'HTML'], ['picture.svg', 'SVG'], ['answer.json', 'JSON'], ['patch.json', 'Patch'], ['certificate.txt', 'Certificate']];
    byId('files').replaceChildren('Download: ', ...files.map(([name, title]) =>
        element('a', {href: job.file(name, '?save=1'), textContent: title, download: name})));
  }
}

export {image, number, byId};
