"use strict";

// Everything works without this script. It asks for the same pages while one types and when something changed, and presses what has a key.

const main = document.getElementById("main");
const turns = new Map();

/** Puts the part `id` of the page at `address` in the place of the one that is here, unless it was asked for again meanwhile. */
async function show(address, ids) {
  const turn = Symbol();
  ids.forEach((id) => turns.set(id, turn));
  const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "same-origin" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ids) {
    const [here, there] = [document.getElementById(id), page.getElementById(id)];
    if (!here || !there || turns.get(id) !== turn || here.innerHTML === there.innerHTML) continue;
    const focused = here.contains(document.activeElement) ? [...here.querySelectorAll("a, button")].indexOf(document.activeElement) : -1;
    here.replaceChildren(...there.childNodes);
    if (focused >= 0) [...here.querySelectorAll("a, button")][focused]?.focus();
  }
}

// What is typed.

function typed(event) {
  const field = event.target;
  if (!field.dataset?.fetch) return;
  clearTimeout(field.waiting);
  field.waiting = setTimeout(() => {
    const address = field.dataset.fetch + encodeURIComponent(field.value);
    show(address, [field.dataset.into]).catch(() => {});
    if (field.name === "q") history.replaceState(null, "", field.value ? address : location.pathname);
  }, 80);
}
document.addEventListener("input", typed);

// What changed elsewhere. What is typed stays: only the parts marked so are read again.

let refresh = 0;
function changed() {
  clearTimeout(refresh);
  refresh = setTimeout(() => {
    const ids = [...document.querySelectorAll("[data-live]")].map((part) => part.id);
    if (ids.length) show(location.href, ids).catch(() => {});
  }, 20);
}

if (document.querySelector("[data-live]")) {
  const [events, lost] = [new EventSource("/events"), document.getElementById("connection")];
  events.addEventListener("change", changed);
  events.addEventListener("open", () => (lost.hidden = true));
  events.addEventListener("error", () => (lost.hidden = false));
  addEventListener("pagehide", () => events.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

// Keys: each control names its own; ? shows them all.

const names = { " ": "␣" };

function keys() {
  const list = document.querySelector("#keys dl");
  const rows = [...document.querySelectorAll("[data-key]")].flatMap((control) => {
    const [key, name] = [document.createElement("dt"), document.createElement("dd")];
    key.textContent = names[control.dataset.key] ?? control.dataset.key;
    name.textContent = control.title || control.labels?.[0]?.textContent || control.textContent;
    return [key, name];
  });
  list.replaceChildren(...rows);
  document.getElementById("keys").showModal();
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, textarea, select");
  if (event.key === "Escape" && isTyping) return event.target.blur();
  if (isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "?" && !document.querySelector("dialog[open]")) return keys();
  const control = [...document.querySelectorAll("[data-key]")].find((each) => each.dataset.key === event.key);
  if (!control || (event.key === " " && event.target.matches("button, a"))) return;
  event.preventDefault();
  if (control.matches("input")) control.select();
  else control.click();
});
