"use strict";

// What comes out of a form is shown while one types: the form is sent to its data-preview, and the parts named in data-into are replaced.

let [previewing, previews] = [0, 0];

async function preview(form, typed) {
  const mine = ++previews;
  const fields = new URLSearchParams(new FormData(form));
  fields.set("typed", typed.name);
  const answer = await ask(form.dataset.preview, { method: "POST", body: fields });
  if (answer.status === 401 || answer.status === 403) return expire();
  const page = parse(await answer.text());
  if (mine !== previews) return;
  for (const id of form.dataset.into.split(" ")) {
    const [here, there] = [document.getElementById(id), page.getElementById(id)];
    if (!here || !there || here === typed) continue;
    if ("value" in here) here.value = there.value;
    else here.replaceChildren(...there.childNodes);
  }
}

document.addEventListener("input", ({ target }) => {
  if (!target.form?.dataset.preview) return;
  clearTimeout(previewing);
  previewing = setTimeout(() => preview(target.form, target).catch(lose), 80);
});
