// Talks to the server: JSON in and out, failures as sentences.

let token = sessionStorage.getItem('eugene-token') || '';

export function setToken(text) {
  token = text;
  sessionStorage.setItem('eugene-token', text);
}

export class Failure extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

async function call(path, options = {}) {
  const headers = {...(options.headers || {})};
  if (token) {
    headers.Authorization = 'Bearer ' + token;
  }
  let response;
  try {
    response = await fetch(path, {...options, headers});
  } catch (lost) {
    if (lost.name === 'AbortError') {
      throw lost;
    }
    throw new Failure(0, 'The server does not answer; is it still running?');
  }
  if (!response.ok) {
    const told = await response.json().catch(() => ({error: 'The server answered ' + response.status}));
    throw new Failure(response.status, told.error);
  }
  return response;
}

export async function get(path) {
  return (await call(path)).json();
}

export async function post(path, value, signal) {
  const body = JSON.stringify(value);
  return (await call(path, {method: 'POST', body, signal, headers: {'Content-Type': 'application/json'}})).json();
}

/** Graphs of a text or file, as objects. */
export async function read(bytes, name, format) {
  const query = new URLSearchParams({name, format});
  const response = await call('/api/graphs?' + query, {
    method: 'POST', body: bytes, headers: {'Content-Type': 'application/octet-stream'}});
  return (await response.json()).graphs;
}

/** A drawing as an address for an image: labels in it are no part of this page. */
export async function picture(graph) {
  const response = await call('/api/picture', {
    method: 'POST', body: JSON.stringify({graphs: [graph]}), headers: {'Content-Type': 'application/json'}});
  return image(await response.text());
}

export async function pictureOf(collection, id) {
  const path = '/api/collections/' + encodeURIComponent(collection) + '/pictures/' + encodeURIComponent(id);
  return image(await (await call(path)).text());
}

export function image(svg) {
  return 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
}

/** Begins a job and hears of it until it is over. */
export async function begin(kind, request, listener) {
  const {job} = await post('/api/jobs/' + kind, request);
  const events = new EventSource('/api/jobs/' + job + '/events');
  const over = new Promise((resolve, reject) => {
    events.addEventListener('place', event => listener.place?.(JSON.parse(event.data).place));
    events.addEventListener('progress', event => listener.progress?.(JSON.parse(event.data).progress));
    events.addEventListener('picture', event => listener.picture?.(image(event.data)));
    events.addEventListener('answer', event => {
      events.close();
      resolve(JSON.parse(event.data));
    });
    events.addEventListener('error', event => {
      events.close();
      const told = event.data ? JSON.parse(event.data) : {status: 0, error: 'The server went away; ask again.'};
      reject(new Failure(told.status, told.error));
    });
  });
  const begun = {
    id: job,
    over,
    cancelled: false,
    file: (name, more = '') => '/api/jobs/' + job + '/' + name + more,
    cancel: () => {
      begun.cancelled = true;
      return call('/api/jobs/' + job, {method: 'DELETE'}).catch(() => {});
    },
  };
  return begun;
}
