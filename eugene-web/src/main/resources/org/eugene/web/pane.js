// A place for one graph: pasted, dropped, picked or drawn.
import {get, picture, read} from '/server.js';

const KEEP_STILL = 250;
let number = 0;

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

export {element};

export class Pane {
  /** @param changed called whenever there is another graph */
  constructor(root, title, changed) {
    this.changed = changed;
    this.graphs = [];
    this.chosen = 0;
    this.ticket = 0;
    const id = 'pane' + number++;
    this.root = root;
    this.counts = element('small');
    this.text = element('textarea', {
      id: id + '-text', spellcheck: false, autocomplete: 'off',
      placeholder: 'SMILES such as CCO, or a graph as text, DOT, networkx or Cytoscape JSON, GML, GXL …'});
    this.format = element('select', {id: id + '-format'}, element('option', {value: '', textContent: 'detect'}));
    this.file = element('input', {type: 'file', id: id + '-file'});
    this.which = element('select', {id: id + '-which'});
    this.whichLabel = element('label', {hidden: true}, 'Graph ', this.which);
    this.pick = element('input', {id: id + '-pick', placeholder: 'collection#id', size: 12});
    this.list = element('datalist', {id: id + '-list'});
    this.pick.setAttribute('list', id + '-list');
    this.pickLabel = element('label', {hidden: true}, 'Pick ', this.pick, this.list);
    this.draw = element('button', {type: 'button', textContent: 'Draw', id: root.id + '-draw'});
    this.draw.setAttribute('aria-expanded', 'false');
    this.trouble = element('p', {className: 'trouble', hidden: true});
    this.trouble.setAttribute('role', 'alert');
    this.image = element('img', {className: 'drawing', alt: '', hidden: true});
    this.board = element('div', {hidden: true});
    root.append(
        element('h2', {}, title, this.counts),
        element('label', {htmlFor: id + '-text', className: 'quiet', textContent: 'Paste or type a graph'}),
        this.text,
        element('div', {className: 'row'},
            element('label', {}, 'Format ', this.format),
            element('label', {className: 'file'}, 'Open file', this.file),
            this.whichLabel, this.pickLabel, this.draw),
        this.trouble, this.image, this.board);
    this.listen();
  }

  listen() {
    let timer = 0;
    this.text.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.readText(), KEEP_STILL);
    });
    this.format.addEventListener('change', () => this.readText());
    this.file.addEventListener('change', () => this.file.files[0] && this.readFile(this.file.files[0]));
    this.which.addEventListener('change', () => this.choose(Number(this.which.value)));
    this.pick.addEventListener('change', () => this.pickGraph());
    this.draw.addEventListener('click', () => this.toggleBoard());
    this.root.addEventListener('dragover', event => {
      event.preventDefault();
      this.root.classList.add('over');
    });
    this.root.addEventListener('dragleave', () => this.root.classList.remove('over'));
    this.root.addEventListener('drop', event => {
      event.preventDefault();
      this.root.classList.remove('over');
      if (event.dataTransfer.files[0]) {
        this.readFile(event.dataTransfer.files[0]);
      } else {
        this.setText(event.dataTransfer.getData('text'));
      }
    });
  }

  get graph() {
    return this.graphs[this.chosen] || null;
  }

  offerFormats(formats) {
    for (const format of formats) {
      this.format.append(element('option', {value: format.name, textContent: format.name, title: format.description}));
    }
  }

  async offerCollections(collections) {
    for (const {name} of collections) {
      const {ids} = await get('/api/collections/' + encodeURIComponent(name));
      this.list.append(...ids.slice(0, 500).map(id => element('option', {value: name + '#' + id})));
    }
    this.pickLabel.hidden = collections.length === 0;
  }

  setText(text, format = '') {
    this.text.value = text;
    this.format.value = format;
    return this.readText();
  }

  readText() {
    const text = this.text.value;
    if (!text.trim()) {
      return this.show([]);
    }
    return this.reading(() => read(new Blob([text]), '', this.format.value));
  }

  readFile(file) {
    this.text.value = '';
    return this.reading(() => read(file, file.name, this.format.value));
  }

  async pickGraph() {
    const at = this.pick.value.indexOf('#');
    if (at > 0) {
      const [name, id] = [this.pick.value.slice(0, at), this.pick.value.slice(at + 1)];
      this.text.value = '';
      await this.reading(async () =>
          (await get('/api/collections/' + encodeURIComponent(name) + '/graphs/' + encodeURIComponent(id))).graphs);
    }
  }

  /** The last that was asked for counts, whichever comes first. */
  async reading(work) {
    const ticket = ++this.ticket;
    try {
      const graphs = await work();
      if (ticket === this.ticket) {
        await this.show(graphs);
      }
    } catch (failure) {
      if (ticket === this.ticket) {
        this.complain(failure.message);
        await this.show([], true);
      }
    }
  }

  complain(sentence) {
    this.trouble.textContent = sentence;
    this.trouble.hidden = !sentence;
  }

  async show(graphs, complained = false) {
    if (!complained) {
      this.complain('');
    }
    this.graphs = graphs;
    this.whichLabel.hidden = graphs.length < 2;
    this.which.replaceChildren(...graphs.map((graph, at) => element('option', {value: at, textContent: graph.id})));
    await this.choose(0);
  }

  async choose(at) {
    this.chosen = at;
    const graph = this.graph;
    this.counts.textContent = graph ? graph.vertices.length + ' vertices, ' + graph.edges.length + ' edges' : '';
    this.changed(graph);
    if (this.drawing && !this.board.hidden) {
      this.drawing.load(graph);
      return;
    }
    await this.redraw();
  }

  async redraw() {
    const ticket = ++this.ticket;
    const graph = this.graph;
    if (!graph || graph.vertices.length === 0) {
      this.image.hidden = true;
      return;
    }
    try {
      const address = await picture(graph);
      if (ticket === this.ticket) {
        this.image.src = address;
        this.image.alt = 'the graph ' + graph.id;
        this.image.hidden = false;
      }
    } catch (tooLarge) {
      this.image.hidden = true;
    }
  }

  /** A graph as an object, as links hold it. */
  async setGraph(graph) {
    this.text.value = '';
    await this.show(graph ? [graph] : []);
  }

  async toggleBoard() {
    const open = this.board.hidden;
    this.board.hidden = !open;
    this.draw.setAttribute('aria-expanded', String(open));
    this.draw.textContent = open ? 'Done' : 'Draw';
    this.image.hidden = open || !this.graph;
    if (!open) {
      await this.redraw();
      return;
    }
    if (!this.drawing) {
      const {Drawing} = await import('/drawing.js');
      this.drawing = await Drawing.on(this.board, graph => this.drawn(graph));
    }
    this.drawing.load(this.graph);
  }

  drawn(graph) {
    this.text.value = '';
    this.graphs = [graph];
    this.chosen = 0;
    this.whichLabel.hidden = true;
    this.counts.textContent = graph.vertices.length + ' vertices, ' + graph.edges.length + ' edges';
    this.changed(graph);
  }
}
