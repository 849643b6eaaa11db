"""Tries all pages of “glot serve” in a real browser. Prints one line for what failed, and how many passed."""
import json
import re
import sys
import time
import traceback
from pathlib import Path

import axe_core_python

import use
from chromium import Chromium
from glot import Glot, Line
from pages import HOSTILE, PAGES, fill, fill_board, practise, read_text

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()
LANGUAGES = ("en", "ru")
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
# Each pair of a language, a size and colours is among them.
LOOKS = [("en", "desktop", "light"), ("en", "phone", "dark"), ("ru", "desktop", "dark"), ("ru", "phone", "light")]
HEAVIEST = 60_000
SLOWEST_PAINT = 200
SLOWEST_NEWS = 200

passed, failed = 0, 0


def check(name, faults):
    """Counts a check. `faults` are sentences; none means that it passed."""
    global passed, failed
    faults = [fault for fault in faults if fault]
    if faults:
        failed += 1
        print("failed: " + name)
        for fault in faults[:6]:
            print("  " + fault)
    else:
        passed += 1


def attempt(name, body):
    if sys.argv[2:] and not any(each in name for each in sys.argv[2:]):
        return
    begun = time.monotonic()
    try:
        check(name, body() or [])
    except Exception as error:  # Whatever goes wrong is told with its check.
        check(name, [f"{type(error).__name__}: {error}", *(line.strip() for line in traceback.format_exc().split("\n") if "/Tests/Browser/" in line)])
    if sys.argv[2:]:
        print(f"{name}: {time.monotonic() - begun:.1f} s", flush=True)


def complaints(events, base):
    """What a browser has to say of a page: errors in its console, and requests to elsewhere."""
    for event in events:
        values = event["params"]
        if event["method"] == "Runtime.exceptionThrown":
            yield "script: " + values["exceptionDetails"].get("exception", {}).get("description", "exception")
        elif event["method"] == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
            yield f"console: {values['args']}"
        elif event["method"] == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
            # That the page itself is told to be missing is no fault, and neither is that a service cannot be reached.
            if not re.search("the server responded with a status of (4|503)", values["entry"]["text"]):
                yield "log: " + values["entry"]["text"]
        elif event["method"] == "Network.requestWillBeSent":
            address = values["request"]["url"]
            if not address.startswith((base + "/", "data:")):
                yield "asked elsewhere: " + address


def weight(events):
    return sum(event["params"]["encodedDataLength"] for event in events if event["method"] == "Network.loadingFinished")


# What axe-core leaves to people. Parts that are folded up are unfolded before, since it cannot see what is in them. Signs such as ✕, which are no
# letters, and the tabs of a phone, which have shadows at their ends, are compared with the ground that they stand on.
AXE_RUN = """
document.querySelectorAll("details").forEach((each) => (each.open = true));
axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations", "incomplete"] }).then((result) => {
  const colour = (text) => text.match(/[\\d.]+/g).map(Number);
  const brightness = (parts) => parts.slice(0, 3).map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)).reduce((sum, each, index) => sum + each * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const parts = colour(getComputedStyle(each).backgroundColor);
      if ((parts[3] ?? 1) === 1) return parts;
    }
    return [255, 255, 255];
  };
  const contrast = (element) => {
    const [one, other] = [colour(getComputedStyle(element).color), ground(element)].map(brightness);
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const isJudgedHere = (rule, node) => {
    if (rule.id !== "color-contrast") return false;
    const element = document.querySelector(node.target[0]), key = node.any[0].data.messageKey;
    if (key === "nonBmp") return contrast(element) >= 3;
    return key === "bgGradient" && element.matches("nav *") && contrast(element) >= 4.5;
  };
  const told = (rule, nodes) => nodes.map((node) => [rule.id, node.any[0]?.message ?? rule.help, node.html.slice(0, 120)]);
  return [
    ...result.violations.flatMap((rule) => told(rule, rule.nodes)),
    ...result.incomplete.flatMap((rule) => told(rule, rule.nodes.filter((node) => !isJudgedHere(rule, node)))),
  ];
})
"""


def axe(tab):
    tab.value(AXE + "; 0")
    return [f"axe {name}: {text}: {node}" for name, text, node in tab.value(AXE_RUN)]


# How bright the ground of a page is, from 0 to 255.
BRIGHTNESS = "Math.max(...getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number))"


def look(tab, page, path, base, names, language, size, scheme):
    """What is wrong with a page as it looks now."""
    # A form has the token of the page that it is sent from.
    if (page.before or page.sends is not None) and not page.is_of_stranger:
        tab.go(base + "/history")
    if page.before:
        page.before(tab)
    if page.sends is None:
        events = tab.go(base + path)
    else:
        events = tab.go_by_form(base + path, {name: value.format(**names) if value.startswith("{") else value for name, value in page.sends.items()})
    yield from complaints(events, base)
    text = tab.value("document.body.innerText")
    wanted = page.english if language == "en" else page.russian
    if wanted.lower() not in text.lower():
        yield f"“{wanted}” is missing: {text[:200]!r}"
    if command := re.search(r"glot (add|list|find|lookup|star|edit|rm|undo|fetch|restore|verify|practice|play|ubco|stem|keys|config|todo)\b", text):
        yield f"it tells of a command: {command[0]}"
    if tab.value("document.documentElement.lang") != language:
        yield "its language is not told"
    if page.shows and page.shows not in text and page.shows not in tab.value(
            "[...document.querySelectorAll('input, textarea')].map((each) => each.value).join('\\n')"):
        yield "the text of another is not shown as it is"
    if tab.value("window.ran !== undefined || document.body.querySelector('script, iframe, [onload], [onerror]') !== null"):
        yield "a text was taken for markup"
    tab.value("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")
    shifts = tab.value("window.shifts")
    if shifts > 0.001:
        yield f"the layout shifted by {shifts}"
    if tab.value("document.documentElement.scrollWidth > innerWidth"):
        yield f"it is wider than a {size}"
    if weight(events) > HEAVIEST:
        yield f"{weight(events)} bytes"
    if (tab.value(BRIGHTNESS) < 128) != (scheme == "dark"):
        yield f"it is not {scheme}"
    yield from axe(tab)
    if tab.value("document.documentElement.scrollWidth > innerWidth"):
        yield f"unfolded, it is wider than a {size}"


def all_pages(tab, stranger, base, names):
    for page in PAGES:
        path = page.path.format(**names)
        for language, size, scheme in LOOKS:
            seen = stranger if page.is_of_stranger else tab
            seen.appear(language, *SIZES[size], scheme)
            if page.is_of_stranger and page.sends is not None:
                seen.go(base + "/words")
            attempt(
                f"{path} “{page.english}” {language} {size} {scheme}",
                lambda: list(look(seen, page, path, base, names, language, size, scheme)))


def nothing_moves(tab, base, glot, names):
    """Pages that come slowly, as over a bad line, are shown while they come."""
    line = Line(glot.port, is_slow=True)
    for page in PAGES:
        if page.is_of_stranger or page.sends is not None:
            continue
        path = page.path.format(**names)
        for language, size in (("ru", "desktop"), ("en", "phone")):
            tab.appear(language, *SIZES[size])
            if page.before:
                tab.go(base + "/history")
                page.before(tab)
            tab.go(f"http://127.0.0.1:{line.port}{path}")
            # What moved is told a moment later.
            tab.value("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
            if shifts := tab.value("window.shifts"):
                yield f"{path} on a {size} shifted by {shifts:.4f}"
    line.cut()


def all_tabs_are_tried(tab, base):
    tab.appear()
    tab.go(base + "/words")
    links = tab.value("[...document.querySelectorAll('header nav a')].map((each) => each.getAttribute('href'))")
    tried = [page.path for page in PAGES if page.is_tab]
    return [f"no row of the table for {link}" for link in links if link not in tried]


def paints_at_once(tab, base):
    """The best of several tries, since the machine may be busy."""
    tab.appear()
    times = []
    for _ in range(5):
        tab.go(base + "/words")
        times.append(tab.until("performance.getEntriesByName('first-contentful-paint')[0]?.startTime"))
    print(f"first contentful paint {min(times):.0f} ms (of {', '.join(f'{each:.0f}' for each in times)})")
    return [f"first contentful paint after {min(times):.0f} ms"] if min(times) > SLOWEST_PAINT else []


def works_without_scripts(tab, base, glot):
    # The last session may have had no cards.
    tab.go(base + "/history")
    practise()(tab)
    tab.appear(runs_scripts=False)
    for page in PAGES:
        if page.is_tab:
            tab.go(base + page.path)
            if page.english.lower() not in tab.html().lower():
                yield f"{page.path}: “{page.english}” is missing"
    tab.go(base + "/words")
    tab.focus("form[action='/words/new'] input[name='text']")
    tab.type("estrella")
    submit(tab)
    if "estrella" not in tab.html() or "estrella" not in glot.run("list", "--plain"):
        yield "a word was not added"
    tab.go(base + "/tasks")
    tab.focus("form[action='/tasks'] input[name='line']")
    tab.type("Buy milk tomorrow")
    submit(tab)
    if "Buy milk" not in tab.html() or "Buy milk" not in glot.run("todo", "list", "--plain"):
        yield "a task was not added"


    tab.go(base + "/keyboard/new")
    tab.focus("#caption")
    tab.type("letters")
    tab.focus("#piece-1")
    tab.type("Dear Ann")
    tab.focus("form.edit button.main")
    submit(tab)
    if "letters <small>1</small>" not in tab.html() or "Dear Ann" not in glot.run("keys", "show", "letters", "--plain"):
        yield "a button was not made"


def reads_a_text(tab, base, glot, names):
    """A word is kept by links and forms alone, and another marked by keys alone."""
    path = f"{base}/texts/{names['text']}/0"
    tab.appear(runs_scripts=False)
    tab.go(path + "?w=0.3")
    tab.focus("#entry button[value=keep]")
    submit(tab)
    if "Kept with its sentence" not in tab.html() or "grande" not in glot.run("list", "--plain"):
        yield "a word was not kept"
    tab.appear()
    tab.go(path)
    for place in ("0.0", "0.1"):
        tab.press("l")
        tab.until(f"location.search === '?w={place}'")
        tab.until("document.readyState === 'complete'")
    tab.press("i")
    tab.until("document.querySelector('#w.i') !== null")
    for key, place in (("h", "?w=0.0"), ("ArrowRight", "?w=0.1"), ("ArrowDown", "?w=1."), ("ArrowUp", "?w=0."), ("End", "?w=1."), ("Home", "?w=0.0")):
        use.arrives(tab, "true")
        tab.press(key)
        tab.until(f"location.search.startsWith('{place}')")
    # The browser has its focus on the chosen word: Enter keeps the word all the same.
    tab.go(path + "?w=0.7#w")
    tab.press("Enter")
    tab.until("document.querySelector('.notice') !== null")
    if "comer" not in glot.run("list", "--plain"):
        yield "Enter does not keep the chosen word"
    use.arrives(tab, "true")
    tab.press("p")
    tab.until("location.search.includes('phrase=yes') && document.querySelector('.notice') !== null")


def submit(tab):
    tab.take_events()
    tab.press("Enter")
    tab.wait_for("Page.loadEventFired")


def works_by_keyboard(tab, base, glot):
    tab.appear()
    tab.go(base + "/words")
    reached = []
    # What has the focus must show it.
    for _ in range(12):
        tab.press("Tab")
        name, shown = tab.value("""(() => { const each = document.activeElement, style = getComputedStyle(each);
          return [each.outerHTML.slice(0, 80), style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2]; })()""")
        reached.append(name)
        if not shown and name != reached[0]:
            yield f"the focus is not shown on {name}"
    if len(set(reached)) < 10:
        yield f"Tab stops at {reached[-1]}"
    tab.go(base + "/words")
    tab.press("a")
    tab.type("montaña")
    tab.press("Enter")
    tab.until("document.getElementById('list')?.innerText.includes('montaña')")
    if "montaña" not in glot.run("list", "--plain"):
        yield "“a” does not lead to a new word"
    if tab.value("document.activeElement.id") != "text":
        yield "the next word cannot be typed at once"
    tab.press("Escape")
    tab.press("?", shift=True)
    tab.until("document.querySelector('dialog[open]') !== null")
    if not tab.value("document.querySelector('dialog[open]').innerText.trim().length > 20"):
        yield "“?” shows no keys"
    tab.press("Escape")
    tab.until("document.querySelector('dialog[open]') === null")
    tab.press("/")
    tab.type("gat")
    tab.until("document.getElementById('list').innerText.includes('gato') && !document.getElementById('list').innerText.includes('casa')")
    tab.go(base + "/words")
    tab.press("u")
    tab.until("document.getElementById('list') && !document.getElementById('list').innerText.includes('montaña')")
    if "montaña" in glot.run("list", "--plain"):
        yield "“u” does not undo"


LISTENED = """
window.news = new Promise((done) => setTimeout(() => done(1e15), 30000) && new MutationObserver((_, observer) => {
  if (document.body.innerText.includes(WORD)) { observer.disconnect(); done(Date.now()); }
}).observe(document.body, { childList: true, subtree: true, characterData: true })); 0
"""


def tells_at_once(tab, other, base, glot):
    """How long until a page shows what a terminal or another page has changed."""
    delays = {}

    def change_in_terminal(path, word, change):
        for each in (tab, other):
            each.appear()
            each.go(base + path)
            each.value(LISTENED.replace("WORD", json.dumps(word)))
        change()
        ended = time.time() * 1000
        delays[path] = max([delays.get(path, -1e15), *(each.value("window.news") - ended for each in (tab, other))])

    for word in ("luna", "sol", "tierra"):
        change_in_terminal("/words", word, lambda: glot.run("add", word, "--from", "es", "--to", "en", "-q"))
    change_in_terminal("/history", "rojo", lambda: glot.run("add", "rojo", "--from", "es", "--to", "en", "-q"))
    change_in_terminal("/tasks", "Buy a lamp", lambda: glot.run("todo", "add", "Buy a lamp"))
    change_in_terminal("/words/1", "said by nobody", lambda: glot.run("edit", "1", "--note", "said by nobody", "-q"))
    change_in_terminal("/texts", "zorro", lambda: read_text(glot, "zorro.txt", "Un perro come."))
    print(f"terminal → page {max(delays.values()):.0f} ms after the command has ended")
    yield from (f"{path} showed what a terminal has changed after {delay:.0f} ms" for path, delay in delays.items() if delay > SLOWEST_NEWS)
    delays = []
    for word in ("mar", "nube", "viento"):
        other.go(base + "/words")
        other.value(LISTENED.replace("WORD", f"'{word}'"))
        tab.go(base + "/words")
        tab.focus("form[action='/words/new'] input[name='text']")
        tab.type(word)
        tab.press("Enter")
        tab.until(f"document.getElementById('list')?.innerText.includes('{word}')")
        answered = time.time() * 1000
        if word not in glot.run("list", "--plain", "--limit", "3"):
            yield f"a terminal does not have “{word}”"
        delays.append(other.value("window.news") - answered)
    print(f"page → page {max(delays):.0f} ms after it has shown it itself")
    if max(delays) > SLOWEST_NEWS:
        yield f"a page showed a word of another page after {max(delays):.0f} ms"


def misses_nothing(tab, base, glot):
    """What is added after a page was made, and before it listens, is shown all the same."""
    tab.appear()
    tab.send("Fetch.enable", patterns=[{"urlPattern": "*/events"}])
    tab.send("Page.navigate", url=base + "/words")
    listening = tab.wait_for("Fetch.requestPaused")["params"]["requestId"]
    glot.run("add", "escalera", "--from", "es", "--to", "en", "-q")
    tab.send("Fetch.continueRequest", requestId=listening)
    tab.until("document.getElementById('list')?.innerText.includes('escalera')")
    tab.send("Fetch.disable")
    return []


def comes_back(tab, base, glot):
    """What is seen of a lost connection. `base` leads over a line that is cut."""
    line = Line(glot.port)
    address = f"http://127.0.0.1:{line.port}"
    tab.appear()
    tab.send("Page.navigate", url=address + "/words")
    # Until it listens there is nothing to lose.
    tab.hear(address + "/events")
    tab.value("document.querySelector(\"input[name='text']\").focus()")
    tab.type("half a wo")
    line.cut()
    tab.until("!document.getElementById('connection').hidden && document.getElementById('connection').innerText.length > 5", 20)
    glot.run("add", "puente", "--from", "es", "--to", "en", "-q")
    line.mend()
    tab.until("document.getElementById('connection').hidden", 30)
    tab.until("document.getElementById('list').innerText.includes('puente')", 10)
    if tab.value("document.querySelector(\"input[name='text']\").value") != "half a wo":
        yield "what was typed is lost"
    line.cut()


def reads_again_after_another_server(tab, program):
    """A server that begins anew numbers the versions of the data anew, too: a page of the one before reads its list again."""
    glot = Glot(program)
    try:
        glot.run("add", "casa", "--from", "es", "--to", "en", "-q")
        glot.serve()
        tab.appear()
        tab.go(glot.address)
        tab.send("Page.navigate", url=glot.base + "/words")
        tab.hear(glot.base + "/events")
        glot.stop()
        tab.until("!document.getElementById('connection').hidden", 20)
        glot.run("add", "puente", "--from", "es", "--to", "en", "-q")
        glot.serve(port=glot.port)
        tab.until("document.getElementById('list').innerText.includes('puente')", 20)
    finally:
        glot.end()
    return []


def begins(tab, program):
    """Somebody who has nothing yet opens the address on a phone, adds a word, and finds it there and in the terminal."""
    glot = Glot(program)
    try:
        glot.serve()
        tab.appear(width=360, height=740)
        tab.go(glot.address)
        tab.until("location.pathname === '/words' && document.getElementById('list').innerText.includes('There are no words yet')")
        tab.focus("form[action='/words/new'] input[name='text']")
        tab.type("house")
        tab.until("document.getElementById('preview').innerText.includes('дом')")
        tab.press("Enter")
        tab.until("document.getElementById('list')?.innerText.includes('дом')")
        if "house" not in glot.run("list", "--plain"):
            yield "a terminal does not have the word"
    finally:
        glot.end()


def restores_damaged_data(tab, program):
    """A damaged database is told on a page that leads to the backups, and one of them is restored there."""
    glot = Glot(program)
    try:
        glot.run("add", "casa", "--from", "es", "--to", "en", "-q")
        glot.run("backup")
        with open(next(Path(glot.folder.name).rglob("glot.db")), "r+b") as file:
            file.write(b"broken" * 100)
        glot.serve()
        tab.appear()
        tab.go(glot.address)
        tab.until("document.querySelector('[role=alert] a[href=\"/backups\"]') !== null")
        tab.value("document.querySelector('[role=alert] a').click()")
        tab.until("location.pathname === '/backups' && document.querySelector('.rows button') !== null")
        tab.value("document.querySelector('.rows button').click()")
        tab.until("document.querySelector('[role=status] span')?.innerText.includes('The data is as it was on')")
        tab.go(glot.base + "/words")
        if "casa" not in tab.value("document.body.innerText"):
            yield "the word is not there again"
    finally:
        glot.end()


def tabs_are_seen_to_go_on(tab, base):
    """On a phone a shadow at the end of the tabs says that there are more."""
    tab.appear(width=360, height=740)
    tab.go(base + "/words")
    if tab.value("(() => { const nav = document.querySelector('nav'); return nav.scrollWidth <= nav.clientWidth; })()"):
        yield "the tabs fit, so nothing is tried"
    if tab.value("getComputedStyle(document.querySelector('nav')).backgroundImage.split('linear-gradient').length") < 5:
        yield "nothing says that there are more tabs"


def is_used(tab, chromium, base, glot):
    """Each page, in both languages and sizes."""
    for language in LANGUAGES:
        for size, (width, height) in SIZES.items():
            # English eyes see things move, Russian ones do not want to.
            moves = language == "en"
            uses = {
                "words": lambda: use.words(tab, base, glot, language), "tasks": lambda: use.tasks(tab, base, glot, language),
                "practice": lambda: use.practice(tab, base, glot, language), "typing": lambda: use.types_an_answer(tab, base),
                "the game": lambda: use.game(tab, base, moves), "the board": lambda: use.board(tab, base, chromium),
                "import": lambda: use.imports(tab, base, glot, language), "export": lambda: use.exports(tab, base, chromium, glot, language),
                "history": lambda: use.history(tab, base, glot, language), "settings": lambda: use.settings(tab, base, glot, language),
                "UBCO and stems": lambda: use.live_texts(tab, base),
            }
            for name, body in uses.items():
                tab.appear(language, width, height, moves=moves)
                attempt(f"{name} used {language} {size}", lambda: list(body()))


def main(program):
    begun = time.monotonic()
    glot, chromium = Glot(program), Chromium()
    try:
        names = fill(glot)
        glot.serve()
        tab, stranger = chromium.tab(), chromium.tab()
        other = chromium.tab_in(tab.context)
        tab.go(glot.address)
        tab.until("location.pathname === '/words'")
        base = glot.base
        names |= fill_board(tab, glot)
        attempt("every tab is tried", lambda: all_tabs_are_tried(tab, base))
        all_pages(tab, stranger, base, names)
        attempt("a slow line", lambda: list(nothing_moves(tab, base, glot, names)))
        attempt("no cookies but the session's", lambda: list(use.cookies(tab, base)))
        attempt("first paint", lambda: paints_at_once(tab, base))
        attempt("without scripts", lambda: list(works_without_scripts(tab, base, glot)))
        attempt("by keyboard", lambda: list(works_by_keyboard(tab, base, glot)))
        attempt("the order of the focus", lambda: list(use.order_of_focus(tab, base)))
        attempt("keys of rows", lambda: list(use.row_keys(tab, base, glot)))
        is_used(tab, chromium, base, glot)
        attempt("a hostile round", lambda: list(use.hostile_round(tab, base, glot, HOSTILE)))
        attempt("a hostile board", lambda: list(use.hostile_board(tab, base, glot, HOSTILE)))
        attempt("reading", lambda: list(reads_a_text(tab, base, glot, names)))
        attempt("news", lambda: list(tells_at_once(tab, other, base, glot)))
        attempt("two pages", lambda: list(use.conflict(tab, other, base, glot, names)))
        attempt("tabs", lambda: list(tabs_are_seen_to_go_on(tab, base)))
        attempt("a new user", lambda: list(begins(tab, program)))
        attempt("damaged data", lambda: list(restores_damaged_data(tab, program)))
        attempt("a word between the page and its stream", lambda: misses_nothing(tab, glot.base, glot))
        attempt("a lost connection", lambda: list(comes_back(tab, base, glot)))
        attempt("another server", lambda: reads_again_after_another_server(tab, program))
        attempt("what was typed", lambda: list(use.keeps_what_was_typed(tab, base, glot)))
        attempt("a revoked browser", lambda: list(use.revoked(tab, base, glot)))
    finally:
        chromium.end()
        glot.end()
    print(f"{passed} passed, {failed} failed ({time.monotonic() - begun:.0f} s)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
