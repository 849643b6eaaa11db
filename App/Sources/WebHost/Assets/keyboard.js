"use strict";

// The text of a button that was just pressed is copied. Whether it was is said only once the browser has said so.

async function copy() {
  const [output, piece, told] = ["output", "piece", "copied"].map((id) => document.getElementById(id));
  if (!piece || !told) return;
  try {
    await navigator.clipboard.writeText(piece.textContent);
    told.textContent = output.dataset.copied;
  } catch {
    told.textContent = output.dataset.failed;
    getSelection().selectAllChildren(piece);
  }
}

function pressed() {
  if (!new URLSearchParams(location.search).has("pressed")) return;
  history.replaceState(null, "", location.pathname);
  copy();
}

document.addEventListener("click", (event) => event.target.id === "copy" && copy());
pressed();
