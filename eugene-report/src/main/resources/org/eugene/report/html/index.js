'use strict';
(() => {
  const body = document.querySelector('#pairs tbody');
  const heads = [...document.querySelectorAll('#pairs th')];
  const value = (row, column) => row.cells[column].dataset.key || row.cells[column].textContent;
  heads.forEach((head, column) => {
    const button = head.querySelector('button');
    if (!button) return;
    button.addEventListener('click', () => {
      const down = head.getAttribute('aria-sort') === 'ascending';
      const rows = [...body.rows];
      const numbers = rows.every(row => value(row, column) !== '' && !isNaN(value(row, column)));
      rows.sort((a, b) => {
        const x = value(a, column);
        const y = value(b, column);
        return numbers ? x - y : x.localeCompare(y);
      });
      if (down) rows.reverse();
      heads.forEach(other => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      body.append(...rows);
    });
  });
  const find = document.getElementById('find');
  if (!find) return;
  find.closest('p').hidden = false;
  find.addEventListener('input', () => {
    const wanted = find.value.toLowerCase();
    for (const row of body.rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
})();
