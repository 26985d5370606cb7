// The graphs of a collection that are near a query.
import {begin as job, get, pictureOf} from '/server.js';
import {Pane, element} from '/pane.js';
import {byId, fillCosts, number} from '/compare.js';

const STAGES = {sizes: 'by size', labels: 'by labels', degrees: 'by degrees', branch: 'by the branch bound',
  splitting: 'by edge splitting', engine: 'solved', exact: 'proved'};
let page;
let query;
let running;

export async function begin(shared) {
  page = shared;
  query = new Pane(byId('query'), 'Query', () => {});
  query.offerFormats(page.compare.formats);
  byId('collection').replaceChildren(...page.collections.map(({name, size}) =>
      element('option', {value: name, textContent: name + ' (' + size + ' graphs)'})));
  fillCosts(byId('search-costs'), page.compare.costs);
  byId('wanted').addEventListener('change', () => {
    const range = byId('wanted').value === 'range';
    byId('amount-name').textContent = range ? 'Distance at most' : 'How many';
    byId('amount').value = range ? 4 : 12;
  });
  byId('find').addEventListener('submit', event => {
    event.preventDefault();
    run();
  });
  byId('search-cancel').addEventListener('click', () => running?.cancel());
  if (page.collections.length === 0) {
    say('This server has no collections; start it with --graphs FILE.', true);
    byId('find').querySelector('button').disabled = true;
  }
  await query.offerCollections(page.collections);
}

function say(sentence, trouble = false) {
  byId('search-status').textContent = sentence;
  byId('search-status').classList.toggle('trouble', trouble);
}

async function run() {
  if (!query.graph) {
    say('Give a graph to look for first.', true);
    return;
  }
  const [collection, wanted, amount] = [byId('collection').value, byId('wanted').value, Number(byId('amount').value)];
  const request = {collection, query: query.graph, costs: byId('search-costs').value,
    ...(wanted === 'range' ? {within: amount} : {k: Math.max(1, Math.round(amount))})};
  say('Searching …');
  try {
    running = await job(wanted, request, {place: place => say(place > 0 ? place + ' others are ahead of you.' : 'You are next.')});
    byId('search-cancel').disabled = false;
    await show(await running.over, collection, request);
  } catch (failure) {
    say(failure.message, true);
  }
  byId('search-cancel').disabled = true;
}

async function show(answer, collection, request) {
  say(answer.hits.length + ' graphs' + (answer.complete ? '' : '; there may be others') + (answer.proved ? ', proved' : ''));
  const settled = Object.entries(STAGES).filter(([stage]) => answer.work[stage] > 0)
      .map(([stage, words]) => answer.work[stage] + ' ' + words);
  const cards = answer.hits.map(hit => card(hit, collection, request));
  byId('hits').replaceChildren(
      element('p', {className: 'counters', textContent: answer.work.pairs + ' pairs: ' + settled.join(', ')}), ...cards);
}

function card(hit, collection, request) {
  const drawing = element('img', {alt: '', loading: 'lazy'});
  pictureOf(collection, hit.id).then(address => { drawing.src = address; }, () => drawing.remove());
  const distance = hit.optimal ? 'distance ' + number(hit.upper) : 'between ' + number(hit.lower) + ' and ' + number(hit.upper);
  const made = element('button', {type: 'button', className: 'hit'},
      drawing, element('strong', {textContent: hit.id}), element('span', {textContent: distance}));
  made.addEventListener('click', async () => {
    const path = '/api/collections/' + encodeURIComponent(collection) + '/graphs/' + encodeURIComponent(hit.id);
    const {graphs} = await get(path);
    await page.show('compare');
    await page.compare.openPair(request.query, graphs[0], request.costs);
  });
  return made;
}
