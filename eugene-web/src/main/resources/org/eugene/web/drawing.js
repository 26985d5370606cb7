// Editing a graph by hand. The canvas is for the mouse; the forms below it do the same by keyboard.
import {element} from '/pane.js';

function script(address) {
  return new Promise((resolve, reject) => {
    const made = element('script', {src: address});
    made.addEventListener('load', resolve);
    made.addEventListener('error', () => reject(new Error('The drawing board could not be loaded.')));
    document.head.append(made);
  });
}

function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The name of a label, which may be an object of attributes. */
function name(label) {
  return label === undefined ? '' : typeof label === 'object' ? String(label.label ?? label.name ?? '') : String(label);
}

function renamed(label, text) {
  if (label !== null && typeof label === 'object') {
    return {...label, label: text};
  }
  return text === '' ? undefined : text;
}

export class Drawing {
  static async on(root, changed) {
    if (!window.cytoscape) {
      await script('/cytoscape.js');
    }
    return new Drawing(root, changed);
  }

  constructor(root, changed) {
    this.changed = changed;
    this.past = [];
    this.graph = {id: 'drawn', directed: false, vertices: [], edges: []};
    this.build(root);
    this.cy = window.cytoscape({container: this.canvas, elements: [], minZoom: 0.2, maxZoom: 1.6, style: this.style()});
    this.cy.on('dbltap', event => {
      if (event.target === this.cy) {
        this.addVertex(event.position);
      }
    });
    this.cy.on('tap', 'node', event => this.tapped(event.target));
    this.cy.on('tap', 'edge', event => this.tapped(event.target));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.cy.style(this.style()));
  }

  build(root) {
    const prefix = root.parentElement.id;
    this.canvas = element('div', {className: 'board'});
    this.canvas.setAttribute('role', 'img');
    this.label = element('input', {id: prefix + '-label', size: 6});
    this.from = element('select', {id: prefix + '-from'});
    this.to = element('select', {id: prefix + '-to'});
    this.edgeLabel = element('input', {id: prefix + '-edge-label', size: 4});
    const button = (id, text, work) => {
      const made = element('button', {type: 'button', id: prefix + '-' + id, textContent: text});
      made.addEventListener('click', work);
      return made;
    };
    this.undoButton = button('undo', 'Undo', () => this.undo());
    root.append(
        this.canvas,
        element('div', {className: 'row'},
            element('label', {}, 'Label ', this.label),
            button('add', 'Add vertex', () => this.addVertex()),
            button('relabel', 'Relabel first', () => this.relabel()),
            button('remove', 'Remove first', () => this.remove()),
            this.undoButton),
        element('div', {className: 'row'},
            element('label', {}, 'First ', this.from),
            element('label', {}, 'Second ', this.to),
            element('label', {}, 'Edge label ', this.edgeLabel),
            button('connect', 'Connect', () => this.connect()),
            button('disconnect', 'Disconnect', () => this.disconnect())));
  }

  style() {
    const ink = colour('--ink');
    return [
      {selector: 'node', style: {label: 'data(label)', 'background-color': colour('--ground'), 'border-width': 1.5,
        'border-color': colour('--quiet'), color: ink, 'text-valign': 'center', 'font-size': 13, width: 34, height: 34}},
      {selector: 'edge', style: {label: 'data(label)', 'line-color': colour('--quiet'), width: 2, color: colour('--quiet'),
        'font-size': 11, 'curve-style': 'bezier', 'target-arrow-color': colour('--quiet'),
        'text-background-color': colour('--paper'), 'text-background-opacity': 1}},
      {selector: 'edge.arc', style: {'target-arrow-shape': 'triangle'}},
      {selector: '.first', style: {'border-color': colour('--blue'), 'border-width': 4, 'line-color': colour('--blue')}},
      {selector: '.second', style: {'border-color': colour('--rust'), 'border-width': 4}},
    ];
  }

  load(graph) {
    this.past = [];
    this.graph = structuredClone(graph || {id: 'drawn', directed: false, vertices: [], edges: []});
    const index = new Map(this.graph.vertices.map((vertex, at) => [vertex.name, at]));
    for (const edge of this.graph.edges) {
      edge.source = typeof edge.source === 'string' ? index.get(edge.source) : edge.source;
      edge.target = typeof edge.target === 'string' ? index.get(edge.target) : edge.target;
    }
    this.render(true);
  }

  render(arrange = false) {
    const places = new Map(this.cy.nodes().map(node => [node.id(), node.position()]));
    const nodes = this.graph.vertices.map((vertex, at) => ({
      data: {id: 'v' + at, label: name(vertex.label) || String(at)},
      ...(vertex.at ? {position: vertex.at} : places.has('v' + at) && !arrange ? {position: places.get('v' + at)} : {})}));
    const edges = this.graph.edges.map((edge, at) => ({
      data: {id: 'e' + at, source: 'v' + edge.source, target: 'v' + edge.target, label: name(edge.label)},
      classes: this.graph.directed ? 'arc' : ''}));
    this.cy.elements().remove();
    this.cy.add({nodes, edges});
    if (arrange) {
      this.cy.resize();
      this.cy.layout({name: 'cose', animate: false, randomize: false, padding: 20}).run();
    }
    this.undoButton.disabled = this.past.length === 0;
    const options = () => this.graph.vertices.map((vertex, at) =>
        element('option', {value: at, textContent: at + ' ' + name(vertex.label)}));
    const [from, to] = [this.from.value, this.to.value];
    this.from.replaceChildren(...options());
    this.to.replaceChildren(...options());
    this.from.value = from in this.graph.vertices ? from : '0';
    this.to.value = to in this.graph.vertices ? to : String(Math.max(0, this.graph.vertices.length - 1));
    this.mark();
    this.canvas.setAttribute('aria-label',
        'Drawing of ' + this.graph.vertices.length + ' vertices and ' + this.graph.edges.length + ' edges');
  }

  mark() {
    this.cy.elements().removeClass('first second');
    this.cy.$id('v' + this.from.value).addClass('first');
    this.cy.$id('v' + this.to.value).addClass('second');
  }

  /** The vertex before becomes the second, so that two taps choose two ends. */
  tapped(target) {
    if (target.isEdge()) {
      this.from.value = target.source().id().slice(1);
      this.to.value = target.target().id().slice(1);
    } else {
      this.to.value = this.from.value;
      this.from.value = target.id().slice(1);
    }
    this.mark();
  }

  change(work) {
    this.cy.nodes().forEach((node, at) => {
      if (this.graph.vertices[at]) {
        this.graph.vertices[at].at = {...node.position()};
      }
    });
    this.past.push(structuredClone(this.graph));
    work(this.graph);
    this.render();
    this.tell();
  }

  /** Without the places, which are nobody else's business. */
  tell() {
    this.changed({
      ...this.graph,
      vertices: this.graph.vertices.map(({at, ...vertex}) => vertex),
    });
  }

  addVertex(position) {
    const label = this.label.value || undefined;
    const box = this.cy.nodes().boundingBox();
    const at = position && position.x !== undefined ? {...position} : this.graph.vertices.length === 0 ? {x: 0, y: 0} :
        {x: box.x2 + 45, y: box.y1 + 25 + 60 * (this.graph.vertices.length % 3)};
    this.change(graph => graph.vertices.push({...(label === undefined ? {} : {label}), at}));
    this.from.value = String(this.graph.vertices.length - 1);
    this.mark();
    if (!position || position.x === undefined) {
      this.cy.fit(undefined, 25);
    }
  }

  relabel() {
    const at = Number(this.from.value);
    if (this.graph.vertices[at]) {
      this.change(graph => {
        graph.vertices[at].label = renamed(graph.vertices[at].label, this.label.value);
      });
    }
  }

  remove() {
    const gone = Number(this.from.value);
    if (!this.graph.vertices[gone]) {
      return;
    }
    this.change(graph => {
      graph.vertices.splice(gone, 1);
      graph.edges = graph.edges
          .filter(edge => edge.source !== gone && edge.target !== gone)
          .map(edge => ({...edge, source: edge.source - (edge.source > gone), target: edge.target - (edge.target > gone)}));
    });
  }

  joins(edge, a, b) {
    return edge.source === a && edge.target === b || !this.graph.directed && edge.source === b && edge.target === a;
  }

  connect() {
    const [a, b] = [Number(this.from.value), Number(this.to.value)];
    if (a === b || !this.graph.vertices[a] || !this.graph.vertices[b]) {
      return;
    }
    const label = this.edgeLabel.value || undefined;
    this.change(graph => {
      graph.edges = graph.edges.filter(edge => !this.joins(edge, a, b));
      graph.edges.push({source: a, target: b, ...(label === undefined ? {} : {label})});
    });
  }

  disconnect() {
    const [a, b] = [Number(this.from.value), Number(this.to.value)];
    this.change(graph => {
      graph.edges = graph.edges.filter(edge => !this.joins(edge, a, b));
    });
  }

  undo() {
    if (this.past.length > 0) {
      this.graph = this.past.pop();
      this.render();
      this.tell();
    }
  }
}
