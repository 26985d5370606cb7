// Shows the description of the API.
import {element} from '/pane.js';

const main = document.getElementById('main');
const description = await (await fetch('/api/openapi.json')).json();

function resolve(schema) {
  return schema.$ref ? schema.$ref.split('/').slice(1).reduce((at, step) => at[step], description) : schema;
}

function kind(schema) {
  if (schema === undefined || !schema.$ref && !schema.type && !schema.oneOf) {
    return 'anything';
  }
  if (schema.$ref) {
    return schema.$ref.split('/').pop();
  }
  if (schema.type === 'array') {
    return 'array of ' + kind(schema.items);
  }
  return schema.enum ? schema.enum.join(' | ') : schema.oneOf ? schema.oneOf.map(kind).join(' | ') : [schema.type].flat().join(' | ');
}

function fields(schema) {
  const {properties = {}, required = []} = resolve(schema);
  const rows = Object.entries(properties).map(([name, field]) => element('tr', {},
      element('th', {scope: 'row', textContent: name + (required.includes(name) ? ' *' : '')}),
      element('td', {textContent: kind(field)}),
      element('td', {textContent: field.description || resolve(field).description || ''})));
  return element('table', {}, element('tbody', {}, ...rows));
}

main.append(element('p', {textContent: description.info.description}));
for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const card = element('section', {className: 'card'},
        element('h2', {}, element('code', {textContent: method.toUpperCase() + ' ' + path})),
        element('p', {textContent: operation.summary}));
    const body = operation.requestBody?.content['application/json'];
    if (body) {
      card.append(element('h3', {textContent: 'Request'}), fields(body.schema));
      if (body.example) {
        card.append(element('pre', {tabIndex: 0, textContent: JSON.stringify(body.example, null, 2)}));
      }
    }
    const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const schema = answer?.[1].content?.['application/json']?.schema;
    if (schema) {
      card.append(element('h3', {textContent: 'Answer'}), fields(schema));
    }
    main.append(card);
  }
}
document.body.dataset.ready = 'true';
