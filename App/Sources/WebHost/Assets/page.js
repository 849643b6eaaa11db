"use strict";

// Everything works without this script. With it, pages are asked for while one types and when something has changed, a form does not leave its
// page before the server has answered, and controls have keys.

const parse = (text) => new DOMParser().parseFromString(text, "text/html");
const ask = (address, options) => fetch(address, { headers: { Accept: "text/html" }, credentials: "same-origin", ...options });
const isText = (field) => field.matches?.("textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])");

// Parts of pages.

const turns = new Map();

/** Replaces parts of this page by those of the page at `address`, unless they were asked for again meanwhile. */
async function show(address, ids) {
  const turn = Symbol();
  ids.forEach((id) => turns.set(id, turn));
  const answer = await ask(address, { headers: { Accept: "text/html;parts" } });
  if (answer.status === 401) return expire();
  const page = parse(await answer.text());
  for (const id of ids) {
    const [here, there] = [document.getElementById(id), page.getElementById(id)];
    if (!here || !there || turns.get(id) !== turn || here.innerHTML === there.innerHTML) continue;
    const place = here.contains(document.activeElement) ? [...here.querySelectorAll("a, button")].indexOf(document.activeElement) : -1;
    here.replaceChildren(...there.childNodes);
    if (place >= 0) [...here.querySelectorAll("a, button")][place]?.focus();
  }
}

document.addEventListener("input", (event) => {
  const field = event.target;
  const source = field.dataset?.fetch ? field : field.matches("[data-with]") ? field.form.querySelector("[data-fetch]") : null;
  if (source) {
    clearTimeout(source.waiting);
    source.waiting = setTimeout(() => lookUp(source), 80);
  }
  if (field.form) keepDraft(field.form);
});

/** Asks for what belongs to the text of a field and to the fields that go with it. */
function lookUp(field) {
  // Sent meanwhile: the page that came back knows better.
  if (!field.isConnected) return;
  const others = [...field.form.querySelectorAll("[data-with]")].filter((each) => each.value && (each.type !== "checkbox" || each.checked));
  const rest = others.map((each) => `&${each.name}=${encodeURIComponent(each.value)}`).join("");
  const address = field.dataset.fetch + encodeURIComponent(field.value) + rest;
  show(address, [field.dataset.into]).catch(lose);
  if (field.name === "q") history.replaceState(null, "", address);
}

// Choices that act at once, such as those of a filter.
document.addEventListener("change", (event) => event.target.matches("[data-submit]") && event.target.form.requestSubmit());

// Drafts: what is typed into a form stays in the browser until the server has taken it.

const draftName = (form) => `draft ${new URL(form.action).pathname}`;
const drafted = (form) => form.method === "post" && [...form.elements].filter((each) => each.name && (isText(each) || each.name === "updated"));

function keepDraft(form) {
  const fields = drafted(form);
  if (!fields || form.hasAttribute("data-no-draft")) return;
  try { localStorage.setItem(draftName(form), JSON.stringify(Object.fromEntries(fields.map((each) => [each.name, each.value])))); } catch {}
}

function restoreDrafts() {
  for (const form of document.querySelectorAll("main form[method=post]")) {
    let draft;
    try { draft = JSON.parse(localStorage.getItem(draftName(form))); } catch {}
    const fields = draft ? drafted(form).filter((each) => each.name in draft && each.value !== draft[each.name]) : [];
    for (const field of fields) {
      field.value = draft[field.name];
      if (field.dataset.fetch) field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (fields.length && form.matches(".edit")) form.prepend(restoredNotice());
  }
}

function restoredNotice() {
  const [notice, link, texts] = [document.createElement("p"), document.createElement("a"), connection.dataset];
  notice.className = "notice";
  Object.assign(link, { href: location.href, textContent: texts.discard }).dataset.discard = "";
  notice.append(texts.restored, link);
  return notice;
}

const dropDraft = (form) => { try { localStorage.removeItem(draftName(form)); } catch {} };
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link) return;
  if (link.hasAttribute("data-discard")) dropDraft(link.closest("form"));
  // Who goes on to another page is done with a line that was begun there.
  document.querySelectorAll("main form[method=post]:not(.edit, :has(textarea))").forEach(dropDraft);
});

// Forms. The answer takes the place of this page; without an answer the page stays as it is.

addEventListener("submit", async (event) => {
  const [form, button] = [event.target, event.submitter];
  // A page with a script of its own is loaded as a whole, and so is what a browser sees before it is let in.
  if (form.method !== "post" || event.defaultPrevented || document.scripts.length > 1 || !connection) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const place = placeOf(form);
  try {
    const data = new FormData(form, button);
    const action = button?.hasAttribute("formaction") ? button.formAction : form.action;
    const answer = await ask(action, { method: "POST", body: form.enctype === "multipart/form-data" ? data : new URLSearchParams(data) });
    if (answer.status === 401) return expire();
    const page = parse(await answer.text());
    if (!page.querySelector("body > header")) return complain(page);
    if (answer.ok) dropDraft(form);
    replacePage(page, answer.url, answer.redirected, place);
  } catch { lose(); } finally { form.ariaBusy = "false"; }
});

/** Tells why nothing was done, and leaves the page as it is. */
function complain(page) {
  document.getElementById("complaint")?.remove();
  const text = page.querySelector("[role=alert]");
  if (!text) return lose();
  text.id = "complaint";
  document.getElementById("main").prepend(text);
  scrollTo(0, 0);
}

/** Where one goes on after a form was sent: in the field that was typed into, or in the row at the same place. */
function placeOf(form) {
  const [field, row] = [document.activeElement, rows().indexOf(rowOf(document.activeElement) ?? rowOf(form))];
  if (row >= 0) return () => rowTarget(rows()[Math.min(row, rows().length - 1)]);
  return () => (field?.id && form.contains(field) && isText(field) ? document.getElementById(field.id) : null);
}

function replacePage(page, address, isElsewhere, place) {
  if (page.scripts.length > 1) return location.assign(address);
  turns.clear();
  const scrolled = scrollY;
  const isSame = new URL(address).pathname === location.pathname;
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  Object.assign(connection.dataset, page.getElementById("connection").dataset);
  for (const part of ["header", "main", "dialog"]) {
    document.querySelector(`body > ${part}`).replaceWith(page.querySelector(`body > ${part}`));
  }
  if (isElsewhere) history[isSame ? "replaceState" : "pushState"](null, "", address);
  scrollTo(0, isSame ? scrolled : 0);
  const next = document.querySelector("main [autofocus]") ?? (isSame ? place() : null) ?? document.getElementById("main");
  next.focus({ preventScroll: true });
  opened();
}
addEventListener("popstate", () => location.reload());

// What changed elsewhere. What is typed stays: only the parts marked so are read again.

let [events, refresh] = [null, 0];
const connection = document.getElementById("connection");

function changed() {
  clearTimeout(refresh);
  refresh = setTimeout(() => {
    const ids = [...document.querySelectorAll("[data-live]")].map((part) => part.id);
    if (ids.length) show(location.href, ids).catch(() => {});
  }, 20);
}

function tell(text) {
  connection.textContent = text ?? "";
  connection.hidden = !text;
}
function lose() {
  // The version is that of one server: another one may begin with the same number.
  connection.dataset.version = "";
  tell(connection.dataset.lost);
}
const expire = () => tell(connection.dataset.expired);

/** Listens while the page is seen: a browser has only a few connections to one server, for all of its pages. */
function listen() {
  events?.close();
  events = null;
  if (document.hidden || !connection) return;
  const source = (events = new EventSource("/events"));
  source.addEventListener("change", changed);
  source.addEventListener("open", () => tell(null));
  // The first event: what was changed while this page was on its way, or while nobody listened, was not told.
  source.addEventListener("version", (event) => event.data !== connection.dataset.version && changed());
  source.addEventListener("error", async () => {
    lose();
    if (source.readyState !== EventSource.CLOSED) return;
    const answer = await ask(location.href).catch(() => null);
    if (answer?.status === 401) expire();
    setTimeout(() => source === events && listen(), 3000);
  });
}
document.addEventListener("visibilitychange", listen);
addEventListener("pagehide", () => events?.close());
addEventListener("pageshow", (event) => event.persisted && location.reload());

// Files that are dropped.

const dropPlace = (event) => event.target.closest?.("[data-drop]");
for (const name of ["dragover", "dragleave", "drop"]) {
  document.addEventListener(name, (event) => {
    const place = dropPlace(event);
    if (!place) return;
    event.preventDefault();
    place.classList.toggle("over", name === "dragover");
    const field = place.querySelector("input[type=file]");
    if (name !== "drop" || !field || !event.dataTransfer.files.length) return;
    field.files = event.dataTransfer.files;
    field.form.requestSubmit();
  });
}

// Keys: each control names its own; those of the selected row come first, then the page's. ? shows them all. Those that no control shows are
// in hidden parts marked data-keys; data-rows has those of any row, whose address they continue.

const shown = { " ": "␣", Enter: "⏎", ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→", PageDown: "PgDn", PageUp: "PgUp", Delete: "Del" };
const keysOf = (control) => control.dataset.key.split(" ").map((key) => (key === "Space" ? " " : key));
const ROW = ".rows > li, .board > div, .beginnings > button";
const rowTarget = (row) => (row?.matches("button") ? row : row?.querySelector("[data-open]") ?? row?.querySelector("a[href]") ?? row?.querySelector("button"));
const rows = () => [...document.querySelectorAll("main :is(" + ROW + ")")].filter(rowTarget);
const rowOf = (element) => element?.closest?.(ROW);
const areOn = () => localStorage.getItem("keys") !== "off";

// Letters of the Russian layout stand for those that the same keys have in the Latin one, as in the terminal.
const [russian, latin] = [
  "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ.",
  "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>/",
];
const onLatinLayout = (key) => (key.length === 1 && russian.includes(key) ? latin[russian.indexOf(key)] : key);

const ofPage = "main [data-key]:not(.rows *, .board *, [data-rows] *)";

function showKeys() {
  const dialog = document.getElementById("keys");
  const [pairs, taken] = [[], new Set()];
  // What a key does in this page hides what it does elsewhere.
  for (const selector of [ofPage, "main :is(.rows, .board) [data-key], main [data-rows] [data-key]", "body > header [data-key], body > [data-keys] [data-key]"]) {
    for (const control of document.querySelectorAll(selector)) {
      const keys = keysOf(control).filter((key) => !taken.has(key));
      const name = control.dataset.name || control.labels?.[0]?.textContent || control.title || control.innerText.replace(/\s*\n\s*/g, ", ");
      if (keys.length) pairs.push([keys.map((key) => shown[key] ?? key).join(" "), name]);
      keys.forEach((key) => taken.add(key));
    }
  }
  const moves = rows().length ? [["j ↓ k ↑", dialog.dataset.move], ["⏎ o", dialog.dataset.open]] : [];
  dialog.querySelector("dl").replaceChildren(
    ...[...moves, ...pairs, ["?", dialog.getAttribute("aria-label")]].flatMap(([key, name]) => {
      const [term, description] = [document.createElement("dt"), document.createElement("dd")];
      [term.textContent, description.textContent] = [key, name];
      return [term, description];
    }),
  );
  const box = document.getElementById("keys-on");
  box.checked = areOn();
  box.onchange = () => localStorage.setItem("keys", box.checked ? "on" : "off");
  dialog.showModal();
}
document.addEventListener("click", (event) => event.target.closest?.("#show-keys") && showKeys());

const moves = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, g: "first", Home: "first", G: "last", End: "last" };
const stepsAside = { h: -1, ArrowLeft: -1, l: 1, ArrowRight: 1 };

/** Selects another row. On a board, which has several in a line, the keys that go up and down keep the column. */
function move(key) {
  const all = rows();
  const here = all.indexOf(rowOf(document.activeElement));
  const isBoard = all[0]?.matches(".board > div");
  const step = moves[key] ?? (isBoard ? stepsAside[key] : undefined);
  if (step === undefined || !all.length) return false;
  const last = all.length - 1;
  const index = step === "first" || here < 0 && step !== "last" ? 0 : step === "last" ? last : Math.max(0, Math.min(last, here + step));
  rowTarget(isBoard && here >= 0 && key in moves && step * step === 1 ? nearest(all, all[here], step) ?? all[here] : all[index]).focus();
  return true;
}

/** What stands nearest in the line above or below. */
function nearest(all, here, step) {
  const place = (element) => {
    const box = element.getClientRects()[0];
    return { element, x: box.left + box.width / 2, y: box.top, height: box.height };
  };
  const from = place(here);
  // Lines may differ in height.
  const others = all.map(place).filter(({ y, height }) => (y - from.y) * step > Math.min(height, from.height) / 2);
  const line = Math.min(...others.map(({ y }) => Math.abs(y - from.y)));
  const distance = ({ x }) => Math.abs(x - from.x);
  return others.filter(({ y, height }) => Math.abs(y - from.y) < line + Math.min(height, from.height) / 2).sort((one, other) => distance(one) - distance(other))[0]?.element;
}

/** Chooses the word above or below the chosen one, perhaps on another page. Without a chosen word the keys scroll. */
function moveLine(step) {
  const here = document.getElementById("w");
  if (!here) return false;
  const next = nearest([...document.querySelectorAll(".text a")], here, step) ?? document.querySelector(step > 0 ? "main a[rel=next]" : "main a[rel=prev]");
  next?.click();
  return true;
}

// A page is turned where it cannot be scrolled any more.
const scrollsFirst = (control, key) =>
  (key === " " || key.startsWith("Page")) && (control.rel === "next" ? innerHeight + scrollY < document.documentElement.scrollHeight - 2 : control.rel === "prev" && scrollY > 0);

/** The control that a key is for. */
function controlFor(key, row) {
  const find = (selector, isFound = () => true) => [...document.querySelectorAll(selector)].find((each) => keysOf(each).includes(key) && isFound(each));
  const isSeen = (each) => each.offsetParent || each.closest("[data-keys], details:not([open])");
  const own = row && [...row.querySelectorAll("[data-key]")].find((each) => keysOf(each).includes(key));
  const ofRows = row && !own && find("main [data-rows] [data-key]");
  if (ofRows) ofRows[ofRows.matches("a") ? "href" : "formAction"] = rowTarget(row).getAttribute("href") + ofRows.dataset.at;
  return own || ofRows || find(ofPage, isSeen) || find("body > header [data-key], body > [data-keys] [data-key]", isSeen);
}

function use(control) {
  const closed = control.closest("details:not([open])");
  if (closed && !control.matches("summary")) closed.open = true;
  if (control.matches("input, textarea")) control.select();
  else if (control.matches("select")) control.focus();
  else if (!control.matches("label")) control.click();
}

document.addEventListener("keydown", (event) => {
  const { target } = event;
  const isTyping = target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
  if (document.querySelector("dialog[open]")) return;
  if (isTyping && event.key === "Escape") return target.blur();
  if (isTyping && event.key === "ArrowDown" && target.type === "search" && move("Home")) return event.preventDefault();
  if (isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!areOn() && event.key.length === 1) return;
  const key = onLatinLayout(event.key);
  if (key === "?") return showKeys();
  // The chosen word of a text is a link only for the mouse.
  if (key === "Enter" && target.matches("button, a:not(#w), summary, input")) return;
  if (key === " " && target.matches("button, summary, input")) return;
  const row = rowOf(document.activeElement);
  const control = controlFor(key, row);
  if (control?.dataset.line ? moveLine(Number(control.dataset.line)) : control && !scrollsFirst(control, key)) {
    event.preventDefault();
    if (!control.dataset.line) use(control);
    return;
  }
  if (control) return;
  if (row && key === "o") return rowTarget(row).click();
  if (move(key)) return event.preventDefault();
  if (key === "Escape" || key === "q") document.querySelector("[data-back]")?.click();
});

// The start.

let polling = 0;
function opened() {
  document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  document.querySelectorAll("[data-scripted]").forEach((each) => (each.hidden = false));
  // What goes on at the server without changing any data, such as waiting for a service.
  clearTimeout(polling);
  if (document.querySelector("[data-poll]")) polling = setTimeout(() => show(location.href, ["list"]).then(opened, lose), 1000);
}
// What was typed before this script was there.
for (const field of document.querySelectorAll("[data-fetch]")) {
  if (field.value !== field.defaultValue) field.dispatchEvent(new Event("input", { bubbles: true }));
}
restoreDrafts();
opened();
listen();
