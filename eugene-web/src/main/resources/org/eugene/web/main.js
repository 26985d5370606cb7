// The page: which view is shown, what everybody shares.
import {get, setToken} from '/server.js';
import {Compare} from '/compare.js';

const VIEWS = ['compare', 'search', 'explore'];
let compare;
let collections = [];
const begun = new Set();

async function show(view) {
  for (const name of VIEWS) {
    document.getElementById(name).hidden = name !== view;
    document.querySelector('[data-view=' + name + ']').setAttribute('aria-pressed', String(name === view));
  }
  if (view !== 'compare' && !begun.has(view)) {
    begun.add(view);
    const module = await import('/' + view + '.js');
    await module.begin({collections, compare, show: go});
  }
}

/** Goes to a view; the address says which. */
function go(view) {
  if (!location.hash.startsWith('#/' + view)) {
    history.pushState(null, '', '#/' + view);
  }
  return show(view);
}

async function arrive() {
  const [, view = '', link = ''] = location.hash.split('/');
  await show(VIEWS.includes(view) ? view : 'compare');
  if (link) {
    await compare.openLink(link);
  }
}

async function begin() {
  const [costs, methods, formats, known] = await Promise.all(
      [get('/api/costs'), get('/api/methods'), get('/api/formats'), get('/api/collections')]);
  collections = known.collections;
  compare = new Compare(costs.costs, methods.methods, formats.formats, collections);
  for (const button of document.querySelectorAll('[data-view]')) {
    button.addEventListener('click', () => go(button.dataset.view));
  }
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  await arrive();
  document.body.dataset.ready = 'true';
}

async function start() {
  const form = document.getElementById('token');
  try {
    await begin();
    form.hidden = true;
  } catch (failure) {
    if (failure.status === 401) {
      form.hidden = false;
      form.querySelector('input').focus();
    } else {
      document.getElementById('status').textContent = failure.message;
    }
  }
}

document.getElementById('token').addEventListener('submit', event => {
  event.preventDefault();
  setToken(document.getElementById('token-text').value);
  start();
});
start();
