"""What people do on each page, by keys and the mouse before a desk and by touch on a phone, in both languages."""
import json
import re
import time
from pathlib import Path

from chromium import wait

# One for each language and size, so that each finds what it needs undone by the others.
WORDS = {("en", False): "estufa", ("en", True): "nieve", ("ru", False): "puerta", ("ru", True): "silla"}


def has(selector):
    return f"document.querySelector({json.dumps(selector)}) !== null"


def shows(text, selector="main"):
    return f"document.querySelector({json.dumps(selector)})?.innerText.includes({json.dumps(text)})"


def text_of(tab, selector):
    return tab.value(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")


def arrives(tab, expression):
    """Waits for another page, and until it hears keys."""
    tab.until(f"document.readyState === 'complete' && Boolean({expression})")


def hit_or_press(tab, selector, key):
    """What a key does before a desk, a finger does on a phone."""
    if tab.is_phone:
        tab.hit(selector)
    else:
        arrives(tab, has(selector))
        tab.press(key)


def words(tab, base, glot, language):
    word = WORDS[language, tab.is_phone]
    tab.go(base + "/words")
    hit_or_press(tab, "#text", "a")
    tab.type(word)
    tab.until("document.querySelector('#preview .entry') !== null")
    if tab.is_phone:
        tab.hit("form[action='/words/new'] button")
    else:
        tab.press("Enter")
    tab.until(shows(word, "#list"))
    link = "#list a[href]:not(.extra)"
    if text_of(tab, link) != word:
        yield "the newest word is not the first"
    tab.press("Escape")
    if not tab.is_phone:
        tab.press("j")
    hit_or_press(tab, "#list li:first-child .star", "s")
    tab.until("document.querySelector('#list li:first-child .star').innerText === '★'")
    if not tab.is_phone and tab.value("document.activeElement.closest('li') !== document.querySelector('#list li')"):
        yield "the row is not selected any more after its star"
    hit_or_press(tab, link, "Enter")
    arrives(tab, has(".entry.whole"))
    hit_or_press(tab, "a[href$='/edit']", "e")
    arrives(tab, has("form.edit [name=note]"))
    tab.fill("[name=note]", f"a note on {word}")
    tab.hit("form.edit button.main")
    tab.until(shows(f"a note on {word}") + " && document.querySelector('.entry.whole') !== null")
    if not tab.is_phone:
        # The keyboard of a Russian has the same keys.
        tab.press("у" if language == "ru" else "e")
        tab.until(has("form.edit [name=note]") + " && document.readyState === 'complete'")
        tab.press("Escape")
        tab.press("q")
        arrives(tab, has(".entry.whole"))
    hit_or_press(tab, "button[formaction$='/delete']", "d")
    tab.until(f"location.pathname === '/words' && !({shows(word, '#list')})")
    if word in glot.run("list", "--plain"):
        yield "the word is not deleted"
    tab.hit(".notice button")
    tab.until(shows(word, "#list"))
    hit_or_press(tab, "header form[action='/undo'] button", "u")
    tab.until(f"!document.querySelector('.star')?.closest('li').innerText.includes({json.dumps('a note on ' + word)})")
    glot.run("rm", word, "-q")


def row_keys(tab, base, glot):
    """What has no button in a row of words has its key."""
    tab.go(base + "/words?q=casa")
    tab.press("j")
    told = []
    for key in ("b", "-", "-", "N"):
        tab.press(key)
        told.append(tab.until("document.querySelector('.notice span')?.innerText"))
        tab.value("document.querySelector('.notice')?.remove()")
    if len(set(told)) != 4:
        yield f"put off, set aside, brought back and begun anew say the same: {told}"
    tab.press("w")
    tab.until("document.activeElement?.id === 'day'")
    tab.go(base + "/words")
    tab.press("r")
    tab.until("document.activeElement?.name === 'remind_at'")
    for _ in range(4):
        glot.run("undo", "-q")


def tasks(tab, base, glot, language):
    task = f"Call {WORDS[language, tab.is_phone].title()}"
    tab.go(base + "/tasks")
    hit_or_press(tab, "#line", "a")
    tab.type(f"{task} tomorrow 9am !high #shop")
    tab.until(shows(task, "#reading") + " && document.querySelector('#reading').innerText.includes('shop')")
    if "tomorrow" in text_of(tab, "#reading .strong"):
        yield "the day is not read while one types"
    if tab.is_phone:
        tab.hit("form[action='/tasks'] .field button")
    else:
        tab.press("Enter")
    tab.until(shows(task, "#list"))
    row = f"[...document.querySelectorAll('#list li')].find((each) => each.innerText.includes({json.dumps(task)}))"
    number = tab.value(row + ".querySelector('a').getAttribute('href').split('/').pop()")
    tab.value("document.activeElement.blur()")
    if not tab.is_phone:
        tab.value(row + ".querySelector('a').focus()")
        tab.press("p")
        tab.until(has(".notice"))
        tab.until(f"{row}?.querySelector('a') === document.activeElement")
        tab.press("e")
        tab.until("document.activeElement?.id === 'text'")
        tab.press("Escape")
        tab.press("q")
        arrives(tab, f"location.pathname === '/tasks' && {row}")
        tab.value(row + ".querySelector('a').focus()")
        tab.press("ArrowRight")
    else:
        tab.hit(f"form[action='/tasks/{number}/done'] button")
    tab.until(f"!{row}")
    hit_or_press(tab, "a[href='/tasks?done=yes']", "c")
    tab.until(f"location.search === '?done=yes' && Boolean({row})")
    glot.run("todo", "rm", number, "-q")
    tab.until(f"!{row}")


def practice(tab, base, glot, language):
    tab.go(base + "/practice")
    tab.post("/practice/begin", direction="both", **{"from": "es"})
    tab.go(base + "/practice")
    marks = []
    for _ in range(3):
        # A card is shown, or its meaning is chosen; then it is graded.
        marks.append(tab.value("document.querySelector('input[name=card]').value"))
        if tab.value(has(".choices")):
            hit_or_press(tab, "button[name=choice][value='2']", "2")
            tab.until(has(".answers .right"))
        else:
            hit_or_press(tab, "form[action='/practice/show'] button", "Enter" if len(marks) % 2 else " ")
        tab.until("document.activeElement?.name === 'grade'")
        hit_or_press(tab, "button[name=grade][value='1']", "ArrowLeft")
        tab.until(f"document.querySelector('input[name=card]') && document.querySelector('input[name=card]').value !== {json.dumps(marks[-1])}")
    answered = text_of(tab, ".card .wrong")
    hit_or_press(tab, "form[action='/practice/undo'] button", "u")
    tab.until(f"document.querySelector('.card .wrong').innerText !== {json.dumps(answered)}")
    if not tab.is_phone:
        tab.press("w")
        tab.until("document.activeElement?.id === 'day'")
    return []


def types_an_answer(tab, base):
    """The only card of two languages that come back is typed."""
    tab.go(base + "/practice")
    tab.post("/practice/begin", direction="to", **{"from": "fr"})
    tab.go(base + "/practice")
    if not tab.value(has("#answer")):
        yield "nothing is to be typed: " + text_of(tab, "main")[:200]
        return
    tab.fill("#answer", "boujour")
    if tab.is_phone:
        tab.hit("form[action='/practice/type'] button")
    else:
        tab.press("Enter")
    tab.until(has(".card [role=status] b"))
    if "bonjour" not in text_of(tab, ".card"):
        yield "the right answer is not shown"


def game(tab, base, moves):
    tab.go(base + "/game")
    hit_or_press(tab, "button[value=starter]" if tab.is_phone else "button[value=play]", "p")
    arrives(tab, "location.pathname === '/game/round' && document.getElementById('time')")
    # What falls is seen to fall, unless somebody does not want to see anything move.
    place = "document.getElementById('shown').getBoundingClientRect().top"
    tab.until("document.getElementById('time').value < 0.98")
    before = tab.value(place)
    tab.until("document.getElementById('time').value < 0.93")
    if (tab.value(place) > before + 1) != moves:
        yield "the word does not fall" if moves else "the word falls though nothing is to move"
    if not moves and tab.value("document.getAnimations().length"):
        yield "something is animated though nothing is to move"
    counters = "document.getElementById('counters').innerText"
    first = tab.value(counters)
    hit_or_press(tab, "button[value=yes]", "ArrowRight")
    tab.until(f"{counters} !== {json.dumps(first)}")
    hit_or_press(tab, "form[data-pause] button", "p")
    tab.until(has("#fall.paused"))
    left = tab.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(document.getElementById('time').value))))")
    if tab.value("new Promise((done) => setTimeout(() => done(document.getElementById('time').value), 350))") < left - 0.001:
        yield "time goes on in a pause"
    hit_or_press(tab, "form[data-pause] button", " ")
    tab.until(has("#fall:not(.paused)"))
    # Who looks elsewhere has paused.
    tab.value("""Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"))""")
    tab.until(has("#fall.paused"))
    tab.value("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    hit_or_press(tab, "form[data-pause] button", "p")
    tab.until(has("#fall:not(.paused)"))
    for _ in range(20):
        before = tab.until(f"document.getElementById('counters') ? {counters} : 'over'")
        if before == "over":
            break
        hit_or_press(tab, "button[value=no]", "n")
        tab.until(f"!document.getElementById('counters') || {counters} !== {json.dumps(before)}")
    arrives(tab, has(".beginnings"))
    hit_or_press(tab, "button[value=play]", "r")
    arrives(tab, has("#time"))
    if not tab.is_phone:
        tab.value("window.isOld = true")
        tab.press("r")
        arrives(tab, "!window.isOld && document.getElementById('time')")
        tab.press("q")
        arrives(tab, "location.pathname === '/game'")


def board(tab, base, chromium):
    def permit(setting):
        chromium.send("Browser.setPermission", permission={"name": "clipboard-write"}, setting=setting, browserContextId=tab.context, origin=base)
        chromium.send("Browser.setPermission", permission={"name": "clipboard-read"}, setting=setting, browserContextId=tab.context, origin=base)
    tab.go(base + "/keyboard")
    tab.post("/keyboard/reset")
    tab.go(base + "/keyboard")
    permit("granted")
    if tab.is_phone:
        tab.hit(".board button")
    else:
        tab.press("ArrowDown")
        tab.press("Enter")
    arrives(tab, "document.getElementById('copied')?.innerText")
    piece = text_of(tab, "#piece")
    if tab.value("navigator.clipboard.readText()") != piece:
        yield "what was put out is not copied"
    copied = text_of(tab, "#copied")
    permit("denied")
    hit_or_press(tab, "#copy", "c")
    tab.until(f"document.getElementById('copied').innerText !== {json.dumps(copied)}")
    if tab.value("getSelection().toString()") != piece:
        yield "what could not be copied is not selected"
    permit("granted")
    if not tab.is_phone:
        first = tab.value("document.activeElement.innerText")
        tab.press("l")
        if tab.value("document.activeElement.innerText") == first:
            yield "l does not go to the next button"
        tab.press("ArrowDown")
        tab.press("ArrowUp")
        tab.press("h")
        if tab.value("document.activeElement.innerText") != first:
            yield "the arrows do not lead back"
    hit_or_press(tab, ".board a", "p")
    arrives(tab, "location.pathname === '/keyboard/pieces'")
    tab.hit(".rows li:last-child button")
    arrives(tab, "location.pathname === '/keyboard' && document.getElementById('piece')")
    if text_of(tab, "#piece") == piece:
        yield "another text of the button was not put out"
    # A text with placeholders asks what they stand for.
    tab.hit(".board button", "mails")
    arrives(tab, has("input[name='value.name']"))
    tab.fill("input[name='value.name']", "Ann")
    tab.press("Enter")
    arrives(tab, shows("Dear Ann", "#piece"))
    hit_or_press(tab, "form[action='/keyboard/back'] button", "b")
    tab.until("document.getElementById('piece') === null")


def imports(tab, base, glot, language):
    word = WORDS[language, tab.is_phone]
    file = Path(glot.folder.name, "words.csv")
    file.write_text(f"word,translation,from,to\n{word},something,es,en\ncasa,house,es,en\n")
    tab.go(base + "/words/import")
    if tab.value(has("form[action='/words/import/leave']")):
        hit_or_press(tab, "form[action='/words/import/leave'] button", "n")
        tab.until(has("[data-drop]"))
    if tab.is_phone:
        tab.send("DOM.setFileInputFiles", nodeId=tab.node("input[type=file]"), files=[str(file)])
        tab.hit("form.drop button")
    else:
        tab.drop("[data-drop]", file)
    tab.until(shows(word) + " && document.querySelector('table') !== null")
    if word in glot.run("list", "--plain"):
        yield "the file was imported before it was reported"
    tab.value("document.activeElement.blur()")
    hit_or_press(tab, "form[action='/words/import/take'] button", "Enter")
    wait(lambda: word in glot.run("list", "--plain"), 10, "the import")
    tab.until(has(".notice button"))
    tab.hit(".notice button")
    wait(lambda: word not in glot.run("list", "--plain"), 10, "the undoing of the import")


def exports(tab, base, chromium, glot, language):
    folder = Path(glot.folder.name, f"saved {language} {tab.is_phone}")
    folder.mkdir()
    chromium.send("Browser.setDownloadBehavior", behavior="allow", browserContextId=tab.context, downloadPath=str(folder))
    tab.go(base + "/words/export")
    tab.hit("form[action='/words/export/file'] button")
    file = wait(lambda: next(folder.glob("*.csv"), None), 10, "the file of words")
    wait(lambda: "casa" in file.read_text(), 5, "its words")
    tab.hit("a[download]")
    file = wait(lambda: next(folder.glob("*.json"), None), 10, "the file of everything")
    wait(lambda: "perro" in file.read_text(), 5, "all data")
    return []


def history(tab, base, glot, language):
    word = WORDS[language, tab.is_phone]
    glot.run("add", word, "--from", "es", "--to", "en", "-q")
    tab.go(base + "/history")
    if word not in text_of(tab, "#list li"):
        yield "the last change is not the first one"
    tab.hit("#list li button")
    tab.until("document.querySelector('#list li .done') !== null")
    if word in glot.run("list", "--plain"):
        yield "nothing was undone"
    tab.go(base + "/game")
    if tab.is_phone:
        tab.go(base + "/history")
        tab.hit("#row button")
    else:
        tab.press("U", shift=True)
    tab.until(has(".notice"))
    if word not in glot.run("list", "--plain"):
        yield "nothing was redone"
    glot.run("undo", "-q")


def settings(tab, base, glot, language):
    count = {("en", False): "7", ("en", True): "8", ("ru", False): "9", ("ru", True): "10"}[language, tab.is_phone]
    tab.go(base + "/settings")
    tab.fill("[name='practice.new']", count)
    tab.hit("form[action='/settings'] button.main")
    tab.until(has(".notice"))
    if glot.run("config", "get", "practice.new").split()[-1] != count:
        yield "the setting is not saved"
    tab.fill("[name='practice.retention']", "2")
    tab.value("document.querySelector('form[action=\"/settings\"]').noValidate = true")
    tab.hit("form[action='/settings'] button.main")
    tab.until(has(".problem"))
    tab.fill("[name='practice.retention']", "0.9")
    tab.fill("[name='practice.new']", "20")
    tab.hit("form[action='/settings'] button.main")
    tab.until(has(".notice") + " && !" + has(".problem"))


def live_texts(tab, base):
    """UBCO and roots, while one types; and texts that look like markup."""
    tab.go(base + "/ubco")
    tab.fill("#text", "hello world")
    tab.until("document.getElementById('ubco').value.length > 5 && document.getElementById('facts').innerText.includes('2')")
    ubco = tab.value("document.getElementById('ubco').value")
    tab.fill("#ubco", ubco)
    tab.until("document.getElementById('text').value === 'hello world'")
    tab.fill("#text", "<img src=x onerror=window.ran=1>")
    tab.until(f"document.getElementById('ubco').value !== {json.dumps(ubco)}")
    tab.go(base + "/stems")
    tab.fill("#words", "KMZLZ KMZ <img src=x onerror=window.ran=1>")
    tab.until("document.querySelectorAll('#result tbody tr').length >= 3")
    if tab.value("window.ran !== undefined || document.querySelector('#result img') !== null"):
        yield "a text was taken for markup while it was typed"


def hostile_round(tab, base, glot, hostile):
    """Words that look like markup fall as they are."""
    glot.run("lang", "it", "en")
    for number in range(16):
        glot.run("add", "--translation", f"{hostile} {number}", "--no-lookup", "-q", "--", f"{hostile} {number}")
    tab.appear()
    tab.go(base + "/game")
    tab.post("/game/start", round="play", timer="yes")
    tab.go(base + "/game/round")
    tab.until("document.getElementById('time').value < 0.98")
    if hostile not in text_of(tab, "#prompt") or hostile not in text_of(tab, "#shown"):
        yield "the words are not shown as they are: " + text_of(tab, "#fall")
    tab.press("y")
    tab.until(f"document.getElementById('verdict').innerText.includes({json.dumps(hostile)})")
    if tab.value("window.ran !== undefined || " + has("main :is(img, script, svg)")):
        yield "a word was taken for markup while it fell"
    glot.run("lang", "es", "en")


def hostile_board(tab, base, glot, hostile):
    """The file of a board has a name that looks like markup."""
    file = Path(glot.folder.name, hostile.replace("/", "") + ".json")
    file.write_text(json.dumps({"content": [{"id": "1", "displayText": hostile, "content": [hostile]}]}))
    glot.run("keys", "source", str(file))
    tab.appear()
    for path, shown in (("/keyboard/source", str(file)), ("/keyboard", hostile)):
        tab.go(base + path)
        if shown not in tab.value("document.querySelector('main').innerText.replaceAll('\\n', '')"):
            yield f"{path} does not show it as it is"
        if tab.value("window.ran !== undefined || " + has("main :is(img, script, svg)")):
            yield f"{path} took it for markup"
    glot.run("keys", "source", "own")


def cookies(tab, base):
    """Nothing is kept of a browser but who it is."""
    found = tab.send("Network.getAllCookies")["cookies"]
    if len(found) != 1 or not found[0]["httpOnly"] or found[0]["sameSite"] != "Strict":
        yield f"cookies: {[(each['name'], each['httpOnly'], each.get('sameSite')) for each in found]}"


def order_of_focus(tab, base):
    """Tab goes through a page as it is read, shows where it is, and leads out of it again."""
    tab.appear()
    for path in ("/words/1", "/tasks", "/practice", "/game", "/keyboard", "/settings", "/ubco"):
        tab.go(base + path)
        places = []
        for _ in range(80):
            tab.press("Tab")
            place = tab.value("""(() => {
              const each = document.activeElement, style = getComputedStyle(each);
              if (each === document.body) return null;
              const all = [...document.querySelectorAll("*")];
              return { index: all.indexOf(each), name: each.outerHTML.slice(0, 80), isMain: each.closest("main") !== null,
                isSeen: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 || each.matches(".skip") };
            })()""")
            if place is None or any(place["index"] == other["index"] for other in places[:-1]):
                break
            if not places or place["index"] != places[-1]["index"]:
                places.append(place)
        indices = [place["index"] for place in places]
        # It may begin in the middle, where the page has put it.
        first = indices.index(min(indices)) if indices else 0
        if indices[first:] + indices[:first] != sorted(indices):
            yield f"{path}: the focus does not go through the page as it is read"
        if not any(place["isMain"] for place in places):
            yield f"{path}: the focus does not come to the content"
        yield from (f"{path}: the focus is not shown on {place['name']}" for place in places if not place["isSeen"])


def conflict(tab, other, base, glot, names):
    """Of two pages that edit the same, the second is told, and nothing that was typed there is lost."""
    for path, field in ((f"/words/{names['hostile']}/edit", "[name=note]"), (f"/tasks/{names['task']}", "[name=note]")):
        for each in (tab, other):
            each.appear()
            each.go(base + path)
        for each, text in ((tab, "first of two"), (other, "second of two")):
            each.fill(field, text)
            each.hit("form.edit button.main")
            if each is tab:
                each.until(f"location.pathname !== {json.dumps(path)}")
        other.until(has(".problem"))
        if other.value(f"document.querySelector({json.dumps(field)}).value") != "second of two":
            yield f"{path}: what was typed second is lost"
        stored = glot.run("list", "--json") + glot.run("todo", "list", "--json")
        if "first of two" not in stored or "second of two" in stored:
            yield f"{path}: what was stored first was overwritten"
        glot.run("undo", "-q")


def keeps_what_was_typed(tab, base, glot):
    """What is typed outlives a form that could not be sent, a page that is opened again, and the server."""
    tab.appear()
    tab.go(base + "/words/1/edit")
    tab.fill("[name=note]", "half a note")
    tab.go(base + "/words/1/edit")
    if tab.value("document.querySelector('[name=note]').value") != "half a note" or not tab.value(has("form.edit .notice")):
        yield "what was typed is gone after the page was opened again"
    port = glot.port
    glot.server.terminate()
    glot.server.wait(30)
    tab.hit("form.edit button.main")
    tab.until("!document.getElementById('connection').hidden")
    if tab.value("document.querySelector('[name=note]').value") != "half a note":
        yield "what was typed is lost when it could not be sent"
    glot.serve(port=port)
    tab.until("document.getElementById('connection').hidden", 20)
    tab.hit("form.edit button.main")
    tab.until("document.querySelector('.entry.whole') !== null || document.querySelector('.problem, #complaint') !== null")
    if "half a note" not in glot.run("show", "casa", "--json"):
        yield "what was typed cannot be sent to a server that was started again: " + text_of(tab, "main")[:120]


def revoked(tab, base, glot):
    """A browser that is shut out is told with the next news."""
    tab.appear()
    tab.go(base + "/tasks")
    tab.until("events?.readyState === EventSource.OPEN")
    tab.fill("#line", "half a task")
    for device in json.loads(glot.run("serve", "devices", "--json")):
        glot.run("serve", "devices", "revoke", str(device["number"]), "-q")
    glot.run("todo", "add", "Seen by nobody")
    tab.until("document.getElementById('connection').innerText === document.getElementById('connection').dataset.expired", 20)
    if "Seen by nobody" in text_of(tab, "main"):
        yield "news comes to a browser that is shut out"
    if tab.value("document.getElementById('line').value") != "half a task":
        yield "what was typed is lost"
