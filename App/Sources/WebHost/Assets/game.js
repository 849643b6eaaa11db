"use strict";

// Makes the pair of a round fall. The server knows the time and judges; it is asked often, and between its answers the page only draws.

function begin() {
  for (const timer of document.querySelectorAll("input[name=timer]")) timer.value = "yes";
  const round = document.getElementById("round");
  if (round) play(round);
}
begin();

function play(round) {
  const part = (id) => document.getElementById(id);
  const [fall, shown, time] = ["fall", "shown", "time"].map(part);
  const form = round.querySelector("form[action='/game/answer']");
  const pause = round.querySelector("form[data-pause]");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  let [state, told, turn, isAsking] = [null, 0, 0, false];

  /** Takes the newest state that the server has told. */
  async function take(request) {
    const mine = ++turn;
    const answer = await ask(...request).catch(() => null);
    if (!answer) return lose();
    if (mine !== turn || !round.isConnected) return;
    if (answer.status === 401 || answer.status === 403) return expire();
    if (!answer.ok) return location.assign("/game");
    tell(null);
    update(await answer.json());
  }

  function update(next) {
    if (next.over) return location.assign("/game/round");
    const isNew = state?.index !== next.index;
    [state, told] = [next, performance.now()];
    part("counters").textContent = next.counters;
    if (part("verdict").textContent !== next.verdict) part("verdict").textContent = next.verdict;
    part("verdict").className = next.right ? "dim" : "wrong";
    if (isNew) [part("prompt").textContent, shown.textContent, form.elements.index.value] = [next.prompt, next.shown, next.index];
    fall.classList.toggle("paused", next.paused);
    const button = pause?.querySelector("button");
    if (button) button.textContent = next.paused ? button.dataset.resume : button.dataset.pause;
    if (pause) pause.action = next.paused ? "/game/resume" : "/game/pause";
  }

  function send(form, submitter) {
    const fields = new URLSearchParams(new FormData(form, submitter));
    fields.set("script", "yes");
    return take([form.action, { method: "POST", body: fields, keepalive: true }]);
  }

  const tick = async () => {
    if (isAsking || state?.paused) return;
    isAsking = true;
    await take(["/game/frame"]);
    isAsking = false;
  };

  function draw(now) {
    if (!round.isConnected) return;
    requestAnimationFrame(draw);
    if (!state || state.left === null) return;
    const left = state.paused ? state.left : Math.max(0, state.left - (now - told));
    time.value = left / state.time;
    if (!isStill.matches) shown.style.transform = `translateY(${(1 - left / state.time) * (fall.clientHeight - shown.offsetHeight)}px)`;
    if (left === 0) tick();
  }

  round.addEventListener("submit", (event) => {
    if (event.target.hasAttribute("data-leaves")) return;
    event.preventDefault();
    send(event.target, event.submitter);
  });
  if (!("timer" in round.dataset)) return tick();
  // Who looks elsewhere has paused.
  document.addEventListener("visibilitychange", () => document.hidden && round.isConnected && !state?.paused && send(pause));
  const ticking = setInterval(() => (round.isConnected ? tick() : clearInterval(ticking)), 300);
  tick();
  requestAnimationFrame(draw);
}
