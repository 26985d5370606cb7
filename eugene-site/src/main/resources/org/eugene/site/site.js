"use strict";
// Search over all pages, without a server: the index is a script that came along.
const field = document.getElementById("search");
const found = document.getElementById("found");
const menu = document.getElementById("menu");
const contents = document.getElementById("contents");
const up = document.body.dataset.up;
const MOST = 12;

function add(parent, name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

// How well a page fits: every word must be in it, and its title counts most. Of equals the first in the contents wins.
function fit(page, words) {
  let sum = 0;
  const title = page.t.toLowerCase();
  const text = page.w.toLowerCase();
  for (const word of words) {
    const times = text.split(word).length - 1;
    if (times === 0 && !title.includes(word)) return 0;
    sum += Math.min(times, 5) + (title.includes(word) ? 100 : 0);
  }
  return sum;
}

function excerpt(page, word, into) {
  const at = Math.max(0, page.w.toLowerCase().indexOf(word));
  const start = Math.max(0, at - 60);
  into.append((start > 0 ? "… " : "") + page.w.slice(start, at));
  add(into, "mark", page.w.slice(at, at + word.length));
  into.append(page.w.slice(at + word.length, at + 110) + " …");
}

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
  found.replaceChildren();
  found.hidden = words.length === 0;
  if (found.hidden) return;
  const hits = PAGES.map((page) => [fit(page, words), page])
    .filter(([score]) => score > 0)
    .sort((a, b) => b[0] - a[0])
    .slice(0, MOST);
  if (hits.length === 0) add(found, "p", "Nothing found.");
  for (const [, page] of hits) {
    const link = add(found, "a", "");
    link.href = up + page.a;
    add(link, "strong", page.t);
    excerpt(page, words[0], add(link, "small", page.s + " · "));
  }
}

field.addEventListener("input", search);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    field.value = "";
    search();
  } else if (event.key === "/" && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  }
});
menu.addEventListener("click", () => {
  menu.setAttribute("aria-expanded", String(contents.classList.toggle("open")));
});
