// All distances of a small collection: a map, a tree, groups.
import {begin as job, get} from '/server.js';
import {element} from '/pane.js';
import {byId, fillCosts, number} from '/compare.js';

let running;

export async function begin({collections, compare}) {
  byId('map-collection').replaceChildren(...collections.map(({name, size}) =>
      element('option', {value: name, textContent: name + ' (' + size + ' graphs)'})));
  fillCosts(byId('map-costs'), compare.costs);
  byId('map').addEventListener('submit', event => {
    event.preventDefault();
    run();
  });
  byId('map-cancel').addEventListener('click', () => running?.cancel());
  byId('clusters-k').addEventListener('change', group);
  byId('clusters-k').addEventListener('input', () => {
    byId('clusters-n').textContent = byId('clusters-k').value;
  });
  if (collections.length === 0) {
    say('This server has no collections; start it with --graphs FILE.', true);
    byId('map').querySelector('button').disabled = true;
  }
}

function say(sentence, trouble = false) {
  byId('map-status').textContent = sentence;
  byId('map-status').classList.toggle('trouble', trouble);
}

async function run() {
  say('Solving all pairs …');
  byId('map-report').hidden = true;
  byId('clusters').hidden = true;
  try {
    running = await job('matrix',
        {collection: byId('map-collection').value, costs: byId('map-costs').value, effort: byId('map-effort').value},
        {place: place => say(place > 0 ? place + ' others are ahead of you.' : 'You are next.')});
    byId('map-cancel').disabled = false;
    const {graphs} = await running.over;
    say(graphs.length + ' graphs.');
    byId('map-report').src = running.file('report.html');
    byId('map-report').hidden = false;
    byId('clusters-k').max = Math.min(10, graphs.length);
    byId('clusters').hidden = false;
    await group();
  } catch (failure) {
    say(failure.message, true);
  }
  byId('map-cancel').disabled = true;
}

async function group() {
  const {groups} = await get(running.file('groups.json', '?k=' + byId('clusters-k').value));
  byId('clusters-list').replaceChildren(...groups.map(({medoid, members}) =>
      element('li', {}, element('strong', {textContent: medoid}),
          members.length === 0 ? ', alone' : ': ' + members.map(member => member.id + ' (' + number(member.upper) + ')').join(', '))));
}
